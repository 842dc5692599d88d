"""One game of a series. Runs in a worker: takes and gives plain data only."""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import msgspec

from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tavola.core.game import Plain
from tavola.core.match import Match
from tavola.core.record import to_text, write
from tavola.games import find

FILE = "{0.game}-{0.seed}-{1}.json"  # of a pairing and a number


class Pairing(msgspec.Struct):
    """What is the same in all games of a series."""

    game: str
    players: int
    bots: list[str]
    options: Plain
    seed: int
    records: str | None = None  # a folder


class Outcome(msgspec.Struct):
    """What came of one game, by bot (the place in `Pairing.bots`), not by seat."""

    number: int
    wins: list[float]
    places: list[int]
    moves: int
    reason: str
    score: list[list[tuple[str, int]]]  # the lines of Result.score
    seconds: list[list[float]]  # of each decision that was one


def seats_of(number: int, players: int) -> list[int]:
    """Which bot sits where: everyone moves on by one seat from game to game."""
    return [(seat + number) % players for seat in range(players)]


def play_game(pairing: Pairing, number: int) -> Outcome:
    """Play game `number`; equal numbers give equal games, but for bots that watch the clock."""
    game = find(pairing.game)
    seating = seats_of(number, pairing.players)
    # Each bot's luck, and the table's, comes from a stream of its own.
    seeds = FastChance(pairing.seed * 1_000_003 + number)
    bots = [make(pairing.bots[bot], seeds.pick(2**31)) for bot in seating]
    eyes = FastChance(seeds.pick(2**31))
    match = Match(game, pairing.players, pairing.options, seed=seeds.pick(2**31))
    seconds: list[list[float]] = [[] for _ in pairing.bots]
    while match.to_act:
        seat = match.to_act[0]
        sight = sight_of(game, match.state, seat, eyes)
        began = perf_counter()
        move = bots[seat].choose(sight)
        if len(sight.moves) > 1:
            seconds[seating[seat]].append(perf_counter() - began)
        match.play(seat, move.text)
    if pairing.records is not None:
        keep(match, [pairing.bots[bot] for bot in seating], pairing, number)
    return outcome_of(match, number, seating, seconds)


def outcome_of(
    match: Match, number: int, seating: list[int], seconds: list[list[float]]
) -> Outcome:
    result = match.result
    assert result is not None
    winners = result.winners()
    wins = [0.0] * match.players
    places = [0] * match.players
    score: list[list[tuple[str, int]]] = [[] for _ in seating]
    for seat, bot in enumerate(seating):
        wins[bot] = 1 / len(winners) if seat in winners else 0.0
        places[bot] = result.places[seat]
        score[bot] = result.score[seat]
    return Outcome(number, wins, places, len(match.steps) - 1, result.reason, score, seconds)


def keep(match: Match, names: list[str], pairing: Pairing, number: int) -> None:
    path = Path(str(pairing.records), FILE.format(pairing, f"{number:06d}"))
    path.write_text(to_text(write(match, names)), "utf-8")


def kept(pairing: Pairing) -> Iterator[Path]:
    """The records that an earlier series of this game and seed has left in the folder."""
    return Path(str(pairing.records)).glob(FILE.format(pairing, "*"))
