"""Plays a match and the referee (referee.py) side by side and compares them after every move."""

from random import Random
from typing import Any

import tavola
from tavola.games.condottiere.data import CARDS, CITIES
from tavola.games.condottiere.state import PHASE_NAMES
from tests.games.condottiere.referee import DECK, GROUP, VALUES, Referee, groups, strength


def counted(cards: list[str]) -> list[int]:
    return [cards.count(card) for card in CARDS]


class Duel:
    """One match, one referee."""

    def __init__(self, match: tavola.Match, referee: Referee) -> None:
        self.match = match
        self.referee = referee

    def play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        drawn = self.match.steps[-1].drawn
        assert [outcome.what for outcome in drawn] in ([], ["deal"])
        self.referee.play(seat, move, drawn[0].items if drawn else None)
        self.compare()

    def places(self) -> list[int]:
        return self.referee.places()

    def compare(self) -> None:
        """Everything, read off the engine's own position: its saved form would take too long."""
        referee, state = self.referee, self.match.state
        assert PHASE_NAMES[state.phase] == referee.phase
        assert self.match.to_act == (() if referee.acting is None else (referee.acting,))
        assert (state.pawn, state.rounds) == (referee.pawn, referee.rounds)
        assert state.winner == (-1 if referee.winner is None else referee.winner)
        assert list(state.owner) == [referee.owners.get(city, -1) for city in CITIES]
        assert list(state.aside) == counted(referee.aside)
        for seat, player in enumerate(state.seats):
            assert list(player.hand) == counted(referee.hands[seat])
            assert list(player.known) == counted(referee.known[seat])
            assert list(player.army) == counted(referee.armies[seat])
            assert sorted(self.match.legal(seat)) == sorted(referee.legal(seat))
        if referee.phase in {"battle", "take-back"}:
            self.compare_battle()
        if referee.phase == "name-city":
            self.compare_prospects()
        if referee.phase == "over":
            self.compare_result()
        else:
            assert state.idle_battles == referee.idle_battles
            assert self.match.result is None

    def compare_battle(self) -> None:
        referee, state = self.referee, self.match.state
        assert CITIES[state.city] == referee.city
        assert [player.out for player in state.seats] == referee.out
        if len(self.match.steps) % 4:
            return  # views take long: now and then is enough
        seen: Any = self.match.view(None)["table"]
        winter = any("winter" in army for army in referee.armies)
        for seat, player in enumerate(seen["players"]):
            assert player["strength"]["total"] == strength(referee.armies[seat], winter)
            free = not referee.out[seat] and referee.has_free_passes(seat)
            assert player["passes_freely"] == free
            joined = referee.group_with(seat, CITIES[state.city])
            assert player["wins_game"] == (joined >= GROUP[referee.players])
        assert seen["leader"] == referee.strongest()

    def compare_prospects(self) -> None:
        pawn = self.referee.pawn
        seen: Any = self.match.view(pawn)["table"]
        sizes = {city: self.referee.group_with(pawn, city) for city in CITIES}
        assert seen["group_with"] == sizes
        needed = GROUP[self.referee.players]
        assert seen["wins_with"] == [city for city, size in sizes.items() if size >= needed]

    def compare_result(self) -> None:
        result, referee = self.match.result, self.referee
        assert result is not None
        assert result.places == referee.places()
        assert result.score == [
            [("largest-group", referee.largest_group(seat)), ("cities", len(referee.cities(seat)))]
            for seat in range(referee.players)
        ]
        assert result.rule == ("D8.3" if referee.winner is None else "D8.1")
        assert referee.winner in (None, result.winners()[0])


def fresh(players: int, seed: int, rng: Random) -> Duel:
    """A match from the set-up, with random options."""
    options: dict[str, Any] = {
        "borders": rng.choice(["board", "example"]),
        "first_condottiere": rng.choice(["random", *map(str, range(players))]),
        "round_limit": rng.choice([1, 2, 3, 40]),
        "free_pass_in_own_city": rng.random() < 0.3,
    }
    match = tavola.start("condottiere", players, seed=seed, **options)
    *lot, deal = match.steps[0].drawn
    assert [outcome.what for outcome in lot] == (
        ["first-condottiere"] if options["first_condottiere"] == "random" else []
    )
    pawn = int(lot[0].items[0] if lot else options["first_condottiere"])
    free = options["free_pass_in_own_city"]
    referee = Referee(players, options["borders"], options["round_limit"], free)
    referee.start(pawn, deal.items)
    return Duel(match, referee)


