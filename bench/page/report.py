"""The page's figures, as a section of docs/benchmarks.md."""

import statistics
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from bench import machine
from bench.page.visit import MOVES, Visit
from tools.photo import DESKTOP

SPEEDS = (4, 1)
NOW, BEFORE = "now", "before"
# Promised at the first of SPEEDS, in milliseconds, of medians.
MOST_HOME, MOST_TABLE, MOST_ANSWER = 1000, 1000, 100
EVERY = ""  # all games together


@dataclass
class Run:
    games: list[str]
    versions: list[str]
    loads: list[float]
    visits: dict[tuple[str, int, str], list[Visit]] = field(
        default_factory=lambda: defaultdict(list)
    )

    def add(self, version: str, slower: int, game: str, seen: Visit) -> None:
        self.visits[version, slower, game].append(seen)
        self.visits[version, slower, EVERY].append(seen)


@dataclass(frozen=True)
class Row:
    """A figure of a game, or of EVERY one. `most`: what is promised of it, if anything."""

    name: str
    game: str
    read: Callable[[Visit], list[float]]
    most: int = 0

    def values(self, run: Run, version: str, slower: int) -> list[float]:
        return [
            value for seen in run.visits[version, slower, self.game] for value in self.read(seen)
        ]

    def met(self, run: Run) -> bool:
        now = self.values(run, NOW, SPEEDS[0])
        return not self.most or (bool(now) and statistics.median(now) <= self.most)

    def text(self, run: Run) -> str:
        cells = [
            shown(self.values(run, version, slower))
            for version in run.versions
            for slower in SPEEDS
        ]
        word = "met" if self.met(run) else "missed"
        promised = f"≤ {self.most} ms: {word}" if self.most else ""
        return f"| {self.name} | {' | '.join(cells)} | {promised} |"


def shown(values: list[float]) -> str:
    if not values:
        return "–"
    return f"{statistics.median(values):.0f} ({max(values):.0f}) ms"


def rows(run: Run) -> list[Row]:
    found = [
        Row("home, something to read", EVERY, lambda v: [v.painted]),
        Row("home, ready to be used", EVERY, lambda v: [v.home], MOST_HOME),
    ]
    for game in run.games:
        click = f"{game}: from the click to board, prompt and hand"
        found += [
            Row(click, game, lambda v: [v.table], MOST_TABLE),
            Row(f"{game}: and what stands beside them", game, lambda v: [v.whole]),
            Row(f"{game}: a move, from its answer", game, lambda v: v.answers, MOST_ANSWER),
        ]
    return found


def all_met(run: Run) -> bool:
    return all(row.met(run) for row in rows(run))


def loaded(run: Run) -> list[str]:
    found = []
    for version in run.versions:
        home = run.visits[version, SPEEDS[0], EVERY]
        first = home[-1].first
        found.append(
            f"- {version}: the home page takes {first['requests']} requests and "
            f"{first['bytes'] / 1000:.0f} kB, {first['script'] / 1000:.1f} kB of it script"
            " (a second after it can be used)"
        )
        found += [
            f"- {version}: {game}, from the click to the table: {seen.asked} requests, "
            f"{seen.later / 1000:.0f} kB"
            for game in run.games
            for seen in run.visits[version, SPEEDS[0], game][-1:]
        ]
    return found


def markdown(run: Run) -> str:
    here = machine.describe()
    here["busy"] = " → ".join(f"{load:.1f}" for load in run.loads) + (
        f" processes on average per minute ({here['cores']} cores; "
        "the browser and the server are two of them)"
    )
    facts = "\n".join(f"- {name}: {value}" for name, value in here.items())
    heads = [
        f"{version}, {f'{slower}× slower' if slower > 1 else 'not slowed'}"
        for version in run.versions
        for slower in SPEEDS
    ]
    times = len(run.visits[NOW, SPEEDS[0], run.games[0]])
    lines = "\n".join(row.text(run) for row in rows(run))
    sizes = "\n".join(loaded(run))
    return f"""## The page

{facts}

Chromium without a graphics card, its processor slowed down {SPEEDS[0]} times and not,
{DESKTOP[0]} × {DESKTOP[1]} px, each visit with an empty cache, server and browser on this machine:
{times} visits per game and speed, each a second at home, a click on "Play now", {MOVES} moves.
Median (worst), until it is drawn.

|  | {" | ".join(heads)} | promised |
| --- |{" --: |" * len(heads)} --- |
{lines}

What it loads:

{sizes}

### To repeat it

`make bench-page` measures this anew and writes this section (`ARGS="--before REV"`: that commit in
the same run; it waits up to two minutes for a quiet machine).
"""
