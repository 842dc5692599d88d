"""The hand as little cards, grouped by kind, and beside them what else can be chosen."""

from dataclasses import dataclass

from tavola.games.condottiere.data import CARDS
from tavola.games.condottiere.view import Table
from tavola.terminal.board import Look
from tavola.terminal.games.condottiere.words import GLYPHS, VALUES
from tavola.terminal.grid import Grid
from tavola.terminal.keys import move_key

# Which cards are named, how much air is around it, and how wide the narrowest card is within: the
# first form that fits is taken.
FORMS = (
    ("all", 2, 2),
    ("special", 2, 2),
    ("special", 0, 2),
    ("no", 2, 2),
    ("no", 1, 2),
    ("no", 0, 2),
    ("no", 0, 1),
)
# The answers that are not cards, by phase.
ANSWERS = {"take-back": ("take none",), "lay-aside": ("keep", "lay aside")}


@dataclass(frozen=True)
class Face:
    """One kind of card, or one answer, as it is to be drawn."""

    move: str
    sign: str
    name: str
    count: int
    key: str
    card: bool

    @property
    def times(self) -> str:
        return f"×{self.count}" if self.count > 1 else ""

    def label(self, named: str, tall: bool) -> str:
        """The widest line on it, if `all`, `special` or `no` cards are named."""
        plain = self.sign in VALUES and (named == "special" or not tall)
        if not self.name or plain or named == "no":
            return self.sign
        return max(self.sign, self.name, key=len) if tall else f"{self.sign} {self.name}"


class Hand(Look[Table]):
    """Draws the hand for one look at the table."""

    def faces(self) -> list[Face]:
        """What there is to choose from: the hand, or the army when a scarecrow takes back."""
        look, me = self.table, self.me
        asked = me is not None and me in self.to_act
        verb, cards = "play", look["hand"] or {}
        if me is not None and asked and look["phase"] == "take-back":
            army = look["players"][me]["army"]
            verb, cards = "take", {kind: army.get(kind, 0) for kind in VALUES}
        found = [self._card(verb, kind, cards[kind]) for kind in CARDS if cards.get(kind)]
        if look["phase"] == "over":
            return found
        answers = ANSWERS.get(look["phase"], ()) if asked else ()
        return found + [self._answer(move) for move in answers or ("pass",)]

    def _card(self, verb: str, kind: str, count: int) -> Face:
        say = self.texts.say
        name = say("mercenary") if kind in VALUES else say(f"card-{kind}.title")
        move = f"{verb} {kind}"
        sign, key = GLYPHS.get(kind, kind), move_key(self.texts, move)
        return Face(move, sign, name, count, key, True)

    def _answer(self, move: str) -> Face:
        return Face(move, self.texts.move(move), "", 1, move_key(self.texts, move), False)

    def draw(self, width: int, tall: bool) -> Grid:
        """Names beside the signs where they fit, below them if `tall`, else signs alone."""
        faces = self.faces()
        grid = Grid(width, 4 if tall else 3, self.palette("ink"))
        widths = self._widths(faces, width - 1, tall)
        x = 1 if sum(widths) < width else 0
        for face, each in zip(faces, widths):
            self._draw_face(grid, x, face, each - 2, tall)
            x += each
        return grid

    def _widths(self, faces: list[Face], width: int, tall: bool) -> list[int]:
        """The widest form that fits on one line, borders included."""
        widths: list[int] = []
        for named, margin, least in FORMS:
            labels = [len(face.label(named, tall)) + margin for face in faces]
            widths = [2 + max(label, len(face.times), least) for label, face in zip(labels, faces)]
            if sum(widths) <= width:
                break
        return widths

    def _draw_face(self, grid: Grid, x: int, face: Face, inner: int, tall: bool) -> None:
        legal = face.move in self.legal
        chosen = face.move == self.cursor
        ground = "leaf" if chosen else "card" if face.card else "sheet"
        ink = "on-leaf" if chosen else "card-ink" if face.card else "ink"
        if not legal and not chosen and self.legal:
            ink = "card-dim" if face.card else "ink-3"
        style = self.palette(ink, ground, bold=legal or chosen)
        level, upright = ("━", "┃") if chosen else ("─", "│") if legal else ("┄", "┊")
        corners = "┏┓┗┛" if chosen else "┌┐└┘"
        last = grid.height - 1
        grid.put(x, 0, corners[0] + face.times.rjust(inner, level) + corners[1], style)
        for y in range(1, last):
            grid.put(x, y, upright + " " * inner + upright, style)
        grid.put(x, last, corners[2] + face.key.center(inner, level) + corners[3], style)
        named = face.label("all", tall=False)
        label = named if not tall and len(named) <= inner else face.sign
        grid.put(x + 1, 1, label.center(inner), style)
        if tall and len(face.name) <= inner:
            grid.put(x + 1, 2, face.name.center(inner), style)
        grid.spot(x, 0, inner + 2, grid.height, face.move, face.key)
