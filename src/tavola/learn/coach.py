"""Who guides through a step: says what is to be seen, plays the others, and judges what was tried.

A coach remembers nothing: what is said follows from the step and the moves made since it began. So
terminal and server ask the same function, and a table that is loaded again goes on where it was.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from tavola.learn.lesson import Line, Step

# task: the learner is asked for the answer. going: the answer was right, and the line goes on.
# done: it has come to its end. wrong: something else was tried, and has been played out.
# free: from here on it is the learner's own game.
Stage = Literal["task", "going", "done", "wrong", "free"]


@dataclass(frozen=True)
class Coaching:
    """What is to be said and done now."""

    stage: Stage
    say: str  # the id of the text; empty: nothing new
    lit: list[str] = field(default_factory=list)
    plays: tuple[int, str] | None = None  # a move that is made now, without the learner


def coach(step: Step, moves: Sequence[tuple[int, str]], has: Callable[[str], bool]) -> Coaching:
    """What comes after these moves. `has`: whether there is a text of that id."""
    if step.free:
        return Coaching("free", f"{step.id}-task" if not moves else f"{step.id}-done", step.lit)
    if not moves:
        return Coaching("task", f"{step.id}-task", step.lit)
    first = moves[0][1]
    line = step.line_after(first)
    right = first in step.accept
    for made, planned in zip(moves[1:], line):
        if made != planned:  # the learner left the line
            return Coaching("wrong", wrong_text(step, made[1], has))
    done = len(moves) - 1
    if done < len(line):
        return _next(step, line, done, right, has)
    if right:
        return Coaching("done", f"{step.id}-done")
    return Coaching("wrong", wrong_text(step, first, has))


def _next(step: Step, line: Line, done: int, right: bool, has: Callable[[str], bool]) -> Coaching:
    """The line goes on: the learner is asked to where there is a text for it."""
    seat, move = line[done]
    asked = f"{step.id}-then-{done + 1}"
    if right and seat == step.learner and has(asked):
        return Coaching("going", asked, [move])
    return Coaching("going", "", [], (seat, move))


def wrong_text(step: Step, move: str, has: Callable[[str], bool]) -> str:
    """What is said of a legal move that is not the answer."""
    own = text_of(step, "wrong", move)
    if has(own):
        return own
    any_other = f"{step.id}-wrong-any"
    return any_other if move in step.wrong and has(any_other) else _else(step, has)


def refused_text(step: Step, move: str, has: Callable[[str], bool]) -> str:
    """What is said of a move that is not legal, after the rule; empty: the rule says it all."""
    own = text_of(step, "refuse", move)
    return own if has(own) else ""


def text_of(step: Step, kind: str, move: str) -> str:
    """The id of a text about one move: `c4-wrong-play-10`."""
    return f"{step.id}-{kind}-{move.replace(' ', '-')}"


def _else(step: Step, has: Callable[[str], bool]) -> str:
    own = f"{step.id}-else"
    return own if has(own) else "lesson-else"
