"""Comuni in words and in signs: cards, cubes, buildings."""

from tavola.games.comuni.data import KINDS, RESOURCES, Card
from tavola.games.comuni.view import Table
from tavola.games.comuni.view_own import Cubes
from tavola.games.comuni.view_players import Player
from tavola.terminal.board import Look

CAPTAIN = "♞"
WALL = "▤"
CHOICE = "◇"


class Words(Look[Table]):
    """The short names of things in the reader's language."""

    def in_hand(self, name: str) -> Card | None:
        """A card of the viewer's hand."""
        held = self.table["own"]["hand"] if self.table["own"] else []
        return next((card for card in held if card["id"] == name), None)

    def kind(self, kind: str) -> str:
        return self.texts.say(f"kind-{kind}.sign")

    def face(self, card: Card) -> str:
        """`M2`, `EM1`; a card of all four kinds is a star."""
        all_kinds = len(card["kinds"]) == len(KINDS)
        kinds = "★" if all_kinds else "".join(map(self.kind, card["kinds"]))
        return f"{kinds}{card['level']}"

    def card(self, card: Card) -> str:
        """`Wooden Tower M2`"""
        return f"{self.texts.name('card', card['id'])} {self.face(card)}"

    def slip(self, card: Card, width: int) -> str:
        """`M2 Tower`, or the face alone where there is little room."""
        text = f"{self.face(card)} {self.short(card['id'])}"
        return text if len(text) <= width else self.face(card)

    def short(self, card: str) -> str:
        return self.texts.say("card-short", card=card)

    def cubes(self, cubes: Cubes) -> str:
        """`3 gold · 1 army`, those that are there."""
        parts = []
        for name in RESOURCES:
            count = cubes[name]
            if count == 1:
                parts.append(self.texts.say(f"resource-{name}"))
            elif count:
                parts.append(self.texts.say(f"resource-{name}.many", count=count))
        return " · ".join(parts) or self.texts.say("nothing-there")

    def buildings(self, player: Player) -> str:
        """`E 3 1 · M 2`, an active kind with a mark."""
        parts = []
        for kind in KINDS:
            heights = [str(b["storeys"]) for b in player["buildings"] if b["kind"] == kind]
            if heights:
                mark = "✓" if kind in player["active"] else ""
                parts.append(f"{self.kind(kind)}{mark} {' '.join(heights)}")
        return " · ".join(parts) or self.texts.say("no-buildings")

    def walls(self, player: Player) -> str:
        """`▤ 4 1`"""
        heights = " ".join(str(section["levels"]) for section in player["walls"])
        return f"{WALL} {heights}" if heights else f"{WALL} –"

    def masters(self, seat: int) -> list[str]:
        held = [kind for kind in KINDS if self.table["masters"][kind] == seat]
        return [self.texts.say(f"master-{kind}") for kind in held]
