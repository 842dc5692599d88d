"""Notable games: one for each way in which a game can end, each tie-break, and rare things."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import tavola
from tests.games.medievalia.referee import Referee
from tests.games.medievalia.table import MANY, fief, table
from tests.games.notable import NotableGame, events, result

# How players lean: the weight of a move by its verb, 1 if it is not named.
BUILDERS: dict[str, float] = {
    "close": 60,
    "buy": 20,
    "flip": 6,
    "drop": 0.2,
    "lift": 0.3,
    "draw": 0.2,
    "end": 0.4,
}
RAIDERS: dict[str, float] = {
    **BUILDERS,
    "enter": 40,
    "cross": 20,
    "lift": 3,
    "raid": 30,
    "target": 20,
    "buy": 2,
}
IDLE: dict[str, float] = {"end": 30, "draw": 3}
FIGHTERS: dict[str, float] = {"shoot": 30, "heal": 30, "raid": 30, "clash": 30, "against": 5}


@dataclass
class Notable(NotableGame):
    game = "medievalia"
    longest = 2500
    positions_refereed = True

    lean: Mapping[str, float] = field(default_factory=dict)  # the weight of a verb, else 1

    def choose(self, match: tavola.Match, rng: Random) -> tuple[int, str]:
        seat = match.to_act[0]
        moves = match.legal(seat)
        weights = [self.lean.get(move.split()[0], 1.0) for move in moves]
        return seat, rng.choices(moves, weights)[0]

    def duel(self, match: tavola.Match) -> Referee:
        return Referee(match)


# --- what to look for -----------------------------------------------------------------------------


def told(match: tavola.Match) -> set[str]:
    return {name for name, _ in events(match)}


def ended_by(reason: str) -> Callable[[tavola.Match], bool]:
    return lambda match: result(match).reason == reason


def sums(match: tavola.Match) -> list[list[int]]:
    """Buildings, output, hand of each side, the best first."""
    score = [[value for _, value in lines] for lines in result(match).score]
    if match.options.get("alliance"):
        score = [[a + b for a, b in zip(score[n], score[n + 2], strict=True)] for n in (0, 1)]
    return sorted(score, reverse=True)


def decided_by(level: int) -> Callable[[tavola.Match], bool]:
    """M9.2 Equal before this level, and different there."""

    def special(match: tavola.Match) -> bool:
        first, second, *_ = sums(match)
        by_prestige = result(match).rule == "M9.2"
        return by_prestige and first[:level] == second[:level] and first[level] > second[level]

    return special


def shared(match: tavola.Match) -> bool:
    """M9.2 Equal in everything."""
    return result(match).rule == "M9.2" and result(match).places.count(1) == 2


def last_building_after_a_defeat(match: tavola.Match) -> bool:
    """M9.2 Four players, one of them defeated before."""
    return result(match).reason == "last-building" and "defeated" in told(match)


def three_defeats(match: tavola.Match) -> bool:
    """M9.6"""
    return sorted(result(match).places) == [1, 2, 3, 4] and (
        sum(name == "defeated" for name, _ in events(match)) == 3
    )


def a_full_battle(match: tavola.Match) -> bool:
    """Step by step: two armies, a defence, a target, ordered damage, a shot and a healing."""
    wanted = {"joins-army", "faces-army", "targets", "takes-damage", "shot", "healed", "killed"}
    story = told(match)
    return wanted <= story and any(args.get("army") == 2 for _, args in events(match))


def help_is_given(match: tavola.Match) -> bool:
    """M8.6 Asked, given, and refused another time."""
    return {"asked", "helped-group", "helped-card", "help-done", "no-help"} <= told(match)


def every_ability(match: tavola.Match) -> bool:
    """M6 All of them in one game. (What merchants and others did is told to their player.)"""
    story = {event.id for seat in range(match.players) for event in match.log(seat)}
    return {"traded", "lowered", "doubled", "shot"} <= story


def a_priest_answers(match: tavola.Match) -> bool:
    """M7.11 Outside a battle."""
    names = [name for name, _ in events(match)]
    return any(one == "shot" and two == "healed" for one, two in pairwise(names))


# --- positions to begin with ----------------------------------------------------------------------


def at_the_gates(seed: int) -> tavola.Match:
    """A horde in the enemy's fief."""
    horde = "cavalry-1@fief-1 cavalry-2@fief-1 cavalry-3@fief-1 infantry-1@fief-1"
    return table(
        fief("mine", "field-1", horde), fief(MANY, "field-2 farm-2", "peasant-9"), seed=seed
    )


