"""Notable games: one for each way in which a game can end, and for things that happen rarely."""

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import tavola
from tests.games.condottiere.duel import Duel, refereed
from tests.games.condottiere.referee import BORDERS, GROUP, groups
from tests.games.condottiere.table import table
from tests.games.notable import NotableGame, events, result


@dataclass
class Notable(NotableGame):
    game = "condottiere"
    longest = 250
    positions_refereed = True

    lean: float = 0.3  # how often players pass

    def choose(self, match: tavola.Match, rng: Random) -> tuple[int, str]:
        seat = match.to_act[0]
        moves = match.legal(seat)
        may_pass = "pass" in moves and rng.random() < self.lean
        return seat, "pass" if may_pass else rng.choice(moves)

    def duel(self, match: tavola.Match) -> Duel:
        return Duel(match, refereed(match))


# --- what to look for -----------------------------------------------------------------------------


def won(match: tavola.Match) -> bool:
    """D8.1"""
    last, args = events(match)[-1]
    return (
        result(match).rule == "D8.1" and last == "won" and [args["seat"]] == result(match).winners()
    )


def won_after_a_deal(match: tavola.Match) -> bool:
    return won(match) and "dealt" in [name for name, _ in events(match)]


def limit_reached(match: tavola.Match) -> bool:
    """D8.3"""
    return result(match).rule == "D8.3" and events(match)[-1][0] == "limit-reached"


def one_is_first_at_the_limit(match: tavola.Match) -> bool:
    return limit_reached(match) and len(result(match).winners()) == 1


def two_share_the_win(match: tavola.Match) -> bool:
    """With cities, and somebody behind them."""
    return limit_reached(match) and sorted(result(match).places) == [1, 1, 3]


def a_round_stands_still(match: tavola.Match) -> bool:
    """D7.4, and the game goes on after it."""
    return won(match) and "standstill" in [name for name, _ in events(match)]


def the_last_round_stands_still(match: tavola.Match) -> bool:
    return limit_reached(match) and events(match)[-2][0] == "standstill"


def hands_are_laid_aside(match: tavola.Match) -> bool:
    """D6.6, by several players, and once it ends the round."""
    names = [name for name, _ in events(match)]
    ends = ("laid-aside", "round-over") in pairwise(names)
    seats = {args["seat"] for name, args in events(match) if name == "laid-aside"}
    return ends and len(seats) > 1


def follows(match: tavola.Match, card: str, then: str) -> list[tuple[Any, Any]]:
    """Where that event comes right after this card and what was fought: the arguments of both."""
    told = [one for one in events(match) if one[0] != "fought"]
    return [
        (first, second)
        for (one, first), (other, second) in pairwise(told)
        if one == "played" and first["card"] == card and other == then
    ]


def a_bishop_saves_a_city(match: tavola.Match) -> bool:
    """D5.7, D6.4: played by its owner."""
    return any(
        card["seat"] == kept["seat"] for card, kept in follows(match, "bishop", "owner-keeps")
    )


def a_surrender_decides(match: tavola.Match) -> bool:
    """D5.6: a city is won by one who surrenders, and taken by another."""
    taken = follows(match, "surrender", "took-city")
    won_by_it = follows(match, "surrender", "won-city")
    return any(card["seat"] == city["seat"] for card, city in won_by_it) and any(
        card["seat"] != city["seat"] for card, city in taken
    )


def the_example_s_borders_decide(match: tavola.Match) -> bool:
    """D1.2: on the printed board the winner's cities would not be connected."""
    cities = set(events(match)[-1][1].get("cities", ()))
    return won(match) and len(groups(cities, BORDERS)) > 1


def an_owner_waits_and_wins(match: tavola.Match) -> bool:
    """D4.5: three free passes in a battle, and then the owner comes in and keeps the city."""
    waits = 0
    for name, args in events(match):
        if name in {"named-city", "named-owned-city"}:
            waits, owner = 0, args.get("owner_seat")
        waits += name == "waited"
        if name == "won-city" and waits > 2 and args["seat"] == owner:
            return True
    return False


def an_owner_waits_in_a_city_that_he_named(match: tavola.Match) -> bool:
    """D4.5 with its option: the holder of the pawn waits, and then wins his own city again."""
    waits = False
    for name, args in events(match):
        if name in {"named-city", "named-owned-city"}:
            waits, attacker = False, args["seat"]
        waits = waits or (name == "waited" and args["seat"] == attacker)
        if name == "won-city" and waits and args["seat"] == attacker:
            return True
    return False


def every_card_is_played(match: tavola.Match) -> bool:
    return len({args["card"] for name, args in events(match) if name == "played"}) == 13


def the_holder_has_no_cards(match: tavola.Match) -> bool:
    """D6.7, D3.3: somebody names a city and another begins."""
    named = [step for step in match.steps if step.move and step.move.text.startswith("city")]
    after = [match.steps[match.steps.index(step) + 1] for step in named]
    return any(step.seat != then.seat for step, then in zip(named, after, strict=True))


def small_hands(seed: int) -> tavola.Match:
    """Four players in the middle of their second round."""
    return table(
        *("10 scarecrow 4", "heroine winter", "5 surrender 1", "6 6"),
        pawn=2,
        owners={0: "siena roma", 1: "firenze", 2: "milano genova torino"},
        known={0: "4"},
        aside="1 1 2 drummer bishop",
        rounds=1,
        round_limit=3,
        seed=seed,
    )


NOTABLE = [
    *(Notable(f"victory-{players}-players", players, won) for players in GROUP),
    Notable("round-limit", 3, one_is_first_at_the_limit, options={"round_limit": 2}),
    Notable("round-limit-shared", 3, two_share_the_win, options={"round_limit": 1}),
    Notable("standstill", 4, a_round_stands_still, lean=0.75),
    Notable("standstill-at-the-limit", 2, the_last_round_stands_still, 0.8, {"round_limit": 2}),
    Notable("hands-laid-aside", 5, hands_are_laid_aside, options={"first_condottiere": "3"}),
    Notable("bishop", 4, a_bishop_saves_a_city),
    Notable("surrender", 5, a_surrender_decides),
    Notable("example-borders", 4, the_example_s_borders_decide, options={"borders": "example"}),
    Notable("owner-waits", 3, an_owner_waits_and_wins),
    Notable(
        "owner-waits-in-a-city-of-his-choice",
        3,
        an_owner_waits_in_a_city_that_he_named,
        options={"free_pass_in_own_city": True},
    ),
    Notable("every-card", 6, every_card_is_played),
    Notable("holder-without-cards", 3, the_holder_has_no_cards, 0.1, {"round_limit": 1}),
    Notable("entropy", 2, won, entropy=("tre civette sul comò", "che facevano l'amore")),
    Notable("from-a-position", 4, won_after_a_deal, begin=small_hands),
]
