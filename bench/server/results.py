"""All figures of a run, and what is promised of them."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from bench.server.late import Costs
from bench.server.load import Figures

READY_SECONDS = 2.0
MOST_GROWTH = 1.5
FASTER = 3.5  # than the version before
THAN_FILES, THAN_MEMORY = 4.0, 0.75  # than boardgame.io
MOST_SPREAD = 4.0  # of p99 over p50

# The subjects: each game as it is now and before, and the peer.
NOW, BEFORE = "Tavola, ", "before, "
IN_MEMORY, IN_FILES = "boardgame.io, a counter, in memory", "boardgame.io, a counter, in files"


@dataclass(frozen=True)
class Promise:
    """A figure that must not be larger than its target, or (`least`) not smaller.

    None: it could not be measured.
    """

    name: str
    target: float
    found: float | None
    unit: str = ""
    least: bool = False

    @property
    def met(self) -> bool:
        if self.found is None:
            return False
        return self.found >= self.target if self.least else self.found <= self.target


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
            *(promise for game in self.games() for promise in self._promised_of(game)),
        ]

    def games(self) -> list[str]:
        return [name.removeprefix(NOW) for name in self.loads if name.startswith(NOW)]

    def _promised_of(self, game: str) -> Iterator[Promise]:
        """What is compared was measured in the same run; what was not asked for is not promised."""
        now = self.loads[NOW + game]
        yield Promise(f"{game}: p99 / p50", MOST_SPREAD, now.spread)
        promised = {BEFORE + game: FASTER, IN_FILES: THAN_FILES, IN_MEMORY: THAN_MEMORY}
        for other, target in promised.items():
            if other in self.loads:
                faster = self.loads[other].cpu_a_move / now.cpu_a_move
                name = f"{game}: moves per second of CPU / {other.removesuffix(', ' + game)}"
                yield Promise(name, target, faster, least=True)
        if BEFORE + game in self.loads:
            grown = now.memory_a_table / self.loads[BEFORE + game].memory_a_table
            yield Promise(f"{game}: memory per table / before", 1.0, grown)

    def data(self) -> dict[str, Any]:
        promises = [{**asdict(promise), "met": promise.met} for promise in self.promises()]
        return {**asdict(self), "promises": promises}


def best(rounds: list[Figures]) -> Figures:
    """Each figure by itself, so that a slow spell of the machine counts for nothing.

    (Of quotients each was made within a round.)
    """

    def least(of: Callable[[Figures], float]) -> float:
        return min(of(figures) for figures in rounds)

    return Figures(
        moves_a_second=max(figures.moves_a_second for figures in rounds),
        p50=least(lambda figures: figures.p50),
        p99=least(lambda figures: figures.p99),
        cpu_a_move=least(lambda figures: figures.cpu_a_move),
        memory_a_table=least(lambda figures: figures.memory_a_table),
        clients_busy=least(lambda figures: figures.clients_busy),
        spread=least(lambda figures: figures.spread),
        busiest=least(lambda figures: figures.busiest),
        steady=all(figures.steady for figures in rounds),
    )
