"""C1.4 What a seat may know."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Plain
from tavola.games.comuni.data import (
    CARD_COUNT,
    CARDS,
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
    Pack,
)
from tavola.games.comuni.rules.invasion import (
    armies_for,
    invasion_ahead,
    most_for,
    strength_against,
)
from tavola.games.comuni.rules.outcome import defence_with
from tavola.games.comuni.rules.project import income_of
from tavola.games.comuni.state import (
    BUILT,
    CITY,
    DISCARDED,
    IN_WALL,
    INVASION,
    OUTBID,
    OVER,
    PHASE_NAMES,
    PLEDGED,
    PLEDGES,
    State,
)


def look(state: State, seat: i64) -> Plain:
    """The table as this seat sees it; NOBODY is a spectator."""
    own = 0 <= seat < state.players
    invader = invasion_ahead(state)
    piles = piles_of(state)
    discards = discards_of(state)
    return {
        "phase": PHASE_NAMES[state.phase],
        "data_pack": state.pack.name,
        "reconstructed": state.pack.reconstructed[:],
        "round": state.turns // state.players + 1,
        "round_limit": state.round_limit,
        "turn": state.turn,
        "captain": state.captain,
        "order": order_of_play(state),
        "last_player": state.last_player,
        "last_turns": state.last_turns,
        "deck": DECKS[state.deck],
        "left": state.left_in_deck(),
        "decks": {DECKS[deck]: cards_left(state, deck) for deck in range(FOUR)},
        "invader": INVADERS[invader],
        "strength": STRENGTH[invader],
        "heroes": hero_tokens(state),
        "columns": [look_at_column(state, c) for c in range(COLUMNS_IN_USE[state.players])],
        "supply": counted(state.supply),
        "masters": {
            KINDS[kind]: (None if state.masters[kind] == NOBODY else state.masters[kind])
            for kind in range(FOUR)
        },
        "bonus_walls": state.bonus_left,
        "outbid_gold": state.outbid_gold if state.phase == OUTBID else 0,
        "choices": state.choices,
        "actions": state.actions,
        "storeys_laid": state.storeys_laid,
        "levels_laid": state.levels_laid,
        "players": [
            look_at_player(state, other, piles, discards[other]) for other in range(state.players)
        ],
        "asking": asking(state, seat) if own else "nothing",
        "most": most_asked(state, seat) if own else 0,
        "own": look_behind(state, seat, piles, discards[seat]) if own else None,
    }


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


def hero_tokens(state: State) -> Plain:
    """C5.7 The tokens that are still to be earned, by deck."""
    tokens: Plain = {}
    for deck in range(FOUR):
        tokens[DECKS[deck]] = [
            state.pack.heroes[2 * deck + rank]
            for rank in range(2)
            if state.heroes[2 * deck + rank] == NOBODY
        ]
    return tokens


def describe(pack: Pack, card: i64) -> Plain:
    """A card's face, as a page or a bot needs it."""
    return {
        "id": CARDS[card],
        "deck": DECKS[DECK_OF[card]],
        "level": pack.level[card],
        "kinds": [KINDS[kind] for kind in range(FOUR) if pack.shows(card, kind)],
    }


def look_at_column(state: State, column: i64) -> Plain:
    first, after = state.pack.first[column], state.pack.first[column + 1]
    cards = [state.display[place] for place in range(first, after)]
    bidder = state.bidder[column]
    return {
        "cards": [describe(state.pack, card) for card in cards if card != NO_CARD],
        "places": state.pack.places[column],
        "choice": state.pack.has_choice(column),
        "seat": None if bidder == NOBODY else bidder,
        "gold": state.gold[column],
    }


def look_at_player(
    state: State, seat: i64, piles: dict[int, list[i64]], discards: list[i64]
) -> Plain:
    """The public side of a player; behind the screen only if screens are open, or at the end."""
    player = state.seats[seat]
    shown: Plain = {
        "comune": COMUNI[player.comune],
        "points": player.points,
        "envoys": ENVOYS - state.envoys_out(seat),
        "cards": len(player.hand),
        "letters": [DECKS[DECK_OF[card]] for card in player.hand],  # C1.7
        "discards": [DECKS[DECK_OF[card]] for card in discards],  # C1.7
        "buildings": buildings_of(state, seat, piles),
        "walls": walls_of(state, seat, piles),
        "active": [KINDS[kind] for kind in range(FOUR) if player.active[kind] != 0],
        "income": look_at_income(state, seat),
        "committed": player.committed if state.phase == INVASION else False,
        "strength": strength_against(state, seat) if state.phase == INVASION else 0,
    }
    if state.open_screens or state.phase == OVER:
        shown["resources"] = counted(player.resources)
        shown["plunder"] = player.plunder
        shown["heroes"] = heroes_of(state, seat)
    return shown


