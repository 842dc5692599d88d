"""Bots in any language: programs that are asked in lines of JSON."""

import gc
import json
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import tavola
from tavola.bots import make, sight_of
from tavola.bots.program import ProgramBot
from tavola.core.chance import FastChance
from tests.example import EXAMPLE
from tools.page import find_npm

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "tavola_command", "bot"]


def command(program: str) -> str:
    return shlex.join([sys.executable, "-c", program])


def answering(expression: str) -> str:
    """A program that greets, and answers every further question by an expression of `asked`."""
    return command(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        f"    told = dict(name='me') if asked['ask'] == 'hello' else {expression}\n"
        "    print(json.dumps(dict(told, id=asked['id'])), flush=True)\n"
    )


def choose_once(bot: ProgramBot) -> str:
    match = tavola.start(EXAMPLE, players=2, seed=1)
    return bot.choose(sight_of(match.game, match.state, match.to_act[0], FastChance(1))).text


@pytest.mark.parametrize("name", tavola.game_names())
def test_a_program_plays_whole_games_knowing_what_its_seat_knows(name: str) -> None:
    program = answering("dict(move=asked['legal'][-1])")
    match = tavola.start(name, players=2, seed=1)
    tavola.play_out(match, [f"program:{program}", "random"])
    for now, after in pairwise(tavola.walk(tavola.record(match))):
        if (step := after.steps[-1]).seat == 0 and step.move is not None:
            assert step.move.text == now.legal(0)[-1]


def test_a_question_tells_the_legal_moves_the_table_and_a_world_that_fits_it() -> None:
    keys = ["game", "seat", "players", "legal", "table", "printed", "world", "ask", "id"]
    told = answering(f"dict(move=asked['legal'][0] if set(asked) == set({keys}) else str(asked))")
    match = tavola.start(EXAMPLE, players=2, seed=1)
    assert choose_once(ProgramBot(told, 1)) == match.legal(match.to_act[0])[0]
    dealt = "len(asked['world']['players'][asked['seat']]['hand'])"
    known = "sum(asked['table']['hand'].values())"
    told = answering(f"dict(move=asked['legal'][0] if {dealt} == {known} else str(asked))")
    assert choose_once(ProgramBot(told, 1)) == match.legal(match.to_act[0])[0]


def test_our_own_bots_answer_the_same_questions() -> None:
    asked = "program:" + shlex.join([*COMMAND, "greedy", "--stdio"])
    here, there = (tavola.start(EXAMPLE, players=2, seed=1) for _ in range(2))
    tavola.play_out(here, ["greedy", "random"])
    tavola.play_out(there, [asked, "random"])
    assert there.result is not None
    assert len(there.steps) > 10


def test_a_line_that_is_no_question_is_answered_with_an_error() -> None:
    done = subprocess.run(
        [*COMMAND, "--stdio"],
        input="\n".join(
            ["nonsense", *(json.dumps({"ask": ask, "id": 3}) for ask in ("choose", "hello", "?"))]
        ),
        capture_output=True,
        text=True,
        check=True,
    )
    nonsense, empty, hello, other = map(json.loads, done.stdout.splitlines())
    assert nonsense["error"].startswith("this is no question")
    assert empty["error"].startswith("this is no question")
    assert hello == {"id": 3, "name": "medium", "tavola": 1}
    assert other == {"id": 3, "error": "asks neither hello nor choose"}


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("no-such-program-here", "can't be started: "),
        (command("pass"), "ended instead of answering (exit code 0)"),
        (command("import sys; sys.exit(3)"), "ended instead of answering (exit code 3)"),
        (command("input(); print('hm', flush=True); input()"), "answers 'hm': not JSON"),
        (answering("dict(move='castle')"), "answers 'castle', which is none of the legal moves"),
        (command("input(); print('[1]', flush=True)"), "answers '[1]': not to this question"),
    ],
)
def test_a_program_that_does_not_answer_as_it_should_is_named_with_the_reason(
    program: str, said: str
) -> None:
    with pytest.raises(tavola.BadSetup) as error:
        choose_once(ProgramBot(program, 1))
    assert str(error.value).startswith(f"{program!r} ")
    assert said in str(error.value)


def test_a_program_that_thinks_for_ever_is_not_waited_for() -> None:
    silent = command("import time\nwhile True: input()")
    with pytest.raises(tavola.BadSetup, match=r"gave no answer within 0\.05 seconds"):
        choose_once(ProgramBot(silent, 1, patience=0.05))


def test_a_program_ends_with_its_bot() -> None:
    """Compiled, too, where a weak reference to the bot itself would be freed before its time."""
    bot = ProgramBot(answering("dict(move=asked['legal'][0])"), 1)
    choose_once(bot)
    process = bot._process
    assert process is not None
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.wait() == 0


def test_the_example_in_javascript_plays() -> None:
    npm = find_npm()
    node = "node" if len(npm) == 1 else npm[0]
    program = shlex.join([node, str(ROOT / "examples" / "careless-bot.mjs")])
    match = tavola.start(EXAMPLE, players=2, seed=1)
    assert tavola.play_out(match, [f"program:{program}", "random"]).places
    assert isinstance(make(f"program:{program}", 1), ProgramBot)
