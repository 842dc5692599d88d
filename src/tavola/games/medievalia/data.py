"""What the rules count with (M1): names, numbers, the figures of a data pack as they use them."""

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

# M1.1
FOOD: Final[i64] = 0
ENERGY: Final[i64] = 1
GOLD: Final[i64] = 2
LABOUR: Final[i64] = 3
Resource = Literal["food", "energy", "gold", "labour"]
RESOURCES: Final[tuple[Resource, ...]] = ("food", "energy", "gold", "labour")

# M1.2: the kinds of the main deck, territories first. Hands are counted in this order.
FIELD: Final[i64] = 0
FARM: Final[i64] = 1
FOREST: Final[i64] = 2
MINE: Final[i64] = 3
LAND_KINDS: Final[i64] = 4  # kinds 0 … 3 are territories
PEASANT: Final[i64] = 4
MERCHANT: Final[i64] = 5
ARTIST: Final[i64] = 6
BUREAUCRAT: Final[i64] = 7
RECRUIT: Final[i64] = 8
PRIEST: Final[i64] = 9
ARCHER: Final[i64] = 10
INFANTRY: Final[i64] = 11
CAVALRY: Final[i64] = 12
KINDS: Final[i64] = 13
CARDS: Final[tuple[str, ...]] = (
    *("field", "farm", "forest", "mine"),
    *("peasant", "merchant", "artist", "bureaucrat"),
    *("recruit", "priest", "archer", "infantry", "cavalry"),
)

# M1.2: buildings, the military ones last.
BUILDINGS: Final[tuple[str, ...]] = (
    *("school", "workshop", "bank", "church", "carpenter", "stable", "smith"),
    *("tower", "fortress", "castle"),
)
BUILDING_KINDS: Final[i64] = 10
ORDINARY: Final[i64] = 7  # kinds 0 … 6 are ordinary buildings

SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3")
MOST_PLAYERS: Final[i64] = 4

# M1.2: how many cards there are of each kind, in every pack.
DECK: Final[vec[i64]] = vec[i64]([12, 12, 7, 7, 20, 3, 3, 3, 8, 3, 3, 3, 3])
DECK_SIZE: Final[i64] = 87
BUILDING_COUNT: Final[vec[i64]] = vec[i64]([2, 2, 2, 2, 2, 2, 2, 1, 1, 1])
BUILDING_TOTAL: Final[i64] = 17
CITIES: Final[i64] = 4
SUMMARY_CARDS: Final[i64] = 2  # in the box, never in play

# M5.1: which resource a territory gives, and its workers with it.
CROP: Final[vec[i64]] = vec[i64]([FOOD, FOOD, ENERGY, GOLD])
# M5.6: the building whose lack costs a surcharge, by kind of card.
_PAIRS: Final[dict[str, str]] = {
    "merchant": "bank",
    "artist": "workshop",
    "bureaucrat": "school",
    "priest": "church",
    "archer": "carpenter",
    "infantry": "smith",
    "cavalry": "stable",
}
NEEDS: Final[vec[i64]] = vec[i64](
    [i64(BUILDINGS.index(_PAIRS[card])) if card in _PAIRS else i64(-1) for card in CARDS]
)
SURCHARGE: Final[vec[i64]] = vec[i64]([0, 0, 2, 0])  # M5.6, by resource

OPENING_HAND: Final[i64] = 8  # M2.2
HANDICAP: Final[vec[i64]] = vec[i64]([0, 1, 2, 3])  # M2.2, by the order of play: a house rule
EXCHANGE_MOST: Final[i64] = 5  # M2.4
EXCHANGE_LOSS: Final[i64] = 1  # M2.4
CARD_PRICE: Final[i64] = 4  # M4.8
EQUAL: Final[i64] = 4  # M4.6
MOST_BUILDINGS: Final[i64] = 3  # M5.4, on a territory
DISCOUNT: Final[i64] = 2  # M6.6
GOLD_YIELD: Final[i64] = 2  # M6.5
ARTIST_CARDS: Final[i64] = 3  # M6.7
ALLY_DIVISOR: Final[i64] = 2  # M8.3
SIEGE_TURNS: Final[i64] = 3  # M9.3
LAST_BUILDING_PLAYERS: Final[i64] = 3  # M9.2
PILES: Final[i64] = 3
PILE_SIZES: Final[vec[i64]] = vec[i64]([5, 5, 4])  # M2.1: face down
FACE_UP: Final[vec[i64]] = vec[i64]([0, 1, 2])  # M2.1: school, workshop, bank

