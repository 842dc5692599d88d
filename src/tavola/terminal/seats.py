"""Who sits where: names, and the three signs by which a player is known. Each alone is enough."""

from dataclasses import dataclass

from tavola.core.errors import BadSetup

# Captains of the time, women and men. The same in every language; no two begin alike.
CAPTAINS = ("Caterina", "Muzio", "Bianca", "Facino", "Orsina", "Erasmo")
LONGEST_NAME = 12


@dataclass(frozen=True)
class Identity:
    """A tincture with its charge, and its hatching of 1638: how engravers print a colour in ink."""

    tincture: str
    charge: str
    hatching: str


IDENTITIES = (
    Identity("azure", "⚜", "-"),
    Identity("gules", "✚", "¦"),
    Identity("or", "★", "·"),
    Identity("vert", "♣", "\\"),
    Identity("purpure", "☾", "/"),
    Identity("sable", "♜", "#"),
)


def identity(seat: int) -> Identity:
    """The signs of a seat."""
    return IDENTITIES[seat % len(IDENTITIES)]


def seat_names(players: int, given: dict[int, str]) -> list[str]:
    """A name for every seat: the ones given, captains for the rest."""
    for name in given.values():
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup(f"a name has 1 to {LONGEST_NAME} letters, not {name!r}")
    free = [name for name in CAPTAINS if name not in given.values()]
    names = [given[seat] if seat in given else free.pop(0) for seat in range(players)]
    if len(set(names)) != len(names):
        raise BadSetup("two players have the same name")
    return names
