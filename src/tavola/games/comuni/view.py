"""C1.4 What a seat may know."""

from typing import Final, TypedDict, final

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.comuni.data import (
    CARD_COUNT,
    COLUMNS_IN_USE,
    COMUNI,
    DECK_OF,
    DECKS,
    ENVOYS,
    FOUR,
    INVADERS,
    KINDS,
    NO_CARD,
    RESOURCES,
    STRENGTH,
    Invader,
    Kind,
    Letter,
)
from tavola.games.comuni.rules.invasion import invasion_ahead, lead_of, strength_against
from tavola.games.comuni.rules.masters import earns_master
from tavola.games.comuni.rules.project import income_of, lowest_bid
from tavola.games.comuni.score import majority_of
from tavola.games.comuni.state import (
    BUILD,
    BUILT,
    DISCARD,
    DISCARDED,
    IN_WALL,
    INVASION,
    OUTBID,
    OVER,
    PHASE_NAMES,
    Phase,
    State,
)
from tavola.games.comuni.view_invasion import asking, look_at_reveal, most_asked
from tavola.games.comuni.view_own import counted, heroes_of, look_behind
from tavola.games.comuni.view_types import (
    Asking,
    ByLetter,
    Column,
    Cubes,
    HeroTokens,
    Income,
    Masters,
    Own,
    Player,
    Reveal,
    Section,
)


class Public(TypedDict):
    """What everybody sees."""

    phase: Phase
    round: int
    round_limit: int
    turn: int
    captain: int
    order: list[int]  # C2.4 the seats by ascending comune
    last_player: int
    last_turns: int
    deck: Letter
    decks: ByLetter  # how many cards each holds
    invader: Invader  # of the invasion that is on, or that comes next
    strength: int
    heroes: HeroTokens
    columns: list[Column]
    supply: Cubes
    masters: Masters
    masters_next: list[Kind]  # C3.18 that come to the player who builds when he is done
    bonus_walls: int
    outbid_gold: int
    choices: int
    storeys_laid: int
    levels_laid: int
    storeys_left: int  # C3.10, C3.27 while one builds: with no further action
    levels_left: int
    players: list[Player]
    last_invasion: Reveal | None


class Private(TypedDict):
    """What a seat sees besides: behind its own screen, and what it is asked."""

    asking: Asking
    most: int  # the largest answer to that question
    own: Own | None


class Table(Public, Private):
    """The table as a seat sees it."""


def public(state: State) -> Public:
    """The table as everybody sees it."""
    invader = invasion_ahead(state)
    laid = Laid(state)
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": state.turns // state.players + 1,
        "round_limit": state.round_limit,
        "turn": state.turn,
        "captain": state.captain,
        "order": order_of_play(state),
        "last_player": state.last_player,
        "last_turns": state.last_turns,
        "deck": DECKS[state.deck],
        "decks": {
            "a": cards_left(state, 0),
            "b": cards_left(state, 1),
            "c": cards_left(state, 2),
            "d": cards_left(state, 3),
        },
        "invader": INVADERS[invader],
        "strength": STRENGTH[invader],
        "heroes": {
            "a": tokens_left(state, 0),
            "b": tokens_left(state, 1),
            "c": tokens_left(state, 2),
            "d": tokens_left(state, 3),
        },
        "columns": [look_at_column(state, c) for c in range(COLUMNS_IN_USE[state.players])],
        "supply": counted(state.supply),
        "masters": {
            "economic": nobody(state.masters[0]),
            "military": nobody(state.masters[1]),
            "religious": nobody(state.masters[2]),
            "cultural": nobody(state.masters[3]),
        },
        "masters_next": masters_next(state),
        "bonus_walls": state.bonus_left,
        "outbid_gold": state.outbid_gold if state.phase == OUTBID else 0,
        "choices": state.choices,
        "storeys_laid": state.storeys_laid,
        "levels_laid": state.levels_laid,
        "storeys_left": state.actions - state.storeys_laid if state.phase == BUILD else 0,
        "levels_left": state.actions - state.levels_laid if state.phase == BUILD else 0,
        "players": [look_at_player(state, other, laid) for other in range(state.players)],
        "last_invasion": look_at_reveal(state),
    }


def private(state: State, seat: i64) -> Private:
    """What this seat sees besides; NOBODY is a spectator, who sees behind no screen."""
    if not 0 <= seat < state.players:
        return {"asking": "nothing", "most": 0, "own": None}
    laid = Laid(state)
    return {
        "asking": asking(state, seat),
        "most": most_asked(state, seat),
        "own": look_behind(state, seat, laid.walls[seat], laid.discards[seat]),
    }


@final
class Laid:
    """What lies where, found in one pass: by seat the cards of buildings, of walls, of discards."""

    def __init__(self, state: State) -> None:
        self.buildings: Final[list[list[list[i64]]]] = []  # by building, from the ground up
        self.walls: Final[list[list[list[i64]]]] = []  # by section; a bonus card is NO_CARD
        self.discards: Final[list[list[i64]]] = []  # by name, not in the order of discarding
        for player in state.seats:
            self.buildings.append([[NO_CARD] * int(height) for height in player.building_height])
            self.walls.append([[NO_CARD] * int(height) for height in player.wall_height])
            self.discards.append([])
        for card in range(CARD_COUNT):
            place = state.place[card]
            if place == BUILT:
                pile = self.buildings[state.holder[card]][state.pile[card]]
                pile[state.storey[card] - 1] = card
            elif place == IN_WALL:
                pile = self.walls[state.holder[card]][state.pile[card]]
                pile[state.storey[card] - 1] = card
            elif place == DISCARDED:
                self.discards[state.holder[card]].append(card)


def nobody(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def order_of_play(state: State) -> list[int]:
    """C2.4 The seats by ascending comune."""
    order: list[int] = []
    for comune in range(len(COMUNI)):
        for seat in range(state.players):
            if state.seats[seat].comune == comune:
                order.append(int(seat))
    return order


def cards_left(state: State, deck: i64) -> i64:
    """C1.4 How many cards each deck holds is public."""
    if deck < state.deck:
        return 0
    return state.left_in_deck() if deck == state.deck else i64(len(state.decks[deck]))


def tokens_left(state: State, deck: i64) -> list[int]:
    """C5.7 The tokens of a deck that are still to be earned."""
    return [
        int(state.pack.heroes[2 * deck + rank])
        for rank in range(2)
        if state.heroes[2 * deck + rank] == NOBODY
    ]


def masters_next(state: State) -> list[Kind]:
    """C3.18 What comes in phase 4, as the buildings stand; asked while one builds."""
    if state.phase != BUILD and state.phase != DISCARD:
        return []
    return [KINDS[kind] for kind in range(FOUR) if earns_master(state, state.turn, kind, 0)]


def look_at_column(state: State, column: i64) -> Column:
    first, after = state.pack.first[column], state.pack.first[column + 1]
    cards = [state.display[place] for place in range(first, after)]
    return {
        "cards": [state.pack.described[card] for card in cards if card != NO_CARD],
        "places": state.pack.places[column],
        "choice": state.pack.has_choice(column),
        "seat": nobody(state.bidder[column]),
        "gold": state.gold[column],
        "least": lowest_bid(state, column),
    }


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