# One bit per kind of building, so that the buildings on a territory are a number. A table, since
# mypyc 2.4.1 shifts in 32 bits. (What may be named in a batch has a bit each, too.)
BIT: Final[vec[i64]] = vec[i64]([i64(2**place) for place in range(62)])
WALLS: Final[i64] = 2**7 + 2**8 + 2**9  # the military buildings


def buildings_list(built: i64) -> list[str]:
    """The names of buildings of which each is a bit."""
    return [BUILDINGS[b] for b in range(BUILDING_KINDS) if (built & BIT[b]) != 0]


def total(table: vec[i64], kind: i64) -> i64:
    """All resources that stand in a table of four numbers per card."""
    first = 4 * kind
    return table[first] + table[first + 1] + table[first + 2] + table[first + 3]


@final
class Pack:
    """The figures of one data pack (data.toml, read and checked by pack.py)."""

    def __init__(
        self,
        name: str,
        price: vec[i64],
        output: vec[i64],
        attack: vec[i64],
        defence: vec[i64],
        city_output: vec[i64],
        city_attack: i64,
        city_defence: i64,
        building_price: vec[i64],
        building_output: vec[i64],
        building_attack: vec[i64],
        building_defence: vec[i64],
        building_bonus: vec[i64],
        reconstructed: list[str],
    ) -> None:
        self.name: Final = name
        # By kind of card; prices and outputs with four numbers per kind: `[4 * kind + resource]`.
        self.price: Final = price
        self.output: Final = output  # of a figure: its labour (M4.9)
        self.attack: Final = attack
        self.defence: Final = defence
        self.city_output: Final = city_output
        self.city_attack: Final = city_attack
        self.city_defence: Final = city_defence
        self.building_price: Final = building_price
        self.building_output: Final = building_output
        self.building_attack: Final = building_attack
        self.building_defence: Final = building_defence
        self.building_bonus: Final = building_bonus  # M5.5: +0/1
        self.reconstructed: Final = reconstructed  # what is not printed, for people
        self.work: Final = vec[i64]([output[4 * kind + LABOUR] for kind in range(KINDS)])
        bonus: i64 = 0
        for building in range(ORDINARY):
            if building_bonus[building] > 0:
                bonus |= BIT[building]
        self.bonus_buildings: Final[i64] = bonus  # a bit each
        # What a card costs at most, surcharge included, by kind; last, the dearest building.
        most = vec[i64]([i64(0)] * int(KINDS + 1))
        largest = total(city_output, 0)
        for kind in range(KINDS):
            most[kind] = total(price, kind) + total(SURCHARGE, 0)
            largest = max(largest, total(output, kind))
        for building in range(BUILDING_KINDS):
            most[KINDS] = max(most[KINDS], total(building_price, building))
            largest = max(largest, total(building_output, building))
        self.most: Final = most
        self.artist_at_most: Final[i64] = ARTIST_CARDS * largest  # M6.7: more than one ever adds


# The single cards on the table: figure 0 … and territory 0 …, in the order of their kinds.
FIGURE_KIND: Final[vec[i64]] = vec[i64](
    [kind for kind in range(LAND_KINDS, KINDS) for _ in range(DECK[kind])]
)
LAND_KIND: Final[vec[i64]] = vec[i64](
    [kind for kind in range(LAND_KINDS) for _ in range(DECK[kind])]
)
FIGURES: Final[i64] = len(FIGURE_KIND)
LANDS: Final[i64] = len(LAND_KIND)
FIGURE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{CARDS[kind]}-{n + 1}" for kind in range(LAND_KINDS, KINDS) for n in range(DECK[kind])
)
LAND_NAMES: Final[tuple[str, ...]] = tuple(
    f"{CARDS[kind]}-{n + 1}" for kind in range(LAND_KINDS) for n in range(DECK[kind])
)


def _first(kinds: vec[i64]) -> vec[i64]:
    """By kind: the number of its first card; all the cards of a kind follow each other."""
    listed = list(kinds)
    return vec[i64]([i64(listed.index(k)) if k in listed else i64(-1) for k in range(KINDS)])


FIRST_FIGURE: Final[vec[i64]] = _first(FIGURE_KIND)
FIRST_LAND: Final[vec[i64]] = _first(LAND_KIND)
