"""What a player can do, with its text form. All moves are built here, once."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import Move, MoveTable
from tavola.games.medievalia.data import (
    ARCHER,
    ARTIST,
    BUILDING_KINDS,
    BUILDINGS,
    BUREAUCRAT,
    CARDS,
    FIGURE_KIND,
    FIGURE_NAMES,
    FIGURES,
    FIRST_FIGURE,
    KINDS,
    LAND_NAMES,
    LANDS,
    MERCHANT,
    MOST_PLAYERS,
    ORDINARY,
    PILES,
    PRIEST,
    RESOURCES,
)

# A group (M4.2) is written as a number: a territory, the city, or a free figure.
CITY: Final[i64] = LANDS
FREE: Final[i64] = -1
FIRST_FREE: Final[i64] = LANDS + 1  # group of the free figure 0
GROUPS: Final[i64] = LANDS + 1 + FIGURES
GROUP_NAMES: Final[tuple[str, ...]] = (*LAND_NAMES, "city", *FIGURE_NAMES)
CHANGED: Final[i64] = 4  # what a merchant has changed already (M6.5)


class PutBack(Move):
    """M2.4 `return mine`: a card to be put back in the first turn."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"return {CARDS[card]}")
        self.card: Final = card


class Play(Move):
    """M4.10 `play farm`: name a card of the hand as the thing to be paid."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"play {CARDS[card]}")
        self.card: Final = card


class Buy(Move):
    """M5.3 `buy bank 3`: name the building on top of that pile."""

    def __init__(self, building: i64, pile: i64) -> None:
        super().__init__(f"buy {BUILDINGS[building]} {pile + 1}")
        self.building: Final = building
        self.pile: Final = pile


class DrawCard(Move):
    """M4.8 `draw`: name a card from the deck, for any four resources."""


class Flip(Move):
    """M4.10 `flip farm-2`, `flip city`, `flip peasant-3`: a whole group joins the batch."""

    def __init__(self, group: i64) -> None:
        super().__init__(f"flip {GROUP_NAMES[group]}")
        self.group: Final = group


class Discard(Move):
    """M4.7 `discard mine`: a hand card joins the batch as one resource of any kind."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"discard {CARDS[card]}")
        self.card: Final = card


class Double(Move):
    """M6.7 `double artist-1 farm-2`: an artist doubles a group of the batch."""

    def __init__(self, figure: i64, group: i64) -> None:
        super().__init__(f"double {FIGURE_NAMES[figure]} {GROUP_NAMES[group]}")
        self.figure: Final = figure
        self.group: Final = group


class PickLand(Move):
    """M6.7 `pick land`: of a large group, its territory or city is doubled."""


class PickBuilding(Move):
    """M6.7 `pick bank`: of a large group, this building is doubled."""

    def __init__(self, building: i64) -> None:
        super().__init__(f"pick {BUILDINGS[building]}")
        self.building: Final = building


class PickFigure(Move):
    """M6.7 `pick peasant-3`: of a large group, this figure is doubled."""

    def __init__(self, figure: i64) -> None:
        super().__init__(f"pick {FIGURE_NAMES[figure]}")
        self.figure: Final = figure


class Trade(Move):
    """M6.5 `trade merchant-1 gold`: a merchant changes one resource just produced."""

    def __init__(self, figure: i64, resource: i64) -> None:
        what = "changed" if resource == CHANGED else RESOURCES[resource]
        super().__init__(f"trade {FIGURE_NAMES[figure]} {what}")
        self.figure: Final = figure
        self.resource: Final = resource


class Lower(Move):
    """M6.6 `lower bureaucrat-1`: a bureaucrat lowers the price of the building."""

    def __init__(self, figure: i64) -> None:
        super().__init__(f"lower {FIGURE_NAMES[figure]}")
        self.figure: Final = figure


class Ask(Move):
    """M8.6 `ask`: ask the ally for help with this batch."""


class Close(Move):
    """M4.10 `close`: pay; final."""


class Drop(Move):
    """M4.10 `drop`: give the batch up."""


class Place(Move):
    """M5.4 `place farm-2`: the territory on which the bought building goes."""

    def __init__(self, land: i64) -> None:
        super().__init__(f"place {LAND_NAMES[land]}")
        self.land: Final = land


class Lift(Move):
    """M7.1, M7.2 `lift peasant-3`: the figure that is to move."""

    def __init__(self, figure: i64) -> None:
        super().__init__(f"lift {FIGURE_NAMES[figure]}")
        self.figure: Final = figure


class Put(Move):
    """M7.1 `put farm-2`, `put city`, `put free`: where the lifted figure goes at home."""

    def __init__(self, post: i64) -> None:
        super().__init__("put free" if post == FREE else f"put {GROUP_NAMES[post]}")
        self.post: Final = post


