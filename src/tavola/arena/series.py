"""Many games between the same bots, on all processors, added up."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from statistics import mean, quantiles

from tavola.arena.game import Outcome, Pairing, play_game
from tavola.arena.interval import wilson
from tavola.bots import make
from tavola.core.errors import BadSetup
from tavola.core.game import Plain
from tavola.core.setup import settle
from tavola.games import find


class Series:
    """The outcomes of a series and what they say."""

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
            "seconds_p50": spread[9],
            "seconds_p95": spread[18],
        }

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
    # Spawned, since a fork would copy threads and locks; an interrupt is the parent's to handle.
    with get_context("spawn").Pool(workers, _ignore_interrupts) as pool:
        jobs = ((pairing, number) for number in range(games))
        yield pool.imap_unordered(_play, jobs, chunksize=1 if games < 64 * workers else 8)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(job: tuple[Pairing, int]) -> Outcome:
    return play_game(*job)
