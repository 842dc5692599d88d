"""C1.4 What is behind the own screen, and what one could do with it."""

from typing import Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.comuni.data import (
    CARDS,
    COLUMNS,
    CRAFTSMEN,
    FOUR,
    HIGHEST,
    INVADERS,
    KINDS,
    NO_CARD,
    Card,
    Invader,
    Kind,
)
from tavola.games.comuni.moves import TRADE, build_of, wall_of
from tavola.games.comuni.rules.building import (
    building_for,
    lacking,
    level_price,
    section_for,
    storey_price,
)
from tavola.games.comuni.rules.game_end import claims_again
from tavola.games.comuni.rules.invasion import strength_against
from tavola.games.comuni.rules.masters import earns_master
from tavola.games.comuni.rules.outcome import defence_of, defends
from tavola.games.comuni.rules.refill import claim_draws_last_card
from tavola.games.comuni.rules.trade import PRICE
from tavola.games.comuni.state import BUILD, CITY, INVASION, PROJECT, State
from tavola.games.comuni.view_invasion import (
    Ask,
    Manned,
    Outlook,
    Pledged,
    asks_of,
    could_man,
    outlook,
    pledged,
)

# C4.1 Shared by all views: never changed.
TRADES: Final[dict[str, int]] = {move.text: int(PRICE) for move in TRADE}


class Cubes(TypedDict):
    gold: int
    armies: int
    pilgrims: int
    craftsmen: int


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
    claims_again: bool  # C6.5 whether one can still claim what one bids for now
    trades: dict[str, int]  # C4.1 all that there are, with how many cubes each takes


def look_behind(state: State, seat: i64, walls: list[list[i64]], discards: list[i64]) -> Own:
    """Behind the own screen, and what one has laid face down oneself."""
    player = state.seats[seat]
    invaded = state.phase == INVASION
    mans = could_man(player, state.captain == seat) if invaded else []
    return {
        "resources": counted(player.resources),
        "plunder": player.plunder,
        "heroes": heroes_of(state, seat),
        "hand": [state.pack.described[card] for card in player.hand],
        "walls": [[CARDS[card] for card in cards if card != NO_CARD] for cards in walls],
        "discarded": [CARDS[card] for card in discards],
        "league": pledged(player.pledge, 0),
        "city": pledged(player.pledge, CITY),
        "defence": defence_of(state, seat) if invaded else 0,
        "offers": offers_for(state, seat),
        "mans": mans,
        "asks": asks_of(player) if invaded else [],
        "outlook": outlook(strength_against(state, seat), mans) if invaded else [],
        "claim": claim_now(state, seat),
        "claims_again": claims_again(state, seat),
        "trades": TRADES,
    }


def counted(cubes: vec[i64]) -> Cubes:
    return {"gold": cubes[0], "armies": cubes[1], "pilgrims": cubes[2], "craftsmen": cubes[3]}


def heroes_of(state: State, seat: i64) -> list[int]:
    """The values of a player's hero tokens."""
    return [
        int(state.pack.heroes[token]) for token in range(2 * FOUR) if state.heroes[token] == seat
    ]


def claim_now(state: State, seat: i64) -> Claim | None:
    """C3.4 What claiming would bring, if the seat may do it; C3.8, C6.1 and whom."""
    if state.phase != PROJECT or state.acting != seat or state.envoys_out(seat) == 0:
        return None
    cards: i64 = 0
    gold: i64 = 0
    choices: i64 = 0
    for column in range(COLUMNS):
        if state.bidder[column] == seat:
            cards += state.cards_in(column)
            gold += state.gold[column]
            if state.pack.has_choice(column):
                choices += 1
    return {
        "cards": cards,
        "gold": gold,
        "choices": choices,
        "invader": INVADERS[state.deck] if claim_draws_last_card(state, seat) else None,
    }


def offers_for(state: State, seat: i64) -> list[Offer]:
    """C3.11, C3.15 All that the cards of the hand fit on, the highest first, walls last."""
    if state.phase != BUILD or state.acting != seat:
        return []
    player = state.seats[seat]
    found: list[Offer] = []
    for card in player.hand:
        for kind in range(FOUR):
            if state.pack.shows(card, kind):
                for storey in range(HIGHEST, 0, -1):
                    if storey == 1 or building_for(player, kind, storey) >= 0:
                        found.append(storey_offer(state, seat, card, kind, storey))
        for level in range(HIGHEST, 0, -1):
            if level == 1 or section_for(player, level) >= 0:
                found.append(level_offer(state, seat, card, level))
    return found


def storey_offer(state: State, seat: i64, card: i64, kind: i64, storey: i64) -> Offer:
    player = state.seats[seat]
    price = storey_price(state, card, storey)
    short = lacking(state, card, storey)
    return {
        "move": build_of(card, kind, storey).text,
        "card": CARDS[card],
        "kind": KINDS[kind],
        "storeys": storey,
        "at": int(building_for(player, kind, storey)) if storey > 1 else None,
        "lacking": short,
        "action": price - short,
        "craftsmen": price,
        "brings": storey,
        "master": earns_master(state, seat, kind, storey),
        "bonus": False,
        "payable": player.resources[CRAFTSMEN] >= price,
    }


def level_offer(state: State, seat: i64, card: i64, level: i64) -> Offer:
    price = level_price(state, card, level)
    short = lacking(state, card, level)
    return {
        "move": wall_of(card, level).text,
        "card": CARDS[card],
        "kind": "wall",
        "storeys": level,
        "at": int(section_for(state.seats[seat], level)) if level > 1 else None,
        "lacking": short,
        "action": price - short,
        "craftsmen": price,
        "brings": defends(level),
        "master": False,
        "bonus": level == HIGHEST and state.bonus_left > 0,
        "payable": state.seats[seat].resources[CRAFTSMEN] >= price,
    }
