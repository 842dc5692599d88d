"""What `make bench-page` reports, and what it does where nothing comes or the machine is busy."""

import itertools
import os
import time
from typing import Any

import pytest
from playwright.sync_api import Error

from bench.page import __main__ as command
from bench.page import report, visit
from bench.page.report import NOW, Run
from bench.page.visit import Visit

FIRST = {"requests": 20, "bytes": 200_000, "script": 60_000, "painted": 300}


def seen(home: float, table: float, *answers: float) -> Visit:
    return Visit(300.0, home, table, table + 50, [*answers], FIRST, 90_000, 12)


def test_each_game_has_its_rows_and_each_promise_its_word() -> None:
    run = Run(["Morra", "Tarocchi"], [NOW], [0.4, 1.2])
    for slower in report.SPEEDS:
        run.add(NOW, slower, "Morra", seen(900, 950, 60, 70, 400))
        run.add(NOW, slower, "Tarocchi", seen(800, 1200, 130))
    text = report.markdown(run)
    assert "| home, ready to be used | 850 (900) ms | 850 (900) ms | ≤ 1000 ms: met |" in text
    assert "| Morra: a move, from its answer | 70 (400) ms | 70 (400) ms | ≤ 100 ms: met |" in text
    assert "1200 (1200) ms | ≤ 1000 ms: missed |" in text
    assert "130 (130) ms | ≤ 100 ms: missed |" in text
    assert "- busy: 0.4 → 1.2 processes" in text
    assert not report.all_met(run)
    assert report.all_met(Run(["Morra"], [NOW], [0.4], run.visits)) is True


def test_a_version_before_stands_beside_today_s() -> None:
    run = Run(["Morra"], [NOW, report.BEFORE], [0.4])
    for version, home in ((NOW, 400), (report.BEFORE, 1400)):
        for slower in report.SPEEDS:
            run.add(version, slower, "Morra", seen(home, 500, 50))
    text = report.markdown(run)
    ready = "| 400 (400) ms | 400 (400) ms | 1400 (1400) ms | 1400 (1400) ms | ≤ 1000 ms: met |"
    assert ready in text
    assert "now, 4× slower | now, not slowed | before, 4× slower | before, not slowed" in text


class NothingComes:
    """A browser in which what is waited for never comes."""

    def new_context(self, **_: Any) -> "NothingComes":
        return self

    def add_init_script(self, _: str) -> None:
        pass

    def set_default_timeout(self, _: float) -> None:
        pass

    @property
    def request(self) -> "NothingComes":
        return self

    def post(self, _: str, data: dict[str, str]) -> None:
        assert data == {"name": "Elena"}

    def new_page(self) -> "NothingComes":
        raise Error(".prompt never came\n  at look")

    def close(self) -> None:
        pass


def test_it_gives_up_with_one_line_that_names_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        visit.pay(NothingComes(), "http://127.0.0.1", "Morra", 4)  # type: ignore[arg-type]
    assert "Morra, 4 times slower: .prompt never came" in capsys.readouterr().err


def test_it_waits_for_a_quiet_machine_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr(time, "sleep", lambda _: None)
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(os, "getloadavg", lambda: (7.0, 7.0, 7.0))
    assert command.be_quiet(20) == 7.0
    assert next(clock) > 20
    calming = itertools.chain([4.0, 4.0, 2.0], itertools.repeat(0.5))
    monkeypatch.setattr(os, "getloadavg", lambda: (next(calming), 0, 0))
    assert command.be_quiet(10**6) == 0.5
