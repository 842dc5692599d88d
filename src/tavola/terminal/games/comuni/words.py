"""Comuni in words and in signs: cards, cubes, what a move would bring."""

from collections.abc import Sequence

from tavola.terminal.games.comuni.look import Card, Column, Cubes, Look, Seat
from tavola.text import Texts

CAPTAIN = "♞"
WALL = "▤"
CHOICE = "◇"
KINDS = ("economic", "military", "religious", "cultural")
RESOURCES = ("gold", "armies", "pilgrims", "craftsmen")


class Words:
    """The short names of things in the reader's language."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def kind(self, kind: str) -> str:
        return self.texts.say(f"kind-{kind}.sign")

    def face(self, card: Card) -> str:
        """`M2`, `EM1`; a card of all four kinds is a star."""
        kinds = "★" if len(card.kinds) == len(KINDS) else "".join(map(self.kind, card.kinds))
        return f"{kinds}{card.level}"

    def card(self, card: Card) -> str:
        return f"{card.id} {self.face(card)}"

    def cubes(self, cubes: Cubes) -> str:
        """`3 gold · 1 army`, those that are there."""
        parts = []
        for name in RESOURCES:
            count = cubes.get(name, 0)
            if count == 1:
                parts.append(self.texts.say(f"resource-{name}"))
            elif count:
                parts.append(self.texts.say(f"resource-{name}.many", count=count))
        return " · ".join(parts) or self.texts.say("nothing-there")

    def buildings(self, player: Seat) -> str:
        """`E 3 1 · M 2`, an active kind with a mark."""
        parts = []
        for kind in KINDS:
            heights = [str(b.storeys) for b in player.buildings if b.kind == kind]
            if heights:
                mark = "✓" if kind in player.active else ""
                parts.append(f"{self.kind(kind)}{mark} {' '.join(heights)}")
        return " · ".join(parts) or self.texts.say("no-buildings")

    def walls(self, player: Seat) -> str:
        """`▤ 4 1`"""
        heights = " ".join(str(section.levels) for section in player.walls)
        return f"{WALL} {heights}" if heights else f"{WALL} –"

    def masters(self, look: Look, seat: int) -> list[str]:
        held = [kind for kind, holder in look.masters.items() if holder == seat]
        return [self.texts.say(f"master-{kind}") for kind in held]

    # --- what a move would bring -------------------------------------------------------------

    def hint(self, look: Look, move: str) -> str:
        verb, *words = move.split()
        if verb in ("bid", "relocate"):
            return self._column(look.columns[int(words[0]) - 1])
        if verb == "build":
            return self._build(look, words[0], int(words[2]))
        if verb == "wall":
            price = self._price(look, words[0], int(words[1]), look.levels_laid)
            return self.texts.say("hint-wall", defence=1 + int(words[1]), craftsmen=price)
        if verb in ("league", "city", "commit") and look.own is not None:
            return self._pledge(look, move)
        return ""

    def _column(self, column: Column) -> str:
        cards = self.texts.join([self.card(card) for card in column.cards])
        choice = "yes" if column.choice else "no"
        return self.texts.say("hint-column", what=cards, choice=choice)

    def _build(self, look: Look, name: str, storey: int) -> str:
        price = self._price(look, name, storey, look.storeys_laid)
        return self.texts.say(
            "hint-build", points=self.texts.say("points", count=storey), craftsmen=price
        )

    def _price(self, look: Look, name: str, height: int, laid: int) -> int:
        """C3.10, C3.12"""
        card = look.card(name)
        lacking = max(0, height - card.level) if card else 0
        return lacking + (1 if laid >= look.actions else 0)

    def _pledge(self, look: Look, move: str) -> str:
        """The strength that is faced, and what is pledged so far, this answer included."""
        assert look.own is not None
        league, city = look.own.league["total"], look.own.city["total"]
        verb, *words = move.split()
        if words:
            units = int(words[1]) // (1 if words[0] == "armies" else 2)
            league += units if verb == "league" else 0
            city += units if verb == "city" else 0
        strength = look.players[look.me].strength
        return self.texts.say("hint-pledge", strength=strength, league=league, city=city)