class Enter(Move):
    """M7.2 `enter 1`: the lifted figure marches into that seat's fief."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"enter {seat}")
        self.seat: Final = seat


class Cross(Move):
    """M7.2 `cross 0 1`: it marches into the intermediate fief between these neighbours."""

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__(f"cross {seat} {other}")
        self.seat: Final = seat
        self.other: Final = other


class Centre(Move):
    """M7.2 `centre`: it marches into the central fief."""


class Shoot(Move):
    """M6.2 `shoot archer-1 peasant-3`."""

    def __init__(self, archer: i64, figure: i64) -> None:
        super().__init__(f"shoot {FIGURE_NAMES[archer]} {FIGURE_NAMES[figure]}")
        self.archer: Final = archer
        self.figure: Final = figure


class Heal(Move):
    """M6.1 `heal priest-1 peasant-3`."""

    def __init__(self, priest: i64, figure: i64) -> None:
        super().__init__(f"heal {FIGURE_NAMES[priest]} {FIGURE_NAMES[figure]}")
        self.priest: Final = priest
        self.figure: Final = figure


class Raid(Move):
    """M7.15 `raid 1 1`: battle in the first seat's fief, against the side of the second."""

    def __init__(self, seat: i64, enemy: i64) -> None:
        super().__init__(f"raid {seat} {enemy}")
        self.seat: Final = seat
        self.enemy: Final = enemy


class Clash(Move):
    """M7.15 `clash 0 1 1`: battle in the fief between two seats, against the side of the third."""

    def __init__(self, seat: i64, other: i64, enemy: i64) -> None:
        super().__init__(f"clash {seat} {other} {enemy}")
        self.seat: Final = seat
        self.other: Final = other
        self.enemy: Final = enemy


class ClashCentre(Move):
    """M7.15 `contest 1`: battle in the central fief, against the side of that seat."""

    def __init__(self, enemy: i64) -> None:
        super().__init__(f"contest {enemy}")
        self.enemy: Final = enemy


class Into(Move):
    """M7.4 `into 2`: the figure in question goes into the attacker's army 2."""

    def __init__(self, army: i64) -> None:
        super().__init__(f"into {army}")
        self.army: Final = army


class Against(Move):
    """M7.5 `against 2`: the figure in question is set against the attacker's army 2."""

    def __init__(self, army: i64) -> None:
        super().__init__(f"against {army}")
        self.army: Final = army


class Stay(Move):
    """M7.4, M7.5 `stay`: the figure in question is not sent."""


class Target(Move):
    """M7.6 `target farm-2`, `target city`, `target peasant-3`: what an unopposed army attacks."""

    def __init__(self, group: i64) -> None:
        super().__init__(f"target {GROUP_NAMES[group]}")
        self.group: Final = group


class JoinCombat(Move):
    """M7.16 `join 2`: the unopposed army attacks who fights against army 2."""

    def __init__(self, army: i64) -> None:
        super().__init__(f"join {army}")
        self.army: Final = army


class HoldBack(Move):
    """M7.6 `hold`: the unopposed army attacks nothing."""


class Hit(Move):
    """M7.7 `hit peasant-3`: the next card that takes the damage."""

    def __init__(self, figure: i64) -> None:
        super().__init__(f"hit {FIGURE_NAMES[figure]}")
        self.figure: Final = figure


class HitWall(Move):
    """M7.17 `hit tower`: the next card is a military building."""

    def __init__(self, building: i64) -> None:
        super().__init__(f"hit {BUILDINGS[building]}")
        self.building: Final = building


class Shield(Move):
    """M5.7 `shield peasant-3`: one +0/1 goes to this figure."""

    def __init__(self, figure: i64) -> None:
        super().__init__(f"shield {FIGURE_NAMES[figure]}")
        self.figure: Final = figure


class Pass(Move):
    """M6.8, M7.9, M7.11 `pass`: no (more) shot, no (more) healing."""


class Done(Move):
    """M2.4, M8.6 `done`: the exchange, or the help, is complete."""


class End(Move):
    """M3.4 `end`: the turn ends without a battle."""


def figures_of(kind: i64) -> list[i64]:
    return [figure for figure in range(FIGURES) if FIGURE_KIND[figure] == kind]


_ARTISTS: Final = figures_of(ARTIST)
_MERCHANTS: Final = figures_of(MERCHANT)
_ARCHERS: Final = figures_of(ARCHER)
_PRIESTS: Final = figures_of(PRIEST)
# Neighbours at the table: with two, three and four players.
BORDERS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (1, 2), (2, 3), (3, 0), (2, 0))

