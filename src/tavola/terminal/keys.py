"""The keys of the table itself. No move has one of them, in no game and no language."""

from tavola.text import Texts

# By key, the command of the table.
COMMANDS = {
    "enter": "play",
    "escape": "close",
    " ": "hurry",
    "u": "undo",
    "w": "why",
    "i": "sheet",
    "l": "log",
    "q": "quit",
    "?": "rules",
    "/": "find",
    "*": "colours",
    "+": "new",
}
# The commands of the last line, in its order, where not all have room; each has a message
# `key-NAME`.
SHOWN = ("play", "undo", "why", "sheet", "rules", "quit", "find", "log", "colours")
SIGNS = {"enter": "⏎"}


def key_of(command: str) -> str:
    """The key of a command, as it is written on the screen."""
    key = next(key for key, name in COMMANDS.items() if name == command)
    return SIGNS.get(key, key)


def is_taken(key: str) -> bool:
    """Whether the table itself answers to this key, small or capital."""
    return key.lower() in COMMANDS


def move_key(texts: Texts, move: str) -> str:
    """The key of a move: of its message, or of the thing that it is about (`card-winter.key`)."""
    own = f"move-{move.replace(' ', '-')}.key"
    if texts.has(own):
        return texts.say(own)
    verb, _, rest = move.partition(" ")
    if not rest or not texts.has(f"move-{verb}.words"):
        return ""
    noun = texts.say(f"move-{verb}.words").split()[-1]
    thing = f"{noun}-{rest.split()[-1]}.key"
    return texts.say(thing) if texts.has(thing) else ""
