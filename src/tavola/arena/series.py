"""Many games between the same bots, on all processors, added up."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from statistics import mean, quantiles

from tavola.arena.game import Outcome, Pairing, play_game, seats_of
from tavola.arena.interval import wilson
from tavola.bots import make
from tavola.core.errors import BadSetup
from tavola.core.game import Plain
from tavola.core.interrupts import interrupts_wait
from tavola.core.setup import settle
from tavola.games import find


class Series:
    """The outcomes of a series and what they say.

    >>> series = tavola.simulate("condottiere", players=2, games=3)
    >>> sum(series.reasons().values())
    3
    """

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.outcomes: list[Outcome] = []

    def reasons(self) -> dict[str, int]:
        """How the games ended."""
        return dict(Counter(outcome.reason for outcome in self.outcomes).most_common())

    def lengths(self) -> tuple[int, float, int]:
        """The fewest, mean and most moves of a game."""
        moves = [outcome.moves for outcome in self.outcomes]
        return min(moves), mean(moves), max(moves)

    def wins(self, bot: int) -> float:
        return sum(outcome.wins[bot] for outcome in self.outcomes)

    def by_bot(self, bot: int) -> Plain:
        """Wins with their interval, mean place, and the time of a decision."""
        games = len(self.outcomes)
        low, high = wilson(self.wins(bot), games)
        times = sorted(t for outcome in self.outcomes for t in outcome.seconds[bot])
        spread = quantiles(times, n=20) if len(times) > 1 else [times[0] if times else 0.0] * 19
        return {
            "bot": self.pairing.bots[bot],
            "wins": self.wins(bot),
            "share": self.wins(bot) / games,
            "low": low,
            "high": high,
            "mean_place": mean(outcome.places[bot] for outcome in self.outcomes),
            "mean_score": self.scores(bot),
            "seconds_p50": spread[9],
            "seconds_p95": spread[18],
        }

    def scores(self, bot: int) -> dict[str, float]:
        """The mean of each line of the score that is there in every game."""
        lines: dict[str, list[int]] = {}
        for outcome in self.outcomes:
            for name, value in outcome.score[bot]:
                lines.setdefault(name, []).append(value)
        games = len(self.outcomes)
        return {name: mean(values) for name, values in lines.items() if len(values) == games}

    def to_records(self) -> list[Plain]:
        """A table with one row for each bot of each game: `pandas.DataFrame(series.to_records())`.

        >>> rows = tavola.simulate("comuni", players=2, games=2).to_records()
        >>> len(rows), list(rows[0])[:8]
        (4, ['game', 'number', 'bot', 'seat', 'win', 'place', 'moves', 'reason'])
        """
        pairing = self.pairing
        return [
            {
                "game": pairing.game,
                "number": outcome.number,
                "bot": pairing.bots[bot],
                "seat": seats_of(outcome.number, pairing.players).index(bot),
                "win": outcome.wins[bot],
                "place": outcome.places[bot],
                "moves": outcome.moves,
                "reason": outcome.reason,
                **{f"score_{name}": value for name, value in outcome.score[bot]},
            }
            for outcome in self.outcomes
            for bot in range(pairing.players)
        ]

    def plain(self) -> Plain:
        """As data, ready for JSON."""
        fewest, middle, most = self.lengths()
        return {
            "game": self.pairing.game,
            "players": self.pairing.players,
            "options": self.pairing.options,
            "seed": self.pairing.seed,
            "games": len(self.outcomes),
            "moves": {"fewest": fewest, "mean": middle, "most": most},
            "reasons": self.reasons(),
            "bots": [self.by_bot(bot) for bot in range(self.pairing.players)],
        }


def agree(game: str, players: int, bots: list[str], options: Plain, seed: int) -> Pairing:
    """Check everything before the first game. One bot for all seats, or one for each."""
    settled = settle(find(game), players, options)
    seats = bots * players if len(bots) == 1 else bots
    if len(seats) != players:
        raise BadSetup(f"{len(bots)} bots for {players} players: name one for all, or one each")
    for name in set(seats):
        make(name, 0)
    return Pairing(game, players, seats, settled, seed)


def play_series(
    pairing: Pairing,
    games: int,
    workers: int = 1,
    on_game: Callable[[Series], None] = lambda _: None,
) -> Series:
    """Play games 0 … games - 1 with rotated seats. `on_game` is told after each one."""
    series = Series(pairing)
    with outcomes_of(pairing, games, workers) as outcomes:
        for outcome in outcomes:
            series.outcomes.append(outcome)
            on_game(series)
    series.outcomes.sort(key=lambda outcome: outcome.number)
    return series


@contextmanager
def outcomes_of(pairing: Pairing, games: int, workers: int) -> Iterator[Iterator[Outcome]]:
    """The outcomes as they come in; worker processes are gone when it is left, however it is."""
    if workers == 1:
        yield (play_game(pairing, number) for number in range(games))
        return
    # Spawned, since a fork would copy threads and locks.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield _in_flight(pool, pairing, games, 4 * workers)
    except BaseException:
        for child in active_children():  # nobody waits for the games that they play
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _in_flight(
    pool: ProcessPoolExecutor, pairing: Pairing, games: int, most: int
) -> Iterator[Outcome]:
    """Never more than so many games under way or waiting, however long the series is."""
    numbers = iter(range(games))
    with interrupts_wait():
        waiting = {pool.submit(play_game, pairing, number) for number in islice(numbers, most)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for number in islice(numbers, len(done)):
            waiting.add(pool.submit(play_game, pairing, number))
        for future in done:
            yield future.result()
