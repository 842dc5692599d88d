"""Parlour as a game of Tavola."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Facts, Game, Log, Move, Option, Plain, Refusal, Result
from tests.laws.parlour import rules, view
from tests.laws.parlour.moves import DAY, KINDS, MORNING, TABLE, THEFT, Step
from tests.laws.parlour.state import EACH, State, load, save

FACTS: Final = Facts(
    name="parlour",
    title="Parlour",
    rules_version="1",
    fewest=2,
    most=4,
    authors=("The Tavola contributors",),
    publisher="Tavola",
    year=2025,
    hidden=("hands", "stakes", "deck"),
    simultaneous=True,
)
PHASE_MOVES: Final = {"morning": MORNING, "day": DAY, "theft": THEFT, "over": ()}
PHASE_RULE: Final = {"morning": "P3.1", "day": "P4.1", "theft": "P5.1", "over": "P6.1"}


class Parlour(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE)

    def options(self, players: i64) -> tuple[Option, ...]:
        return (
            Option("first_opener", "P2.2", "first", choices=("first", "random")),
            Option("days", "P2.3", 3, low=1, high=6),
            Option("guards", "P2.4", True),
        )

    def longest(self, players: i64, options: Plain) -> int:
        """Each flower is staked or planted once a day at most; add commits, the day, the theft."""
        days = options["days"]
        assert isinstance(days, int)
        return days * (2 * EACH * len(KINDS) + int(players) + 3 + 2 + 2 + 1)

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        days = options["days"]
        assert isinstance(days, int)
        state = State(players, days, options["guards"] is True)
        rules.set_up(state, options["first_opener"], chance, log)
        return state

    def turn(self, state: State) -> i64:
        seats = self.to_act(state)
        return seats[0] if seats else NOBODY

    def to_act(self, state: State) -> list[i64]:
        if state.phase == "morning":
            return [seat for seat, player in enumerate(state.seats) if not player.committed]
        if state.phase == "day":
            return [state.gardener]
        return [state.owner] if state.phase == "theft" else []

    def legal(self, state: State, seat: i64) -> list[Move]:
        if seat not in self.to_act(state):
            return []
        moves: list[Move] = []
        for move in PHASE_MOVES[state.phase]:
            if self.why_not(state, seat, move) is None:
                moves.append(move)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(move, Step)
        if state.phase == "over":
            return Refusal("P6.1", "game-is-over")
        if seat not in self.to_act(state):
            return Refusal(PHASE_RULE[state.phase], "not-your-decision")
        if move not in PHASE_MOVES[state.phase]:
            return Refusal(PHASE_RULE[state.phase], "not-now")
        player = state.seats[seat]
        if move.verb in {"stake", "plant", "guard"} and not player.hand[move.about]:
            return Refusal("P1.2", "not-in-hand", {"kind": KINDS[move.about]})
        return self.why_not_this_step(state, seat, move)

    def why_not_this_step(self, state: State, seat: int, move: Step) -> Refusal | None:
        """What limits the single verbs."""
        if move.verb == "water" and not state.cans:
            return Refusal("P4.2", "no-water-left")
        if move.verb == "draw" and not state.draws:
            return Refusal("P4.4", "drawn-enough")
        if move.verb == "draw" and not state.deck and not any(state.compost):
            return Refusal("P4.4", "no-flowers-left")
        if move.verb == "guard" and not state.guards:
            return Refusal("P5.2", "no-guards")
        if move.verb == "steal":
            if state.stole:
                return Refusal("P4.5", "stolen-already")
            owned = move.about < state.players and any(state.seats[move.about].vase)
            if move.about == seat or not owned:
                return Refusal("P4.5", "nothing-to-steal")
        return None

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        assert isinstance(move, Step)
        match move.verb:
            case "stake":
                rules.stake(state, seat, move, log)
            case "commit":
                rules.commit(state, seat, log)
            case "water":
                rules.water(state, move, log)
            case "plant":
                rules.plant(state, seat, move, log)
            case "draw":
                rules.draw(state, seat, chance, log)
            case "steal":
                rules.steal(state, move, log)
            case "let go":
                rules.let_go(state, seat, chance, log)
            case "guard":
                rules.guard(state, seat, move, log)
            case "done":
                rules.end_day(state, chance, log)

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        total = [rules.points(state, seat) for seat in range(state.players)]
        places = [1 + sum(other > own for other in total) for own in total]
        score = [[("points", own)] for own in total]
        if any(sum(player.vase) == 4 for player in state.seats):
            return Result(places, score, "full-vase", "P6.2")
        return Result(places, score, "last-day", "P6.1")

    def view(self, state: State, seat: i64) -> Plain:
        return view.look(state, seat)

    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return view.redeal(state, seat, chance)

    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        """Flowers of watered beds belong into the vase."""
        own = state.seats[seat]
        return [
            float(own.hand[move.about] + state.beds[move.about])
            if isinstance(move, Step) and move.verb in {"plant", "water"}
            else 0.0
            for move in moves
        ]

    def worth(self, state: State, seat: i64) -> float:
        total = sum(rules.points(state, other) + 1 for other in range(state.players))
        return (rules.points(state, seat) + 1) / total

    def census(self, state: State) -> dict[str, int]:
        counts = dict.fromkeys(KINDS, 0)
        for kind, word in enumerate(KINDS):
            piles = [state.compost, *(p.hand for p in state.seats)]
            piles += [p.stakes for p in state.seats] + [p.vase for p in state.seats]
            counts[word] = sum(pile[kind] for pile in piles) + state.deck.count(kind)
        return counts

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data)


GAME: Final = Parlour()
