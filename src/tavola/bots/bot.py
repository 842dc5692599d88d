"""What a computer player is, and the only thing it ever gets to see.

A bot never holds the position. Whoever drives a match hands it a `Sight`: the seat's legal moves,
and a world that was dealt anew from what the seat knows (`redeal`). By the laws of the contract a
world dealt anew from that world is as good as one dealt from the position itself, so a bot can
draw as many worlds as it likes without the true one ever being in its reach, not even in memory.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tavola.core.chance import Chance, NoChance
from tavola.core.game import Game, Move, Plain, Position


class Sight:
    """What one seat may know at one moment."""

    def __init__(self, game: Game[Any], seat: i64, world: Position) -> None:
        """`world` must already be dealt anew for the seat: see `sight_of`."""
        self.game: Final = game
        self.seat: Final[i64] = seat
        self._world: Final = world
        self.moves: Final[list[Move]] = game.legal(world, seat)

    def world(self, chance: Chance) -> Position:
        """Another random world that fits what the seat knows."""
        world: Position = self.game.redeal(self._world, self.seat, chance)
        return world

    def world_at_hand(self) -> Position:
        """The world that the bot was given, not to be changed."""
        return self._world

    def view(self) -> Mapping[str, object]:
        """The table as the seat sees it."""
        return self.game.view(self._world, self.seat)

    def weigh(self) -> list[float]:
        """The game's advice for each of the moves: it knows no more than the seat does."""
        return self.game.weigh(self._world, self.seat, self.moves)

    def plain(self) -> Plain:
        """As data, ready for JSON: what a bot in another process needs."""
        return {
            "game": self.game.facts.name,
            "seat": self.seat,
            "world": self.game.save(self._world),
        }


def sight_of(game: Game[Any], state: Position, seat: i64, chance: Chance) -> Sight:
    """The sight of a seat: what it can't know is dealt anew before anyone looks."""
    return Sight(game, seat, game.redeal(state, seat, chance))


def sight_from(data: Plain, game: Game[Any]) -> Sight:
    """The sight that `Sight.plain` wrote."""
    world = data["world"]
    seat = data["seat"]
    assert isinstance(world, dict)
    assert isinstance(seat, int)
    return Sight(game, seat, game.load(world, NoChance()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A computer player. One instance may play any seat of any game, one decision after another."""

    @abstractmethod
    def choose(self, sight: Sight) -> Move:
        """One of `sight.moves`."""
