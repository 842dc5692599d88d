"""C1.4 What a view of the table holds, by type. The page's types are made from these."""

from typing import Literal, NotRequired, TypedDict

from tavola.games.comuni.data import Card, Comune, Invader, Kind, Letter, Resource


class Cubes(TypedDict):
    gold: int
    armies: int
    pilgrims: int
    craftsmen: int


class Income(Cubes):
    """C3.5 What collecting would bring now (C3.6); `choice`: how many resources are of choice."""

    choice: int


class Column(TypedDict):
    """C2.2 `choice`: whether it has the choice-of-resource icon; `seat`, `gold`: the bid on it."""

    cards: list[Card]
    places: int
    choice: bool
    seat: int | None
    gold: int
    least: int  # C3.1 the least gold that takes it


class House(TypedDict):
    kind: Kind
    storeys: int


class Building(House):
    """Its cards from the ground up."""

    cards: list[Card]


class Section(TypedDict):
    """A wall section: the letters of its cards from the ground up; the faces are not to be seen."""

    levels: int
    letters: list[Letter | Literal["bonus"]]


class Player(TypedDict):
    """The public side of a player; behind the screen only if screens are open, or at the end."""

    comune: Comune
    points: int
    lead: int  # C5.2 over the one with the fewest points
    envoys: int  # that are not on the board
    cards: int
    letters: list[Letter]  # C1.7 of the hand
    discards: list[Letter]
    buildings: list[Building]
    walls: list[Section]
    active: list[Kind]
    income: Income
    committed: bool
    strength: int  # C5.2 that is faced in an invasion; 0 when there is none
    resources: NotRequired[Cubes]
    plunder: NotRequired[int]
    heroes: NotRequired[list[int]]
    majorities: NotRequired[list[Resource]]  # C7.2 at the end: of which no one has more


class Pledged(TypedDict):
    """C5.3 Cubes for one side; `total` is the armies that they come to."""

    armies: int
    gold: int
    pilgrims: int
    total: int


class Offer(TypedDict):
    """C3.11, C3.15 What a card of the hand fits on, whether or not it can be paid for.

    `storeys`: how high it makes the building or wall section. `craftsmen` is the price: `lacking`
    levels (C3.12), and one for a further `action` (C3.27).
    `brings`: points of a storey (C3.14), what a manned wall card defends with (C5.5).
    """

    move: str
    card: str
    kind: Kind | Literal["wall"]
    storeys: int
    at: int | None  # the building or wall section that is raised; None: a new one
    lacking: int
    action: int
    craftsmen: int
    brings: int
    master: bool  # C3.18 whether the kind's guild master would come at the end of the turn
    bonus: bool  # C3.16 whether it gives a bonus wall
    payable: bool


class Manned(TypedDict):
    """C5.5 One army for the city: the wall card that it mans, or none, and what that adds up to.

    The first is no army at all: the number of armies is the place in the list.
    """

    section: int | None
    level: int | None
    defends: int
    beyond: int  # what those up to this one who man no card defend with
    defence: int  # of all armies up to this one, and of the league captain


Side = Literal["league", "city"]
Paid = Literal["armies", "gold", "pilgrims"]


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


class Claim(TypedDict):
    """C3.4 What claiming would bring now, and the gold that it takes (C3.23)."""

    cards: int
    gold: int
    choices: int  # resources of choice
    invader: Invader | None  # C3.8, C6.1 who comes, or is announced


class Own(TypedDict):
    """Behind the own screen, and what one has laid face down oneself."""

    resources: Cubes
    plunder: int
    heroes: list[int]
    hand: list[Card]
    walls: list[list[str]]
    discarded: list[str]
    league: Pledged
    city: Pledged
    defence: int  # C5.5 of what is pledged for the city, the league captain included
    offers: list[Offer]  # while building
    mans: list[Manned]  # in an invasion: with each army that one could use for the city
    asks: list[Ask]  # in an invasion, in their order
    outlook: list[Outlook]  # in an invasion
    claim: Claim | None  # if one could claim now
    trades: dict[str, int]  # C4.1 all that there are, with how many cubes each takes


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


class ByLetter(TypedDict):
    a: int
    b: int
    c: int
    d: int


class Invaders(TypedDict):
    """C5.1 Who comes with each deck."""

    a: Invader
    b: Invader
    c: Invader
    d: Invader


class HeroTokens(TypedDict):
    """C5.7 Those that are still to be earned, by deck."""

    a: list[int]
    b: list[int]
    c: list[int]
    d: list[int]


class Masters(TypedDict):
    """C3.18 Who has the guild masters."""

    economic: int | None
    military: int | None
    religious: int | None
    cultural: int | None


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
