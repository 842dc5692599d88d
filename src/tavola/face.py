"""What Python programs do with matches: begin, load, replay, pickle, draw, play out."""

import copyreg
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from tavola.arena.series import Series, agree, play_series
from tavola.bots import Bot, Sight, make, sight_of
from tavola.bots.search import SearchBot
from tavola.bots.thoughts import Thoughts
from tavola.core import record
from tavola.core.chance import FastChance
from tavola.core.errors import BadSetup, TavolaError
from tavola.core.game import Plain, Result
from tavola.core.match import Match
from tavola.core.saved import load_match
from tavola.games import find


def _draw(match: Match, seat: int | None, language: str, width: int, colour: bool) -> str:
    """Loaded when first wanted: it brings the words and colours of the terminal along."""
    picture = import_module("tavola.terminal.picture")
    drawn: str = picture.draw(match, seat, language, width, colour)
    return drawn


Match.drawing = _draw


def _pickled(match: Match) -> tuple[Any, ...]:
    """What was agreed on and every move: positions are the engine's own."""
    if match.is_told:
        return replay, (record.write(match),)
    fairness = match.fairness
    given = (match.game.facts.name, match.players, match.options, fairness.seed)
    moves = [(step.seat, step.move.text) for step in match.steps if step.move is not None]
    return _again, (*given, fairness.entropy, fairness.shares, match.position, moves)


copyreg.pickle(Match, _pickled)


def _again(
    name: str,
    players: int,
    options: Plain,
    seed: bytes,
    entropy: list[str],
    shares: list[str | None] | None,
    position: Plain | None,
    moves: list[tuple[int, str]],
) -> Match:
    match = Match(
        find(name), players, options, seed=seed, entropy=entropy, shares=shares, position=position
    )
    for seat, text in moves:
        match.play(seat, text)
    return match


def start(
    name: str,
    players: int,
    *,
    seed: bytes | int | None = None,
    entropy: Sequence[str] = (),
    **options: object,
) -> Match:
    """A new match. Options are keywords; a seed makes it repeatable.

    >>> tavola.start("comuni", players=4, seed=1).to_act
    (3,)
    >>> tavola.start("condottiere", players=4, round_limit=3).options["round_limit"]
    3
    """
    return Match(find(name), players, options, seed=seed, entropy=entropy)


def load(saved: Plain, *, seed: bytes | int | None = None) -> Match:
    """A match that begins with a saved position (`Match.save`). Its chance is new.

    >>> match = tavola.start("medievalia", players=2, seed=5)
    >>> tavola.load(match.save()).legal(0) == match.legal(0)
    True
    """
    return load_match(saved, find, seed=seed)


def replay(data: Plain) -> Match:
    """The match that a record tells.

    >>> match = tavola.start("condottiere", players=2, seed=7)
    >>> _ = tavola.play_out(match, "greedy")
    >>> tavola.replay(tavola.record(match)).result.places == match.result.places
    True
    """
    return record.replay(record.read(data), find)


def walk(data: Plain) -> Iterator[Match]:
    """Go through a record: the match after the set-up, then as it was after every move.

    >>> match = tavola.start("condottiere", players=2, seed=7)
    >>> _ = tavola.play_out(match, "greedy")
    >>> [len(now.steps) for now in tavola.walk(tavola.record(match))][:3]
    [1, 2, 3]
    """
    for match in record.walk(record.read(data), find):
        yield match.clone()


def play_out(
    match: Match, bots: str | Bot | Sequence[str | Bot] = "greedy", *, seed: int = 0
) -> Result:
    """Have bots play a match to its end: one for all seats, or one for each; the result.

    Bots are named (`greedy`, `search@200`, `hard` …) or made. The same seed gives the same game,
    but for bots that watch the clock.

    >>> match = tavola.start("condottiere", players=3, seed=7)
    >>> 1 in tavola.play_out(match, ["greedy", "random", "random"]).places
    True
    """
    luck = FastChance(seed)
    named = [bots] * match.players if isinstance(bots, str | Bot) else list(bots)
    if len(named) != match.players:
        raise BadSetup(f"{len(named)} bots for {match.players} players: name one, or one each")
    made = [make(one, luck.pick(2**31)) if isinstance(one, str) else one for one in named]
    while match.to_act:
        seat = match.to_act[0]
        sight = sight_of(match.game, match.state, seat, luck)
        match.play(seat, made[seat].choose(sight).text)
    result = match.result
    if result is None:
        raise TavolaError("nobody can act, and the game is not over")
    return result


class Player:
    """A bot that is asked about matches; it gets to know what its seat knows, and no more.

    >>> match = tavola.start("condottiere", players=2, seed=7)
    >>> bot = tavola.bot("search@200")
    >>> bot.choose(match) in match.legal(match.to_act[0])
    True
    >>> thoughts = bot.think(match)
    >>> sum(thought.visits for thought in thoughts.moves)
    200
    >>> len(thoughts.chances), thoughts.best[0].line[0] == thoughts.best[0].move
    (2, True)
    """

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._eyes = FastChance(seed)

    def choose(self, match: Match, seat: int | None = None) -> str:
        """The move that it would make, for the seat whose turn it is or another that must act."""
        return self._bot.choose(self._sight(match, seat)).text

    def think(self, match: Match, seat: int | None = None) -> Thoughts:
        """What it thinks of every move; only bots that search can say."""
        if not isinstance(self._bot, SearchBot):
            raise BadSetup("only a bot that searches can tell its thoughts: search@500, hard")
        return self._bot.consider(self._sight(match, seat))

    def _sight(self, match: Match, seat: int | None) -> Sight:
        if not match.to_act:
            raise BadSetup("the game is over: nobody has anything to decide")
        at = match.to_act[0] if seat is None else seat
        if at not in match.to_act:
            raise BadSetup(f"seat {at} has nothing to decide now; to act: {match.to_act}")
        return sight_of(match.game, match.state, at, self._eyes)


def bot(name: str, seed: int = 0) -> Player:
    """A bot by its name or level, or by the place of its class (`package.module:Class`).

    >>> match = tavola.start("comuni", players=3, seed=2)
    >>> tavola.bot("greedy").choose(match) in match.legal(match.to_act[0])
    True
    """
    return Player(make(name, seed), seed)


def simulate(
    name: str,
    players: int,
    bots: str | Sequence[str] = "greedy",
    *,
    games: int = 100,
    seed: int = 1,
    workers: int = 1,
    **options: object,
) -> Series:
    """Many games between bots, seats rotated from game to game; `to_records` makes a table of it.

    With several workers it runs in processes of its own: a script then needs `if __name__ ==
    "__main__":`.

    >>> series = tavola.simulate("condottiere", players=2, bots=["greedy", "random"], games=4)
    >>> series.wins(0) + series.wins(1)
    4.0
    """
    names = [bots] if isinstance(bots, str) else list(bots)
    return play_series(agree(name, players, names, options, seed), games, workers)
