"""The printed facts (data.toml) in the form in which the rules use them (K1). Maps: board.py."""

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

FILE: Final[dict[str, Any]] = tomllib.loads(
    (files("tavola.games.concordia") / "data.toml").read_text("utf-8")
)

SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3", "4")
# One bit per city, province or good, so that a set of them is a number. A table, since mypyc 2.4.1
# shifts in 32 bits.
BIT: Final[vec[i64]] = vec[i64]([2**place for place in range(32)])

# --- goods (K1.1) ---------------------------------------------------------------------------------

BRICK: Final[i64] = 0
FOOD: Final[i64] = 1
TOOL: Final[i64] = 2
WINE: Final[i64] = 3
CLOTH: Final[i64] = 4
GOOD_COUNT: Final[i64] = 5
Good = Literal["brick", "food", "tool", "wine", "cloth"]
GOODS: Final[tuple[Good, ...]] = ("brick", "food", "tool", "wine", "cloth")


def _of_goods(name: str) -> vec[i64]:
    return vec[i64]([i64(FILE["goods"][good][name]) for good in GOODS])


PRICE: Final[vec[i64]] = _of_goods("price")  # K1.1
HOUSE_COINS: Final[vec[i64]] = _of_goods("house")  # K4.4
MARKER_COINS: Final[vec[i64]] = _of_goods("marker")  # K1.4

LETTERS: Final[tuple[str, ...]] = ("A", "B", "C", "D")


def tiles_of(letter: str) -> vec[i64]:
    """The goods on the tiles of a letter, not yet shuffled (K1.3)."""
    counts = FILE["tiles"][letter]
    return vec[i64]([i64(k) for k in range(5) for _ in range(counts[GOODS[k]])])


# --- set-up (K2.4, K2.6) and storehouse (K5.1) ----------------------------------------------------

START_GOODS: Final[vec[i64]] = vec[i64]([i64(FILE["setup"]["goods"][good]) for good in GOODS])
START_COINS: Final[i64] = FILE["setup"]["coins"]
START_COINS_WITHOUT_GOODS: Final[i64] = FILE["setup"]["coins_without_goods"]
SPACES: Final[i64] = FILE["storehouse"]["spaces"]
HOUSES: Final[i64] = FILE["storehouse"]["houses"]
OF_A_KIND: Final[i64] = FILE["storehouse"]["colonists_of_a_kind"]

# --- cards (K1.5) ---------------------------------------------------------------------------------

CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in FILE["card"])
KINDS: Final[i64] = len(CARDS)
NO_CARD: Final[i64] = -1
TRIBUNE: Final[i64] = CARDS.index("tribune")

# What a card does. Several kinds of card do the same: all diplomats, both mercators, specialists.
DO_TRIBUNE: Final[i64] = 0
DO_ARCHITECT: Final[i64] = 1
DO_PREFECT: Final[i64] = 2
DO_MERCATOR: Final[i64] = 3
DO_DIPLOMAT: Final[i64] = 4
DO_SENATOR: Final[i64] = 5
DO_COLONIST: Final[i64] = 6
DO_CONSUL: Final[i64] = 7
DO_SPECIALIST: Final[i64] = 8
ACTIONS: Final[tuple[str, ...]] = (
    *("tribune", "architect", "prefect", "mercator", "diplomat"),
    *("senator", "colonist", "consul", "specialist"),
)
ACTION: Final[vec[i64]] = vec[i64]([ACTIONS.index(card["action"]) for card in FILE["card"]])

VESTA: Final[i64] = 0
JUPITER: Final[i64] = 1
SATURNUS: Final[i64] = 2
MERCURIUS: Final[i64] = 3
MARS: Final[i64] = 4
MINERVA: Final[i64] = 5
GOD_COUNT: Final[i64] = 6
God = Literal["vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva"]
GODS: Final[tuple[God, ...]] = ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva")
GOD: Final[vec[i64]] = vec[i64]([GODS.index(card["god"]) for card in FILE["card"]])


def _of_cards(name: str) -> vec[i64]:
    return vec[i64]([i64(card.get(name, 0)) for card in FILE["card"]])


START_HAND: Final[vec[i64]] = _of_cards("start")
MERCATOR_COINS: Final[vec[i64]] = _of_cards("coins")  # K4.8
MINERVA_POINTS: Final[vec[i64]] = _of_cards("points")  # K6.2
SPECIALTY: Final[vec[i64]] = vec[i64](  # K4.12 the specialist's good, or -1
    [GOODS.index(card["good"]) if "good" in card else -1 for card in FILE["card"]]
)

# --- cards for sale (K2.3, K4.10) -----------------------------------------------------------------

DECKS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5")
ROMAN: Final[tuple[str, ...]] = ("I", "II", "III", "IV", "V")
_SALE: Final = [(deck, entry) for deck in range(5) for entry in FILE["decks"][DECKS[deck]]]
SALE_COUNT: Final[i64] = len(_SALE)
# Each of the 30 cards has a name of its own: `smith I`, `architect IV`.
SALE_NAMES: Final[tuple[str, ...]] = tuple(f"{entry['card']} {ROMAN[k]}" for k, entry in _SALE)
SALE_DECK: Final[vec[i64]] = vec[i64]([i64(deck) for deck, _ in _SALE])
SALE_KIND: Final[vec[i64]] = vec[i64]([CARDS.index(entry["card"]) for _, entry in _SALE])
SALE_COST: Final[vec[i64]] = vec[i64](  # K4.10 the goods printed on it: card * GOOD_COUNT + good
    [i64(entry["cost"].count(good)) for _, entry in _SALE for good in GOODS]
)

DISPLAY: Final[i64] = 7  # spaces
SPACE_NAMES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6", "7")
SPACE_ANY: Final[vec[i64]] = vec[i64]([i64(n) for n in FILE["display"]["any"]])
SPACE_CLOTH: Final[vec[i64]] = vec[i64]([i64(n) for n in FILE["display"]["cloth"]])


def deck_of(deck: i64) -> vec[i64]:
    """The cards of one deck, not yet shuffled (K2.3)."""
    return vec[i64]([card for card in range(SALE_COUNT) if SALE_DECK[card] == deck])
