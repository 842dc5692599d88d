"""Notable games: one for each way in which a game can end, and for things that happen rarely."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import tavola
from tests.games.comuni.duel import Duel, refereed
from tests.games.comuni.table import table, who
from tests.games.notable import NotableGame, events, result


@dataclass
class Notable(NotableGame):
    game = "comuni"
    longest = 1000
    positions_refereed = False

    lean: tuple[str, ...] = ("build", "claim", "collect", "league", "city")  # often chosen

    def choose(self, match: tavola.Match, rng: Random) -> tuple[int, str]:
        seat = rng.choice(match.to_act)
        moves = match.legal(seat)
        liked = [move for move in moves if move.startswith(self.lean)]
        return seat, rng.choice(liked if liked and rng.random() < 0.6 else moves)

    def duel(self, match: tavola.Match) -> Duel:
        return Duel(match, refereed(match))


# --- what to look for -----------------------------------------------------------------------------


def names(match: tavola.Match) -> list[str]:
    return [name for name, _ in events(match)]


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
    """C3.18 Three times and more."""
    return names(match).count("master-taken") > 2


def the_most_generous_is_passed_over(match: tavola.Match) -> bool:
    """C5.8 Whoever sent most armies to the league took plunder, and another becomes the hero."""
    for step in match.steps:
        sent, heroes = Counter[int](), []
        for event in step.events:
            args: Any = event.args
            if event.id == "sent-to-league":
                sent[args["seat"]] = args["armies"]
            elif event.id == "hero":
                heroes.append(args["seat"])
        ranked = sent.most_common()
        if heroes and ranked[0][0] not in heroes and ranked[0][1] > ranked[1][1]:
            return four_invasions(match)
    return False


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
        lean=("collect", "take", "commit"),
        options={"round_limit": 1},
    ),
    Notable("chain-of-outbid-players", 4, a_chain_of_three, lean=("bid", "relocate", "take pil")),
    Notable("bonus-wall", 2, a_bonus_wall, lean=("wall", "claim", "take craftsmen")),
    Notable("guild-masters", 4, masters_change_hands),
    Notable(
        "heroes-need-walls",
        5,
        the_most_generous_is_passed_over,
        options={"heroes_need_walls": True},
    ),
    Notable("tie", 3, a_tie_for_the_win),
    Notable(
        "turn-ends-after-invasion",
        3,
        the_turn_ends_after_an_invasion,
        options={"after_invasion": "end_turn", "smallest_building": "worst_kind"},
    ),
    Notable("repairs", 4, plunder_is_repaired, lean=("repair 1", "repair 2", "take pil", "bui")),
    Notable("open-screens", 2, four_invasions, options={"open_screens": True}),
    Notable("entropy", 2, four_invasions, entropy=("tre civette sul comò", "l'amore")),
    Notable("from-a-position", 4, lambda match: result(match).rule == "C6.3", begin=the_last_turns),
]
