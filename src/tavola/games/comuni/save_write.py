"""A position is written as data that a person can read."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Plain
from tavola.core.positions import or_none
from tavola.games.comuni.data import (
    CARD_COUNT,
    CARDS,
    COLUMNS_IN_USE,
    COMUNI,
    DECKS,
    FOUR,
    INVADERS,
    KINDS,
    NO_CARD,
    RESOURCES,
)
from tavola.games.comuni.state import (
    BUILT,
    CITY,
    DISCARDED,
    IN_HAND,
    IN_WALL,
    LOST,
    PHASE_NAMES,
    PLEDGED,
    Reveal,
    State,
)
from tavola.games.comuni.view_players import Laid


def save(state: State) -> Plain:
    """Not written is what follows from the rest: the supply, points, bonus walls left."""
    laid = Laid(state)
    return {
        "players": [save_player(state, seat, laid) for seat in range(state.players)],
        "columns": [save_column(state, c) for c in range(COLUMNS_IN_USE[state.players])],
        "deck": DECKS[state.deck],
        "decks": {
            DECKS[deck]: names_of(
                list(state.decks[deck])[state.drawn if deck == state.deck else 0 :]
            )
            for deck in range(state.deck, FOUR)
        },
        "masters": {
            KINDS[kind]: holder for kind, holder in enumerate(state.masters) if holder != NOBODY
        },
        "heroes": {
            letter: [save_hero(state.heroes[2 * deck]), save_hero(state.heroes[2 * deck + 1])]
            for deck, letter in enumerate(DECKS)
            if state.heroes[2 * deck] != NOBODY
        },
        "captain": state.captain,
        "turn": state.turn,
        "phase": PHASE_NAMES[state.phase],
        "acting": or_none(state.acting),
        "outbid_gold": state.outbid_gold,
        "choices": state.choices,
        "refill": state.refill,
        "actions": state.actions,
        "storeys_laid": state.storeys_laid,
        "levels_laid": state.levels_laid,
        "invader": INVADERS[state.invader],
        "last_invasion": save_reveal(state.revealed),
        "turns": state.turns,
        "last_player": or_none(state.last_player),
        "last_turns": state.last_turns,
        "by_limit": state.by_limit,
        "open_screens": state.open_screens,
        "after_invasion": "end_turn" if state.end_turn else "continue",
        "guild_master_needs_two_storeys": state.masters_need_two,
        "heroes_need_walls": state.heroes_need_walls,
        "smallest_building": "any" if state.any_smallest else "worst_kind",
        "round_limit": state.round_limit,
        "data_pack": state.pack.name,
    }


def save_reveal(reveal: Reveal | None) -> Plain | None:
    """The last invasion."""
    if reveal is None:
        return None
    return {
        "invader": INVADERS[reveal.invader],
        "captain": reveal.captain,
        "stands": [
            {
                "points": stand.points,
                "buildings": [
                    {"kind": KINDS[kind], "storeys": stand.building_height[building]}
                    for building, kind in enumerate(stand.building_kind)
                ],
                "walls": list(stand.wall_height),
                "league": save_pledge(stand.pledge, 0),
                "city": save_pledge(stand.pledge, CITY),
                "strength": stand.strength,
                "defence": stand.defence,
                "plunder": stand.plunder,
            }
            for stand in reveal.stands
        ],
    }


def names_of(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def save_hero(seat: int) -> int | str:
    return "lost" if seat == LOST else seat


def save_column(state: State, column: int) -> Plain:
    first, after = state.pack.first[column], state.pack.first[column + 1]
    cards = [state.display[place] for place in range(first, after)]
    return {
        "cards": names_of([card for card in cards if card != NO_CARD]),
        "seat": or_none(state.bidder[column]),
        "gold": state.gold[column],
    }


def save_player(state: State, seat: int, laid: Laid) -> Plain:
    player = state.seats[seat]
    # Of the same turn, discards are alike: in the order of their names.
    cards = cards_of(state, seat)
    thrown = [c for c in cards if state.place[c] == DISCARDED]
    faced_down = [c for c in cards if state.place[c] in (IN_WALL, DISCARDED)]
    known = [c for c in cards if state.place[c] != BUILT]
    return {
        "comune": COMUNI[player.comune],
        "resources": save_cubes(player.resources),
        "plunder": player.plunder,
        "hand": names_of(list(player.hand)),
        "buildings": [
            {"kind": KINDS[kind], "cards": names_of(laid.buildings[seat][building])}
            for building, kind in enumerate(player.building_kind)
        ],
        "walls": [
            ["bonus" if card == NO_CARD else CARDS[card] for card in cards]
            for cards in laid.walls[seat]
        ],
        "discarded": names_of(thrown),
        "claimed": {CARDS[card]: state.claimed[card] for card in known},
        "laid": {CARDS[card]: state.laid[card] for card in faced_down},
        "active": [KINDS[kind] for kind, active in enumerate(player.active) if active],
        "league": save_pledge(player.pledge, 0),
        "city": save_pledge(player.pledge, CITY),
        "asked": player.asked,
        "committed": player.committed,
    }


def cards_of(state: State, seat: int) -> list[int]:
    places = (IN_HAND, BUILT, IN_WALL, DISCARDED)
    return [c for c in range(CARD_COUNT) if state.holder[c] == seat and state.place[c] in places]


def save_cubes(cubes: vec[i64]) -> Plain:
    return {name: cubes[resource] for resource, name in enumerate(RESOURCES)}


def save_pledge(pledge: vec[i64], first: int) -> Plain:
    """Only what is pledged."""
    return {
        RESOURCES[PLEDGED[question]]: pledge[question]
        for question in range(first, first + CITY)
        if pledge[question]
    }
