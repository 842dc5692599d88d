"""Workers run from the compiled package as soon as it is there, and answer just the same."""

import sys
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.bots.bot import sight_of
from tavola.core.chance import FastChance
from tavola.games import find, names
from tavola.server.bots import Thinkers
from tools.console import ROOT

# Answers every question with where its package comes from.
TELLS = """
import os
from tavola.server import thinker
thinker.JOBS["where"] = lambda question: [os.getpid(), os.environ.get("PYTHONPATH")]
thinker.main()
"""


async def test_workers_change_over_to_the_compiled_package_once_it_is_there(
    tmp_path: Path,
) -> None:
    engine = tmp_path / "tree"
    thinkers = Thinkers(1, (sys.executable, "-c", TELLS), str(engine))
    try:
        first, _ = await thinkers.ask({"job": "where"}, 60)
        again, where = await thinkers.ask({"job": "where"}, 60)
        assert again == first
        assert where != str(engine)
        engine.symlink_to(ROOT / "src")
        other, where = await thinkers.ask({"job": "where"}, 60)
        assert other != first
        assert where == str(engine)
        assert len(thinkers._all) == 1  # the one before it has ended
        assert (await thinkers.ask({"job": "where"}, 60))[0] == other
    finally:
        await thinkers.close()


@pytest.mark.parametrize("name", names())
async def test_a_worker_answers_the_same_interpreted_and_with_the_server_s_package(
    name: str,
) -> None:
    """The server runs compiled in most tests, so the two differ."""
    match = tavola.start(name, find(name).facts.fewest, seed=7)
    seat = match.to_act[0]
    question: dict[str, Any] = {
        "job": "plan",
        "bot": "greedy",
        "seed": 3,
        "seconds": 1.0,
        "sight": sight_of(match.game, match.state, seat, FastChance(8)).plain(),
    }
    answers = []
    for engine in ("", str(ROOT / "src")):
        thinkers = Thinkers(1, engine=engine)
        try:
            answers.append(await thinkers.ask(question, 60))
        finally:
            await thinkers.close()
    assert answers[0] == answers[1]
