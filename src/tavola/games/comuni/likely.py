"""What another player may have pledged in secret, as far as everybody can tell (C5.3)."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.games.comuni.data import ARMIES
from tavola.games.comuni.rules.invasion import most_for
from tavola.games.comuni.state import PLEDGED, PLEDGES, State

NUMBERS: Final[tuple[str, ...]] = tuple(str(number) for number in range(61))


def draw_pledges(world: State, seat: i64, chance: Chance) -> None:
    """A sensible commitment of this player, drawn at random."""
    player = world.seats[seat]
    for question in range(PLEDGES):
        most = most_for(player, question)
        if PLEDGED[question] == ARMIES:
            player.pledge[question] = chance.below("pledge", most + 1, NUMBERS)
        else:
            player.pledge[question] = 2 * chance.below("pledge", most // 2 + 1, NUMBERS)
    player.asked = PLEDGES
