"""C5 What a view tells of invasions: what is asked, what armies would do, and the last one."""

from typing import Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.comuni.data import INVADERS, KINDS, STRENGTH, Invader, Kind
from tavola.games.comuni.rules.invasion import (
    armies_for,
    armies_in,
    cubes_per_army,
    most_for,
    most_of,
)
from tavola.games.comuni.rules.outcome import (
    CAPTAIN,
    defence_with,
    manning,
    remaining,
    shortfall,
)
from tavola.games.comuni.state import (
    CITY,
    INVASION,
    PLEDGED,
    PLEDGES,
    Player,
    State,
)
from tavola.games.comuni.state import Reveal as RevealState
from tavola.games.comuni.state import Stand as StandState

Side = Literal["league", "city"]
Paid = Literal["armies", "gold", "pilgrims"]
Asking = Literal[
    "league-armies",
    "league-gold",
    "league-pilgrims",
    "city-armies",
    "city-gold",
    "city-pilgrims",
    "commit",
    "nothing",
]

PAID: Final[tuple[Paid, ...]] = ("armies", "gold", "pilgrims")  # for either side
QUESTIONS: Final[tuple[Asking, ...]] = (
    "league-armies",
    "league-gold",
    "league-pilgrims",
    "city-armies",
    "city-gold",
    "city-pilgrims",
    "commit",
)


class House(TypedDict):
    kind: Kind
    storeys: int


class Pledged(TypedDict):
    """C5.3 Cubes for one side; `total` is the armies that they come to."""

    armies: int
    gold: int
    pilgrims: int
    total: int


class Manned(TypedDict):
    """C5.5 One army for the city: the wall card that it mans, or none, and what that adds up to.

    The first is no army at all: the number of armies is the place in the list.
    """

    section: int | None
    level: int | None
    defends: int
    beyond: int  # what those up to this one who man no card defend with
    defence: int  # of all armies up to this one, and of the league captain


class Ask(TypedDict):
    """C5.3 A question of an invasion; one that is past has the answer that was given.

    `cubes`: all that can be answered, `armies`: what each comes to. `kept`: how many of these cubes
    then stay behind the screen, answer by answer as far as there are enough; for the city by the
    answer about the same cubes for the league.
    """

    side: Side
    paid: Paid
    cubes: list[int]
    armies: list[int]
    kept: list[list[int]]


class Outlook(TypedDict):
    """C5.12 With so many armies of one's own in the league (the place in the list), and no others.

    `short`: by how much the defence falls short then, by the number of armies for the city.
    """

    remaining: int  # C5.4 of the strength
    short: list[int]


class Stand(TypedDict):
    """C5.13 How a comune stood in the last invasion, and what became of it."""

    points: int
    buildings: list[House]
    walls: list[int]
    lead: int  # C5.2 which is in the strength
    strength: int
    league: Pledged
    city: Pledged
    mans: list[Manned]
    captain: bool
    defence: int
    remaining: int  # C5.4 of the strength, after the league
    plunder: int
    hero: int | None


class Reveal(TypedDict):
    """The last invasion as all saw it: its base strength, the armies of the league."""

    invader: Invader
    strength: int
    league: int
    stands: list[Stand]


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
    """C5.3 All questions in their order, each with what can be answered."""
    return [ask_of(player, question) for question in range(PLEDGES)]


def ask_of(player: Player, question: i64) -> Ask:
    free = player.free(PLEDGED[question])
    per_army = cubes_per_army(question)
    if question < player.asked:
        cubes = [int(player.pledge[question])]
        kept = [[int(free)]]
    else:
        cubes = answers(free, question)
        same_cubes = question - CITY  # as the league was asked for, if this is for the city
        before = answers(free, same_cubes) if same_cubes >= player.asked else [0]
        kept = [
            [int(free) - league - city for city in answers(free - league, question)]
            for league in before
        ]
    return {
        "side": "city" if question >= CITY else "league",
        "paid": PAID[question % CITY],
        "cubes": cubes,
        "armies": [cube // int(per_army) for cube in cubes],
        "kept": kept,
    }


def answers(free: i64, question: i64) -> list[int]:
    """C5.3 All that can be answered with so many cubes."""
    return list(range(0, int(most_of(free, question)) + 1, int(cubes_per_army(question))))


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
    return mans_with(player.wall_height, armies_in(player.resources), captain)


def outlook(strength: i64, mans: list[Manned]) -> list[Outlook]:
    """C5.12 For every way to divide these armies: what is left of the strength, what is short."""
    return [
        {
            "remaining": remaining(strength, league),
            "short": [
                shortfall(strength, league, mans[city]["defence"])
                for city in range(len(mans) - league)
            ],
        }
        for league in range(len(mans))
    ]


def mans_with(walls: vec[i64], armies: i64, captain: bool) -> list[Manned]:
    """C5.5 Army by army: the wall card, what it adds, and what that makes in all."""
    base = CAPTAIN if captain else i64(0)
    found: list[Manned] = [
        {"section": None, "level": None, "defends": base, "beyond": 0, "defence": base}
    ]
    manned = manning(walls, armies)
    on_walls = base
    for army in range(armies):
        on_wall = army < len(manned)
        defence = base + defence_with(walls, army + 1)
        if on_wall:
            on_walls = defence
        found.append(
            {
                "section": int(manned[army][0]) if on_wall else None,
                "level": int(manned[army][1]) if on_wall else None,
                "defends": defence - found[army]["defence"],
                "beyond": defence - on_walls,
                "defence": defence,
            }
        )
    return found


def look_at_reveal(state: State) -> Reveal | None:
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
            look_at_stand(stand, reveal, seat, league, hero_of(state, seat))
            for seat, stand in enumerate(reveal.stands)
        ],
    }


def look_at_stand(
    stand: StandState, reveal: RevealState, seat: i64, league: i64, hero: int | None
) -> Stand:
    captain = seat == reveal.captain
    return {
        "points": stand.points,
        "buildings": [
            {"kind": KINDS[kind], "storeys": stand.building_height[building]}
            for building, kind in enumerate(stand.building_kind)
        ],
        "walls": [int(height) for height in stand.wall_height],
        "lead": stand.strength - STRENGTH[reveal.invader],
        "strength": stand.strength,
        "league": pledged(stand.pledge, 0),
        "city": pledged(stand.pledge, CITY),
        "mans": mans_with(stand.wall_height, armies_for(stand.pledge, CITY), captain),
        "captain": captain,
        "defence": stand.defence,
        "remaining": remaining(stand.strength, league),
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
