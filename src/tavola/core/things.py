"""What single things are: ids stay in moves and records, people read what a thing is.

A game says of each of its single things (a card, a figure) what it is: `Game.things`. Whatever is
told about one of them carries that along, as the argument `things`, so that a line of the log can
be read when the thing is long gone.
"""

from collections.abc import Mapping
from typing import Any

from tavola.core.game import Event, Game, Refusal
from tavola.core.views import Args

Things = Mapping[str, Mapping[str, object]]


def mentioned(args: Args, things: Things, others: Things) -> dict[str, object]:
    """Those things that the arguments of a message name; what is in both is as in the first."""
    found: dict[str, object] = {}
    for value in args.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str):
                thing = things.get(one) or others.get(one)
                if thing:
                    found[one] = dict(thing)
    return found


def tell_things(game: Game[Any], before: Any, after: Any, events: list[Event]) -> list[Event]:
    """The events with what the things in them were before, or are if they are new.

    (So a thing has one name in all that a move told, though others of its kind come and go by it.)
    """
    if not events:
        return events
    were, are = game.things(before), game.things(after)
    if not were and not are:
        return events
    return [
        Event(
            event.id,
            {**event.args, "things": found},
            event.seen_by,
            event.reveals,
            event.news,
        )
        if (found := mentioned(event.args, were, are))
        else event
        for event in events
    ]


def name_things(game: Game[Any], state: Any, refusal: Refusal) -> Refusal:
    """The same for a refusal."""
    found = mentioned(refusal.args, game.things(state), {}) if refusal.args else None
    if not found:
        return refusal
    return Refusal(refusal.rule, refusal.id, {**refusal.args, "things": found})
