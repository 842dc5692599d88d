"""The report of a run: on the screen, and as a section of docs/benchmarks.md."""

from rich import box
from rich.console import Console
from rich.table import Table

from bench import tables
from bench.run import Run
from tools.example import TITLE

STEP = """\
A **step** is all that one move of a random game costs: whose turn it is, the legal moves, the
choice of one of them, and carrying it out. Set-up and deals are in the time and count for nothing.
*In the engine*: the loop over the steps is part of the engine. *From Python*: the loop is
interpreted Python that asks the engine each of these questions."""

METHOD = """\
One core, CPU time of the process that works. Each subject has a process of its own, and they take
turns: one measurement each of about {seconds:g} s, then the next round, {rounds} in all, always
with the same games. All figures are the best of the rounds, those in parentheses their median; a
ratio counts by the best."""

ANSWERS = """\
Asked by interpreted Python, on average over positions from the first move to the last. *View* and
*spectate*: what the seat that must act is shown, and a spectator. *Foresee*: what each of its moves
would do. *Play*: a move of a whole game, as text to the match."""

BEFORE = """\
The commit {commit}, compiled by the same tools as today's source, and asked the same. Ratios are of
speeds: above 1 is faster than before. *Iterations* are those of a search. A view that tells more
than it did may cost more."""

REPEAT = """\
`make bench` measures all of this anew and writes this section; `make bench ARGS=--help` lists what
can be chosen, such as `--before REV`: an earlier version, measured in the same run. The peers are
installed into `build/peers/`, from the locks in `bench/peers/`."""


BESIDE_PEERS = f"Steps a second: {TITLE} with four players, and peers"


def markdown(run: Run) -> str:
    parts = ["## The engine", listing(machine(run)), STEP, METHOD.format(**vars(run))]
    parts += ["### What is promised", markdown_table(tables.ratios(run))]
    if run.absent:
        parts.append(listing([f"Absent: {name}: {why}" for name, why in run.absent.items()]))
    parts += [f"### {BESIDE_PEERS}"]
    parts += [markdown_table(tables.subjects(run)), listing(peers(run))]
    parts += ["### Steps a second: all games", markdown_table(tables.games(run))]
    if "before" in run.about:
        parts += ["### Beside an earlier version", BEFORE.format(**run.about["before"])]
        parts += [markdown_table(tables.before(run))]
    parts += [
        "### What an answer costs",
        ANSWERS,
        markdown_table(tables.costs(run)),
        "### Search: iterations a second",
        markdown_table(tables.searches(run)),
        "### To repeat it",
        REPEAT,
    ]
    return "\n\n".join(part for part in parts if part)


def machine(run: Run) -> list[str]:
    return [f"{name}: {value}" for name, value in run.machine.items()]


def peers(run: Run) -> list[str]:
    """How the steps of each peer are counted."""
    return [f"{about['title']}: a step is {about['step']}." for about in run.peers().values()]


def listing(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def markdown_table(rows: tables.Table) -> str:
    """Words to the left, numbers to the right."""
    if len(rows) == 1:
        return "Not measured."
    line = ["--:" if numeric(rows, column) else "---" for column in range(len(rows[0]))]
    return "\n".join(f"| {' | '.join(row)} |" for row in [rows[0], line, *rows[1:]])


def numeric(rows: tables.Table, column: int) -> bool:
    return all(row[column][:1] in "≥–0123456789" for row in rows[1:])


def show(run: Run, console: Console) -> None:
    """The tables on the screen."""
    chosen = {
        "Steps a second: all games": tables.games(run),
        "What an answer costs": tables.costs(run),
        "Search: iterations a second": tables.searches(run),
        BESIDE_PEERS: tables.subjects(run),
        "Beside an earlier version": tables.before(run),
        "What is promised": tables.ratios(run),
    }
    for title, rows in chosen.items():
        if len(rows) > 1:
            table = Table(title=title, title_justify="left", box=box.SIMPLE)
            for column, heading in enumerate(rows[0]):
                justify = "right" if numeric(rows, column) else "left"
                table.add_column(heading, justify=justify)  # type: ignore[arg-type]
            for row in rows[1:]:
                table.add_row(*row)
            console.print(table)
    for name, why in run.absent.items():
        console.print(f"Absent: {name}: {why}", markup=False)
