"""D3 Course of the game: the holder of the pawn names a city, and the battle begins."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Phase, Refusal
from tavola.games.condottiere.data import CITIES
from tavola.games.condottiere.moves import NAME, Keep, LayAside, NameCity, TakeBack, TakeNone
from tavola.games.condottiere.state import BATTLE, State


class Naming(Phase[State]):
    """D3.2 The holder of the pawn names a city, any at all."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        return NAME[:]

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        return None if isinstance(move, NameCity) else not_now(move)

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("D3.2", "pawn-names-the-city", {"seat": state.acting})

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        assert isinstance(move, NameCity)
        name_city(state, move.city, log)


def not_now(move: Move) -> Refusal:
    """The rule that says when a move of another phase is made."""
    if isinstance(move, NameCity):
        return Refusal("D3.2", "city-is-named")
    if isinstance(move, (TakeBack, TakeNone)):
        return Refusal("D5.5", "no-scarecrow")
    if isinstance(move, (Keep, LayAside)):
        return Refusal("D6.6", "not-after-a-battle")
    return Refusal("D4.1", "no-battle-turn")


def name_city(state: State, city: i64, log: Log) -> None:
    """D3.2 The city of the next battle, unowned or owned, his own included."""
    state.city = city
    if log.listening:
        owner = state.owner[city]
        if owner == NOBODY:
            log.tell("named-city", {"seat": state.pawn, "city": CITIES[city]})
        else:
            log.tell(
                "named-owned-city",
                {"seat": state.pawn, "city": CITIES[city], "owner_seat": owner},
            )
    begin_battle(state)


def begin_battle(state: State) -> None:
    """D3.4 Who holds no cards takes no part. D3.3 The pawn begins, else the next one with cards."""
    for player in state.seats:
        player.out = player.cards == 0
    first = state.pawn
    while state.seats[first].out:
        first = state.after(first)
    state.phase = BATTLE
    state.acting = first