PUT_BACK: Final[list[PutBack]] = [PutBack(card) for card in range(KINDS)]
PLAY: Final[list[Play]] = [Play(card) for card in range(KINDS)]
BUY: Final[list[Buy]] = [  # PILES * building + pile
    Buy(building, pile) for building in range(BUILDING_KINDS) for pile in range(PILES)
]
DRAW: Final[Move] = DrawCard("draw")
FLIP: Final[list[Flip]] = [Flip(group) for group in range(GROUPS)]
DISCARD: Final[list[Discard]] = [Discard(card) for card in range(KINDS)]
DOUBLE: Final[list[Double]] = [  # GROUPS * (artist - first artist) + group
    Double(figure, group) for figure in _ARTISTS for group in range(GROUPS)
]
PICK_LAND: Final[Move] = PickLand("pick land")
PICK_BUILDING: Final[list[PickBuilding]] = [PickBuilding(building) for building in range(ORDINARY)]
PICK_FIGURE: Final[list[PickFigure]] = [PickFigure(figure) for figure in range(FIGURES)]
TRADE: Final[list[Trade]] = [  # 5 * (merchant - first merchant) + resource
    Trade(figure, resource) for figure in _MERCHANTS for resource in range(CHANGED + 1)
]
LOWER: Final[list[Lower]] = [Lower(figure) for figure in figures_of(BUREAUCRAT)]
ASK: Final[Move] = Ask("ask")
CLOSE: Final[Move] = Close("close")
DROP: Final[Move] = Drop("drop")
PLACE: Final[list[Place]] = [Place(land) for land in range(LANDS)]
LIFT: Final[list[Lift]] = [Lift(figure) for figure in range(FIGURES)]
PUT: Final[list[Put]] = [Put(post) for post in range(LANDS + 1)]
PUT_FREE: Final[Move] = Put(FREE)
ENTER: Final[list[Enter]] = [Enter(seat) for seat in range(MOST_PLAYERS)]
CROSS: Final[list[Cross]] = [Cross(one, other) for one, other in BORDERS]
CENTRE: Final[Move] = Centre("centre")
SHOOT: Final[list[Shoot]] = [  # FIGURES * (archer - first archer) + target
    Shoot(archer, figure) for archer in _ARCHERS for figure in range(FIGURES)
]
HEAL: Final[list[Heal]] = [  # FIGURES * (priest - first priest) + target
    Heal(priest, figure) for priest in _PRIESTS for figure in range(FIGURES)
]
RAID: Final[list[Raid]] = [  # 4 * seat + enemy
    Raid(seat, enemy) for seat in range(MOST_PLAYERS) for enemy in range(MOST_PLAYERS)
]
CLASH: Final[list[Clash]] = [  # 4 * border + enemy
    Clash(one, other, enemy) for one, other in BORDERS for enemy in range(MOST_PLAYERS)
]
CONTEST: Final[list[ClashCentre]] = [ClashCentre(enemy) for enemy in range(MOST_PLAYERS)]
INTO: Final[list[Into]] = [Into(army) for army in range(1, FIGURES + 1)]  # army - 1
AGAINST: Final[list[Against]] = [Against(army) for army in range(1, FIGURES + 1)]
STAY: Final[Move] = Stay("stay")
TARGET: Final[list[Target]] = [Target(group) for group in range(GROUPS)]
JOIN: Final[list[JoinCombat]] = [JoinCombat(army) for army in range(1, FIGURES + 1)]
HOLD: Final[Move] = HoldBack("hold")
HIT: Final[list[Hit]] = [Hit(figure) for figure in range(FIGURES)]
HIT_WALL: Final[list[HitWall]] = [HitWall(building) for building in range(ORDINARY, BUILDING_KINDS)]
SHIELD: Final[list[Shield]] = [Shield(figure) for figure in range(FIGURES)]
PASS: Final[Move] = Pass("pass")
DONE: Final[Move] = Done("done")
END: Final[Move] = End("end")

ARTIST_1: Final[i64] = FIRST_FIGURE[ARTIST]
MERCHANT_1: Final[i64] = FIRST_FIGURE[MERCHANT]
BUREAUCRAT_1: Final[i64] = FIRST_FIGURE[BUREAUCRAT]
ARCHER_1: Final[i64] = FIRST_FIGURE[ARCHER]
PRIEST_1: Final[i64] = FIRST_FIGURE[PRIEST]

TABLE: Final = MoveTable(
    [
        *(*PUT_BACK, DONE, *PLAY, *BUY, DRAW),
        *(*FLIP, *DISCARD, *DOUBLE, PICK_LAND, *PICK_BUILDING, *PICK_FIGURE, *TRADE, *LOWER),
        *(ASK, CLOSE, DROP, *PLACE),
        *(*LIFT, *PUT, PUT_FREE, *ENTER, *CROSS, CENTRE, *SHOOT, *HEAL, PASS),
        *(*RAID, *CLASH, *CONTEST, *INTO, *AGAINST, STAY, *TARGET, *JOIN, HOLD),
        *(*HIT, *HIT_WALL, *SHIELD, END),
    ]
)
