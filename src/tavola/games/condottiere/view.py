"""D2.3 What a seat may know."""

from typing import Literal, TypedDict

from mypy_extensions import i64

from tavola.core.game import NOBODY, Progress
from tavola.core.same import AS_BEFORE, same
from tavola.games.condottiere.data import CITIES, CITY_COUNT, GROUP_TO_WIN
from tavola.games.condottiere.rules.battle import may_pass_freely
from tavola.games.condottiere.rules.battle_end import strongest
from tavola.games.condottiere.rules.cards import (
    IN_WINTER,
    Cards,
    Strength,
    counted,
    explain_strength,
    is_winter,
    seen_cards,
)
from tavola.games.condottiere.rules.game_end import cities_of, group_with, largest_group, wins
from tavola.games.condottiere.state import (
    BATTLE,
    NAME_CITY,
    PHASE_NAMES,
    TAKE_BACK,
    Phase,
    State,
)


class Player(TypedDict):
    """The public side of a player: hand size, known cards, army and what it is worth, cities."""

    cards: int
    known: Cards
    army: Cards
    strength: Strength
    out: bool
    passes_freely: bool  # D4.5
    cities: int
    largest_group: int
    wins_game: bool  # D8.1 whether the city fought over is the last that this player needs


class Public(TypedDict):
    """What everybody sees."""

    phase: Phase
    round: int
    round_limit: int
    borders: Literal["board", "example"]
    group_to_win: int
    idle_battles: int
    pawn: int
    city: str | None  # fought over
    winter: int | None  # D5.2 what every mercenary counts then; None: it is no winter
    leader: int | None  # D6.2 in a battle: who would win it if it ended now
    owners: dict[str, int | None]
    players: list[Player]
    aside: Cards
    seen: Cards  # D2.3 of every card in this round, wherever it is
    unseen: int  # how many cards are undealt


class Private(TypedDict):
    """What a seat sees besides."""

    hand: Cards | None  # None: a spectator
    group_with: dict[str, int] | None  # D8.1 by city, for who names one: his group, were it his
    wins_with: list[str]  # D8.1 the cities of which any would win him the game


class Table(Public, Private):
    """The table as a seat sees it."""


def public(state: State, before: State | None = None) -> Public:
    """The table as everybody sees it; AS_BEFORE for what looks as it did before."""
    winter = is_winter(state)
    taken = before is None or not same(state.owner, before.owner)
    in_battle = state.phase == BATTLE or state.phase == TAKE_BACK
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": min(state.rounds + 1, state.round_limit),
        "round_limit": state.round_limit,
        "borders": "example" if state.example_borders else "board",
        "group_to_win": GROUP_TO_WIN[state.players],
        "idle_battles": state.idle_battles,
        "pawn": state.pawn,
        "city": CITIES[state.city] if state.city >= 0 else None,
        "winter": IN_WINTER if winter else None,
        "leader": leader(state) if in_battle else None,
        "owners": look_at_owners(state) if taken else AS_BEFORE,
        "players": [
            look_at_player(state, other, winter, in_battle)
            if before is None or taken or not same_player(state, before, other)
            else AS_BEFORE
            for other in range(state.players)
        ],
        "aside": counted(state.aside),
        "seen": counted(seen_cards(state)),
        "unseen": sum(state.undealt),
    }


def private(state: State, seat: i64, before: State | None = None) -> Private:
    """What this seat sees besides; NOBODY is a spectator, who sees no hand."""
    naming = state.phase == NAME_CITY and seat == state.acting
    sizes = groups_with(state, seat) if naming else None
    seated = 0 <= seat < state.players
    dealt = seated and (before is None or not same(state.seats[seat].hand, before.seats[seat].hand))
    return {
        "hand": counted(state.seats[seat].hand) if dealt else AS_BEFORE if seated else None,
        "group_with": sizes,
        "wins_with": [city for city in sizes if wins(state, sizes[city])] if sizes else [],
    }


def look_at_owners(state: State) -> dict[str, int | None]:
    return {
        CITIES[city]: (None if state.owner[city] == NOBODY else state.owner[city])
        for city in range(CITY_COUNT)
    }


def leader(state: State) -> int | None:
    """D6.2 Who would win the battle now; None: nobody."""
    winner = strongest(state)
    return None if winner == NOBODY else winner


def groups_with(state: State, seat: i64) -> dict[str, int]:
    """D8.1 How large this seat's group would be with each city, were it his."""
    return {CITIES[city]: group_with(state, seat, city) for city in range(CITY_COUNT)}


def look_at_player(state: State, seat: i64, winter: bool, in_battle: bool) -> Player:
    """The public side of a player: hand size, known cards, army and what it is worth, cities."""
    player = state.seats[seat]
    return {
        "cards": player.cards,
        "known": counted(player.known),
        "army": counted(player.army),
        "strength": explain_strength(player, winter),
        "out": player.out and in_battle,
        "passes_freely": in_battle and not player.out and may_pass_freely(state, seat),
        "cities": cities_of(state, seat),
        "largest_group": largest_group(state, seat),
        "wins_game": in_battle and wins(state, group_with(state, seat, state.city)),
    }


def same_player(state: State, before: State, seat: i64) -> bool:
    """As long as nobody has taken a city."""
    one, other = state.seats[seat], before.seats[seat]
    return (
        one.cards == other.cards
        and one.played == other.played
        and one.out == other.out
        and state.phase == before.phase
        and state.city == before.city
        and state.pawn == before.pawn
        and is_winter(state) == is_winter(before)
        and same(one.army, other.army)
        and same(one.known, other.known)
    )


def progress(table: Table) -> Progress:
    """D8.1 The round, and the largest group of everybody; each card is a turn of its own."""
    return Progress(table["round"], 0, [player["largest_group"] for player in table["players"]])
