"""Ratios, the report, and its place in the file."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench import report, sections
from bench.ratios import DRIVEN, INSIDE, Ratio, compare
from bench.run import Run
from bench.tables import duration, many
from tests.example import EXAMPLE, TITLE


def rate(best: float, median: float) -> dict[str, float]:
    return {"best": best, "median": median}


RATES = {
    "compiled": {INSIDE: rate(4_000_000, 3_000_000), DRIVEN: rate(2_000_000, 2_000_000)},
    "interpreted": {INSIDE: rate(250_000, 200_000), DRIVEN: rate(240_000, 240_000)},
    "catanatron": {"inside": rate(80_000, 60_000)},
}
TITLES = {"titles": {EXAMPLE: TITLE}, "version": "1"}
ABOUT: dict[str, dict[str, Any]] = {
    "compiled": TITLES,
    "interpreted": TITLES,
    "catanatron": {"title": "catanatron", "version": "3", "step": "a decision"},
}
RUN = Run(
    machine={"cores": "2"},
    rounds=7,
    seconds=0.3,
    about=ABOUT,
    absent={"open_spiel": "no wheel for this machine"},
    rates=RATES,
    ratios=compare(RATES),
)


def test_a_ratio_divides_rates() -> None:
    [found] = compare(RATES, (Ratio("", ("compiled", INSIDE), ("interpreted", INSIDE), 10),))
    assert (found.best, found.median, found.met) == (16, 15, True)


def test_a_ratio_below_its_target_is_missed() -> None:
    [found] = compare(RATES, (Ratio("", ("compiled", INSIDE), ("catanatron", "inside"), 100),))
    assert found.best == 50
    assert not found.met


@pytest.mark.parametrize("absent", [("open_spiel", "driven"), ("compiled", "something else")])
def test_what_was_not_measured_has_no_ratio_and_meets_none(absent: tuple[str, str]) -> None:
    for above, below in ((absent, ("compiled", INSIDE)), (("compiled", INSIDE), absent)):
        [found] = compare(RATES, (Ratio("", above, below, 1),))
        assert (found.best, found.median, found.met) == (None, None, False)


def test_the_report_tells_figures_ratios_and_who_is_absent() -> None:
    text = report.markdown(RUN)
    assert "| compiled / the same source interpreted | ≥ 10 | 16 | 15 | met |" in text
    assert "| compiled / catanatron | ≥ 100 | 50 | 50 | missed |" in text
    assert "| driven / OpenSpiel hearts driven | ≥ 1 | – | – | absent |" in text
    assert "- Absent: open_spiel: no wheel for this machine" in text
    assert "| catanatron 3 | 80 k (60 k) | – |" in text
    assert "- catanatron: a step is a decision." in text
    assert f"| {TITLE} | 4 | 4 M | 2 M | 250 k | 240 k |" in text


def test_the_report_of_an_uncompiled_machine_has_no_figures_for_it() -> None:
    rates = {"interpreted": RATES["interpreted"]}
    about = {"interpreted": TITLES}
    run = Run({}, 1, 0.1, about, {"compiled": "no compiler"}, rates, compare(rates))
    text = report.markdown(run)
    assert "| Tavola, compiled | – | – |" in text
    assert f"| {TITLE} | 4 | – | – | 250 k | 240 k |" in text


def test_a_run_is_json() -> None:
    data = json.loads(json.dumps(RUN.data()))
    assert data["ratios"][0]["met"] is True
    assert data["rates"]["catanatron"]["inside"]["best"] == 80_000


def test_a_command_replaces_its_own_section_only(tmp_path: Path) -> None:
    path = tmp_path / "benchmarks.md"
    sections.put_into(path, "engine", "one")
    sections.put_into(path, "server", "two")
    path.write_text(path.read_text("utf-8") + "\nWritten by hand.\n", "utf-8")
    before = path.read_text("utf-8")
    sections.put_into(path, "engine", "three")
    assert path.read_text("utf-8") == before.replace("one", "three")


def test_a_section_without_an_end_is_left_alone() -> None:
    with pytest.raises(ValueError, match="engine begins but does not end"):
        sections.put("<!-- begin engine -->\nprecious words\n", "engine", "new")


def test_numbers_are_short() -> None:
    numbers = [4_049_000, 123_456, 999_999, 1234, 12]
    assert [many(number) for number in numbers] == ["4.05 M", "123 k", "1000 k", "1.23 k", "12"]
    lengths = [8.949e-7, 5.4e-6, 0.0123, 2]
    assert [duration(seconds) for seconds in lengths] == ["895 ns", "5.4 µs", "12.3 ms", "2 s"]


def test_each_game_is_compared_with_an_earlier_version_over_all_numbers_of_players() -> None:
    now = {"steps go 2 inside": rate(200, 150), "steps go 3 inside": rate(50, 50)}
    before = {"steps go 2 inside": rate(100, 100), "steps go 3 inside": rate(100, 100)}
    for rates in (now, before):
        rates["steps go 2 driven"] = rates["steps go 2 inside"]
    now["cost go 2 foresee"] = rate(1, 1)  # the earlier version can't
    inside, driven = compare({"compiled": now, "before": before}, ())
    assert inside.name == "Go, in the engine, now / before"
    assert inside.best == pytest.approx(1)
    assert inside.met
    assert (driven.best, driven.median) == pytest.approx((2, 1.5))


def test_a_game_slower_than_before_misses_what_is_promised() -> None:
    rates = {"compiled": {INSIDE: rate(90, 90)}, "before": {INSIDE: rate(100, 100)}}
    [found] = compare(rates, ())
    assert found.best == pytest.approx(0.9)
    assert not found.met


def test_the_report_names_the_earlier_version_and_every_work_that_both_could_do() -> None:
    rates = {**RATES, "before": {INSIDE: rate(2_000_000, 2_000_000)}}
    about = {**ABOUT, "before": {**TITLES, "commit": "abc1234"}}
    run = Run({}, 1, 0.1, about, {}, rates, compare(rates))
    text = report.markdown(run)
    assert "The commit abc1234" in text
    assert f"| {TITLE} | 4 | in the engine | 2 M | 4 M | 2 | 1.5 |" in text
    assert f"| {TITLE}, in the engine, now / before | ≥ 0.95 | 2 | 1.5 | met |" in text
    assert "Beside an earlier version" not in report.markdown(RUN)
