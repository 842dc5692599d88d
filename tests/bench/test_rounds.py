"""Who is measured when, and what becomes of it."""

from bench.rounds import order, play_rounds
from tavola.speed import Timing, best_and_median, times_for


class Subject:
    """Takes a second for each time, and tells what it was asked."""

    def __init__(self, name: str, works: list[str], diary: list[str]) -> None:
        self.name = name
        self.works = works
        self.diary = diary

    def measure(self, work: str, times: int) -> Timing:
        self.diary.append(f"{self.name} {work}")
        return Timing(10 * times, float(times))


def test_subjects_take_turns() -> None:
    subjects = {"a": Subject("a", ["x", "y"], []), "b": Subject("b", ["z"], [])}
    assert order(subjects) == [("a", "x"), ("b", "z"), ("a", "y")]


def test_every_round_measures_everything_once() -> None:
    diary: list[str] = []
    subjects = {"a": Subject("a", ["x"], diary), "b": Subject("b", ["x"], diary)}
    ticks: list[int] = []
    rates = play_rounds(subjects, seconds=1, rounds=3, tick=lambda: ticks.append(1))
    assert diary[-6:] == ["a x", "b x"] * 3
    assert len(ticks) == 8
    assert rates == {name: {"x": {"best": 10, "median": 10}} for name in ("a", "b")}


def test_work_is_repeated_until_it_takes_long_enough() -> None:
    assert times_for(100, lambda times: Timing(times, times / 2)) == 200


def test_work_longer_than_asked_for_is_done_once() -> None:
    assert times_for(0.1, lambda times: Timing(times, times * 5.0)) == 1


def test_best_is_the_highest_rate() -> None:
    timings = [Timing(10, 1), Timing(10, 5), Timing(10, 2)]
    assert best_and_median(timings) == {"best": 10, "median": 5}
