"""C1.4 What everybody may know of the players."""

from typing import Final, Literal, NotRequired, TypedDict, final

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.comuni.data import (
    CARD_COUNT,
    COMUNI,
    DECK_OF,
    DECKS,
    ENVOYS,
    FOUR,
    KINDS,
    NO_CARD,
    RESOURCES,
    Card,
    Comune,
    Kind,
    Letter,
    Resource,
)
from tavola.games.comuni.rules.invasion import lead_of, strength_against
from tavola.games.comuni.rules.project import income_of
from tavola.games.comuni.score import majority_of
from tavola.games.comuni.state import BUILT, DISCARDED, IN_WALL, INVASION, OVER, State
from tavola.games.comuni.view_invasion import House
from tavola.games.comuni.view_own import Cubes, counted, heroes_of


class Income(Cubes):
    """C3.5 What collecting would bring now (C3.6); `choice`: how many resources are of choice."""

    choice: int


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


@final
class Laid:
    """What lies where, found in one pass: by seat the cards of buildings, of walls, of discards."""

    def __init__(self, state: State, only: i64 = NOBODY) -> None:
        """`only`: the one seat that is asked about; NOBODY: all are."""
        self.buildings: Final[list[list[list[i64]]]] = []  # by building, from the ground up
        self.walls: Final[list[list[list[i64]]]] = []  # by section; a bonus card is NO_CARD
        self.discards: Final[list[list[i64]]] = []  # by name, not in the order of discarding
        for seat in range(state.players):
            buildings: list[list[i64]] = []
            walls: list[list[i64]] = []
            if only == NOBODY or only == seat:
                player = state.seats[seat]
                buildings = [[NO_CARD] * int(height) for height in player.building_height]
                walls = [[NO_CARD] * int(height) for height in player.wall_height]
            self.buildings.append(buildings)
            self.walls.append(walls)
            self.discards.append([])
        for card in range(CARD_COUNT):
            if only != NOBODY and only != state.holder[card]:
                continue
            place = state.place[card]
            if place == BUILT:
                pile = self.buildings[state.holder[card]][state.pile[card]]
                pile[state.storey[card] - 1] = card
            elif place == IN_WALL:
                pile = self.walls[state.holder[card]][state.pile[card]]
                pile[state.storey[card] - 1] = card
            elif place == DISCARDED:
                self.discards[state.holder[card]].append(card)


def look_at_player(state: State, seat: i64, laid: Laid) -> Player:
    """The public side of a player; behind the screen only if screens are open, or at the end."""
    player = state.seats[seat]
    shown: Player = {
        "comune": COMUNI[player.comune],
        "points": player.points,
        "lead": lead_of(state, seat),
        "envoys": ENVOYS - state.envoys_out(seat),
        "cards": len(player.hand),
        "letters": [DECKS[DECK_OF[card]] for card in player.hand],  # C1.7
        "discards": [DECKS[DECK_OF[card]] for card in laid.discards[seat]],  # C1.7
        "buildings": [
            {
                "kind": KINDS[player.building_kind[building]],
                "storeys": player.building_height[building],
                "cards": [state.pack.described[card] for card in cards],
            }
            for building, cards in enumerate(laid.buildings[seat])
        ],
        "walls": [look_at_section(cards) for cards in laid.walls[seat]],
        "active": [KINDS[kind] for kind in range(FOUR) if player.active[kind] != 0],
        "income": look_at_income(state, seat),
        "committed": player.committed if state.phase == INVASION else False,
        "strength": strength_against(state, seat) if state.phase == INVASION else 0,
    }
    if state.open_screens or state.phase == OVER:
        shown["resources"] = counted(player.resources)
        shown["plunder"] = player.plunder
        shown["heroes"] = heroes_of(state, seat)
    if state.phase == OVER:
        shown["majorities"] = [RESOURCES[r] for r in range(FOUR) if majority_of(state, seat, r) > 0]
    return shown


def look_at_section(cards: list[i64]) -> Section:
    return {
        "levels": len(cards),
        "letters": ["bonus" if card == NO_CARD else DECKS[DECK_OF[card]] for card in cards],
    }


def look_at_income(state: State, seat: i64) -> Income:
    """C3.5 What collecting would bring now (C3.6), then what is of choice."""
    brings = [min(income_of(state, seat, r), state.supply[r]) for r in range(FOUR)]
    return {
        "gold": brings[0],
        "armies": brings[1],
        "pilgrims": brings[2],
        "craftsmen": brings[3],
        "choice": state.pack.choices[state.seats[seat].comune],
    }
