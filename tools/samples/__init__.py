"""Samples of played games (__main__.py): one module per game, with `sample()`."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

import tavola
from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tavola.core.fair import JOINT, commit, commit_share
from tavola.core.foresee import differences
from tavola.core.game import NOBODY
from tavola.core.joint import CourseStep, Joint
from tavola.text import Texts, languages, lines_of_act

NAMES = ("Elena", "Matteo", "Nina", "Astore")

STEPS = 400  # of a game whose log is told

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


def acts(game: str) -> list[dict[str, Any]]:
    """The acts of a game between bots as those who watch see them, with the lines of the log."""
    match = tavola.start(game, players=len(NAMES), seed=3)
    bot, luck = make("greedy", 3), FastChance(3)
    while match.to_act and len(match.steps) < STEPS:
        seat = match.to_act[0]
        match.play(seat, bot.choose(sight_of(match.game, match.state, seat, luck)).text)
    told = [
        (act[0].seat, [event for step in act for event in step.events if event.visible_to(NOBODY)])
        for act in match.acts()
    ]
    return [
        {
            "seat": seat,
            "events": [event.plain() for event in events],
            "words": {
                code: [line.text for line in lines_of_act(Texts(game, code), seat, events, NAMES)]
                for code in languages()
            },
        }
        for seat, events in told
    ]


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
        "version": match.fairness.version,
        "entropy": match.fairness.entropy if match.fairness.shares is None else None,
        "course": match.fairness.course or None,
        "commitment": match.fairness.commitment,
        "draws": [drawn.plain() for drawn in match.steps[0].drawn],
    }


def together(match: tavola.Match) -> dict[str, Any]:
    """The same set-up, where the first two people make chance with the table, in the second round:
    in the first the share of one of them did not come.
    """
    setup, players = match.fairness.setup, match.players
    joint = Joint(players)
    shares = [hashlib.sha256(name.encode()).digest() for name in NAMES[:2]]
    for number in range(2):
        seed = bytes([number]) * 32
        table = commit(seed, setup, JOINT)
        joint.take(CourseStep("table", number, commitment=table))
        for seat, share in enumerate(shares):
            own = commit_share(share, table, seat)
            joint.take(CourseStep("commit", number, seat=seat, commitment=own))
        joint.take(CourseStep("seal", number))
        joint.take(CourseStep("reveal", number, seat=0, entropy=shares[0].hex()))
        if number == 0:
            joint.take(CourseStep("void", number, missing=[1], seed=seed.hex()))
        else:
            joint.take(CourseStep("reveal", number, seat=1, entropy=shares[1].hex()))
    made = tavola.Match(match.game, players, match.options, seed=seed, shares=joint.shares)
    made.fairness.course = msgspec.to_builtins(joint.steps)
    return fairness(made)
