"""All figures of a run, and what is promised of them."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from bench.server.late import Costs
from bench.server.load import Figures

READY_SECONDS = 2.0
MOST_GROWTH = 1.5


@dataclass(frozen=True)
class Promise:
    """A figure that must not be larger than its target; None: it could not be measured."""

    name: str
    target: float
    found: float | None
    unit: str = ""

    @property
    def met(self) -> bool:
        return self.found is not None and self.found <= self.target


@dataclass(frozen=True)
class Results:
    """By subject, the best of the rounds; who could not be measured is `absent`."""

    machine: dict[str, str]
    tables: int
    seconds: float
    rounds: int
    starts: list[float]
    early: Costs
    late: Costs
    loads: dict[str, Figures]
    absent: dict[str, str]

    def promises(self) -> list[Promise]:
        early, late = self.early, self.late
        return [
            Promise("ready after its start", READY_SECONDS, min(self.starts), " s"),
            Promise("move 2,000 / move 20", MOST_GROWTH, late.move / early.move),
            Promise("undo at 2,000 / at 20", MOST_GROWTH, late.undo / early.undo),
            Promise("opening at 2,000 / at 20", MOST_GROWTH, late.opening / early.opening),
        ]

    def data(self) -> dict[str, Any]:
        promises = [{**asdict(promise), "met": promise.met} for promise in self.promises()]
        return {**asdict(self), "promises": promises}


def best(rounds: list[Figures]) -> Figures:
    """Each figure by itself, so that a slow spell of the machine counts for nothing."""

    def least(of: Callable[[Figures], float]) -> float:
        return min(of(figures) for figures in rounds)

    return Figures(
        moves_a_second=max(figures.moves_a_second for figures in rounds),
        p50=least(lambda figures: figures.p50),
        p99=least(lambda figures: figures.p99),
        cpu_a_move=least(lambda figures: figures.cpu_a_move),
        memory_a_table=least(lambda figures: figures.memory_a_table),
        clients_busy=least(lambda figures: figures.clients_busy),
    )