def from_the_middle(players: int, seed: int, rng: Random) -> Duel:
    """A match from a random position between two battles: many owners, hands of any size."""
    borders = rng.choice(["board", "example"])
    limit = rng.choice([1, 2, 5])
    referee = Referee(players, borders, limit, free_pass_in_own_city=rng.random() < 0.3)
    for city in rng.sample(CITIES, rng.randrange(17)):
        seat = rng.randrange(players)
        joined = groups(referee.cities(seat) | {city}, referee.borders)
        if max(map(len, joined)) < GROUP[players]:
            referee.owners[city] = seat
    deck = rng.sample(sorted(DECK.elements()), DECK.total())
    largest = rng.choice([1, 3, 10])
    for seat in range(players):
        size = rng.randrange(largest + 1) if seat > 1 else 1 + rng.randrange(largest)
        referee.hands[seat] = [deck.pop() for _ in range(size)]
        mercenaries = [card for card in referee.hands[seat] if card in VALUES]
        referee.known[seat] = rng.sample(mercenaries, min(len(mercenaries), rng.randrange(3)))
    referee.aside = [deck.pop() for _ in range(rng.randrange(20))]
    referee.idle_battles = rng.randrange(3)
    referee.pawn = rng.randrange(players)
    referee.let_pawn_name_city()
    return Duel(tavola.load(written(referee, borders), seed=seed), referee)


def refereed(match: tavola.Match) -> Referee:
    """A referee in the position of the match, which is between two battles or in one."""
    saved: Any = match.save()["state"]
    free = saved["free_pass_in_own_city"]
    referee = Referee(match.players, saved["borders"], saved["round_limit"], free)
    for seat, player in enumerate(saved["players"]):
        referee.hands[seat] = player["hand"]
        referee.known[seat] = player["known"]
        referee.armies[seat] = player["army"]
        referee.out[seat] = player["out"]
    for name in ("pawn", "phase", "acting", "city", "owners", "aside", "rounds", "idle_battles"):
        setattr(referee, name, saved[name])
    if referee.phase == "lay-aside":
        order = referee.clockwise_from(saved["pawn"])
        later = order[order.index(saved["acting"]) + 1 :]
        referee.to_ask = [seat for seat in later if referee.hands[seat]]
    return referee


def written(referee: Referee, borders: str) -> dict[str, object]:
    """The referee's position in the form of a saved one (docs/positions.md)."""
    state: dict[str, object] = {
        "players": [
            {"hand": hand, "known": known, "army": army}
            for hand, known, army in zip(referee.hands, referee.known, referee.armies, strict=True)
        ],
        "pawn": referee.pawn,
        "owners": dict(referee.owners),
        "aside": referee.aside,
        "borders": borders,
        "free_pass_in_own_city": referee.free_pass_in_own_city,
        "round_limit": referee.round_limit,
        "idle_battles": referee.idle_battles,
    }
    options: dict[str, object] = {"borders": borders, "round_limit": referee.round_limit}
    return {"game": "condottiere", "options": options, "state": state}


def choose(duel: Duel, seat: int, rng: Random, boldness: float) -> str:
    """A random move; `boldness` is how rarely a player passes, and cities with owners are liked."""
    moves = sorted(duel.match.legal(seat))
    if "pass" in moves and rng.random() > boldness:
        return "pass"
    if moves[0].startswith("city ") and duel.referee.owners and rng.random() < 0.5:
        return f"city {rng.choice(sorted(duel.referee.owners))}"
    return rng.choice(moves)


def play_out(duel: Duel, rng: Random, most: int = 400) -> None:
    """To the end, or for so many moves."""
    duel.compare()
    boldness = rng.choice([0.0, 0.3, 0.8, 0.8, 1.0])
    for _ in range(most):
        if duel.referee.acting is None:
            return
        seat = duel.referee.acting
        duel.play(seat, choose(duel, seat, rng, boldness))
