"""What the rules count with (C1): names, numbers, and the figures of a data pack as they use it."""

from typing import Final, Literal, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i64

# C1.1: four resources, and the four kinds of building in the order of the resource each brings.
GOLD: Final[i64] = 0
ARMIES: Final[i64] = 1
PILGRIMS: Final[i64] = 2
CRAFTSMEN: Final[i64] = 3
Resource = Literal["gold", "armies", "pilgrims", "craftsmen"]
RESOURCES: Final[tuple[Resource, ...]] = ("gold", "armies", "pilgrims", "craftsmen")
Kind = Literal["economic", "military", "religious", "cultural"]
KINDS: Final[tuple[Kind, ...]] = ("economic", "military", "religious", "cultural")
FOUR: Final[i64] = 4  # resources, kinds, decks
BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])  # one bit per kind, so that a set is a number

Comune = Literal["lucca", "firenze", "siena", "bologna", "milano"]
COMUNI: Final[tuple[Comune, ...]] = ("lucca", "firenze", "siena", "bologna", "milano")  # C2.4

# C1.2: the cards of the decks, by name; the letter is the deck (C1.7).
Letter = Literal["a", "b", "c", "d"]
DECKS: Final[tuple[Letter, ...]] = ("a", "b", "c", "d")
DECK_SIZES: Final[tuple[int, ...]] = (32, 18, 19, 19)
CARDS: Final[tuple[str, ...]] = tuple(
    f"{deck}{number:02d}" for deck, size in zip(DECKS, DECK_SIZES) for number in range(1, size + 1)
)
CARD_COUNT: Final[i64] = len(CARDS)
DECK_OF: Final[vec[i64]] = vec[i64]([DECKS.index(card[0]) for card in CARDS])
NO_CARD: Final[i64] = -1

ENVOYS: Final[i64] = 3  # C1.3, for each player
BONUS_WALLS: Final[i64] = 11  # C1.3
CUBES: Final[i64] = 210  # C1.3
MOST_OF_A_KIND: Final[i64] = 60  # cubes of one resource, in any pack

COLUMNS: Final[i64] = 7
COLUMNS_IN_USE: Final[vec[i64]] = vec[i64]([0, 0, 4, 5, 6, 7])  # C2.2, by the number of players
# C2.3: where the invasion marker begins, by deck and number of players (from 2 on).
MARKER: Final[tuple[tuple[int, ...], ...]] = (
    (10, 13, 17, 18),
    (11, 14, 16, 18),
    (11, 14, 16, 19),
    (12, 14, 16, 19),
)

# C5.1
Invader = Literal["venezia", "france", "pope", "emperor"]
INVADERS: Final[tuple[Invader, ...]] = ("venezia", "france", "pope", "emperor")
STRENGTH: Final[vec[i64]] = vec[i64]([4, 8, 12, 16])
EMPEROR: Final[i64] = 3

HIGHEST: Final[i64] = 4  # storeys of a building (C3.11), levels of a wall (C3.15)
VALUE: Final[vec[i64]] = vec[i64]([0, 1, 3, 6, 10])  # C1.5, by storeys
HAND_LIMIT: Final[i64] = 2  # C3.17

SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3", "4")


class Card(TypedDict):
    """C1.2 A card's face, as views show it."""

    id: str
    deck: Letter
    level: int
    kinds: list[Kind]


class Project(TypedDict):
    """What people call a card by: the deck it is of, and what it shows (`Pack.face`)."""

    deck: Letter
    face: str


@final
class Pack:
    """The figures of one data pack (data.toml, read and checked by pack.py)."""

    def __init__(
        self,
        name: str,
        supply: vec[i64],
        start: vec[i64],
        income: vec[i64],
        choices: vec[i64],
        places: vec[i64],
        heroes: vec[i64],
        level: vec[i64],
        kinds: vec[i64],
        players: vec[i64],
        reconstructed: list[str],
    ) -> None:
        self.name: Final = name
        self.supply: Final = supply  # C1.3, by resource
        self.start: Final = start  # C2.4, by comune × resource
        self.income: Final = income  # C3.5, by comune × resource
        self.choices: Final = choices  # C3.5, by comune: how many resources are of choice
        self.places: Final = places  # C2.2, by column: how many cards lie there
        self.heroes: Final = heroes  # C5.7, by deck the higher, then the lower
        self.level: Final = level  # C1.2, by card
        self.kinds: Final = kinds  # the same: a set of kinds
        self.players: Final = players  # the same: the number of players from which it is used
        self.reconstructed: Final = reconstructed  # what is not printed, for people
        first = vec[i64]([i64(0)] * int(COLUMNS + 1))
        for column in range(COLUMNS):
            first[column + 1] = first[column] + places[column]
        self.first: Final = first  # by column: its first place on the display; last: all places
        # By card: its face. Shared by all views: never changed.
        self.described: Final[list[Card]] = [self.describe(card) for card in range(CARD_COUNT)]
        # Likewise: what each is, by its id. Cards that are alike have one name.
        self.projects: Final[dict[str, Project]] = {
            CARDS[card]: {"deck": DECKS[DECK_OF[card]], "face": self.face(card)}
            for card in range(CARD_COUNT)
        }

    def shows(self, card: i64, kind: i64) -> bool:
        """C3.11 Whether the card can be a storey of that kind."""
        return self.kinds[card] & BIT[kind] != 0

    def alike(self, card: i64, other: i64) -> bool:
        """Whether they differ in nothing but their ids."""
        return (
            DECK_OF[card] == DECK_OF[other]
            and self.level[card] == self.level[other]
            and self.kinds[card] == self.kinds[other]
        )

    def describe(self, card: i64) -> Card:
        return {
            "id": CARDS[card],
            "deck": DECKS[DECK_OF[card]],
            "level": self.level[card],
            "kinds": [KINDS[kind] for kind in range(FOUR) if self.shows(card, kind)],
        }

    def face(self, card: i64) -> str:
        """The face in a word, `economic-military-2`: people are told it as `face-…`."""
        kinds = [KINDS[kind] for kind in range(FOUR) if self.shows(card, kind)]
        word = "all" if len(kinds) == FOUR else "-".join(kinds)
        return f"{word}-{self.level[card]}"

    def has_choice(self, column: i64) -> bool:
        """C3.4 Whether the column has the choice-of-resource icon: those with a single card."""
        return self.places[column] == 1
