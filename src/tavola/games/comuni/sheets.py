"""C1 What can be asked about, with the figures that explain it; those of its pack, where it has."""

from typing import Final

from mypy_extensions import i64

from tavola.games.comuni.data import (
    BONUS_WALLS,
    CARD_COUNT,
    CARDS,
    COLUMNS_IN_USE,
    COMUNI,
    DECKS,
    ENVOYS,
    FOUR,
    HAND_LIMIT,
    HIGHEST,
    INVADERS,
    KINDS,
    MARKER,
    RESOURCES,
    STRENGTH,
    VALUE,
    Pack,
)
from tavola.games.comuni.rules.invasion import FOR_AN_ARMY
from tavola.games.comuni.rules.masters import STOREYS
from tavola.games.comuni.rules.outcome import CAPTAIN, defends
from tavola.games.comuni.rules.trade import PRICE
from tavola.games.comuni.score import GUILD_MASTER
from tavola.games.comuni.state import State

Figures = dict[str, object]

# By noun, the fields of the view that are parts of what its sheets explain; those that are called
# like a thing go without saying. The last ones are the frame of every table.
FIELDS: Final[dict[str, str]] = {
    "captain": "turn order last_player last_turns",
    "invader": "strength last_invasion stands remaining short outlook",
    "side": "asking most asks paid cubes kept committed total mans defends beyond defence",
    "hero": "heroes",
    "column": "places least",
    "card": "letters discards discarded id face things",
    "storey": "buildings storeys_laid storeys_left offers lacking action brings payable at",
    "level": "levels_laid levels_left",
    "master": "masters_next",
    "points": "lead",
    "activation": "active income",
    "envoy": "outbid_gold claim claims_again",
    "": "phase round round_limit seat players own move data_pack reconstructed",
}


def sheets(state: State) -> dict[str, Figures]:
    """All that can be asked about at this table."""
    found: dict[str, Figures] = {}
    resource: Figures = {"trade": PRICE, "fight": FOR_AN_ARMY}
    for name in RESOURCES:
        found[f"resource {name}"] = resource
    for kind in range(FOUR):
        found[f"kind {KINDS[kind]}"] = {
            "resource": RESOURCES[kind],
            "values": [int(VALUE[storeys]) for storeys in range(1, HIGHEST + 1)],
        }
    for storey in range(1, HIGHEST + 1):
        found[f"storey {storey}"] = {"number": storey, "value": VALUE[storey], "highest": HIGHEST}
    for kind in range(FOUR):
        found[f"master {KINDS[kind]}"] = {
            "kind": KINDS[kind],
            "resources": [RESOURCES[kind]],
            "points": GUILD_MASTER,
            "storeys": STOREYS,
        }
    found.update(of_comuni(state.pack))
    found.update(of_decks(state))
    found.update(of_cards(state))
    found.update(of_the_table(state))
    return found


def of_comuni(pack: Pack) -> dict[str, Figures]:
    """C2.4, C3.5 Each comune with what it begins with and its income."""
    found: dict[str, Figures] = {}
    for comune in range(len(COMUNI)):
        income = cubes(pack, comune, True)
        found[f"comune {COMUNI[comune]}"] = {
            "number": comune + 1,
            "start_resources": cubes(pack, comune, False),
            "income_resources": income,
            "choices": pack.choices[comune],
            "main_resource": income[0] if income else None,
        }
    return found


def cubes(pack: Pack, comune: i64, income: bool) -> list[str]:
    table = pack.income if income else pack.start
    found: list[str] = []
    for resource in range(FOUR):
        found += [RESOURCES[resource]] * int(table[comune * FOUR + resource])
    return found


def of_decks(state: State) -> dict[str, Figures]:
    """C2.3, C5.1, C5.7 Each deck, who comes with it, and the heroes to be earned then."""
    found: dict[str, Figures] = {}
    for deck in range(FOUR):
        figures: Figures = {
            "number": MARKER[deck][state.players - 2],
            "invader": INVADERS[deck],
            "deck": DECKS[deck],
            "strength": STRENGTH[deck],
            "higher": state.pack.heroes[2 * deck],
            "lower": state.pack.heroes[2 * deck + 1],
            "section": section(HIGHEST),
            "levels": HIGHEST,
        }
        found[f"deck {DECKS[deck]}"] = figures
        found[f"invader {INVADERS[deck]}"] = figures
    return found


def of_cards(state: State) -> dict[str, Figures]:
    """C1.2, C2.1 The project cards that are in the game with so many players."""
    found: dict[str, Figures] = {}
    for card in range(CARD_COUNT):
        if state.pack.players[card] <= state.players:
            shown = state.pack.described[card]
            found[f"card {CARDS[card]}"] = {"level": shown["level"], "kinds": shown["kinds"]}
    return found


def of_the_table(state: State) -> dict[str, Figures]:
    walls = [int(defends(level)) for level in range(1, HIGHEST + 1)]
    wall: Figures = {"defences": walls, "highest": HIGHEST, "first": walls[0]}
    values: Figures = {"values": [int(VALUE[k]) for k in range(1, HIGHEST + 1)]}
    places = [int(state.pack.places[k]) for k in range(COLUMNS_IN_USE[state.players])]
    column: Figures = {"fewest": min(places), "most": max(places)}
    trade: Figures = {"trade": PRICE}
    bonus: Figures = {"number": BONUS_WALLS, "highest": HIGHEST}
    captain: Figures = {"defence": CAPTAIN}
    envoy: Figures = {"number": ENVOYS}
    hand: Figures = {"limit": HAND_LIMIT}
    highest: Figures = {"highest": HIGHEST}
    return {
        "side league": {},
        "side city": wall,
        "level": highest,
        "wall": wall,
        "section": wall,
        "bonus": bonus,
        "activation": {},
        "envoy": envoy,
        "column": column,
        "choice": {},
        "marker": {},
        "captain": captain,
        "hero": {},
        "plunder": {},
        "screen": {},
        "points": {},
        "weakest": values,
        "majority": {},
        "trade": trade,
        "supply": {},
        "hand": hand,
    }


def section(levels: i64) -> int:
    """C5.5 What a section of so many levels defends with, if every card is manned."""
    return sum(int(defends(level)) for level in range(1, levels + 1))
