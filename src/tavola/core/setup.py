"""What is agreed before a match: the game, the number of players, the options."""

import re
from collections.abc import Iterable
from typing import Any, Final, TypeGuard

from tavola.core.errors import BadSetup
from tavola.core.game import Game, Option, Plain
from tavola.core.packs import OPTION

_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")


def is_number(value: object) -> TypeGuard[int]:
    """Whether it counts something: True and 1.0 do not, although Python takes them for 1."""
    return isinstance(value, int) and not isinstance(value, bool)


def settle(game: Game[Any], players: int, given: Plain) -> Plain:
    """The complete options for a match: what is given, checked, and defaults for the rest.

    Raises BadSetup that lists everything wrong at once.
    """
    facts = game.facts
    if not is_number(players) or not facts.fewest <= players <= facts.most:
        raise BadSetup(
            f"{facts.title} is for {facts.fewest} to {facts.most} players, not {players!r}"
        )
    offered = {option.name: option for option in game.options(players)}
    problems = [problem(option, given[name]) for name, option in offered.items() if name in given]
    for name in given:
        if name not in offered:
            known = ", ".join(offered) if offered else "none"
            problems.append(f"{facts.title} has no option {name} (its options: {known})")
    found = list(filter(None, problems))
    if found:
        raise BadSetup("; ".join(found))
    return {name: option.taken(given.get(name, option.default)) for name, option in offered.items()}


def problem(option: Option, value: object) -> str:
    """What is wrong with a value, or an empty string. Other figures may be to hand, in a file."""
    found = str(option.problem(value))
    hint = f", not {value!r}; the file of other figures is given by --data-pack"
    return found + hint if found and option.name == OPTION else found


def option_values(game: Game[Any], players: int, texts: Iterable[str]) -> Plain:
    """Options written as NAME=VALUE: a switch takes yes or no, a number digits."""
    kinds = {option.name: option.default for option in game.options(players)}
    values: Plain = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"write an option as NAME=VALUE, not {text!r}")
        default = kinds.get(name)
        if isinstance(default, bool):
            values[name] = {"yes": True, "true": True, "no": False, "false": False}.get(
                value, value
            )
        elif isinstance(default, int) and _NUMBER.fullmatch(value):
            values[name] = int(value)
        else:
            values[name] = value
    return values
