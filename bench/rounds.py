"""Who is measured when: one measurement each, round after round.

So a spell in which the machine is slow hits all alike, and the best of several rounds is what the
work costs on a machine that does nothing else.
"""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain, zip_longest
from typing import Protocol

from tavola.speed import Timing, best_and_median, times_for

# By subject and work: the rates "best" and "median".
Rates = dict[str, dict[str, dict[str, float]]]


class Measurer(Protocol):
    """A worker, as far as the rounds need it."""

    works: list[str]

    def measure(self, work: str, times: int) -> Timing: ...


def order(subjects: Mapping[str, Measurer]) -> list[tuple[str, str]]:
    """A round: the first work of each subject, then the second of each, and so on."""
    columns = [[(name, work) for work in subject.works] for name, subject in subjects.items()]
    return [turn for turn in chain(*zip_longest(*columns)) if turn is not None]


def play_rounds(
    subjects: Mapping[str, Measurer], seconds: float, rounds: int, tick: Callable[[], object]
) -> Rates:
    """Measure everything, `seconds` each, in every round the same work. One tick a measurement."""
    turns = order(subjects)
    times: dict[tuple[str, str], int] = {}
    timings: dict[tuple[str, str], list[Timing]] = {turn: [] for turn in turns}
    for name, work in turns:  # warms up as well
        times[name, work] = times_for(seconds, partial(subjects[name].measure, work))
        tick()
    for _ in range(rounds):
        for name, work in turns:
            timings[name, work].append(subjects[name].measure(work, times[name, work]))
            tick()
    rates: Rates = {name: {} for name in subjects}
    for name, work in turns:
        rates[name][work] = best_and_median(timings[name, work])
    return rates
