"""What was measured, as sections of docs/benchmarks.md."""

from bench import machine
from bench.report import markdown_table
from tools.example import TITLE
from tools.soak.lasting import MOST_GROWTH, MOST_P99, Lasted
from tools.soak.returning import MOST_FIRST, Returned, middle

HEADS = ["", "target", "measured", ""]


def facts() -> str:
    return "\n".join(f"- {name}: {value}" for name, value in machine.describe().items())


def word(met: bool) -> str:
    return "met" if met else "missed"


def lasting(one: Lasted, here: str) -> str:
    rows = [
        ["p99", f"≤ {MOST_P99 * 1e3:.0f} ms", f"{one.p99 * 1e3:.1f} ms", word(one.p99 <= MOST_P99)],
        ["p50", "", f"{one.p50 * 1e3:.1f} ms", ""],
        [
            "growth of the memory in ten minutes",
            f"≤ {MOST_GROWTH:.0%}",
            f"{one.growth:+.2%}",
            word(one.growth <= MOST_GROWTH),
        ],
        [
            "memory, from the first sample to the last",
            "",
            f"{one.memory[0][1]:.0f} to {one.memory[-1][1]:.0f} MB ({one.slope:+.2f} MB a minute)",
            "",
        ],
        ["connections lost", "0", str(one.lost), word(not one.lost)],
        ["moves without an answer", "0", str(one.unanswered), word(not one.unanswered)],
        ["errors in the log", "0", str(one.errors), word(not one.errors)],
        ["the server's CPU", "", f"{one.cpu:.0%} of a core", ""],
    ]
    return f"""## The server for long

{here}

{one.tables} tables of {TITLE} with {one.sockets} connected clients, all of them one program on the
same machine: {one.moves} moves in {one.minutes:g} minutes, {one.moves / 60 / one.minutes:.1f} a
second, now here, now there. Before that every table has been played at, so that it keeps as much as
it ever does. *p50* and *p99*: from sending a move until its sender has the new state. *Growth*: by
the slope of all samples of the memory, one every five seconds.

{markdown_table([HEADS, *rows])}

### To repeat it

`make soak ARGS=--write` measures this anew and writes this section.
"""


def returning(one: Returned, here: str) -> str:
    first = max(one.first)
    rows = [
        ["every client has its first view", f"≤ {MOST_FIRST:g} s", f"{first:.2f} s",
         word(first <= MOST_FIRST)],
        ["half of them", "", f"{middle(one):.2f} s", ""],
        ["every table has had a move", "", f"{one.moved:.2f} s" if one.moved else "never",
         word(bool(one.moved))],
        ["the server's CPU time until all had their first view", "", f"{one.cpu:.2f} s", ""],
    ]  # fmt: skip
    return f"""## After a restart

{here}

The server is killed while {one.clients} clients sit at {one.tables} tables of {TITLE}, each some
moves old. When it is back all of them connect at once, and whoever's turn it is moves as soon as it
sees something. Times are from its return. All clients are one program on the same machine, which
took {one.busy:.0%} of a core meanwhile.

{markdown_table([HEADS, *rows])}

### To repeat it

`make soak ARGS="--what return --tables {one.tables} --seats {one.clients // one.tables} --write"`
measures this anew and writes this section.
"""
