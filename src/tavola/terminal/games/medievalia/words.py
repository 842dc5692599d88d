"""Medievalia in words: resources, prices, places."""

from collections import Counter
from collections.abc import Sequence

from tavola.games.medievalia.data import RESOURCES
from tavola.games.medievalia.printed import Printed
from tavola.games.medievalia.view import Table
from tavola.games.medievalia.view_batch import BatchView
from tavola.games.medievalia.view_cards import Amounts, Resources
from tavola.games.medievalia.view_zones import Figure
from tavola.terminal.board import Look

FLIPPED = "↻"  # turned until its owner's next turn
HURT = "✗"


def by_piece(legal: Sequence[str]) -> dict[str, str]:
    """For each piece the legal move that is about it alone, or about it last."""
    found: dict[str, str] = {}
    for move in legal:
        verb, *words = move.split()
        if words and verb not in ("shoot", "heal", "double", "trade"):
            found.setdefault(words[-1], move)
    return found


class Words(Look[Table]):
    """The short names of things in the reader's language."""

    printed: Printed

    def figures_in(self, zone: str) -> list[tuple[int, Figure]]:
        """All figures in a zone with their owners."""
        return [
            (seat, figure)
            for seat, player in enumerate(self.table["players"])
            for figure in player["figures"]
            if figure["zone"] == zone
        ]

    def signs(self, counts: Amounts | Resources) -> str:
        """Resources in little room: 3L 1E."""
        parts = [
            f"{counts[name]}{self.say(f'resource-{name}.sign')}"
            for name in RESOURCES
            if counts.get(name)
        ]
        return " ".join(parts) or "–"

    def price(self, card: str) -> str:
        """M5.6 What a card of the hand costs its holder, or else what is printed."""
        own = (self.table["prices"] or {}).get(card)
        return self.signs(own["price"] if own else self.printed["cards"][card]["price"])

    def price_of_batch(self, batch: BatchView) -> str:
        """M4.8 A card of the deck is paid with resources of any kind."""
        price = batch["price"]
        return self.signs(Counter(price)) if price else str(self.printed["card_price"])

    def figure(self, figure: Figure) -> str:
        """Peasant 3 1/1, flipped and damaged."""
        name = self.say("piece-title", piece=figure["piece"])
        marks = (FLIPPED if figure["flipped"] else "") + HURT * figure["damage"]
        return f"{name} {figure['attack']}/{figure['defence']}{marks}"

    def zone(self, zone: str) -> str:
        """A zone by the players that it belongs to or lies between."""
        sort, *seats = zone.split("-")
        if sort == "centre":
            return self.say("centre-title")
        if sort == "fief":
            return self.say("fief-of", seat=int(seats[0]))
        return self.say("border-title", seat=int(seats[0]), other_seat=int(seats[1]))

    def tags(self, seat: int) -> list[str]:
        """What is true of a player, in single words."""
        player = self.table["players"][seat]
        if not player["in_game"]:
            return [self.say("tag-defeated")]
        found = [self.say("hand-size", count=player["cards"])]
        if player["siege"]:
            limit = self.printed["siege_turns"]
            found.append(self.say("tag-besieged", count=player["siege"], limit=limit))
        own = self.me
        if own is not None and own != seat and self.table["players"][own]["side"] == player["side"]:
            found.append(self.say("tag-ally"))
        return found
