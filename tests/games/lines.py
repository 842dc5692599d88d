"""What the tests of every game have in common: moves, events and refusals as lines of text."""

from collections.abc import Iterable, Iterator, Sequence

import pytest

import tavola
from tavola.core.game import NOBODY
from tavola.text import Texts, lines_of_act


def split(move: str) -> tuple[int, str]:
    """The seat and the move of a line like `0: play winter`."""
    seat, _, text = move.partition(": ")
    return int(seat), text


def play(match: tavola.Match, *moves: str) -> list[str]:
    """Make these moves; what happened, as lines like `won-city seat=0 city=siena strength=10`."""
    return play_all(match, map(split, moves))


def play_all(match: tavola.Match, moves: Iterable[tuple[int, str]]) -> list[str]:
    before = len(match.steps)
    for seat, text in moves:
        match.play(seat, text)
    return [line(event) for step in match.steps[before:] for event in step.events]


def line(event: tavola.Event) -> str:
    """What is told; what the things in it are goes without saying."""
    args = {name: value for name, value in event.args.items() if name != "things"}
    return " ".join([event.id, *(f"{name}={text(value)}" for name, value in args.items())])


def text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def why(match: tavola.Match, move: str) -> str:
    """The refusal as `RULE id`, or an empty string if the move is legal."""
    return refused(match, *split(move))


def refused(match: tavola.Match, seat: int, text: str) -> str:
    """The same. Asking, or trying to play, must leave the match as it was."""
    refusal = match.why_not(seat, text)
    if refusal is None:
        return ""
    before = match.save()
    with pytest.raises(tavola.IllegalMove) as raised:
        match.play(seat, text)
    assert raised.value.refusal.plain() == refusal.plain()
    assert match.save() == before
    return f"{refusal.rule} {refusal.id}"


def told(match: tavola.Match) -> Iterator[str]:
    """The last move and who heard what of it: for playthroughs."""
    number, step = len(match.steps) - 1, match.steps[-1]
    yield ""
    yield f"{number} {'set-up' if step.move is None else f'seat {step.seat}: {step.move.text}'}"
    for event in step.events:
        heard = "" if event.seen_by is None else f"(seat {event.seen_by[0]} alone) "
        shown = " (shows what was hidden)" if event.reveals else ""
        yield f"    {heard}{line(event)}{shown}"


def log(match: tavola.Match, names: Sequence[str], eyes: int = NOBODY) -> tuple[list[str], ...]:
    """The lines of the log, in English and in German, as far as these eyes may know."""
    told = [
        (act[0].seat, [event for step in act for event in step.events if event.visible_to(eyes)])
        for act in match.acts()
    ]
    return tuple(
        [
            line.text
            for texts in [Texts(match.game.facts.name, language)]
            for seat, events in told
            for line in lines_of_act(texts, seat, events, names)
        ]
        for language in ("en", "de")
    )


def acts(game: str, *moves: str) -> list[str]:
    """Moves that one seat makes in a row, those of one act in one line: `play architect, stop`."""
    rules = tavola.game(game)
    made = [rules.table.by_text[move] for move in moves]
    found: list[str] = []
    for number, move in enumerate(made):
        if number and rules.joins(made[number - 1], move):
            found[-1] += f", {move.text}"
        else:
            found.append(move.text)
    return found
