"""C1.4 What a seat may know."""

from typing import TypedDict

from mypy_extensions import i64

from tavola.core.game import NOBODY, Progress
from tavola.core.same import AS_BEFORE
from tavola.games.comuni.data import (
    COLUMNS_IN_USE,
    COMUNI,
    DECKS,
    FOUR,
    INVADERS,
    KINDS,
    NO_CARD,
    STRENGTH,
    Card,
    Invader,
    Kind,
    Letter,
)
from tavola.games.comuni.rules.invasion import invasion_ahead
from tavola.games.comuni.rules.masters import earns_master
from tavola.games.comuni.rules.project import lowest_bid
from tavola.games.comuni.state import (
    BUILD,
    DISCARD,
    OUTBID,
    PHASE_NAMES,
    Phase,
    State,
)
from tavola.games.comuni.view_invasion import Asking, Reveal, asking, look_at_reveal, most_asked
from tavola.games.comuni.view_own import Cubes, Own, counted, look_behind
from tavola.games.comuni.view_players import Laid, Player, look_at_player
from tavola.games.comuni.view_same import (
    same_column,
    same_own,
    same_player,
    same_reveal,
    who_moved_cards,
)


class Column(TypedDict):
    """C2.2 `choice`: whether it has the choice-of-resource icon; `seat`, `gold`: the bid on it."""

    cards: list[Card]
    places: int
    choice: bool
    seat: int | None
    gold: int
    least: int  # C3.1 the least gold that takes it


class ByLetter(TypedDict):
    a: int
    b: int
    c: int
    d: int


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


def public(state: State, before: State | None = None) -> Public:
    """The table as everybody sees it; AS_BEFORE for what looks as it did before."""
    invader = invasion_ahead(state)
    invaded = before is None or not same_reveal(state, before)
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
        "columns": [
            look_at_column(state, column)
            if before is None or not same_column(state, before, column)
            else AS_BEFORE
            for column in range(COLUMNS_IN_USE[state.players])
        ],
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
        "players": look_at_players(state, before),
        "last_invasion": look_at_reveal(state) if invaded else AS_BEFORE,
    }


def private(state: State, seat: i64, before: State | None = None) -> Private:
    """What this seat sees besides; NOBODY is a spectator, who sees behind no screen."""
    if not 0 <= seat < state.players:
        return {"asking": "nothing", "most": 0, "own": None}
    return {
        "asking": asking(state, seat),
        "most": most_asked(state, seat),
        "own": look_at_own(state, seat)
        if before is None or not same_own(state, before, seat)
        else AS_BEFORE,
    }


def look_at_players(state: State, before: State | None) -> list[Player]:
    if before is None:
        laid = Laid(state)
        return [look_at_player(state, seat, laid) for seat in range(state.players)]
    touched = who_moved_cards(state, before)
    return [
        AS_BEFORE
        if not touched[seat] and same_player(state, before, seat)
        else look_at_player(state, seat, Laid(state, seat))
        for seat in range(state.players)
    ]


def look_at_own(state: State, seat: i64) -> Own:
    laid = Laid(state, seat)
    return look_behind(state, seat, laid.walls[seat], laid.discards[seat])


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


def progress(table: Table) -> Progress:
    """C3.20 The round, whose turn it is, and the points as they stand."""
    return Progress(
        table["round"], table["turn"], [player["points"] for player in table["players"]]
    )
