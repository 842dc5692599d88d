"""The benchmark of the server: what clients read, what is promised, what is reported."""

import asyncio
import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import pytest

from bench.server import abreast, boardgame_io, report, tavola_server
from bench.server.late import Costs
from bench.server.load import Figures, Load, is_steady, quantile, warm_up
from bench.server.results import BEFORE, IN_FILES, IN_MEMORY, NOW, Results, best

FIGURES = Figures(1000.0, 0.2, 0.4, 0.001, 250 * 1024, 0.5, 2.0, 0.001)
COSTS = Costs(0.002, 0.003, 0.01)
RESULTS = Results(
    machine={"cores": "2"},
    tables=300,
    seconds=10.0,
    rounds=2,
    starts=[1.5, 0.9],
    early=COSTS,
    late=COSTS,
    loads={
        f"{NOW}go": FIGURES,
        f"{BEFORE}go": replace(FIGURES, cpu_a_move=0.0035, memory_a_table=260 * 1024),
        IN_FILES: replace(FIGURES, moves_a_second=500.0, cpu_a_move=0.004),
        IN_MEMORY: replace(FIGURES, cpu_a_move=0.00075),
    },
    absent={},
)


def test_a_client_moves_when_it_has_legal_moves_and_only_then() -> None:
    player = tavola_server.Player("127.0.0.1:1", "abc", "secret", random.Random(1))
    view = {"type": "view", "number": 7, "view": {"legal": ["pass"], "undo": False}}
    heard = player.hear(msgspec.json.encode(view).decode())
    assert heard is not None
    number, move = heard
    assert (number, msgspec.json.decode(str(move))) == (
        7,
        {"type": "move", "on": 7, "move": "pass"},
    )
    waiting = {**view, "view": {"legal": [], "undo": False}}
    assert player.hear(msgspec.json.encode(waiting).decode()) == (7, None)
    assert player.hear('{"type": "done", "id": null, "number": 8}') is None


def test_a_client_of_boardgame_io_moves_in_its_turn() -> None:
    first, second = (boardgame_io.Player("127.0.0.1:1", "m", seat) for seat in range(2))
    state = {"ctx": {"currentPlayer": "1"}, "_stateID": 3}
    message = '42/counting,["update","m",' + msgspec.json.encode(state).decode() + ",[]]"
    assert first.hear(message) == (3, None)
    heard = second.hear(message)
    assert isinstance(heard, tuple)
    assert '"MAKE_MOVE"' in str(heard[1])
    assert first.hear("2") == "3"
    assert first.hear('42/counting,["matchData","m",[]]') is None


def test_the_best_of_the_rounds_counts_figure_by_figure() -> None:
    other = replace(FIGURES, moves_a_second=2000.0, p50=0.1, p99=0.9, spread=9.0, steady=False)
    found = best([FIGURES, other])
    assert (found.moves_a_second, found.p50, found.p99) == (2000.0, 0.1, 0.4)
    assert found.spread == 2.0  # of one round, not 0.4 / 0.1
    assert not found.steady
    assert quantile([3.0, 1.0, 2.0], 0.99) == 3.0


def test_a_promise_is_missed_when_late_moves_cost_more_than_half_again() -> None:
    assert all(promise.met for promise in RESULTS.promises())
    slow = replace(RESULTS, late=Costs(0.0031, 0.003, 0.01))
    assert [promise.met for promise in slow.promises()[:4]] == [True, False, True, True]
    late = replace(RESULTS, starts=[2.4])
    assert not late.promises()[0].met


def test_the_section_has_all_subjects_and_their_ratios() -> None:
    text = report.markdown(RESULTS)
    assert "| Tavola, go | 1 k | 200 ms | 400 ms | 2.0 | 1 ms | 250 KiB | 50% of a core |" in text
    assert "not steady" not in text
    restless = {**RESULTS.loads, IN_FILES: replace(FIGURES, steady=False)}
    text_of_restless = report.markdown(replace(RESULTS, loads=restless))
    assert f"| {IN_FILES} (not steady after 30 s) | 1 k |" in text_of_restless
    assert "| go / boardgame.io, a counter, in files | 2.00 | 1.00 | 1.00 | 0.25 | 1.00 |" in text
    assert "| go / before | 1.00 | 1.00 | 1.00 | 0.29 | 0.96 |" in text
    assert "| go: moves per second of CPU / before | ≥ 3.5 | 3.50 | met |" in text
    assert "| move 2,000 / move 20 | ≤ 1.5 | 1.00 | met |" in text


def test_a_promise_is_missed_when_a_move_costs_more_than_it_may_beside_the_others() -> None:
    def missed(**changes: Any) -> list[str]:
        loads = {**RESULTS.loads, f"{NOW}go": replace(FIGURES, **changes)}
        found = replace(RESULTS, loads=loads).promises()
        return [promise.name for promise in found if not promise.met]

    assert missed() == []
    assert missed(spread=4.1) == ["go: p99 / p50"]
    assert missed(memory_a_table=261 * 1024) == ["go: memory per table / before"]
    assert len(missed(cpu_a_move=0.00101)) == 3


def test_a_server_is_warm_when_its_seconds_are_alike() -> None:
    assert is_steady([10, 500, 990, 1000, 1010])
    assert not is_steady([1000, 900, 1000])


class Restless(Load):
    """Makes a few more moves every time it is looked at."""

    steps: ClassVar[Iterator[int]]

    @property
    def moves(self) -> int:
        return next(self.steps)

    @moves.setter
    def moves(self, _: int) -> None:
        pass


@pytest.mark.parametrize(("gain", "steady"), [(0, True), (100, False)])
async def test_who_is_not_steady_in_time_is_told_of(
    gain: int, steady: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(_: float) -> None:
        pass

    monkeypatch.setattr(asyncio, "sleep", at_once)
    pairs = ((0, 100 + gain * count) for count in itertools.count())
    Restless.steps = itertools.chain.from_iterable(pairs)
    assert await warm_up(Restless(), most=10) is steady


def test_two_processes_count_by_what_the_busier_one_takes() -> None:
    def shared(busiest: float) -> abreast.Shared:
        two = replace(FIGURES, busiest=busiest)
        return abreast.Shared(2, replace(FIGURES, busiest=0.001), two, {"cores": "2"}, 300, 2)

    assert shared(0.00055).gain == pytest.approx(1.818, abs=0.001)
    assert shared(0.00055).met
    assert "**1.82 times**" in abreast.markdown(shared(0.00055))
    assert "met" in abreast.markdown(shared(0.00055))
    assert not shared(0.0006).met
    assert "missed" in abreast.markdown(shared(0.0006))
