"""What a move would do, as far as the seat that considers it may know.

The move is carried out in a world dealt anew from what the seat knows, always with the same luck.
So by law 7 the answer is the same in all positions that look alike to the seat: it can't tell
anything hidden. It ends where the unknown begins, at the first draw of chance or the first event
that is `news`; law 11 proves that everything said before that comes true.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance, FastChance
from tavola.core.game import Event, Game, Log, Move, Plain
from tavola.core.things import tell_things

LUCK: Final[i64] = 7  # any number: nothing that is drawn is ever told
MOST_AFTER: Final = 8  # how many moves ahead may be asked about


class WatchedChance(Chance):
    """Luck that notes how much had been told when it was first needed."""

    def __init__(self, log: Log) -> None:
        self.first_draw: i64 = -1  # by the number of events before it; -1: there was none
        self._log: Final = log
        self._luck: Final = FastChance(LUCK)

    def _note(self) -> None:
        if self.first_draw < 0:
            self.first_draw = len(self._log.events)

    def below(self, what: str, n: i64, names: tuple[str, ...]) -> i64:
        self._note()
        return self._luck.below(what, n, names)

    def shuffle(self, what: str, items: vec[i64], names: tuple[str, ...]) -> None:
        self._note()
        self._luck.shuffle(what, items, names)


class Foresight:
    """What one move would do.

    `events`: what the seat would be told, as far as it is certain. `table`: what it would then
    see (`Game.view`); None: the move is open, something comes to light that nobody can know yet.

    >>> match = tavola.start("condottiere", players=2, seed=7)
    >>> foreseen = match.foresee(match.to_act[0], "city siena")
    >>> foreseen.open, foreseen.table["phase"]
    (False, 'battle')
    """

    def __init__(self, events: list[Event], table: Mapping[str, object] | None) -> None:
        self.events: Final = events
        self.table: Final = table

    @property
    def open(self) -> bool:
        """Whether it ends in the unknown."""
        return self.table is None

    def __repr__(self) -> str:
        return f"Foresight({self.events}{', open' if self.open else ''})"


def foresee(game: Game[Any], state: Any, seat: i64, moves: list[Move]) -> list[Foresight]:
    """For each of these legal moves of the seat."""
    world = game.redeal(state, seat, FastChance(LUCK))
    found: list[Foresight] = []
    for move in moves:
        then = world.clone()
        events, certain = apply_and_tell(game, then, seat, move)
        events = tell_things(game, world, then, events)
        found.append(Foresight(events, game.view(then, seat) if certain else None))
    return found


def world_after(game: Game[Any], state: Any, seat: i64, move: Move) -> Any:
    """A world that fits what the seat knows once it has made this legal move; None: it is open."""
    world = game.redeal(state, seat, FastChance(LUCK))
    _, certain = apply_and_tell(game, world, seat, move)
    return world if certain else None


def apply_and_tell(game: Game[Any], world: Any, seat: i64, move: Move) -> tuple[list[Event], bool]:
    """Makes the move in this world: what the seat can foretell of it, and whether that is all."""
    log = Log()
    luck = WatchedChance(log)
    game.apply(world, seat, move, luck, log)
    told: list[Event] = []
    for number, event in enumerate(log.events):
        if number == luck.first_draw:
            return told, False
        if event.visible_to(seat):
            if event.news:
                return told, False
            told.append(event)
    return told, luck.first_draw < 0


def differences(now: object, then: object) -> object:
    """What to change to make `then` of `now`: the form in which views travel (docs/api.md).

    A mapping is changed by key, `-` lists the keys that are gone; a list that keeps its length is
    changed by place (`#2`); anything else is replaced. (A merge patch of RFC 7396 would say null
    for a key that is gone, but null is a value here, and would send every list whole.)
    """
    if isinstance(now, dict) and isinstance(then, dict):
        gone = [key for key in now if key not in then]
        found: Plain = {"-": gone} if gone else {}
        for key, value in then.items():
            if key not in now:
                found[key] = value
            elif now[key] != value:
                found[key] = differences(now[key], value)
        return found
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return {
            f"#{place}": differences(one, other)
            for place, (one, other) in enumerate(zip(now, then))
            if one != other
        }
    return then


def changed(now: object, patch: object) -> object:
    """`then` again, of `now` and `differences(now, then)`; neither is touched."""
    if isinstance(now, list) and isinstance(patch, dict):
        return [
            changed(one, patch[f"#{place}"]) if f"#{place}" in patch else one
            for place, one in enumerate(now)
        ]
    if not isinstance(now, dict) or not isinstance(patch, dict):
        return patch
    gone = patch.get("-", ())
    kept = {key: value for key, value in now.items() if key not in gone}
    for key, value in patch.items():
        if key != "-":
            kept[key] = changed(now[key], value) if key in now else value
    return kept
