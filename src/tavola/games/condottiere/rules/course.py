"""D3 Course of the game: the holder of the pawn names a city, and the battle begins."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Refusal
from tavola.games.condottiere.data import CITIES
from tavola.games.condottiere.state import BATTLE, NAME_CITY, State


def why_not_name_city(state: State) -> Refusal | None:
    """D3.2 Any city at all, so the only question is when."""
    if state.phase != NAME_CITY:
        return Refusal("D3.2", "city-is-named")
    return None


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
