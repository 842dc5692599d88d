"""Plays a match and the referee (referee.py) side by side and compares them after every move."""

import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import tavola
from tavola.games.comuni.data import CARDS, DECKS, KINDS, RESOURCES
from tavola.games.comuni.state import PHASE_NAMES
from tests.games.comuni.referee import Referee

DATA = tomllib.loads((files("tavola.games.comuni") / "data.toml").read_text("utf-8"))


class Duel:
    """One match, one referee."""

    def __init__(self, match: tavola.Match, referee: Referee) -> None:
        self.match = match
        self.referee = referee

    def play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        assert self.match.steps[-1].drawn == []  # all chance is in the set-up
        self.referee.play(seat, move)
        self.compare()

    def places(self) -> list[int]:
        return self.referee.places()

    def compare(self) -> None:
        """Everything, read off the engine's own position: its saved form would take too long."""
        referee, state = self.referee, self.match.state
        assert PHASE_NAMES[state.phase] == referee.phase
        assert list(self.match.to_act) == referee.to_act()
        assert (state.turn, state.captain) == (referee.turn, referee.captain)
        assert DECKS[state.deck] == referee.deck
        assert [CARDS[card] for card in state.decks[state.deck]][state.drawn :] == referee.decks[
            referee.deck
        ]
        assert list(state.supply) == [referee.supply[name] for name in RESOURCES]
        holders = [referee.masters.get(kind, -1) for kind in KINDS]
        assert list(state.masters) == holders
        assert state.bonus_left == referee.bonus
        for column, cards in enumerate(referee.columns):
            first, after = state.pack.first[column], state.pack.first[column + 1]
            lying = [CARDS[c] for c in list(state.display)[first:after] if c >= 0]
            assert lying == cards
            bid = (state.bidder[column], state.gold[column])
            assert bid == referee.bids.get(column + 1, (-1, 0))
        for seat in range(self.match.players):
            self.compare_player(seat)
        result = self.match.result
        assert (result is not None) == (referee.phase == "over")
        if result is not None:
            assert result.places == referee.places()
            assert [dict(lines) for lines in result.score] == [
                referee.score(seat) for seat in referee.seats
            ]
            assert result.rule == ("C6.6" if referee.by_limit else "C6.3")

    def compare_player(self, seat: int) -> None:
        referee, player = self.referee, self.match.state.seats[seat]
        assert list(player.resources) == [referee.held[seat][name] for name in RESOURCES]
        assert {CARDS[card] for card in player.hand} == referee.hands[seat]
        assert player.plunder == referee.plunder[seat]
        assert player.points == referee.points(seat)
        assert [(KINDS[k], h) for k, h in zip(player.building_kind, player.building_height)] == [
            (kind, len(cards)) for kind, cards in referee.buildings[seat]
        ]
        assert list(player.wall_height) == [len(cards) for cards in referee.walls[seat]]
        assert {KINDS[k] for k in range(4) if player.active[k]} == referee.active[seat]
        tokens = [
            self.match.state.pack.heroes[token]
            for token, owner in enumerate(self.match.state.heroes)
            if owner == seat
        ]
        assert tokens == referee.heroes[seat]
        assert sorted(self.match.legal(seat)) == sorted(referee.legal(seat))


def options_for(rng: Random) -> dict[str, Any]:
    return {
        "after_invasion": rng.choice(["continue", "end_turn"]),
        "guild_master_needs_two_storeys": rng.choice([True, False]),
        "heroes_need_walls": rng.choice([True, False]),
        "smallest_building": rng.choice(["any", "worst_kind"]),
        "round_limit": rng.choice([2, 5, 100, 100, 100]),
    }


def fresh(players: int, seed: int, options: dict[str, Any]) -> Duel:
    """A match from the set-up."""
    match = tavola.start("comuni", players, seed=seed, **options)
    return Duel(match, refereed(match))


def refereed(match: tavola.Match) -> Referee:
    """A referee at the set-up of the match."""
    comuni, *decks = match.steps[0].drawn
    assert (comuni.what, [deck.what for deck in decks]) == ("comuni", ["deck"] * 4)
    referee = Referee(comuni.items[: match.players], DATA, match.options)
    referee.start({letter: deck.items for letter, deck in zip(DECKS, decks, strict=True)})
    return referee


# How players lean, so that rich and poor, high walls and long chains all come about.
HABITS: tuple[tuple[str, ...], ...] = (
    (),
    ("collect", "take", "build", "wall"),
    ("bid", "relocate", "claim", "build"),
    ("claim", "wall", "city", "league"),
    ("collect", "done", "take gold", "take pilgrims"),
)


def choose(duel: Duel, seat: int, rng: Random, habits: tuple[str, ...]) -> str:
    moves = sorted(duel.match.legal(seat))
    if habits and rng.random() < 0.7:
        liked = [move for move in moves if move.startswith(habits)]
        if liked:
            return rng.choice(liked)
    return rng.choice(moves)


def play_out(duel: Duel, rng: Random, most: int = 2000) -> None:
    """To the end, or for so many moves."""
    duel.compare()
    habits = [rng.choice(HABITS) for _ in range(duel.match.players)]
    for _ in range(most):
        if not duel.match.to_act:
            return
        seat = rng.choice(duel.match.to_act)
        duel.play(seat, choose(duel, seat, rng, habits[seat]))
