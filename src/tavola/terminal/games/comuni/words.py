"""Comuni in words and in signs: cards, cubes, what a move would bring."""

from collections.abc import Sequence
from typing import cast

from tavola.core.foresee import Foresight
from tavola.core.views import MatchView
from tavola.games.comuni.data import KINDS, RESOURCES, Card
from tavola.games.comuni.view import Column, Table
from tavola.games.comuni.view_own import Cubes, Offer, Own
from tavola.games.comuni.view_players import Player
from tavola.text import Texts

CAPTAIN = "♞"
WALL = "▤"
CHOICE = "◇"


def table_of(view: MatchView) -> Table:
    """The view's table, as Comuni's."""
    return cast(Table, view["table"])


def card_in_hand(table: Table, name: str) -> Card | None:
    """A card of the viewer's hand."""
    held = table["own"]["hand"] if table["own"] else []
    return next((card for card in held if card["id"] == name), None)


class Words:
    """The short names of things in the reader's language."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

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

    def masters(self, table: Table, seat: int) -> list[str]:
        held = [kind for kind in KINDS if table["masters"][kind] == seat]
        return [self.texts.say(f"master-{kind}") for kind in held]

    # --- what a move would bring -------------------------------------------------------------

    def hint(self, view: MatchView, move: str, foreseen: Foresight) -> str:
        table = table_of(view)
        own = table["own"]
        verb, *words = move.split()
        if verb in ("bid", "relocate"):
            return self._column(table["columns"][int(words[0]) - 1])
        if own is None:
            return ""
        for offer in own["offers"]:
            if offer["move"] == move:
                return self._offer(offer)
        if verb in ("league", "city"):
            then = cast(Table, foreseen.table)["own"]
            assert then is not None
            return self._pledged(view, then)
        return self._pledged(view, own) if verb == "commit" else ""

    def _offer(self, offer: Offer) -> str:
        brings, craftsmen = offer["brings"], offer["craftsmen"]
        if offer["kind"] == "wall":
            return self.texts.say("hint-wall", defence=brings, craftsmen=craftsmen)
        points = self.texts.say("points", count=brings)
        return self.texts.say("hint-build", points=points, craftsmen=craftsmen)

    def _column(self, column: Column) -> str:
        cards = self.texts.join([self.card(card) for card in column["cards"]])
        choice = "yes" if column["choice"] else "no"
        return self.texts.say("hint-column", what=cards, choice=choice)

    def _pledged(self, view: MatchView, own: Own) -> str:
        """The strength that is faced, and what is pledged for the league and for the city."""
        seat = view["seat"]
        assert seat is not None
        return self.texts.say(
            "hint-pledge",
            strength=table_of(view)["players"][seat]["strength"],
            league=own["league"]["total"],
            city=own["city"]["total"],
        )
