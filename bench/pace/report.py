"""The pace of bots, as a section of docs/benchmarks.md."""

import statistics
from dataclasses import dataclass, field

from bench import machine
from bench.pace.waits import BOTS, LEVEL, Wait

BEFORE = "before"
# Seconds that are promised of medians.
PROMISED = {"normal": 4.0, "quick": 1.5, "at-once": 0.5}
NAMES = {"normal": "normal", "quick": "quick", "at-once": "at once"}

METHOD = """\
One person plays against {bots} bots ({level}, four players, the options that are set by default)
and makes any legal move as soon as one is asked for. A *wait* is from one's move until one is asked
again, if others had to move meanwhile; most are a round, some are shorter, where one is asked in
between. Seconds: median (nine of ten are shorter than); then how many acts and moves of bots were
told in a wait, medians. A server in a process of its own on this machine, its bots in another."""


@dataclass
class Run:
    here: dict[str, str]
    commit: str | None
    waits: dict[tuple[str, str], list[Wait]] = field(default_factory=dict)  # by pace and game

    def met(self) -> bool:
        return all(
            median(found) <= PROMISED[pace]
            for (pace, _), found in self.waits.items()
            if pace in PROMISED
        )


def begin(commit: str | None) -> Run:
    return Run(machine.describe(), commit)


def median(found: list[Wait]) -> float:
    return statistics.median(wait.seconds for wait in found)


def cell(found: list[Wait], most: float | None) -> str:
    seconds = sorted(wait.seconds for wait in found)
    worst = seconds[min(len(seconds) - 1, len(seconds) * 9 // 10)]
    said = f"{median(found):.2f} ({worst:.2f})"
    if most is None:
        return said
    return f"{said} {'met' if median(found) <= most else '**missed**'}"


def row(run: Run, game: str) -> str:
    cells = [cell(run.waits[pace, game], most) for pace, most in PROMISED.items()]
    if run.commit is not None:
        cells.insert(0, cell(run.waits[BEFORE, game], None))
    normal = run.waits["normal", game]
    acts = statistics.median(wait.acts for wait in normal)
    moves = statistics.median(wait.moves for wait in normal)
    return f"| {game} | {' | '.join(cells)} | {acts:g} | {moves:g} | {len(normal)} |"


def markdown(run: Run) -> str:
    facts = "\n".join(f"- {name}: {value}" for name, value in run.here.items())
    heads = [f"{NAMES[pace]}, ≤ {most:g} s" for pace, most in PROMISED.items()]
    if run.commit is not None:
        heads.insert(0, f"{run.commit}")
    heads += ["acts", "moves", "waits"]
    games = list(dict.fromkeys(game for _, game in run.waits))
    rows = "\n".join(row(run, game) for game in games)
    return f"""## The pace

{facts}

{METHOD.format(bots=BOTS, level=LEVEL)}

| game | {" | ".join(heads)} |
| --- |{" --: |" * len(heads)}
{rows}

### To repeat it

`make bench-pace` measures this anew and writes this section (`ARGS="--before REV"`: that commit,
which paced moves and not acts, in the same run).
"""
