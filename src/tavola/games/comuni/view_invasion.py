"""C5 What a view tells of invasions: what is asked, what armies would do, and the last one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.comuni.data import ARMIES, GOLD, INVADERS, KINDS, PILGRIMS, RESOURCES, STRENGTH
from tavola.games.comuni.rules.invasion import armies_for, most_for
from tavola.games.comuni.rules.outcome import CAPTAIN, defence_with, manning
from tavola.games.comuni.state import (
    CITY,
    INVASION,
    PLEDGED,
    PLEDGES,
    Player,
    Stand,
    State,
)
from tavola.games.comuni.view_types import Ask, Asking, Manned, Pledged
from tavola.games.comuni.view_types import Reveal as RevealView
from tavola.games.comuni.view_types import Stand as StandView

QUESTIONS: Final[tuple[Asking, ...]] = (
    "league-armies",
    "league-gold",
    "league-pilgrims",
    "city-armies",
    "city-gold",
    "city-pilgrims",
    "commit",
)


def asking(state: State, seat: i64) -> Asking:
    """What the seat is asked in an invasion."""
    player = state.seats[seat]
    if state.phase != INVASION or player.committed:
        return "nothing"
    return QUESTIONS[player.asked]


def most_asked(state: State, seat: i64) -> i64:
    """The largest answer to that question."""
    player = state.seats[seat]
    if state.phase != INVASION or player.committed or player.asked == PLEDGES:
        return 0
    return most_for(player, player.asked)


def asks_of(player: Player) -> list[Ask]:
    """C5.3 The questions from the one that is asked now on, with the most that each can take."""
    return [
        {
            "side": "city" if question >= CITY else "league",
            "paid": RESOURCES[PLEDGED[question]],
            "step": 1 if PLEDGED[question] == ARMIES else 2,
            "most": most_for(player, question),
        }
        for question in range(player.asked, PLEDGES)
    ]


def pledged(pledge: vec[i64], first: i64) -> Pledged:
    """C5.3 What is pledged for the league, or for the city."""
    return {
        "armies": pledge[first],
        "gold": pledge[first + 1],
        "pilgrims": pledge[first + 2],
        "total": armies_for(pledge, first),
    }


def could_man(player: Player, captain: bool) -> list[Manned]:
    """C5.5 With each army that the player could use for the city, and nothing for the league."""
    resources = player.resources
    most = resources[ARMIES] + resources[GOLD] // 2 + resources[PILGRIMS] // 2
    return mans_with(player.wall_height, most, captain)


def mans_with(walls: vec[i64], armies: i64, captain: bool) -> list[Manned]:
    """C5.5 Army by army: the wall card, what it adds, and what that makes in all."""
    base = CAPTAIN if captain else i64(0)
    found: list[Manned] = [{"section": None, "level": None, "defends": base, "defence": base}]
    manned = manning(walls, armies)
    for army in range(armies):
        on_wall = army < len(manned)
        defence = defence_with(walls, army + 1)
        found.append(
            {
                "section": int(manned[army][0]) if on_wall else None,
                "level": int(manned[army][1]) if on_wall else None,
                "defends": defence - defence_with(walls, army),
                "defence": base + defence,
            }
        )
    return found


def look_at_reveal(state: State) -> RevealView | None:
    """C5.13 The last invasion, as all saw it."""
    reveal = state.revealed
    if reveal is None:
        return None
    league: i64 = 0
    for stand in reveal.stands:
        league += armies_for(stand.pledge, 0)
    return {
        "invader": INVADERS[reveal.invader],
        "strength": STRENGTH[reveal.invader],
        "league": league,
        "stands": [
            look_at_stand(stand, seat == reveal.captain, league, hero_of(state, seat))
            for seat, stand in enumerate(reveal.stands)
        ],
    }


def look_at_stand(stand: Stand, captain: bool, league: i64, hero: int | None) -> StandView:
    return {
        "points": stand.points,
        "buildings": [
            {"kind": KINDS[kind], "storeys": stand.building_height[building]}
            for building, kind in enumerate(stand.building_kind)
        ],
        "walls": [int(height) for height in stand.wall_height],
        "strength": stand.strength,
        "league": pledged(stand.pledge, 0),
        "city": pledged(stand.pledge, CITY),
        "mans": mans_with(stand.wall_height, armies_for(stand.pledge, CITY), captain),
        "captain": captain,
        "defence": stand.defence,
        "remaining": max(0, stand.strength - league),
        "plunder": stand.plunder,
        "hero": hero,
    }


def hero_of(state: State, seat: i64) -> int | None:
    """C5.7 The token that the seat earned in it."""
    reveal = state.revealed
    if reveal is None:
        return None
    for rank in range(2):
        token = 2 * reveal.invader + rank
        if state.heroes[token] == seat and seat != NOBODY:
            return int(state.pack.heroes[token])
    return None
