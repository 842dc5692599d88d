"""Condottiere in words: how a strength comes about, and what is true of a player."""

from tavola.games.condottiere.data import CARDS, MERCENARIES
from tavola.games.condottiere.rules.cards import Cards
from tavola.games.condottiere.view import Player, Table
from tavola.text import Texts

VALUES = CARDS[:MERCENARIES]
PAWN = "♞"
GLYPHS = {
    "winter": "✻",
    "drummer": "♫",
    "heroine": "♀",
    "scarecrow": "†",
    "surrender": "⚑",
    "bishop": "♝",
}


def in_battle(table: Table) -> bool:
    return table["phase"] in {"battle", "take-back"}


def summands(army: Cards) -> list[str]:
    """The mercenaries of an army, the strongest first: 10, 2×5, 1."""
    held = [(kind, army[kind]) for kind in reversed(VALUES) if army.get(kind)]
    return [kind if count == 1 else f"{count}×{kind}" for kind, count in held]


def mercenaries(army: Cards, times: int, plus: str) -> str:
    """Their values, in brackets where a drummer doubles more than one."""
    terms = plus.join(summands(army))
    return f"({terms})" if times > 1 and plus in terms else terms


def sum_in_words(texts: Texts, player: Player, winter: int | None) -> str:
    """D5.8 written out: "4 mercenaries × 1 winter × 2 drummer + 10 heroine"."""
    how = player["strength"]
    parts = []
    if how["mercenaries"]:
        if winter is None:
            parts.append(mercenaries(player["army"], how["times"], " + "))
        else:
            parts.append(texts.say("sum-mercenaries", count=how["mercenaries"]))
            parts.append(texts.say("sum-winter", each=winter))
        if how["times"] > 1:
            parts.append(texts.say("sum-drummer", times=how["times"]))
    if how["heroines"]:
        plus = "+ " if parts else ""
        heroines = texts.say("sum-heroines", count=how["heroines"], points=how["heroic"])
        parts.append(plus + heroines)
    return " ".join(parts)


def sum_in_signs(player: Player, winter: int | None) -> str:
    """The same in little room: "4×1✻ ×2♫ +10♀"."""
    how = player["strength"]
    parts = []
    if how["mercenaries"]:
        if winter is None:
            parts.append(mercenaries(player["army"], how["times"], "+"))
        else:
            parts.append(f"{how['mercenaries']}×{winter}{GLYPHS['winter']}")
        if how["times"] > 1:
            parts.append(f"×{how['times']}{GLYPHS['drummer']}")
    if how["heroines"]:
        parts.append(f"{'+' if parts else ''}{how['heroic']}{GLYPHS['heroine']}")
    return " ".join(parts)


def tags(texts: Texts, table: Table, seat: int) -> list[str]:
    """What is true of a player in this battle, in single words."""
    player = table["players"][seat]
    found = []
    if in_battle(table):
        if table["owners"].get(table["city"] or "") == seat:
            found.append("free" if player["passes_freely"] else "owner")
        if player["out"]:
            found.append("passed" if player["cards"] else "no-cards")
    return [texts.say(f"tag-{name}") for name in found]
