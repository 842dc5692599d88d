"""Tables to sit down at in tests."""

import random
from collections.abc import Sequence
from typing import Any

import tavola
from tavola.core.match import Match
from tavola.terminal import board
from tavola.terminal.board import Board
from tavola.terminal.opponents import Opponents
from tavola.terminal.palette import Palette
from tavola.terminal.saves import new_save
from tavola.terminal.seats import seat_names
from tavola.terminal.session import Session
from tavola.text import Texts
from tests.example import EXAMPLE

OPEN: list[Session] = []
SIZES = [(80, 24), (100, 30), (120, 40), (200, 60), (60, 20), (40, 12)]


def session(
    match: Match | None = None,
    *,
    players: int = 3,
    people: Sequence[int] = (0,),
    bot: str = "random",
    language: str = "en",
    apart: bool = False,
    **options: Any,
) -> Session:
    """A session of Condottiere, or of the match given. The seed is always the same."""
    if match is None:
        match = tavola.start(EXAMPLE, players, seed=7, **options)
    game = match.game.facts.name
    kinds = ["" if seat in people else bot for seat in range(match.players)]
    names = seat_names(match.players, {})
    opponents = Opponents(kinds, seed=1, apart=apart)
    table = Session(match, names, kinds, Texts(game, language), new_save(game), opponents)
    OPEN.append(table)
    return table


def close_tables() -> None:
    while OPEN:
        table = OPEN.pop()
        table.close()
        table.opponents.close()


def position(players: list[dict[str, Any]], **facts: Any) -> Match:
    """A match that begins with this position."""
    state = {"players": players, "pawn": 0, **facts}
    return tavola.load({"game": EXAMPLE, "state": state}, seed=1)


def board_of(table: Session, dark: bool = True, colour: bool = True) -> Board[Any]:
    return board.board_of(table.match, table.texts, table.names, Palette(dark, colour))


def play_some(match: Match, moves: int, seed: int = 0) -> None:
    """Random moves, as many as that or to the end."""
    whim = random.Random(seed)
    for _ in range(moves):
        if not match.to_act:
            return
        seat = match.to_act[0]
        match.play(seat, whim.choice(match.legal(seat)))


def bots_move(table: Session) -> None:
    """Let the bots move until a person must decide, or to the end."""
    while (seat := table.bot_to_act) is not None:
        table.play(seat, table.choose(seat))
