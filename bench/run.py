"""All that a run has found."""

from dataclasses import asdict, dataclass
from typing import Any

from bench.ratios import Outcome
from bench.rounds import Rates

TREES = ("compiled", "interpreted")
TAVOLA = (*TREES, "before")  # an earlier version, if one was asked for


@dataclass(frozen=True)
class Run:
    """Subjects are the trees of Tavola, an earlier version, and the peers.

    Who could not be measured is `absent`.
    """

    machine: dict[str, str]
    rounds: int
    seconds: float
    about: dict[str, dict[str, Any]]
    absent: dict[str, str]  # the reason, by subject
    rates: Rates
    ratios: list[Outcome]

    def data(self) -> dict[str, Any]:
        """Ready for JSON."""
        ratios = [{**asdict(outcome), "met": outcome.met} for outcome in self.ratios]
        return {**asdict(self), "ratios": ratios}

    def peers(self) -> dict[str, dict[str, Any]]:
        return {name: about for name, about in self.about.items() if name not in TAVOLA}

    def works(self, what: str) -> list[tuple[str, str, str, str]]:
        """Of Tavola's works (named as in engine.py) these: game, its title, players, and how."""
        tree = next(tree for tree in TREES if tree in self.about)
        found = [work.split() for work in self.rates[tree]]
        titles = self.about[tree]["titles"]
        return [(w[1], titles[w[1]], w[2], w[3]) for w in found if w[0] == what]
