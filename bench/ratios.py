"""What is compared with what, and how much is promised."""

from dataclasses import dataclass

from bench.rounds import Rates


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


INSIDE = "steps condottiere 4 inside"
DRIVEN = "steps condottiere 4 driven"
SEARCH = "search condottiere 4 iterations"

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
    return [outcome(rates, ratio) for ratio in ratios]


def outcome(rates: Rates, ratio: Ratio) -> Outcome:
    above = rates.get(ratio.above[0], {}).get(ratio.above[1])
    below = rates.get(ratio.below[0], {}).get(ratio.below[1])
    if above is None or below is None:
        return Outcome(ratio.name, ratio.target, None, None)
    best, median = (above[key] / below[key] for key in ("best", "median"))
    return Outcome(ratio.name, ratio.target, best, median)
