"""The benchmark of the server: what clients read, what is promised, what is reported."""

import random
from dataclasses import replace

import msgspec

from bench.server import boardgame_io, report, tavola_server
from bench.server.late import Costs
from bench.server.load import Figures, is_steady, quantile
from bench.server.results import BEFORE, IN_FILES, IN_MEMORY, NOW, Results, best

FIGURES = Figures(1000.0, 0.2, 0.4, 0.001, 250 * 1024, 0.5)
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
    other = replace(FIGURES, moves_a_second=2000.0, p99=0.9)
    found = best([FIGURES, other])
    assert (found.moves_a_second, found.p99) == (2000.0, 0.4)
    assert quantile([3.0, 1.0, 2.0], 0.99) == 3.0


def test_a_promise_is_missed_when_late_moves_cost_more_than_half_again() -> None:
    assert all(promise.met for promise in RESULTS.promises())
    slow = replace(RESULTS, late=Costs(0.0031, 0.003, 0.01))
    assert [promise.met for promise in slow.promises()[:4]] == [True, False, True, True]
    late = replace(RESULTS, starts=[2.4])
    assert not late.promises()[0].met


def test_the_section_has_all_subjects_and_their_ratios() -> None:
    text = report.markdown(RESULTS)
    assert "| Tavola, go | 1 k | 200 ms | 400 ms | 1 ms | 250 KiB | 50% of a core |" in text
    assert "| go / boardgame.io, a counter, in files | 2.00 | 1.00 | 1.00 | 0.25 | 1.00 |" in text
    assert "| go / before | 1.00 | 1.00 | 1.00 | 0.29 | 0.96 |" in text
    assert "| go: moves per second of CPU / before | ≥ 3.5 | 3.50 | met |" in text
    assert "| move 2,000 / move 20 | ≤ 1.5 | 1.00 | met |" in text


def test_a_promise_is_missed_when_a_move_costs_more_than_it_may_beside_the_others() -> None:
    def missed(**changes: float) -> list[str]:
        loads = {**RESULTS.loads, f"{NOW}go": replace(FIGURES, **changes)}
        found = replace(RESULTS, loads=loads).promises()
        return [promise.name for promise in found if not promise.met]

    assert missed() == []
    assert missed(p99=0.81) == ["go: p99 / p50"]
    assert missed(memory_a_table=261 * 1024) == ["go: memory per table / before"]
    assert len(missed(cpu_a_move=0.00101)) == 3


def test_a_server_is_warm_when_its_seconds_are_alike() -> None:
    assert is_steady([10, 500, 990, 1000, 1010])
    assert not is_steady([1000, 900, 1000])
