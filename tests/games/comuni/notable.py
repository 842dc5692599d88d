"""Notable games: one for each way in which a game can end, and for things that happen rarely.

The records lie in tests/records/comuni; `python -m tools.make_records comuni` plays them anew, with
the first seed by which the notable thing comes about.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import tavola
from tests.games.comuni.table import table, who

NAMES = ["Anna", "Bianca", "Carla", "Dora", "Elena"]
LONGEST = 1000  # moves


@dataclass
class Notable:
    """A game to look for: how it is set up, and what must come about in it."""

    name: str
    players: int
    special: Callable[[tavola.Match], bool]
    liked: tuple[str, ...] = ("build", "claim", "collect", "league", "city")
    options: dict[str, Any] = field(default_factory=dict)
    entropy: tuple[str, ...] = ()
    begin: Callable[[int], tavola.Match] | None = None  # by a seed, if not with the set-up

    def play(self, seed: int) -> tavola.Match:
        """A game of players who choose at random, but often what they like."""
        rng = Random(f"{self.name} {seed}")
        match = (
            self.begin(seed)
            if self.begin
            else tavola.start(
                "comuni", self.players, seed=seed, entropy=self.entropy, **self.options
            )
        )
        while match.to_act and len(match.steps) <= LONGEST:
            seat = rng.choice(match.to_act)
            moves = match.legal(seat)
            liked = [move for move in moves if move.startswith(self.liked)]
            match.play(seat, rng.choice(liked if liked and rng.random() < 0.6 else moves))
        return match

    def find(self) -> tavola.Match:
        """The first such game."""
        for seed in range(10**6):
            match = self.play(seed)
            if match.result is not None and self.special(match):
                return match
        raise AssertionError(f"there is no game {self.name}")


# --- what to look for -----------------------------------------------------------------------------


def events(match: tavola.Match) -> list[tuple[str, Any]]:
    """All events that everyone saw."""
    return [(event.id, event.args) for event in match.log(None)]


def names(match: tavola.Match) -> list[str]:
    return [name for name, _ in events(match)]


def result(match: tavola.Match) -> tavola.Result:
    assert match.result is not None
    return match.result


def four_invasions(match: tavola.Match) -> bool:
    """C6.3 All four came."""
    came = [args["invader"] for name, args in events(match) if name == "invasion"]
    return result(match).rule == "C6.3" and came == ["venezia", "france", "pope", "emperor"]


def limit_reached(match: tavola.Match) -> bool:
    """C6.6 The emperor comes, but not all before him."""
    came = [args["invader"] for name, args in events(match) if name == "invasion"]
    return result(match).rule == "C6.6" and came[-1] == "emperor" and len(came) < 4


def a_chain_of_three(match: tavola.Match) -> bool:
    """C3.22 Three envoys displaced by one bid."""
    for step in match.steps:
        if [event.id for event in step.events].count("outbid") and step.move is not None:
            at = match.steps.index(step)
            chain = [e.id for s in match.steps[at : at + 3] for e in s.events]
            if chain[:6] == ["bid", "outbid", "relocated", "outbid", "relocated", "outbid"]:
                return True
    return False


def a_bonus_wall(match: tavola.Match) -> bool:
    """C3.16"""
    return "bonus-wall" in names(match)


def masters_change_hands(match: tavola.Match) -> bool:
    """C3.18 More than once."""
    return names(match).count("master-taken") > 2


def a_hero_without_walls(match: tavola.Match) -> bool:
    """C5.8 Somebody who gave most is passed over."""
    return four_invasions(match) and "hero" in names(match) and "plundered" in names(match)


def a_tie_for_the_win(match: tavola.Match) -> bool:
    """C7.6 The lower comune wins."""
    totals = sorted(dict(lines)["total"] for lines in result(match).score)
    return totals[-1] == totals[-2]


def the_turn_ends_after_an_invasion(match: tavola.Match) -> bool:
    """C3.25 With a hand that is too large afterwards."""
    for at, step in enumerate(match.steps):
        told = [event.id for event in step.events]
        if "league" in told and "turn" in told and at + 1 < len(match.steps):
            return four_invasions(match)
    return False


def plunder_is_repaired(match: tavola.Match) -> bool:
    """C3.19 Both ways."""
    tokens = {args["tokens"] for name, args in events(match) if name == "repaired"}
    return tokens == {1, 2}


def the_last_turns(seed: int) -> tavola.Match:
    """Four players shortly before the last card."""
    return table(
        who("lucca", gold=2, armies=3, build="economic a01 a02, military a04", walls="a07 a08"),
        who("milano", pilgrims=3, craftsmen=2, hand="c01 c05", build="religious a10 a11 a12"),
        who("firenze", gold=4, plunder=2, build="cultural a26 a09, economic a03"),
        who("siena", armies=5, hand="c03", walls="a05 a06 b04"),
        bids={1: ("milano", 2), 3: ("siena", 0)},
        deck="d",
        left=3,
        turn="firenze",
        seed=seed,
    )


NOTABLE = [
    *(Notable(f"emperor-{players}-players", players, four_invasions) for players in range(2, 6)),
    Notable("round-limit", 3, limit_reached, options={"round_limit": 6}),
    Notable(
        "nobody-claims",
        2,
        limit_reached,
        liked=("collect", "take", "commit"),
        options={"round_limit": 1},
    ),
    Notable("chain-of-outbid-players", 4, a_chain_of_three, liked=("bid", "relocate", "take pil")),
    Notable("bonus-wall", 2, a_bonus_wall, liked=("wall", "claim", "take craftsmen")),
    Notable("guild-masters", 4, masters_change_hands),
    Notable(
        "heroes-need-walls",
        5,
        a_hero_without_walls,
        options={"heroes_need_walls": True},
    ),
    Notable("tie", 3, a_tie_for_the_win),
    Notable(
        "turn-ends-after-invasion",
        3,
        the_turn_ends_after_an_invasion,
        options={"after_invasion": "end_turn", "smallest_building": "any"},
    ),
    Notable("repairs", 4, plunder_is_repaired, liked=("repair 1", "repair 2", "take pil", "bui")),
    Notable("open-screens", 2, four_invasions, options={"open_screens": True}),
    Notable("entropy", 2, four_invasions, entropy=("tre civette sul comò", "l'amore")),
    Notable("from-a-position", 4, lambda match: result(match).rule == "C6.3", begin=the_last_turns),
]