def look_at_income(state: State, seat: i64) -> Plain:
    """C3.5 What collecting would bring now (C3.6), then what is of choice."""
    brings: Plain = {
        RESOURCES[resource]: min(income_of(state, seat, resource), state.supply[resource])
        for resource in range(FOUR)
    }
    brings["choice"] = state.pack.choices[state.seats[seat].comune]
    return brings


def buildings_of(state: State, seat: i64, piles: dict[int, list[i64]]) -> list[Plain]:
    """Each building with its cards from the ground up."""
    player = state.seats[seat]
    found: list[Plain] = []
    for building in range(len(player.building_kind)):
        found.append(
            {
                "kind": KINDS[player.building_kind[building]],
                "storeys": player.building_height[building],
                "cards": [
                    describe(state.pack, card) for card in pile_of(piles, BUILT, seat, building)
                ],
            }
        )
    return found


def walls_of(state: State, seat: i64, piles: dict[int, list[i64]]) -> list[Plain]:
    """Each section with its letters from the ground up; the faces are not to be seen."""
    player = state.seats[seat]
    found: list[Plain] = []
    for section in range(len(player.wall_height)):
        letters: list[str] = [
            DECKS[DECK_OF[card]] for card in pile_of(piles, IN_WALL, seat, section)
        ]
        if player.wall_bonus[section] != 0:
            letters = ["bonus", *letters]
        found.append({"levels": player.wall_height[section], "letters": letters})
    return found


def piles_of(state: State) -> dict[int, list[i64]]:
    """The cards of every building and section, from the ground up, by `pile_key`."""
    piles: dict[int, list[i64]] = {}
    for storey in range(1, 5):
        for card in range(CARD_COUNT):
            if state.storey[card] == storey:
                key = pile_key(state.place[card], state.holder[card], state.pile[card])
                if key not in piles:
                    piles[key] = []
                piles[key].append(card)
    return piles


def pile_key(place: i64, seat: i64, pile: i64) -> int:
    return int((place * 8 + seat) * 128 + pile)


def pile_of(piles: dict[int, list[i64]], place: i64, seat: i64, pile: i64) -> list[i64]:
    """The cards of one building or section."""
    return piles.get(pile_key(place, seat, pile), [])


def discards_of(state: State) -> list[list[i64]]:
    """By seat: what it has discarded, by name and not in the order in which that happened."""
    found: list[list[i64]] = [[] for _ in range(state.players)]
    for card in range(CARD_COUNT):
        if state.place[card] == DISCARDED:
            found[state.holder[card]].append(card)
    return found


def heroes_of(state: State, seat: i64) -> list[int]:
    """The values of a player's hero tokens."""
    return [
        int(state.pack.heroes[token]) for token in range(2 * FOUR) if state.heroes[token] == seat
    ]


def look_behind(state: State, seat: i64, piles: dict[int, list[i64]], discards: list[i64]) -> Plain:
    """Behind the own screen, and what one has laid face down oneself."""
    player = state.seats[seat]
    return {
        "resources": counted(player.resources),
        "plunder": player.plunder,
        "heroes": heroes_of(state, seat),
        "hand": [describe(state.pack, card) for card in player.hand],
        "walls": [
            [CARDS[card] for card in pile_of(piles, IN_WALL, seat, section)]
            for section in range(len(player.wall_height))
        ],
        "discarded": [CARDS[card] for card in discards],
        "league": pledged(state, seat, 0),
        "city": pledged(state, seat, CITY),
        "defence": defence_with(player.wall_height, armies_for(player, CITY)),
    }


def pledged(state: State, seat: i64, first: i64) -> Plain:
    """C5.3 What one has pledged so far for the league, or for the city."""
    player = state.seats[seat]
    cubes: Plain = {
        RESOURCES[PLEDGED[question]]: player.pledge[question]
        for question in range(first, first + CITY)
    }
    cubes["total"] = armies_for(player, first)
    return cubes


def asking(state: State, seat: i64) -> str:
    """What the seat is asked in an invasion: `league-armies` … `city-pilgrims`, or `commit`."""
    player = state.seats[seat]
    if state.phase != INVASION or player.committed:
        return "nothing"
    if player.asked == PLEDGES:
        return "commit"
    side = "city" if player.asked >= CITY else "league"
    return f"{side}-{RESOURCES[PLEDGED[player.asked]]}"


def most_asked(state: State, seat: i64) -> i64:
    """The largest answer to that question."""
    player = state.seats[seat]
    if state.phase != INVASION or player.committed or player.asked == PLEDGES:
        return 0
    return most_for(player, player.asked)


def counted(cubes: vec[i64]) -> Plain:
    return {RESOURCES[resource]: cubes[resource] for resource in range(FOUR)}
