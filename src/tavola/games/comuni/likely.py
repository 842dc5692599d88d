"""What another player may have pledged in secret, as far as everybody can tell (C5.3)."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.games.comuni.advice_invasion import value_of
from tavola.games.comuni.data import ARMIES
from tavola.games.comuni.rules.invasion import most_for, skip_questions
from tavola.games.comuni.state import PLEDGED, PLEDGES, State

PARTS: Final[i64] = 1000
NUMBERS: Final[tuple[str, ...]] = tuple(str(number) for number in range(int(PARTS)))
WHIM: Final = 1.2  # points: how far players stray from what looks best


def draw_pledges(world: State, seat: i64, chance: Chance) -> None:
    """A commitment of this player, drawn at random: the more sensible, the likelier."""
    player = world.seats[seat]
    while player.asked < PLEDGES:
        question = player.asked
        step: i64 = 1 if PLEDGED[question] == ARMIES else 2
        values: list[float] = []
        for cubes in range(0, most_for(player, question) + 1, step):
            values.append(value_of(world, seat, question, cubes))
        player.pledge[question] = step * draw(values, chance)
        player.asked += 1
        skip_questions(player)


def draw(values: list[float], chance: Chance) -> i64:
    """The place of one of the values: a point more makes it likelier."""
    top = values[0]
    for value in values:
        top = max(top, value)
    total = 0.0
    for value in values:
        total += exp((value - top) / WHIM)
    left = total * (float(chance.below("pledge", PARTS, NUMBERS)) + 0.5) / float(PARTS)
    for place in range(len(values)):
        left -= exp((values[place] - top) / WHIM)
        if left < 0.0:
            return place
    return len(values) - 1
