"""Medievalia in words: resources, prices, places."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tavola.games.medievalia.data import CARDS, RESOURCES
from tavola.terminal.games.medievalia.look import Batch, Cards, Figure, Look
from tavola.text import Texts

FLIPPED = "↻"  # turned until its owner's next turn
HURT = "✗"


def signs(texts: Texts, counts: Cards) -> str:
    """Resources in little room: 3L 1E."""
    parts = [
        f"{counts[name]}{texts.say(f'resource-{name}.sign')}"
        for name in RESOURCES
        if counts.get(name)
    ]
    return " ".join(parts) or "–"


def price(texts: Texts, look: Look, card: str) -> str:
    """M5.6 What a card of the hand costs its holder, or else what is printed."""
    cost = (look.prices or {}).get(card) or look.printed[card]
    return signs(texts, cost.price)


def price_of_batch(texts: Texts, batch: Batch) -> str:
    return signs(texts, dict(Counter(batch.price)))


def figure_words(texts: Texts, figure: Figure) -> str:
    """Peasant 3 1/1, flipped and damaged."""
    name = texts.say(f"piece-{figure.piece}")
    marks = (FLIPPED if figure.flipped else "") + HURT * figure.damage
    return f"{name} {figure.attack}/{figure.defence}{marks}"


def zone_words(texts: Texts, names: Sequence[str], zone: str) -> str:
    """A zone by the players that it belongs to or lies between."""
    sort, *seats = zone.split("-")
    if sort == "centre":
        return texts.say("centre-title")
    if sort == "fief":
        return texts.say("fief-of", names, seat=int(seats[0]))
    return texts.say("border-title", names, seat=int(seats[0]), other_seat=int(seats[1]))


def as_list(cards: Cards, order: Iterable[str] = CARDS) -> list[str]:
    """Counts as a list, in the order of the deck."""
    return [kind for kind in order for _ in range(cards.get(kind, 0))]


def tags(texts: Texts, look: Look, seat: int) -> list[str]:
    """What is true of a player, in single words."""
    player = look.players[seat]
    if not player.in_game:
        return [texts.say("tag-defeated")]
    found = [texts.say("hand-size", count=player.cards)]
    if player.siege:
        found.append(texts.say("tag-besieged", count=player.siege, limit=look.siege_turns))
    if look.alliance and look.me >= 0 and seat != look.me and (seat - look.me) % 2 == 0:
        found.append(texts.say("tag-ally"))
    return found
