"""Samples of played games (__main__.py): one module per game, with `sample()`."""

from collections.abc import Callable
from typing import Any

import tavola
from tavola.core.foresee import differences
from tavola.text import Texts, languages

NAMES = ("Elena", "Matteo", "Nina", "Astore")

Choose = Callable[[list[str]], str]


def consider(match: tavola.Match, choose: Choose, not_now: str) -> dict[str, Any]:
    """One move, and what the engine said beforehand that it would do (docs/api.md)."""
    seat = match.to_act[0]
    move = choose(match.legal(seat))
    now, then = match.view(seat)["table"], match.foresee(seat, move)
    foreseen = {
        "events": [event.plain() for event in then.events],
        "then": None if then.table is None else differences(now, then.table),
    }
    return {**play(match, lambda legal: move, not_now), "foreseen": foreseen}


def play(match: tavola.Match, choose: Choose, not_now: str) -> dict[str, Any]:
    """One move: the view before it, what followed, and both in words."""
    seat = match.to_act[0]
    move = choose(match.legal(seat))
    before = match.view(seat)
    refused = match.why_not((seat + 1) % match.players, not_now)
    events = match.play(seat, move)
    return {
        "seat": seat,
        "move": move,
        "before": before,
        "after": match.view(seat)["table"],
        "events": [event.plain() for event in events],
        "refused": None if refused is None else refused.plain(),
        "words": {
            code: {
                "move": texts.move(move, NAMES),
                "prompt": texts.prompt(before, NAMES),
                "events": [texts.event(event, NAMES) for event in events],
                "refused": None if refused is None else texts.refusal(refused, NAMES),
            }
            for code in languages()
            for texts in [Texts(str(before["game"]), code)]
        },
    }


def foreseen(match: tavola.Match) -> dict[str, Any]:
    """What each legal move would do, in the form in which it is sent (docs/api.md)."""
    seat = match.to_act[0]
    now = match.look(seat)
    return {
        move: {
            "events": [event.plain() for event in ahead.events],
            "then": None if ahead.table is None else differences(now, ahead.table),
        }
        for move, ahead in match.foresee_all(seat).items()
    }


def fairness(match: tavola.Match) -> dict[str, Any]:
    return {
        "setup": match.fairness.setup,
        "seed": match.fairness.seed.hex(),
        "entropy": match.fairness.entropy,
        "commitment": match.fairness.commitment,
        "draws": [drawn.plain() for drawn in match.steps[0].drawn],
    }