def four_at_war(seed: int) -> tavola.Match:
    """Everybody could fall."""
    players = []
    for seat in range(4):
        there = f"fief-{(seat + 1) % 4}"
        players.append(
            fief(
                "mine field",
                f"field-{seat + 1}",
                f"recruit-{2 * seat + 1}@{there} recruit-{2 * seat + 2}@{there}",
                siege=1,
            )
        )
    return table(*players, seed=seed)


def allies_at_war(seed: int) -> tavola.Match:
    """Two against two, late."""
    horde = "cavalry-1@fief-1 cavalry-2@fief-1 cavalry-3@fief-1"
    return table(
        fief("mine field peasant", "field-1", horde),
        fief("mine", "field-2", "peasant-1"),
        fief("farm farm", "farm-3", "infantry-1@fief-3 infantry-2@fief-3"),
        fief("mine", "field-4", "peasant-2", siege=2),
        alliance=True,
        seed=seed,
    )


def archers_and_priests(seed: int) -> tavola.Match:
    """Ready for a battle in the middle."""
    return table(
        fief("mine", "field-1", "recruit-1 recruit-2 infantry-1 archer-1 archer-2 priest-1"),
        fief("mine", "field-2+church", "recruit-3 recruit-4@field-2 archer-3 priest-2@field-2"),
        deck=["mine"] * 5 + ["peasant"] * 12,
        seed=seed,
    )


def specialists(seed: int) -> tavola.Match:
    """Merchants, artists, bureaucrats and an archer."""
    lands = "farm-1 farm-2 forest-1 mine-1"
    return table(
        fief(MANY, lands, "merchant-1 merchant-2@mine-1 artist-1 bureaucrat-1 archer-1@border-0-1"),
        fief("mine", "field-2", "recruit-3@field-2 peasant-1"),
        deck=["mine"] * 4 + ["peasant"] * 6,
        seed=seed,
    )


def the_last_cards(seed: int) -> tavola.Match:
    """Even, and nearly over."""
    return table(
        fief("mine", "field-1+school"),
        fief("mine", "field-2+bank"),
        deck=["mine", "field"],
        seed=seed,
    )


def a_fuller_hand(seed: int) -> tavola.Match:
    """Even but for a card."""
    return table(
        fief("mine farm", "field-1+school"),
        fief("mine", "field-2+bank"),
        deck=["mine", "field"],
        seed=seed,
    )


def siege_of_four(seed: int) -> tavola.Match:
    """One of four is about to be starved out, and the buildings are nearly gone."""
    return table(
        fief(MANY, "field-1 farm-1 forest-1", "recruit-1@fief-1"),
        fief("mine", "field-2", siege=2),
        fief(MANY, "field-3"),
        fief("mine", "field-4"),
        piles=[["stable"], [], []],
        seed=seed,
    )


NOTABLE = [
    Notable("siege", 2, ended_by("siege")),
    Notable("siege-3-players", 3, ended_by("siege"), RAIDERS),
    Notable("last-building-2-players", 2, ended_by("last-building"), BUILDERS),
    Notable("last-building-3-players", 3, ended_by("last-building"), BUILDERS),
    Notable("last-building-after-a-defeat", 4, last_building_after_a_defeat, begin=siege_of_four),
    Notable("empty-deck-2-players", 2, ended_by("empty-deck"), IDLE),
    Notable("empty-deck-4-players", 4, ended_by("empty-deck"), BUILDERS),
    Notable("decided-by-output", 3, decided_by(1), IDLE, {"central_fief": True}),
    Notable("decided-by-hand", 2, decided_by(2), {"end": 60}, begin=a_fuller_hand),
    Notable("shared", 2, shared, {"end": 60}, begin=the_last_cards),
    Notable("alliance-prestige", 4, decided_by(0), BUILDERS, {"alliance": True}),
    Notable("alliance-help", 4, help_is_given, {"ask": 9, "end": 0.3}, {"alliance": True}),
    Notable("alliance-military", 4, ended_by("military"), RAIDERS, begin=allies_at_war),
    Notable("alliance-siege", 4, ended_by("siege"), RAIDERS, begin=allies_at_war),
    Notable("three-defeats", 4, three_defeats, FIGHTERS, begin=four_at_war),
    Notable("a-full-battle", 2, a_full_battle, FIGHTERS, begin=archers_and_priests),
    Notable("a-priest-answers", 2, a_priest_answers, FIGHTERS, begin=archers_and_priests),
    Notable("every-ability", 2, every_ability, {"flip": 5, "end": 0.3}, begin=specialists),
    Notable("military", 2, ended_by("military"), RAIDERS, begin=at_the_gates),
    Notable(
        "handicap",
        3,
        ended_by("empty-deck"),
        IDLE,
        {"seat_handicap": True, "start_player": "2"},
    ),
    Notable("entropy", 2, ended_by("siege"), {}, {}, ("mele e pere", "noci e fichi")),
]
