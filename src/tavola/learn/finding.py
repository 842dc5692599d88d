"""Looks for puzzles in games between bots: positions where one move is far better than all others.

What is found is proposed, with its figures; a person chooses, and writes the words.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tavola.core.game import Plain
from tavola.core.match import Match
from tavola.core.record import from_text, read, replay
from tavola.games import find
from tavola.learn.judging import Judged, judge_moves

FEWEST_MOVES = 3  # fewer are no question
MOST_MOVES = 60  # more are no puzzle for a person
GLANCE = 0.05  # the share of a position's time after which most positions are left
MARGIN = 0.12  # by how much of a win the best move must be better than the next
DOUBTFUL = 0.06  # the same at a glance
PLAYER = "greedy"  # who plays the games that are looked through


@dataclass(frozen=True)
class Found:
    """A position, whose turn it is, what each move is worth, and what a quick eye would play."""

    position: Plain
    seat: int
    moves: list[Judged]
    glance: str

    @property
    def margin(self) -> float:
        return self.moves[0].worth - self.moves[1].worth

    @property
    def surprising(self) -> bool:
        """Whether the quick eye would miss it."""
        return self.glance != self.moves[0].move


def positions_of(game: str, players: int, seed: int) -> Iterator[Match]:
    """A game between bots, move by move."""
    luck = FastChance(seed)
    bot = make(PLAYER, luck.pick(2**31))
    match = Match(find(game), players, seed=luck.pick(2**31))
    while match.to_act:
        yield match
        seat = match.to_act[0]
        match.play(seat, bot.choose(sight_of(match.game, match.state, seat, luck)).text)


def positions_in(text: str) -> Iterator[Match]:
    """A recorded game, move by move."""
    record = read(from_text(text))
    for number in range(1, len(record.moves)):
        match = replay(record, find, upto=number)
        if match.to_act:
            yield match


def look(match: Match, seconds: float, seed: int) -> Found | None:
    """Whether this position is a puzzle; most are left at a glance."""
    seat = match.to_act[0]
    if not FEWEST_MOVES <= len(match.legal(seat)) <= MOST_MOVES:
        return None
    quick = judge_moves(match.game, match.state, seat, seconds * GLANCE, seed)
    if quick[0].worth - quick[1].worth < DOUBTFUL:
        return None
    moves = judge_moves(match.game, match.state, seat, seconds, seed + 1)
    sight = sight_of(match.game, match.state, seat, FastChance(seed))
    found = Found(match.save(), seat, moves, make(PLAYER, seed).choose(sight).text)
    return found if found.margin >= MARGIN else None
