"""Who has played a seat, and when: told when the game is over, in the numbers of its record."""

import msgspec

from tavola.server.store.entries import Entry


class Played(msgspec.Struct):
    """Moves of a seat that one player made, from one number of the record to another."""

    bot: str | None  # None: the person
    first: int
    last: int


def standing(entries: list[Entry]) -> list[Entry]:
    """The moves that were not taken back."""
    undone = {entry.data["undoes"] for entry in entries if entry.kind == "undo"}
    return [entry for entry in entries if entry.kind == "move" and entry.number not in undone]


def who_played(entries: list[Entry], players: int) -> list[list[Played]]:
    """By seat, from its first move to its last."""
    seats: list[list[Played]] = [[] for _ in range(players)]
    for number, entry in enumerate(standing(entries), 1):
        played, bot = seats[entry.data["seat"]], bot_of(entry)
        if played and played[-1].bot == bot:
            played[-1].last = number
        else:
            played.append(Played(bot, number, number))
    return seats


def bot_of(entry: Entry) -> str | None:
    """The bot that played the seat at this move, even if a simpler one answered for it."""
    instead = entry.data.get("instead")
    bot: str | None = instead["asked"] if instead else entry.data.get("bot")
    return bot
