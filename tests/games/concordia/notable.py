"""Notable games: one for each way in which a game can end, and for things that happen rarely."""

from dataclasses import dataclass
from itertools import pairwise
from random import Random

import tavola
from tests.games.concordia.duel import Duel, set_up
from tests.games.concordia.table import seat, table
from tests.games.notable import NotableGame, events, result


@dataclass
class Notable(NotableGame):
    game = "concordia"
    longest = 1500
    positions_refereed = False

    lean: tuple[str, ...] = ("build", "card", "place")  # verbs that players prefer
    shuns: tuple[str, ...] = ()  # and that they never choose
    zeal: float = 0.9  # how often they follow these likings

    def choose(self, match: tavola.Match, rng: Random) -> tuple[int, str]:
        who = match.to_act[0]
        moves = match.legal(who)
        moves = [move for move in moves if move.split()[0] not in self.shuns] or moves
        if rng.random() < self.zeal:
            liked = [move for move in moves if move.split()[0] in self.lean]
            moves = liked or [move for move in moves if move != "done"] or moves
        return who, rng.choice(moves)

    def duel(self, match: tavola.Match) -> Duel:
        return set_up(match)


# --- what to look for -----------------------------------------------------------------------------


def happened(match: tavola.Match, *names: str) -> bool:
    told = {name for name, _ in events(match)}
    return set(names) <= told


def by_the_last_card(match: tavola.Match) -> bool:
    """K6.1"""
    return result(match).reason.startswith("last-card") and happened(match, "concordia-by-card")


def by_the_15th_house(match: tavola.Match) -> bool:
    """K6.1"""
    ended = result(match).reason.startswith("fifteenth-house")
    return ended and happened(match, "concordia-by-house")


def ended_by(match: tavola.Match) -> list[str]:
    """What was told in the turn in which the Concordia card was taken, from its card on."""
    names = [name for name, _ in events(match)]
    last = next(place for place, name in enumerate(names) if name.startswith("concordia-"))
    first = max(place for place, name in enumerate(names[:last]) if name == "played")
    return names[first:last]


def last_card_by_a_copy(match: tavola.Match) -> bool:
    """K6.1, K4.9"""
    return by_the_last_card(match) and "copied" in ended_by(match)


def house_by_a_copy(match: tavola.Match) -> bool:
    """K6.1, K4.9"""
    return by_the_15th_house(match) and "copied" in ended_by(match)


def by_the_limit(match: tavola.Match) -> bool:
    """K6.4"""
    return result(match).rule == "K6.4" and events(match)[-1][0] == "limit-reached"


def beyond_the_limit(match: tavola.Match) -> bool:
    """K6.4: the last turns are played out."""
    limit = match.options["round_limit"]
    assert isinstance(limit, int)
    start = match.state.start
    return result(match).rule == "K6.1" and bool(
        match.state.rounds == limit and match.state.concordia != start
    )


def a_tie(match: tavola.Match) -> bool:
    """K6.3: the first two have the same points."""
    points = sorted(dict(lines)["points"] for lines in result(match).score)
    return points[-1] == points[-2] and result(match).reason.endswith("-tied")


def somebody_chooses_goods_in_anothers_turn(match: tavola.Match) -> bool:
    """K5.2"""
    turn = -1
    for name, args in events(match):
        if name == "played":
            turn = args["seat"]
        if name == "kept" and args["seat"] != turn:
            return True
    return False


def every_card_is_played(match: tavola.Match) -> bool:
    return len({args["card"] for name, args in events(match) if name == "played"}) == 17


def interim_is_paid(match: tavola.Match) -> bool:
    """K7.1"""
    return happened(match, "interim-scored", "interim-paid")


def provisions(match: tavola.Match) -> bool:
    """K2.6"""
    return happened(match, "provisioned") and events(match)[2][0] == "bought"


def passed_over(match: tavola.Match) -> bool:
    """K4.13, twice in a row."""
    names = [name for name, _ in events(match)]
    return any(pair == ("passed-over",) * 2 for pair in pairwise(names))


def near_the_end(seed: int) -> tavola.Match:
    """Three players, few cards left."""
    return table(
        seat(
            "weaver consul", goods="brick food tool wine cloth", houses="massilia novaria athenae"
        ),
        seat("vintner mercator-5", goods="wine wine tool", houses="novaria", pile="prefect"),
        seat("mason colonist", goods="food tool", land="roma, aquileia roma", houses="lutetia"),
        display="architect III, prefect III, mercator-5 III",
        stack="",
        active=1,
        rounds=20,
        turned=["gallia", "syria"],
        praefectus=0,
        seed=seed,
    )


NO_CARDS = ("card",)
NOTABLE = [
    *(Notable(f"last-card-imperium-{n}", n, by_the_last_card) for n in (3, 4, 5)),
    *(
        Notable(f"last-card-italia-{n}", n, by_the_last_card, options={"map": "italia"})
        for n in (2, 3, 4)
    ),
    Notable("fifteenth-house", 3, by_the_15th_house, shuns=NO_CARDS),
    Notable("fifteenth-house-italia", 2, by_the_15th_house, shuns=NO_CARDS),
    Notable("last-card-by-a-copy", 4, last_card_by_a_copy),
    Notable("house-by-a-copy", 3, house_by_a_copy, shuns=NO_CARDS),
    Notable("round-limit", 3, by_the_limit, options={"round_limit": 8}),
    Notable("beyond-the-limit", 2, beyond_the_limit, options={"round_limit": 45}),
    Notable("tie", 3, a_tie, options={"round_limit": 6}),
    Notable("goods-in-anothers-turn", 4, somebody_chooses_goods_in_anothers_turn, shuns=("sell",)),
    Notable("every-card", 5, every_card_is_played),
    Notable("interim-scoring", 4, interim_is_paid, options={"interim_scoring": True}),
    Notable("without-start-goods", 3, provisions, options={"start_goods": False}),
    Notable("passed-over", 5, passed_over),
    Notable("open-hands", 3, by_the_last_card, options={"open_hands": True}),
    Notable("entropy", 2, by_the_last_card, entropy=("tre civette sul comò", "che facevano")),
    Notable("from-a-position", 3, by_the_last_card, begin=near_the_end),
]
