"""The one gate through which every move passes."""

import reprlib
from typing import Any

from tavola.core.errors import IllegalMove
from tavola.core.game import Game, Move, Refusal
from tavola.core.things import name_things

NOT_A_MOVE = Refusal("", "not-a-move")
LONGEST_TEXT = 200


def judge(
    game: Game[Any], state: Any, seat: int, text: object
) -> tuple[Refusal | None, Move | None]:
    """Why this move may not be made, and which it is."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        return NOT_A_MOVE, None
    move = game.table.parse(text)
    if move is None:
        return name_things(game, state, game.why_never(text) or NOT_A_MOVE), None
    refusal = game.why_not(state, seat, move)
    return None if refusal is None else name_things(game, state, refusal), move


def legal_move(game: Game[Any], state: Any, seat: int, text: object) -> Move:
    """The move written so; IllegalMove says why it may not be made."""
    refusal, move = judge(game, state, seat, text)
    if refusal is not None or move is None:
        raise IllegalMove(refusal or NOT_A_MOVE, shown(text))
    return move


def shown(thing: object) -> str:
    """What was tried, fit for a message."""
    return thing[:LONGEST_TEXT] if isinstance(thing, str) else written(thing)


def written(thing: object) -> str:
    """As a program writes it, cut short."""
    try:
        return reprlib.repr(thing)
    except ValueError:  # a number of thousands of digits, which Python does not write out
        return type(thing).__name__
