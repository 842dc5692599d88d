"""Positions and moves, written tersely, for the tests of the rules.

    match = table(fief("mine", "field-1+church farm-1!", "peasant-1@field-1 archer-1@border-0-1"))
    play(match, "0: play mine", "0: flip field-1")
    assert why(match, "0: close") == "M4.10 still-missing"

A territory is `NAME+BUILDING+BUILDING`, a figure `NAME@PLACE` (a territory, `city`, or a zone;
nothing: free at home); `!` behind it: flipped; `*2`: with 2 damage. Built on nothing but the
documented form of a saved position (docs/positions.md) and `tavola.load`.
"""

from collections.abc import Sequence
from typing import Any

import tavola
from tests.games.lines import play

MANY = "peasant peasant peasant peasant peasant peasant peasant peasant"  # enough to discard
ZONES = ("fief-", "border-", "centre")


def fief(hand: str = "", lands: str = "", figures: str = "", **more: Any) -> dict[str, Any]:
    """One player."""
    return {
        "hand": hand.split(),
        "lands": [land(text) for text in lands.split()],
        "figures": [figure(text) for text in figures.split()],
        **more,
    }


def land(text: str) -> dict[str, Any]:
    flipped = text.endswith("!")
    name, *buildings = text.removesuffix("!").split("+")
    return {"piece": name, "flipped": flipped, "buildings": buildings}


def figure(text: str) -> dict[str, Any]:
    text, _, damage = text.partition("*")
    flipped = text.endswith("!")
    name, _, place = text.removesuffix("!").partition("@")
    data: dict[str, Any] = {"piece": name, "flipped": flipped, "damage": int(damage or 0)}
    if place.startswith(ZONES):
        data["zone"] = place
    elif place:
        data["post"] = place
    return data


def table(*fiefs: dict[str, Any], seed: int = 1, **more: Any) -> tavola.Match:
    """A match in this position; at least two players. Seat 0 is in the middle of its turn."""
    players = [*fiefs, *[fief()] * (2 - len(fiefs))]
    if len(players) > 2:
        more.setdefault("central_fief", False)
    return tavola.load({"game": "medievalia", "state": {"players": players, **more}}, seed=seed)


def look(match: tavola.Match, seat: int | None = None) -> Any:
    """The table as this seat sees it; without a seat, as a spectator does."""
    return match.view(seat)["table"]


def printed(match: tavola.Match) -> Any:
    """What is fixed for the whole match."""
    return match.printed()


def batch(match: tavola.Match) -> Any:
    """What is being paid, as the active player sees it."""
    return look(match, look(match)["active_seat"])["batch"]


def made(match: tavola.Match, *moves: str) -> dict[str, int]:
    """After these moves of seat 0: the resources produced in the batch, those that are there."""
    play(match, *(f"0: {move}" for move in moves))
    return {name: count for name, count in batch(match)["made"].items() if count}


def pieces(match: tavola.Match, seat: int) -> dict[str, Any]:
    """The seat's figures and territories on the table, by name."""
    player = look(match)["players"][seat]
    return {entry["piece"]: entry for entry in [*player["lands"], *player["figures"]]}


def place(match: tavola.Match, seat: int, name: str) -> str:
    """Where a figure is: its post, else its zone."""
    found = pieces(match, seat)[name]
    return str(found["post"] or found["zone"])


def flipped(match: tavola.Match, seat: int) -> list[str]:
    """All that is flipped."""
    city = ["city"] if look(match)["players"][seat]["city"]["flipped"] else []
    return [*city, *(name for name, entry in pieces(match, seat).items() if entry["flipped"])]


def hand(match: tavola.Match, seat: int) -> dict[str, int]:
    found: dict[str, int] = look(match, seat)["hand"]
    return found


def pay(match: tavola.Match, seat: int, thing: str, *added: str) -> list[str]:
    """A whole batch."""
    return play(match, *(f"{seat}: {move}" for move in (thing, *added, "close")))


def lift(match: tavola.Match, seat: int, name: str, to: str) -> list[str]:
    """Both halves of a move."""
    return play(match, f"{seat}: lift {name}", f"{seat}: {to}")


def pass_turn(match: tavola.Match, seat: int) -> list[str]:
    """End a turn in which nothing forces a battle; nobody shoots."""
    told = play(match, f"{seat}: end")
    while look(match)["phase"] == "shots":
        told += play(match, f"{match.to_act[0]}: pass")
    if look(match)["phase"] == "exchange":
        told += play(match, f"{match.to_act[0]}: done")
    return told


def army(*figures: str, at: str = "border-0-1") -> str:
    """Several figures in one zone."""
    return " ".join(f"{name}@{at}" for name in figures)


def names(prefix: str, numbers: Sequence[int]) -> str:
    return " ".join(f"{prefix}-{number}" for number in numbers)
