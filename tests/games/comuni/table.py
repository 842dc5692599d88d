"""Positions and moves, written tersely, for the tests of the rules.

    match = table(who("lucca", gold=2), who("firenze", pilgrims=1), bids={1: ("firenze", 1)})
    play(match, "lucca: bid 1 2", "firenze: relocate 4")
    assert why(match, "lucca: bid 1 3") == "C3.26 phase-one-is-over"

Built on nothing but the documented form of a saved position (docs/positions.md) and `tavola.load`.
Players are named by their comune; they sit in the order in which they are given.
"""

from collections.abc import Mapping
from typing import Any

import tavola
from tests.games.lines import play_all, refused

COMUNI = ("lucca", "firenze", "siena", "bologna", "milano")
RESOURCES = ("gold", "armies", "pilgrims", "craftsmen")
COLUMNS = (3, 2, 2, 1, 2, 1, 3)  # cards in each, in the built-in data
IN_USE = {2: 4, 3: 5, 4: 6, 5: 7}
SIZES = {"a": 32, "b": 18, "c": 19, "d": 19}
# The first card for three, four and five players in each deck of the built-in data.
FOR_MORE = {"a": (19, 24, 29), "b": (12, 15, 17), "c": (12, 15, 17), "d": (13, 15, 17)}


def who(comune: str, *, hand: str = "", build: str = "", walls: str = "", **more: Any) -> Any:
    """A player: cubes by name; `build="economic a01 a02, military a04"`, `walls="bonus a07"`."""
    piles = [pile.split() for pile in build.split(",") if pile.strip()]
    return {
        "comune": comune,
        "resources": {name: more.pop(name) for name in RESOURCES if name in more},
        "hand": hand.split(),
        "buildings": [{"kind": kind, "cards": cards} for kind, *cards in piles],
        "walls": [pile.split() for pile in walls.split(",") if pile.strip()],
        **more,
    }


def cards_used(players: int, letter: str) -> list[str]:
    """C2.1 The cards of a deck in a game of so many."""
    last = [*FOR_MORE[letter], SIZES[letter] + 1][players - 2]
    return [f"{letter}{number:02d}" for number in range(1, last)]


def placed(players: tuple[Any, ...]) -> set[str]:
    """The cards that somebody has."""
    found: set[str] = set()
    for player in players:
        found |= {*player["hand"], *player.get("discarded", [])}
        found |= {card for building in player["buildings"] for card in building["cards"]}
        found |= {card for wall in player["walls"] for card in wall if card != "bonus"}
    return found


def table(
    *players: Any,
    bids: Mapping[int, tuple[str, int]] | None = None,
    cards: Mapping[int, str] | None = None,
    left: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    **fields: Any,
) -> tavola.Match:
    """A match in this position: the columns are filled with whatever cards are free, unless said.

    `bids` and `cards` are by column, counted from 1. `left`: how many cards the current deck has;
    cards beyond that are out of the game (as if thrown away by the first player). Unless said, the
    current deck is the last one of which a card is somewhere.
    """
    named = {card for text in (cards or {}).values() for card in text.split()}
    there = placed(players) | named
    letter = fields.setdefault("deck", max((card[0] for card in there), default="a"))
    free = [card for card in cards_used(len(players), letter) if card not in there]
    columns = []
    for number in range(1, IN_USE[len(players)] + 1):
        said = (cards or {}).get(number)
        lying = [free.pop() for _ in range(COLUMNS[number - 1])] if said is None else said.split()
        comune, gold = (bids or {}).get(number, (None, 0))
        columns.append({"cards": lying, "seat": seat_of(comune, players), "gold": gold})
    if left is not None:
        players[0].setdefault("discarded", []).extend(free[left:])
        fields["decks"] = {letter: free[:left], **fields.get("decks", {})}
    for name in ("captain", "turn", "acting", "last_player"):
        if isinstance(fields.get(name), str):
            fields[name] = seat_of(fields[name], players)
    masters = {kind: seat_of(name, players) for kind, name in fields.pop("masters", {}).items()}
    state = {"players": list(players), "columns": columns, "masters": masters, **fields}
    state.update(options or {})
    return tavola.load({"game": "comuni", "state": state}, seed=seed)


