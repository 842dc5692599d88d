"""What is compared with what, and how much is promised."""

from dataclasses import dataclass
from statistics import geometric_mean

from bench.rounds import Rates
from tools.example import EXAMPLE


@dataclass(frozen=True)
class Ratio:
    """The rate of one work of one subject, divided by another. No target: just to know."""

    name: str
    above: tuple[str, str]
    below: tuple[str, str]
    target: float | None


@dataclass(frozen=True)
class Outcome:
    """A ratio as measured; both numbers are None where one of its sides is absent."""

    name: str
    target: float | None
    best: float | None
    median: float | None

    @property
    def met(self) -> bool:
        """Whether the target is reached. What could not be measured does not reach it."""
        return self.target is None or (self.best is not None and self.best >= self.target)


INSIDE = f"steps {EXAMPLE} 4 inside"
DRIVEN = f"steps {EXAMPLE} 4 driven"
SEARCH = f"search {EXAMPLE} 4 iterations"

# A game's usual table, and what is promised there, interpreted and compiled.
BESIDE_CATANATRON = (
    ("concordia", 3, 5, 50),
    ("comuni", 4, 5, 50),
    ("medievalia", 2, 3, 30),
)

RATIOS = (
    Ratio(
        "compiled / the same source interpreted", ("compiled", INSIDE), ("interpreted", INSIDE), 10
    ),
    Ratio("compiled / catanatron", ("compiled", INSIDE), ("catanatron", "inside"), 100),
    Ratio(
        "driven / OpenSpiel hearts driven",
        ("compiled", DRIVEN),
        ("open_spiel", "driven"),
        1,
    ),
    Ratio("search compiled / interpreted", ("compiled", SEARCH), ("interpreted", SEARCH), 10),
    Ratio(
        "compiled / OpenSpiel hearts (C++), both in the engine",
        ("compiled", INSIDE),
        ("open_spiel", "inside"),
        None,
    ),
    *(
        Ratio(
            f"{game.title()}, {build} / catanatron",
            (build, f"steps {game} {players} inside"),
            ("catanatron", "inside"),
            target,
        )
        for game, players, *targets in BESIDE_CATANATRON
        for build, target in zip(("interpreted", "compiled"), targets, strict=True)
    ),
)


def compare(rates: Rates, ratios: tuple[Ratio, ...] = RATIOS) -> list[Outcome]:
    return [*(outcome(rates, ratio) for ratio in ratios), *beside_before(rates)]


def outcome(rates: Rates, ratio: Ratio) -> Outcome:
    above = rates.get(ratio.above[0], {}).get(ratio.above[1])
    below = rates.get(ratio.below[0], {}).get(ratio.below[1])
    if above is None or below is None:
        return Outcome(ratio.name, ratio.target, None, None)
    best, median = (above[key] / below[key] for key in ("best", "median"))
    return Outcome(ratio.name, ratio.target, best, median)


# --- beside an earlier version --------------------------------------------------------------------

NOT_SLOWER = 0.95  # than before: what is measured varies by so much
WAYS = {"inside": "in the engine", "driven": "from Python"}


def beside_before(rates: Rates) -> list[Outcome]:
    """What is promised of each game: its steps, whatever the number of players."""
    steps: dict[tuple[str, str], list[str]] = {}
    for work in both(rates):
        what, game, _, how = work.split()
        if what == "steps":
            steps.setdefault((game, how), []).append(work)
    return [
        no_slower(f"{game.title()}, {WAYS[how]}, now / before", rates, works)
        for (game, how), works in steps.items()
    ]


def no_slower(name: str, rates: Rates, works: list[str]) -> Outcome:
    best, median = zip(*(now_and_before(rates, work) for work in works), strict=True)
    return Outcome(name, NOT_SLOWER, geometric_mean(best), geometric_mean(median))


def both(rates: Rates) -> list[str]:
    """The works that the earlier version could do, too."""
    before = rates.get("before", {})
    return [work for work in rates.get("compiled", {}) if work in before]


def now_and_before(rates: Rates, work: str) -> tuple[float, float]:
    """By the best of the rounds, and by their median."""
    now, before = rates["compiled"][work], rates["before"][work]
    return now["best"] / before["best"], now["median"] / before["median"]
