"""The command behind `make bench-page`. With Tavola on PYTHONPATH: `python -m bench.page`."""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, sync_playwright

from bench import before, sections
from bench.page import report, visit
from bench.page.report import Run
from bench.workers import Stopped
from tools import photo
from tools.console import ROOT, say
from tools.machine import chromium

REPORT = ROOT / "docs" / "benchmarks.md"
QUIET = 0.5  # processes that run or wait, on average of the last minute, per core


@click.command()
@click.option("--times", type=click.IntRange(min=1), default=5, show_default=True, help="Visits.")
@click.option("--before", "revision", metavar="REV", help="Measure that commit in the same run.")
@click.option("--wait", default=120, show_default=True, help="Seconds to wait for a quiet machine.")
@click.option("--write/--no-write", default=True, help="Write docs/benchmarks.md.")
@click.option("--check", is_flag=True, help="Exit with 1 if a promise is missed.")
def main(times: int, revision: str | None, wait: int, write: bool, check: bool) -> None:
    """Measure the page: home, a click to the table, moves; slowed down and not."""
    with ExitStack() as stack:
        played = stack.enter_context(sync_playwright())
        browser = played.chromium.launch(executable_path=chromium(), args=photo.ARGUMENTS)
        urls = {report.NOW: stack.enter_context(served())}
        if revision is not None:
            try:
                tree = before.page_of(before.commit_of(revision))
            except Stopped as error:
                raise click.ClickException(str(error)) from error
            urls[report.BEFORE] = stack.enter_context(served(tree))
        games = [
            game["title"]
            for game in photo.Person(urls[report.NOW], "B").ask("GET", "/games")["games"]
        ]
        loads = [be_quiet(wait)]
        run = measure(browser, urls, games, times, loads)
        browser.close()
    body = report.markdown(run)
    if write:
        sections.put_into(REPORT, "page", body)
    print(body)
    if check and not report.all_met(run):
        sys.exit(1)


@contextmanager
def served(tree: Path | None = None) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data, photo.server(data, tree) as url:
        yield url


def measure(
    browser: Browser, urls: dict[str, str], games: list[str], times: int, loads: list[float]
) -> Run:
    """Versions, games and speeds by turns, so that a busy minute hits none of them alone."""
    for url in urls.values():  # a server that has just begun; nothing of it is counted
        for title in games:
            visit.pay(browser, url, title, 1)
    run = Run(games, [*urls], loads)
    for time_ in range(times):
        say(f"Round {time_ + 1} of {times} ...")
        for title in games:
            for slower in report.SPEEDS:
                for version, url in urls.items():
                    run.add(version, slower, title, visit.pay(browser, url, title, slower))
        loads.append(os.getloadavg()[0])
    return run


def be_quiet(wait: int) -> float:
    """Until others leave the machine alone, or patience is at an end; how busy it is then."""
    end = time.monotonic() + wait
    calm = QUIET * (os.cpu_count() or 1)
    if os.getloadavg()[0] > calm:
        say(f"The machine is busy ({os.getloadavg()[0]:.1f}); waiting up to {wait} s ...")
    while os.getloadavg()[0] > calm and time.monotonic() < end:
        time.sleep(2)
    return os.getloadavg()[0]


if __name__ == "__main__":
    main()
