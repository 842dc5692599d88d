"""Italy in characters: a map on which two cities touch exactly where the rules say so (D1.2).

Every region is as wide as its name, so it is a cartogram: six bands from the Alps to Naples, each
divided among its regions. A region in two bands (Modena, Rome) is one region. The map is drawn at
any size from 48 × 13 characters on; a test compares what touches with the borders of the game.
"""

from dataclasses import dataclass

NARROWEST = 48
LOWEST = 13

# Where the regions of each band begin and end, on a map of the narrowest width.
BANDS: tuple[tuple[tuple[str, int, int], ...], ...] = (
    (("torino", 0, 7), ("milano", 7, 24), ("venezia", 24, 38)),
    (
        ("genova", 0, 10),
        ("parma", 10, 17),
        ("modena", 17, 20),
        ("mantova", 20, 29),
        ("ferrara", 29, 38),
    ),
    (("lucca", 10, 17), ("modena", 17, 32), ("bologna", 32, 42)),
    (("firenze", 12, 35), ("urbino", 35, 45)),
    (("siena", 12, 20), ("roma", 20, 24), ("spoleto", 24, 38), ("ancona", 38, 47)),
    (("roma", 16, 34), ("napoli", 34, 47)),
)
SEA = ""


@dataclass(frozen=True)
class Area:
    """The part of a region that lies in one band, without its borders."""

    city: str
    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Arm:
    """Half of a border line: from the middle of a character to one of its edges."""

    one: str
    other: str

    @property
    def ashore(self) -> bool:
        return self.one != SEA and self.other != SEA


# The borders that leave a character upwards, to the right, down, to the left.
Arms = tuple[Arm | None, Arm | None, Arm | None, Arm | None]


class Atlas:
    """The map at one size: each character is a region, the sea, or part of a border."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(width, NARROWEST)
        self.height = max(height, LOWEST)
        self._rows = [round(band * (self.height - 1) / len(BANDS)) for band in range(7)]
        scale = (self.width - 1) / (NARROWEST - 1)
        self._bands = [
            [(city, round(start * scale), round(end * scale)) for city, start, end in band]
            for band in BANDS
        ]
        self.arms = [[self._arms(x, y) for x in range(self.width)] for y in range(self.height)]
        self.regions = [[self._region(x, y) for x in range(self.width)] for y in range(self.height)]

    def _in_band(self, band: int, x: float) -> str:
        if 0 <= band < len(self._bands):
            for city, start, end in self._bands[band]:
                if start < x < end:
                    return city
        return SEA

    def _arms(self, x: int, y: int) -> Arms:
        """The borders that leave this character upwards, to the right, down, to the left."""
        above, below = self._around(y)
        left, right = x - 0.5, x + 0.5

        def between(one: str, other: str) -> Arm | None:
            return Arm(one, other) if one != other else None

        up = between(self._in_band(above, left), self._in_band(above, right))
        down = between(self._in_band(below, left), self._in_band(below, right))
        if above == below:
            return up, None, down, None
        to_right = between(self._in_band(above, right), self._in_band(below, right))
        to_left = between(self._in_band(above, left), self._in_band(below, left))
        return up, to_right, down, to_left

    def _around(self, y: int) -> tuple[int, int]:
        """The bands above and below a row: the same one inside a band."""
        for band, top in enumerate(self._rows):
            if y == top:
                return band - 1, band
            if y < top:
                return band - 1, band - 1
        raise ValueError(f"the map has no row {y}")

    def _region(self, x: int, y: int) -> str:
        """The region of a character that is on no border; SEA outside."""
        return self._in_band(self._around(y)[1], x) or self._in_band(self._around(y)[0], x)

    def areas(self) -> list[Area]:
        """The parts of all regions, the widest part of each first."""
        found = []
        for band, regions in enumerate(self._bands):
            top, bottom = self._rows[band], self._rows[band + 1]
            for city, start, end in regions:
                found.append(Area(city, start + 1, top + 1, end - start - 1, bottom - top - 1))
        return sorted(found, key=lambda area: -area.width)

    def sea(self) -> Area:
        """The free water in the west, below Genoa."""
        top = self._rows[2] + 1
        return Area(SEA, 0, top, self._bands[2][0][1], self.height - top)

    def touching(self) -> set[frozenset[str]]:
        """All pairs of regions that share a border."""
        pairs: set[frozenset[str]] = set()
        for row in self.arms:
            for arms in row:
                pairs |= {frozenset((arm.one, arm.other)) for arm in arms if arm and arm.ashore}
        return pairs
