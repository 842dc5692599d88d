"""The section on the server in docs/benchmarks.md, and the same on the screen."""

from bench.report import listing, markdown_table
from bench.server.load import MOST_WARM, SEATS, Figures
from bench.server.results import BEFORE, IN_FILES, IN_MEMORY, NOW, Results
from bench.tables import ABSENT, Table, duration, many

METHOD = """\
{tables} tables with {seats} connected clients each, all of them played by one program over
WebSockets on the same machine. Whoever's turn it is sends its move as soon as it has the new state;
so there is always one move on its way at each table. boardgame.io is warmed up until its number of
moves per second is steady ({most:g} s at most). Then moves are counted for {seconds:g} s, or until
the first games are over; the best of {rounds} rounds, in
which the servers take turns. *p50* and *p99*: from sending a move until its sender has the new
state, with all the other tables doing the same; their quotient is that of one round. *CPU*: of the
server, per move, with all that it sends. *Memory*: what the server has grown by since it was empty,
connections included."""

PEER = """\
boardgame.io's game is the simplest that there is: a number to which one player after the other adds
one; nothing is hidden. Its state lies in memory (its default: gone when the process ends), or in
files (`FlatFile`, written but not synchronised to the disk). In Tavola the rules are checked, each
seat gets a view of its own, and the disk (SQLite) has the move before anybody sees it. *before* is
an earlier version, compiled by the tools of today."""

LATE = """\
Long games, young and old tables in turns, on a server that does nothing else: CPU time of the
server, medians. *Opening*: the first view after a restart."""

REPEAT = """\
`make bench` measures all of this anew after the engine, `make bench-server` alone;
`make bench-server ARGS=--help` lists what can be chosen. boardgame.io is installed from the lock in
`bench/peers/boardgame_io/` and listens on loopback."""


def markdown(results: Results) -> str:
    method = METHOD.format(**vars(results), seats=SEATS, most=MOST_WARM)
    parts = ["## The server", listing([f"{k}: {v}" for k, v in results.machine.items()])]
    parts += ["### What is promised", markdown_table(promises(results))]
    parts += [f"### {results.tables} tables at once", method, markdown_table(loads(results))]
    if results.absent:
        parts.append(listing([f"Absent: {name}: {why}" for name, why in results.absent.items()]))
    parts += [
        PEER,
        "As ratios, Tavola / the other:",
        markdown_table(ratios(results)),
    ]
    parts += ["### Late moves", LATE, markdown_table(late(results))]
    parts += ["### To repeat it", REPEAT]
    return "\n\n".join(parts)


def promises(results: Results) -> Table:
    rows = [["", "target", "measured", ""]]
    for promise in results.promises():
        found = ABSENT if promise.found is None else f"{promise.found:.2f}{promise.unit}"
        target = f"{'≥' if promise.least else '≤'} {promise.target:g}{promise.unit}"
        rows.append([promise.name, target, found, "met" if promise.met else "missed"])
    return rows


def loads(results: Results) -> Table:
    rows = [
        [
            "",
            "moves/s",
            "p50",
            "p99",
            "p99 / p50",
            "CPU per move",
            "memory per table",
            "clients' CPU",
        ]
    ]
    for name, figures in results.loads.items():
        rows.append(
            [
                name if figures.steady else f"{name} (not steady after {MOST_WARM} s)",
                many(figures.moves_a_second),
                duration(figures.p50),
                duration(figures.p99),
                f"{figures.spread:.1f}",
                duration(figures.cpu_a_move),
                f"{figures.memory_a_table / 1024:.0f} KiB",
                f"{figures.clients_busy:.0%} of a core",
            ]
        )
    return rows


def ratios(results: Results) -> Table:
    rows = [["", "moves/s", "p50", "p99", "CPU per move", "memory per table"]]
    for game in results.games():
        for other in (BEFORE + game, IN_FILES, IN_MEMORY):
            if other in results.loads:
                found = quotients(results, NOW + game, other)
                name = f"{game} / {other.removesuffix(', ' + game)}"
                rows.append([name, *(f"{part:.2f}" for part in found)])
    return rows


def quotients(results: Results, own: str, other: str) -> list[float]:
    def of(figures: Figures) -> list[float]:
        return [
            figures.moves_a_second,
            figures.p50,
            figures.p99,
            figures.cpu_a_move,
            figures.memory_a_table,
        ]

    return [a / b for a, b in zip(of(results.loads[own]), of(results.loads[other]))]


def late(results: Results) -> Table:
    rows = [["", "at move 20", "at move 2,000"]]
    for name in ("move", "undo", "opening"):
        rows.append(
            [name, duration(getattr(results.early, name)), duration(getattr(results.late, name))]
        )
    return rows