def seat_of(comune: str | None, players: Any) -> int | None:
    found = [seat for seat, player in enumerate(players) if player["comune"] == comune]
    return found[0] if found else None


def seat(match: tavola.Match, comune: str) -> int:
    found = seat_of(comune, look(match)["players"])
    assert found is not None, f"nobody leads {comune}"
    return found


def split(match: tavola.Match, move: str) -> tuple[int, str]:
    comune, _, text = move.partition(": ")
    return seat(match, comune), text


def play(match: tavola.Match, *moves: str) -> list[str]:
    """Make these moves; what happened, as lines like `bid seat=0 column=1 gold=2`."""
    return play_all(match, [split(match, move) for move in moves])


def why(match: tavola.Match, move: str) -> str:
    """The refusal as `RULE id`, or an empty string if the move is legal."""
    return refused(match, *split(match, move))


def legal(match: tavola.Match, comune: str, verb: str = "") -> list[str]:
    """What this player may do, if it begins with this word."""
    moves = match.legal(seat(match, comune))
    return [move for move in moves if not verb or move.split()[0] == verb]


def look(match: tavola.Match, comune: str | None = None) -> Any:
    """The table as this player sees it; without one, as a spectator does."""
    if comune is None:
        return match.view(None)["table"]
    return match.view(seat(match, comune))["table"]


def printed(match: tavola.Match) -> Any:
    """What is fixed for the whole match."""
    return match.printed()


def public(match: tavola.Match, comune: str) -> Any:
    """The public side of a player."""
    return look(match)["players"][seat(match, comune)]


def own(match: tavola.Match, comune: str) -> Any:
    """What a player has behind the screen."""
    return look(match, comune)["own"]


def cubes(match: tavola.Match, comune: str) -> tuple[int, ...]:
    """Gold, armies, pilgrims, craftsmen."""
    return tuple(own(match, comune)["resources"][name] for name in RESOURCES)


def supply(match: tavola.Match) -> tuple[int, ...]:
    return tuple(look(match)["supply"][name] for name in RESOURCES)


def hand(match: tavola.Match, comune: str) -> list[str]:
    return [card["id"] for card in own(match, comune)["hand"]]


def column(match: tavola.Match, number: int) -> Any:
    return look(match)["columns"][number - 1]


def bid_on(match: tavola.Match, number: int) -> tuple[str, int] | None:
    """Whose envoy stands at a column, with how much gold."""
    there = column(match, number)
    if there["seat"] is None:
        return None
    return look(match)["players"][there["seat"]]["comune"], there["gold"]


def acting(match: tavola.Match) -> list[str]:
    """The comuni that must decide."""
    return [look(match)["players"][one]["comune"] for one in match.to_act]


def phase(match: tavola.Match) -> str:
    return str(look(match)["phase"])


def commit(match: tavola.Match, comune: str, league: int = 0, city: int = 0) -> list[str]:
    """Commit so many armies, cube by cube of armies alone."""
    lines = []
    if f"league armies {league}" in legal(match, comune):
        lines += play(match, f"{comune}: league armies {league}")
    while f"{comune}" in acting(match) and look(match, comune)["asking"] not in (
        "city-armies",
        "commit",
    ):
        asked = look(match, comune)["asking"].replace("-", " ")
        lines += play(match, f"{comune}: {asked} 0")
    if look(match, comune)["asking"] == "city-armies":
        lines += play(match, f"{comune}: city armies {city}")
    return lines + play(match, f"{comune}: commit")


def end_turn(match: tavola.Match, comune: str) -> None:
    """Whatever can be skipped is skipped up to the end of this player's turn."""
    for move in ("done", "repair 0"):
        if move in legal(match, comune):
            play(match, f"{comune}: {move}")
