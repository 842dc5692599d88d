"""Pairs of worlds that look the same to somebody, and what can be played in both alike."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from tavola.core.chance import FastChance
from tavola.core.game import NOBODY, SILENT, Game, Plain
from tavola.core.match import Match
from tavola.core.setup import settle

SEED = b"7" * 32
UNDO = "undo"
TRIES = 6


@dataclass(frozen=True)
class Worlds:
    """Two positions, the same to `viewer`, and acts after which they still are."""

    game: Game[Any]
    players: int
    options: Plain
    viewer: int
    positions: tuple[Plain, Plain]
    acts: list[tuple[int, str]]


def make_worlds(
    game: Game[Any], players: int, viewer: int, dice: random.Random, length: int
) -> Worlds | None:
    """A position of a random game and the same with all that the viewer can't know dealt anew.

    None, if the game was over there, or nothing could be dealt otherwise.
    """
    options = settle(game, players, {})
    luck = FastChance(dice.randrange(10**9))
    truth = game.start(players, options, luck, SILENT)
    for _ in range(dice.randrange(80)):
        seats = list(game.to_act(truth))
        if not seats:
            return None
        seat = dice.choice(seats)
        game.apply(truth, seat, dice.choice(list(game.legal(truth, seat))), luck, SILENT)
    if not game.to_act(truth):
        return None
    other = game.redeal(truth, viewer, FastChance(dice.randrange(10**9)))
    positions = game.save(truth), game.save(other)
    if positions[0] == positions[1]:
        return None
    acts = _plan(lambda at: _match(game, players, options, positions[at]), viewer, dice, length)
    return Worlds(game, players, options, viewer, positions, acts)


def _match(game: Game[Any], players: int, options: Plain, position: Plain) -> Match:
    return Match(game, players, options, seed=SEED, shares=[None] * players, position=position)


def _plan(
    make: Callable[[int], Match], viewer: int, dice: random.Random, length: int
) -> list[tuple[int, str]]:
    """Acts that can be made in both worlds, none of which the viewer could tell them apart by."""
    plan: list[tuple[int, str]] = []
    both = make(0), make(1)
    while len(plan) < length:
        candidates = _common(*both)
        dice.shuffle(candidates)
        for candidate in candidates[:TRIES]:
            _act(both, candidate)
            alike = _seen(both[0], viewer) == _seen(both[1], viewer)
            if alike and both[0].result is None and both[1].result is None:
                plan.append(candidate)
                break
            both = make(0), make(1)
            for earlier in plan:
                _act(both, earlier)
        else:
            break
    return plan


def _act(both: tuple[Match, Match], act: tuple[int, str]) -> None:
    seat, text = act
    for match in both:
        if text == UNDO:
            match.undo(seat)
        else:
            match.play(seat, text)


def _common(first: Match, second: Match) -> list[tuple[int, str]]:
    found = []
    for seat in range(first.players):
        also = set(second.legal(seat))
        found += [(seat, text) for text in first.legal(seat) if text in also]
        if first.undoable(seat) is not None and second.undoable(seat) is not None:
            found.append((seat, UNDO))
    return found


def _seen(match: Match, viewer: int) -> bytes:
    events = [
        [event.id, event.args] for event in match.steps[-1].events if event.visible_to(viewer)
    ]
    view = match.view(None if viewer == NOBODY else viewer)
    return msgspec.json.encode([events, view])
