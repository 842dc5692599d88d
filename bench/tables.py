"""The figures of a run as tables: rows of text, the headings first."""

from bench.ratios import DRIVEN, INSIDE, WAYS, Outcome, both, now_and_before
from bench.rounds import Rates
from bench.run import TREES, Run

Table = list[list[str]]
ABSENT = "–"


def ratios(run: Run) -> Table:
    return [["", "target", "best", "median", ""], *(ratio(outcome) for outcome in run.ratios)]


def ratio(outcome: Outcome) -> list[str]:
    target = "" if outcome.target is None else f"≥ {outcome.target:g}"
    if outcome.best is None or outcome.median is None:
        return [outcome.name, target, ABSENT, ABSENT, "absent"]
    verdict = "" if outcome.target is None else "met" if outcome.met else "missed"
    return [outcome.name, target, f"{outcome.best:.3g}", f"{outcome.median:.3g}", verdict]


def subjects(run: Run) -> Table:
    rows = [["", "in the engine", "from Python"]]
    for tree in TREES:
        speeds = [rate_and_median(run.rates, tree, work) for work in (INSIDE, DRIVEN)]
        rows.append([f"Tavola, {tree}", *speeds])
    for name, about in run.peers().items():
        speeds = [rate_and_median(run.rates, name, work) for work in ("inside", "driven")]
        rows.append([f"{about['title']} {about['version']}", *speeds])
    return rows


def games(run: Run) -> Table:
    rows = [["", "players", "compiled", "from Python", "interpreted", "from Python"]]
    for game, title, players, how in run.works("steps"):
        if how == "inside":
            works = [f"steps {game} {players} {how}" for how in ("inside", "driven")]
            rows.append([title, players, *(rate(run.rates, t, w) for t in TREES for w in works)])
    return rows


def costs(run: Run) -> Table:
    rows = [["", "players", "", *TREES]]
    for game, title, players, question in run.works("cost"):
        work = f"cost {game} {players} {question}"
        rows.append([title, players, question, *(lasting(run.rates, tree, work) for tree in TREES)])
    return rows


def searches(run: Run) -> Table:
    rows = [["", "players", *TREES]]
    for game, title, players, how in run.works("search"):
        work = f"search {game} {players} {how}"
        rows.append([title, players, *(rate(run.rates, tree, work) for tree in TREES)])
    return rows


def before(run: Run) -> Table:
    rows = [["", "players", "", "before", "now", "now / before", "by median"]]
    for work in both(run.rates):
        what, game, players, how = work.split()
        show = lasting if what == "cost" else rate
        figures = [show(run.rates, subject, work) for subject in ("before", "compiled")]
        ratios = [f"{ratio:.3g}" for ratio in now_and_before(run.rates, work)]
        title = run.about["compiled"]["titles"][game]
        rows.append([title, players, WAYS.get(how, how), *figures, *ratios])
    return rows


# --- numbers: three digits tell enough ----------------------------------------------------------


def rate(rates: Rates, subject: str, work: str) -> str:
    found = rates.get(subject, {}).get(work)
    return many(found["best"]) if found else ABSENT


def rate_and_median(rates: Rates, subject: str, work: str) -> str:
    found = rates.get(subject, {}).get(work)
    return f"{many(found['best'])} ({many(found['median'])})" if found else ABSENT


def lasting(rates: Rates, subject: str, work: str) -> str:
    """How long one of it takes."""
    found = rates.get(subject, {}).get(work)
    return duration(1 / found["best"]) if found else ABSENT


def many(number: float) -> str:
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return digits(number / size) + unit
    return digits(number)


def duration(seconds: float) -> str:
    for size, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= size:
            return f"{digits(seconds / size)} {unit}"
    return f"{digits(seconds / 1e-9)} ns"


def digits(number: float) -> str:
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"
