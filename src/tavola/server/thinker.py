"""The program of a worker process: reads questions, answers them, ends when its input ends.

Each message is four bytes of length and JSON. It says `{"ready": true}` when it can be asked.
"""

import sys
from functools import partial
from typing import Any, BinaryIO

import msgspec

from tavola.bots.bot import Bot, sight_from
from tavola.bots.plan import plan_act
from tavola.core.errors import BadRecord
from tavola.games import find
from tavola.server.levels import make_bot
from tavola.server.tables.importing import Imported, NotHeld, import_record

LENGTH_BYTES = 4
SHARE = 0.5  # of the time that is left, for each move of an act
LEAST_SECONDS = 0.01  # for a move, however many there were before it


def plan(question: dict[str, Any]) -> dict[str, Any]:
    """A bot's act, move by move, for what its seat may know."""
    sight = question["sight"]
    game = find(sight["game"])
    moves = plan_act(partial(bot_for, question), sight_from(sight, game))
    return {"moves": [move.text for move in moves]}


def bot_for(question: dict[str, Any], place: int) -> Bot:
    """The time is for the whole act: what matters most is what it begins with."""
    seconds = max(LEAST_SECONDS, question["seconds"] * SHARE ** (place + 1))
    return make_bot(question["bot"], question["seed"] + place, seconds, question.get("iterations"))


def bring_in(question: dict[str, Any]) -> Imported | NotHeld:
    """A record, as what is to be stored of it; or where it does not hold."""
    try:
        return import_record(question["record"], question["id"], question["every"])
    except BadRecord as error:
        return NotHeld(error.place, error.problem)


JOBS = {"plan": plan, "import": bring_in}


def main() -> None:
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints must not look like an answer
    write(answers, {"ready": True})
    while len(head := questions.read(LENGTH_BYTES)) == LENGTH_BYTES:
        question = msgspec.json.decode(questions.read(int.from_bytes(head, "big")))
        write(answers, JOBS[question["job"]](question))


def write(answers: BinaryIO, answer: object) -> None:
    text = msgspec.json.encode(answer)
    answers.write(len(text).to_bytes(LENGTH_BYTES, "big") + text)
    answers.flush()


if __name__ == "__main__":
    main()
