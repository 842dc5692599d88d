"""Condottiere as a game of Tavola: each question goes to the file that answers it."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Facts, Game, Log, Move, Option, Plain, Refusal, Result
from tavola.games.condottiere import advice
from tavola.games.condottiere.data import CARDS, DECK, KINDS, SCARECROW, SEATS
from tavola.games.condottiere.moves import (
    NAME,
    TABLE,
    Keep,
    LayAside,
    NameCity,
    Pass,
    Play,
    TakeBack,
    TakeNone,
)
from tavola.games.condottiere.rules.battle import (
    end_turn,
    legal_battle,
    pass_turn,
    play_card,
    why_not_battle,
)
from tavola.games.condottiere.rules.battle_end import (
    ask_next,
    keep_hand,
    lay_aside,
    legal_lay_aside,
    why_not_lay_aside,
)
from tavola.games.condottiere.rules.cards import legal_take_back, take_back, why_not_take_back
from tavola.games.condottiere.rules.course import name_city, why_not_name_city
from tavola.games.condottiere.rules.setup import set_up
from tavola.games.condottiere.save import load, save
from tavola.games.condottiere.score import score
from tavola.games.condottiere.state import BATTLE, LAY_ASIDE, NAME_CITY, OVER, TAKE_BACK, State
from tavola.games.condottiere.view import look, redeal_unknown

FACTS: Final = Facts(
    name="condottiere",
    title="Condottiere",
    rules_version="1",
    fewest=2,
    most=6,
    authors=("Dominique Ehrhard", "Duccio Vitale"),
    publisher="Eurogames / Jeux Descartes",
    year=1995,
    hidden=("hands", "undealt-cards"),
)


class Condottiere(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE)

    def options(self, players: i64) -> tuple[Option, ...]:
        return (
            Option("borders", "D1.2", "board", choices=("board", "example")),
            Option("first_condottiere", "D2.1", "random", choices=("random", *SEATS[:players])),
            Option("round_limit", "D8.3", 40, low=1, high=1000),
        )

    def longest(self, players: i64, options: Plain) -> int:
        """D8.3 bounds the rounds; the cards bound the battles of a round (D7.4).

        In a round at most all 96 cards are played, and each scarecrow brings one back. Between
        two cards lie at most two idle battles. In a battle each player passes once for good, the
        owner also between any two acts of others; and each is asked once to keep his hand.
        """
        limit = options["round_limit"]
        assert isinstance(limit, int)
        scarecrows = DECK[SCARECROW]
        plays = sum(DECK) + scarecrows
        battles = 3 * (plays + 1)
        waits = plays + battles * int(players)
        return limit * (plays + scarecrows + waits + battles * (1 + 2 * int(players)))

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        return set_up(players, options, chance, log)

    def turn(self, state: State) -> i64:
        return state.acting

    def legal(self, state: State, seat: i64) -> list[Move]:
        if seat != state.acting:
            return []
        phase = state.phase
        if phase == BATTLE:
            return legal_battle(state, seat)
        if phase == LAY_ASIDE:
            return legal_lay_aside(state, seat)
        if phase == NAME_CITY:
            return NAME[:]
        if phase == TAKE_BACK:
            return legal_take_back(state, seat)
        return []

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if state.phase == OVER:
            return Refusal("D8.3" if state.winner == NOBODY else "D8.1", "game-is-over")
        if seat != state.acting:
            return self.why_not_this_seat(state, seat)
        if isinstance(move, NameCity):
            return why_not_name_city(state)
        if isinstance(move, (Play, Pass)):
            return why_not_battle(state, seat, move)
        if isinstance(move, (TakeBack, TakeNone)):
            return why_not_take_back(state, seat, move)
        if isinstance(move, (Keep, LayAside)):
            return why_not_lay_aside(state, seat, move)
        return Refusal("D4.1", "no-battle-turn")

    def why_not_this_seat(self, state: State, seat: i64) -> Refusal:
        """The rule that gives the decision to another seat."""
        acting: Plain = {"seat": state.acting}
        if state.phase == NAME_CITY:
            return Refusal("D3.2", "pawn-names-the-city", acting)
        if state.phase == LAY_ASIDE:
            return Refusal("D6.6", "asked-in-turn", acting)
        if state.phase == TAKE_BACK:
            return Refusal("D5.5", "scarecrow-of-another", acting)
        if 0 <= seat < state.players:
            player = state.seats[seat]
            if player.cards == 0:
                return Refusal("D4.7", "out-of-cards", acting)
            if player.out:
                return Refusal("D4.2", "has-passed", acting)
        return Refusal("D3.3", "not-your-turn", acting)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Play):
            play_card(state, seat, move.card, chance, log)
        elif isinstance(move, Pass):
            pass_turn(state, seat, chance, log)
        elif isinstance(move, Keep):
            keep_hand(seat, log)
            ask_next(state, chance, log)
        elif isinstance(move, NameCity):
            name_city(state, move.city, log)
        elif isinstance(move, TakeBack):
            take_back(state, seat, move.card, log)
            end_turn(state, seat, chance, log)
        elif isinstance(move, TakeNone):
            if log.listening:
                log.tell("took-none", {"seat": seat})
            end_turn(state, seat, chance, log)
        elif isinstance(move, LayAside):
            lay_aside(state, seat, log)
            ask_next(state, chance, log)

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
        """Between battles."""
        return state.phase == NAME_CITY

    def census(self, state: State) -> dict[str, int]:
        """D1.1 Every card is in a hand, an army, laid aside or undealt; D1.2 no city vanishes."""
        counts: dict[str, int] = {"cities": len(state.owner)}
        for kind in range(KINDS):
            seen: i64 = state.aside[kind] + state.undealt[kind]
            for player in state.seats:
                seen += player.hand[kind] + player.army[kind]
            counts[CARDS[kind]] = seen
        return counts

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data)


GAME: Final = Condottiere()
