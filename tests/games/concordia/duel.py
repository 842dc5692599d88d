"""Plays a match and the referee (referee.py) side by side and compares them after every move."""

from collections import Counter
from random import Random
from typing import Any

import tavola
from tavola.games.concordia.board import BOARDS
from tavola.games.concordia.data import CARDS, GOODS, SALE_NAMES
from tavola.games.concordia.state import ON_LINE, PHASE_NAMES
from tests.games.concordia.printed import LETTERS
from tests.games.concordia.referee import Referee


class Duel:
    """One match, one referee."""

    def __init__(self, match: tavola.Match, referee: Referee) -> None:
        self.match = match
        self.referee = referee
        self.board = BOARDS[match.state.map]

    def play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        self.referee.play(seat, move)
        self.compare()

    def places(self) -> list[int]:
        return self.referee.places()

    def compare(self) -> None:
        """Everything, read off the engine's own position: its saved form would take too long."""
        referee, state = self.referee, self.match.state
        assert PHASE_NAMES[state.phase] == referee.phase
        assert self.match.to_act == (() if referee.acting is None else (referee.acting,))
        assert (state.praefectus, state.rounds) == (referee.praefectus, referee.rounds)
        assert state.concordia == (-1 if referee.concordia is None else referee.concordia)
        row = ["" if card < 0 else SALE_NAMES[card] for card in state.display]
        assert row == referee.display + [""] * (7 - len(referee.display))
        assert [SALE_NAMES[card] for card in state.stack[state.top :]] == referee.stack
        turned = {p for k, p in enumerate(self.board.provinces) if int(state.turned) >> k & 1}
        assert turned == referee.turned
        for who in range(referee.players):
            self.compare_player(who)
        if referee.acting is None:
            self.compare_result()
        else:
            assert state.steps == referee.steps
            assert self.match.result is None

    def compare_player(self, who: int) -> None:
        player, other = self.match.state.seats[who], self.referee.seats[who]
        assert list(player.hand) == [other.hand[card] for card in CARDS]
        pile = Counter(other.pile)
        assert list(player.pile) == [pile[card] for card in CARDS]
        assert (CARDS[player.top] if player.top >= 0 else None) == (
            other.pile[-1] if other.pile else None
        )
        assert list(player.goods) == [other.goods[good] for good in GOODS]
        assert (player.coins, player.free) == (other.coins, other.free())
        assert player.abroad == len(other.on_board())
        assert sorted(map(self.place, player.colonists)) == sorted(p for _, p in other.colonists)
        built = {c for k, c in enumerate(self.board.cities) if int(player.houses) >> k & 1}
        assert built == other.houses
        assert player.interim == (-1 if other.interim is None else other.interim)
        assert sorted(self.match.legal(who)) == sorted(self.referee.legal(who))

    def place(self, where: int) -> str:
        if where < 0:
            return "store"
        lines, cities = self.board.lines, self.board.cities
        return str(lines[where - ON_LINE] if where >= ON_LINE else cities[where])

    def compare_result(self) -> None:
        result, referee = self.match.result, self.referee
        assert result is not None
        places = referee.places()
        assert result.places == places
        totals = sorted(sum(referee.points(seat).values()) for seat in referee.seats)
        tied = len(set(totals)) < len(totals)
        assert result.reason.endswith("-tied") == (totals[-1] == totals[-2])
        for seat, lines in zip(referee.seats, result.score, strict=True):
            points = referee.points(seat)
            sheet = {**points, "points": sum(points.values())}
            if tied:
                sheet["praefectus"] = (referee.praefectus - referee.seats.index(seat)) % len(places)
            assert dict(lines) == sheet
        assert result.rule == ("K6.4" if referee.concordia is None else "K6.1")


def fresh(players: int, seed: int, rng: Random) -> Duel:
    """A match from the set-up, with random options."""
    maps = [board.name for board in BOARDS if board.fewest <= players <= board.most]
    options: dict[str, Any] = {
        option.name: rng.random() < 0.5
        for option in tavola.game("concordia").options(players)
        if isinstance(option.default, bool)
    }
    options |= {"map": rng.choice(maps), "round_limit": rng.choice([5, 30, 100])}
    return set_up(tavola.start("concordia", players, seed=seed, **options))


def set_up(match: tavola.Match) -> Duel:
    """A referee who is told what was drawn for the set-up of this match."""
    drawn = {outcome.what: outcome.items for outcome in match.steps[0].drawn}
    options: dict[str, Any] = dict(match.options)
    name = options.pop("map")
    board = BOARDS[match.state.map]
    tiles = {}
    for letter, cities in LETTERS[name].items():
        lies = list(drawn[f"tiles-{letter.lower()}"])
        for city in board.cities:  # tiles are laid in the order of the board's list
            if city in cities:
                tiles[city] = lies.pop(0)
    referee = Referee(match.players, name, tiles, **options)
    stack = [card for deck in range(match.players) for card in drawn[f"deck-{deck + 1}"]]
    referee.begin(int(drawn["start-player"][0]), stack)
    return Duel(match, referee)


def refereed(match: tavola.Match) -> Referee:
    """A referee in the position of the match."""
    saved: Any = match.save()["state"]
    options: dict[str, Any] = dict(match.options)
    referee = Referee(match.players, options.pop("map"), saved["tiles"], **options)
    for seat, player in zip(referee.seats, saved["players"], strict=True):
        seat.hand = Counter(player["hand"])
        seat.pile = player["pile"]
        seat.goods = Counter(player["goods"])
        seat.coins = player["coins"]
        seat.houses = set(player["houses"])
        seat.offered = Counter(player["offered"])
        seat.interim = player["interim"]
        seat.colonists = [
            (kind, place)
            for kind in ("land", "sea")
            for place in player[kind] + ["store"] * (3 - len(player[kind]))
        ]
    referee.turned = set(saved["turned"])
    referee.display = [card or "" for card in saved["display"]]
    for name in (
        "stack",
        "start",
        "active",
        "acting",
        "phase",
        "praefectus",
        "concordia",
        "rounds",
    ):
        setattr(referee, name, saved[name])
    referee.card = saved["card"] or ""
    for name in ("steps", "buys"):
        setattr(referee, name, saved[name])
    referee.built = referee.phase == "architect" and saved["begun"]
    referee.placed = referee.phase == "colonist" and saved["begun"]
    referee.trades = dict.fromkeys(saved["bought"], "buy") | dict.fromkeys(saved["sold"], "sell")
    return referee


def choose(duel: Duel, seat: int, rng: Random, zeal: float) -> str:
    """A random move; `zeal` is how often a player does not stop before he must."""
    moves = sorted(duel.match.legal(seat))
    if rng.random() < zeal:
        liked = [move for move in moves if move.split()[0] in {"build", "card", "place", "copy"}]
        moves = liked or [move for move in moves if move != "done"] or moves
    return rng.choice(moves)


def play_out(duel: Duel, rng: Random, most: int = 3000) -> None:
    """To the end, or for so many moves."""
    duel.compare()
    zeal = rng.choice([0.0, 0.5, 0.8, 0.95])
    for _ in range(most):
        if duel.referee.acting is None:
            return
        seat = duel.referee.acting
        duel.play(seat, choose(duel, seat, rng, zeal))
