"""Medievalia in words: resources, prices, places."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tavola.core.views import MatchView
from tavola.games.medievalia.data import CARDS, RESOURCES
from tavola.games.medievalia.printed import Printed
from tavola.games.medievalia.view import Table
from tavola.games.medievalia.view_batch import BatchView
from tavola.games.medievalia.view_cards import Amounts, Resources
from tavola.games.medievalia.view_zones import Figure
from tavola.text import Texts

FLIPPED = "↻"  # turned until its owner's next turn
HURT = "✗"


class Look(NamedTuple):
    """What is drawn: the view with its table, and what is fixed for the match."""

    view: MatchView
    table: Table
    printed: Printed


def figures_in(table: Table, zone: str) -> list[tuple[int, Figure]]:
    """All figures in a zone with their owners."""
    return [
        (seat, figure)
        for seat, player in enumerate(table["players"])
        for figure in player["figures"]
        if figure["zone"] == zone
    ]


def by_piece(legal: Sequence[str]) -> dict[str, str]:
    """For each piece the legal move that is about it alone, or about it last."""
    found: dict[str, str] = {}
    for move in legal:
        verb, *words = move.split()
        if words and verb not in ("shoot", "heal", "double", "trade"):
            found.setdefault(words[-1], move)
    return found


def signs(texts: Texts, counts: Amounts | Resources) -> str:
    """Resources in little room: 3L 1E."""
    parts = [
        f"{counts[name]}{texts.say(f'resource-{name}.sign')}"
        for name in RESOURCES
        if counts.get(name)
    ]
    return " ".join(parts) or "–"


def price(texts: Texts, look: Look, card: str) -> str:
    """M5.6 What a card of the hand costs its holder, or else what is printed."""
    own = (look.table["prices"] or {}).get(card)
    return signs(texts, own["price"] if own else look.printed["cards"][card]["price"])


def price_of_batch(texts: Texts, look: Look, batch: BatchView) -> str:
    """M4.8 A card of the deck is paid with resources of any kind."""
    price = batch["price"]
    return signs(texts, Counter(price)) if price else str(look.printed["card_price"])


def figure_words(texts: Texts, figure: Figure) -> str:
    """Peasant 3 1/1, flipped and damaged."""
    name = texts.say(f"piece-{figure['piece']}")
    marks = (FLIPPED if figure["flipped"] else "") + HURT * figure["damage"]
    return f"{name} {figure['attack']}/{figure['defence']}{marks}"


def zone_words(texts: Texts, names: Sequence[str], zone: str) -> str:
    """A zone by the players that it belongs to or lies between."""
    sort, *seats = zone.split("-")
    if sort == "centre":
        return texts.say("centre-title")
    if sort == "fief":
        return texts.say("fief-of", names, seat=int(seats[0]))
    return texts.say("border-title", names, seat=int(seats[0]), other_seat=int(seats[1]))


def as_list(cards: Mapping[str, int], order: Iterable[str] = CARDS) -> list[str]:
    """Counts as a list, in the order of the deck."""
    return [kind for kind in order for _ in range(cards.get(kind, 0))]


def tags(texts: Texts, look: Look, seat: int) -> list[str]:
    """What is true of a player, in single words."""
    player = look.table["players"][seat]
    if not player["in_game"]:
        return [texts.say("tag-defeated")]
    found = [texts.say("hand-size", count=player["cards"])]
    if player["siege"]:
        found.append(
            texts.say("tag-besieged", count=player["siege"], limit=look.printed["siege_turns"])
        )
    own = look.view["seat"]
    if own is not None and own != seat and look.table["players"][own]["side"] == player["side"]:
        found.append(texts.say("tag-ally"))
    return found
