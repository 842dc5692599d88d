"""Bots at the table: what each test does with a game and a few of them."""

from typing import Any

from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tavola.core.game import SILENT, Game
from tavola.core.match import Match
from tests.laws.cases import SETUPS

EVERY_BOT = ("random", "greedy", "easy", "search@6")
# Options that make a game short, where it has them: the bots are tried, not the games.
SHORT = {"round_limit": 1, "days": 1}
LONGEST = 2_000  # moves of a game
LONGEST_SEARCHED = 100  # where every move is searched for, they show as much


def short_options(game: Game[Any], players: int) -> dict[str, object]:
    """The options that make a game short, of those that it has."""
    return {
        option.name: SHORT[option.name] for option in game.options(players) if option.name in SHORT
    }


TABLES = sorted({(setup.game.facts.name, setup.players) for setup in SETUPS})
GAMES = {setup.game.facts.name: setup.game for setup in SETUPS}


def moves_of(game: Game[Any], players: int, name: str, seed: int) -> list[str]:
    """The moves of a short game played by this bot alone, to its end or the longest there is."""
    match = Match(game, players, short_options(game, players), seed=seed)
    bots = [make(name, 100 * seed + seat) for seat in range(players)]
    eyes = FastChance(seed)
    moves: list[str] = []
    longest = LONGEST_SEARCHED if name.startswith("search") else LONGEST
    while match.to_act and len(moves) < longest:
        seat = match.to_act[0]
        move = bots[seat].choose(sight_of(game, match.state, seat, eyes))
        match.play(seat, move.text)  # raises if it is not legal
        moves.append(f"{seat}: {move.text}")
    return moves


def decisions(game: Game[Any], players: int, seed: int) -> list[Any]:
    """Positions on the way of a random game in which somebody has a choice."""
    chance = FastChance(seed)
    match = Match(game, players, seed=seed)
    found: list[Any] = []
    state = match.state
    for step in range(120):
        seats = game.to_act(state)
        if not seats:
            break
        seat = seats[chance.pick(len(seats))]
        moves = game.legal(state, seat)
        if len(moves) > 1 and step % 9 == 0:
            found.append((state.clone(), seat))
        game.apply(state, seat, moves[chance.pick(len(moves))], chance, SILENT)
    return found
