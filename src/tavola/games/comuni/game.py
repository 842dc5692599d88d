"""Comuni as a game of Tavola: each question goes to the file that answers it."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Facts, Game, Log, Move, Option, Plain, Refusal, Result
from tavola.games.comuni import advice
from tavola.games.comuni.census import count_everything
from tavola.games.comuni.moves import (
    TABLE,
    Bid,
    Build,
    Claim,
    Collect,
    Commit,
    Discard,
    Done,
    Pledge,
    Relocate,
    Repair,
    Take,
    Trade,
    Wall,
    Withdraw,
)
from tavola.games.comuni.pack import SHELF
from tavola.games.comuni.redeal import redeal_unknown
from tavola.games.comuni.rules.build import (
    build,
    build_wall,
    finish_building,
    legal_build,
    why_not_build,
)
from tavola.games.comuni.rules.course import go_on, leave_building
from tavola.games.comuni.rules.discard import discard, legal_discard, why_not_discard
from tavola.games.comuni.rules.invasion import commit, legal_invasion, pledge, why_not_pledge
from tavola.games.comuni.rules.never import why_never
from tavola.games.comuni.rules.outbid import legal_outbid, relocate, why_not_outbid, withdraw
from tavola.games.comuni.rules.project import (
    bid,
    claim,
    collect,
    legal_choose,
    legal_project,
    take,
    why_not_project,
    why_not_take,
)
from tavola.games.comuni.rules.repair import legal_repair, repair, why_not_repair
from tavola.games.comuni.rules.setup import set_up
from tavola.games.comuni.rules.trade import add_trades, trade, why_not_trade
from tavola.games.comuni.save import load, save
from tavola.games.comuni.score import score
from tavola.games.comuni.state import (
    BUILD,
    CHOOSE,
    DISCARD,
    INVASION,
    OUTBID,
    OVER,
    PROJECT,
    TURN_END,
    State,
)
from tavola.games.comuni.view import look

FACTS: Final = Facts(
    name="comuni",
    title="Comuni",
    rules_version="2",
    fewest=2,
    most=5,
    authors=("Flaminia Brasini", "Virginio Gigli", "Stefano Luperto", "Antonio Tinto"),
    publisher="TenkiGames",
    year=2008,
    hidden=("screens", "hands", "walls", "pledges", "decks"),
    simultaneous=True,
)
# The most that one turn can bring: the option of phase 1, resources of choice, relocations, every
# card of the hand used or thrown away, `done`, the repair; and as many trades as cubes come in.
IN_A_TURN: Final = 1 + 8 + 7 + 30 + 1 + 1 + 40


class Comuni(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE)

    def options(self, players: i64) -> tuple[Option, ...]:
        return (
            Option("open_screens", "C1.4", False),
            Option("after_invasion", "C3.9", "continue", choices=("continue", "end_turn")),
            Option("guild_master_needs_two_storeys", "C3.18", False),
            Option("heroes_need_walls", "C5.8", False),
            Option("smallest_building", "C7.5", "any", choices=("any", "worst_kind")),
            Option("round_limit", "C6.6", 100, low=1, high=1000),
            Option("data_pack", "C1.2", str(SHELF.default), choices=tuple(SHELF.names())),
        )

    def longest(self, players: i64, options: Plain) -> int:
        """C6.6 bounds the turns; four invasions ask everybody at most six questions.

        A trade costs a cube more than it brings, so there are no more of them than cubes taken.
        """
        limit = options["round_limit"]
        assert isinstance(limit, int)
        turns = int(players) * (limit + 1)
        return turns * IN_A_TURN + 4 * 7 * int(players) + 100

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        return set_up(players, options, chance, log)

    def turn(self, state: State) -> i64:
        if state.phase != INVASION:
            return state.acting
        for seat in range(state.players):
            if not state.seats[seat].committed:
                return seat
        return NOBODY

    def to_act(self, state: State) -> list[i64]:
        if state.phase == INVASION:
            return [s for s in range(state.players) if not state.seats[s].committed]
        return [] if state.acting == NOBODY else [state.acting]

    def legal(self, state: State, seat: i64) -> list[Move]:
        if not self.must_act(state, seat):
            return []
        phase = state.phase
        if phase == PROJECT:
            moves = legal_project(state, seat)
        elif phase == BUILD:
            moves = legal_build(state, seat)
        elif phase == INVASION:
            moves = legal_invasion(state, seat)
        elif phase == CHOOSE:
            moves = legal_choose(state)
        elif phase == DISCARD:
            moves = legal_discard(state, seat)
        elif phase == OUTBID:
            moves = legal_outbid(state, seat)
        else:
            moves = legal_repair(state, seat)
        add_trades(state, seat, moves)
        return moves

    def must_act(self, state: State, seat: i64) -> bool:
        if state.phase == INVASION:
            return 0 <= seat < state.players and not state.seats[seat].committed
        return seat == state.acting and seat != NOBODY

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if state.phase == OVER:
            return Refusal("C6.3", "game-is-over")
        if not self.must_act(state, seat):
            return self.why_not_this_seat(state, move)
        if isinstance(move, (Build, Wall, Done)):
            return why_not_build(state, seat, move)
        if isinstance(move, (Bid, Claim, Collect)):
            return why_not_project(state, seat, move)
        if isinstance(move, (Pledge, Commit)):
            return why_not_pledge(state, seat, move)
        if isinstance(move, (Relocate, Withdraw)):
            return why_not_outbid(state, seat, move)
        if isinstance(move, Discard):
            return why_not_discard(state, seat, move)
        if isinstance(move, Take):
            return why_not_take(state, move)
        if isinstance(move, Repair):
            return why_not_repair(state, seat, move)
        assert isinstance(move, Trade)
        return why_not_trade(state, seat, move)

    def why_never(self, text: str) -> Refusal | None:
        return why_never(text)

    def why_not_this_seat(self, state: State, move: Move) -> Refusal:
        """The rule that gives the decision to another seat, or to nobody any more."""
        if state.phase == INVASION:
            return Refusal("C5.11", "already-committed")
        if isinstance(move, Trade):
            return Refusal("C4.1", "nothing-to-decide", {"seat": state.acting})
        if state.phase == OUTBID:
            return Refusal("C3.2", "outbid-one-decides", {"seat": state.acting})
        return Refusal("C3.20", "not-your-turn", {"seat": state.turn})

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Build):
            build(state, seat, move, log)
        elif isinstance(move, Wall):
            build_wall(state, seat, move, log)
        elif isinstance(move, Done):
            finish_building(state, seat, log)
            leave_building(state)
        elif isinstance(move, Bid):
            bid(state, seat, move.column, move.gold, log)
        elif isinstance(move, Pledge):
            pledge(state, seat, move, log)
        elif isinstance(move, Commit):
            commit(state, seat, log)
        elif isinstance(move, Trade):
            trade(state, seat, move, log)
        else:
            self.apply_rarer(state, seat, move, log)
        go_on(state, log)

    def apply_rarer(self, state: State, seat: i64, move: Move, log: Log) -> None:
        if isinstance(move, Claim):
            claim(state, seat, log)
        elif isinstance(move, Collect):
            collect(state, seat, log)
        elif isinstance(move, Take):
            take(state, seat, move.resource, log)
        elif isinstance(move, Discard):
            discard(state, seat, move.card, log)
        elif isinstance(move, Relocate):
            relocate(state, seat, move.column, log)
        elif isinstance(move, Withdraw):
            withdraw(state, seat, log)
        elif isinstance(move, Repair):
            repair(state, seat, move.tokens, log)
            state.phase = TURN_END

    def result(self, state: State) -> Result | None:
        return score(state)

    def view(self, state: State, seat: i64) -> Plain:
        return look(state, seat)

    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return redeal_unknown(state, seat, chance)

    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        return advice.weigh(state, seat, moves)

    def worth(self, state: State, seat: i64) -> float:
        return advice.worth(state, seat)

    def settled(self, state: State) -> bool:
        """Between two turns: nobody is outbid, invaded or in the middle of building."""
        return state.phase == PROJECT

    def census(self, state: State) -> dict[str, int]:
        return count_everything(state)

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data, chance)


GAME: Final = Comuni()
