"""Bots in other languages: a program that is asked in lines of JSON, and answers in them.

docs/bots.md has the protocol. `ProgramBot` asks such a program; `answer` lets one of our own bots
be asked in the same way. Not compiled: it waits for others.
"""

import json
import shlex
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Any
from weakref import finalize

from tavola.bots.bot import Bot, Sight, sight_from
from tavola.core.errors import BadSetup
from tavola.core.game import Move, Plain
from tavola.core.gate import written
from tavola.games import find

VERSION = 1
PATIENCE = 60.0  # seconds for an answer


class Tie:
    """Lives as long as the bot that has it, and is weakly referred to in its stead: what mypyc
    compiles, as the class of all bots, frees weak references that others still hold.
    """


class ProgramBot(Bot):
    """The program of a command line, started when it is first asked, ended with the bot."""

    def __init__(self, command: str, seed: int, patience: float = PATIENCE) -> None:
        self._command = command
        self._seed = seed
        self._patience = patience
        self._asked = 0
        self._process: Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._tie = Tie()

    def choose(self, sight: Sight) -> Move:
        self._asked += 1
        question: Plain = {
            "ask": "choose",
            "id": self._asked,
            "players": int(sight.world_at_hand().players),
            "legal": [move.text for move in sight.moves],
            "table": sight.view(),
            "printed": sight.game.printed(sight.world_at_hand()),
            **sight.plain(),
        }
        told = self._ask(question).get("move")
        for move in sight.moves:
            if move.text == told:
                return move
        raise BadSetup(
            f"{self._command!r} answers {written(told)}, which is none of the legal moves"
        )

    def _wrong(self, what: str) -> BadSetup:
        return BadSetup(f"{self._command!r} {what}")

    def _ask(self, question: Plain) -> Plain:
        process = self._started()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(question, separators=(",", ":")) + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=self._patience)
        except OSError:  # nobody reads what is asked
            line = ""
        except Empty as error:
            silence = f"gave no answer within {self._patience:g} seconds"
            raise self._wrong(silence) from error
        if not line:
            code = process.wait()
            raise self._wrong(f"ended instead of answering (exit code {code})")
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise BadSetup(
                f"{self._command!r} answers {written(line.strip())}: not JSON"
            ) from error
        if not isinstance(answer, dict) or answer.get("id") != question["id"]:
            raise BadSetup(
                f"{self._command!r} answers {written(line.strip())}: not to this question"
            )
        return answer

    def _started(self) -> Popen[str]:
        if self._process is None:
            words = shlex.split(self._command)
            try:
                process = Popen(words, stdin=PIPE, stdout=PIPE, encoding="utf-8", bufsize=1)
            except (OSError, IndexError, ValueError) as error:
                raise self._wrong(f"can't be started: {error}") from error
            assert process.stdout is not None
            Thread(target=_hear, args=(process.stdout, self._lines), daemon=True).start()
            finalize(self._tie, _end, process)
            self._process = process
            hello: Plain = {"ask": "hello", "id": 0, "tavola": VERSION, "seed": self._seed}
            self._ask(hello)
        return self._process


def _hear(stdout: IO[str], lines: "Queue[str]") -> None:
    for line in stdout:
        lines.put(line)
    lines.put("")  # it has ended


def _end(process: Popen[str]) -> None:
    """Its input ends, so it should; if it does not, it is ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.close()
        process.wait(1.0)
    except (OSError, TimeoutExpired):
        process.kill()
        process.wait()
    process.stdout.close()


def answer(bot: Bot, name: str, question: dict[str, Any]) -> Plain:
    """What one of our own bots says to a question."""
    if question.get("ask") == "hello":
        return {"id": question.get("id"), "name": name, "tavola": VERSION}
    if question.get("ask") != "choose":
        return {"id": question.get("id"), "error": "asks neither hello nor choose"}
    sight = sight_from(question, find(question["game"]))
    return {"id": question.get("id"), "move": bot.choose(sight).text}
