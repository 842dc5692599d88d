"""C5.3 How much to send to the league and to keep for the city: what a sensible player weighs."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import Move
from tavola.games.comuni.data import ARMIES, EMPEROR, GOLD, PILGRIMS
from tavola.games.comuni.moves import Commit, Pledge
from tavola.games.comuni.rules.invasion import (
    FOR_AN_ARMY,
    armies_for,
    armies_in,
    cubes_per_army,
    strength_against,
)
from tavola.games.comuni.rules.outcome import CAPTAIN, defence_with
from tavola.games.comuni.state import CITY, PLEDGED, PLEDGES, Player, State

# In points of the score. What cubes are worth after this invasion: hardly anything after the
# emperor's.
ARMY: Final = 1.05
GOLD_PAIR: Final = 1.1
PILGRIM_PAIR: Final = 1.3
AFTER_ALL: Final = 0.12
GIVEN: Final = 0.22  # the part of their armies that others are expected to give the league
OPEN_TRADE: Final = 1.0  # a trade shows what a pair of cubes would do in secret
FOR_OTHERS: Final = 0.12  # each army of the league helps the others, too
# Of an army: a pair of gold or pilgrims that others may use as one, asked now (C5.3).
PAIR_NOW: Final = 0.4
SURPRISE: Final = 0.15  # armies that somebody may have beyond those that can be counted


def weigh_pledges(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """Each amount with the best that can follow; to commit is to use nothing more."""
    values: list[float] = []
    for move in moves:
        if isinstance(move, Pledge):
            values.append(value_of(state, seat, move.question, move.cubes))
        elif isinstance(move, Commit):
            values.append(outcome(state, seat, PLEDGES, 0, 0, 0, 0, 0))
        else:
            # A pair does in secret what a trade does openly.
            values.append(outcome(state, seat, PLEDGES, 0, 0, 0, 0, 0) - OPEN_TRADE)
    return values


def value_of(state: State, seat: i64, question: i64, cubes: i64) -> float:
    """What the seat can expect if it answers so and goes on well."""
    units = cubes // cubes_per_army(question)
    league: i64 = units if question < CITY else i64(0)
    city: i64 = units if question >= CITY else i64(0)
    used_armies: i64 = cubes if PLEDGED[question] == ARMIES else i64(0)
    used_gold: i64 = cubes if PLEDGED[question] == GOLD else i64(0)
    used_pilgrims: i64 = cubes if PLEDGED[question] == PILGRIMS else i64(0)
    return outcome(state, seat, question + 1, league, city, used_armies, used_gold, used_pilgrims)


def outcome(
    state: State,
    seat: i64,
    question: i64,
    league: i64,
    city: i64,
    used_armies: i64,
    used_gold: i64,
    used_pilgrims: i64,
) -> float:
    """Heroes, less plunder, less what is used; the city takes what is worth its price.

    `question` comes next: what was asked before can't be used any more. The other numbers are
    what this answer adds to earlier ones.
    """
    player = state.seats[seat]
    league += armies_for(player.pledge, 0)
    city += armies_for(player.pledge, CITY)
    emperor = state.invader == EMPEROR
    army = AFTER_ALL if emperor else ARMY
    gold_pair = float(FOR_AN_ARMY) * AFTER_ALL if emperor else GOLD_PAIR
    pilgrim_pair = float(FOR_AN_ARMY) * AFTER_ALL if emperor else PILGRIM_PAIR
    value = -army * float(used_armies) - gold_pair * float(used_gold // FOR_AN_ARMY)
    value -= pilgrim_pair * float(used_pilgrims // FOR_AN_ARMY)
    strength = float(strength_against(state, seat) - league) - expected_league(state, seat)
    if state.captain == seat:
        strength -= float(CAPTAIN)
    value += hero_hope(state, seat, league) - FOR_OTHERS * float(league)
    short = max(0.0, strength - float(defence_with(player.wall_height, city)))
    if question <= CITY:
        free = player.free(ARMIES) - used_armies
        short, city, paid = man(player, strength, city, short, free, army)
        value -= paid
    if question <= CITY + 1:
        free = (player.free(GOLD) - used_gold) // FOR_AN_ARMY
        short, city, paid = man(player, strength, city, short, free, gold_pair)
        value -= paid
    if question <= CITY + 2:
        free = (player.free(PILGRIMS) - used_pilgrims) // FOR_AN_ARMY
        short, city, paid = man(player, strength, city, short, free, pilgrim_pair)
        value -= paid
    return value - short


def man(
    player: Player, strength: float, city: i64, short: float, free: i64, price: float
) -> tuple[float, i64, float]:
    """Further armies for the city, as long as each saves more than it costs."""
    paid = 0.0
    for _step in range(free):
        less = max(0.0, strength - float(defence_with(player.wall_height, city + 1)))
        if short - less < price or short == 0.0:
            break
        short = less
        city += 1
        paid += price
    return short, city, paid


def might(state: State, seat: i64) -> float:
    """Armies that a player could send, as everybody can count."""
    resources = state.seats[seat].resources
    pairs = armies_in(resources) - resources[ARMIES]
    return float(resources[ARMIES]) + PAIR_NOW * float(pairs)


def expected_league(state: State, seat: i64) -> float:
    """What the others may be expected to give."""
    total = 0.0
    for other in range(state.players):
        if other != seat:
            total += GIVEN * might(state, other)
    return total


def hero_hope(state: State, seat: i64, league: i64) -> float:
    """C5.7 The tokens, times the likelihood to earn them with so many armies."""
    if league == 0:
        return 0.0
    none_above = 1.0
    one_above = 0.0
    for other in range(state.players):
        if other != seat:
            mean = GIVEN * might(state, other) + SURPRISE
            more = 1.0
            part = mean / (1.0 + mean)
            for _step in range(league):
                more *= part
            one_above = one_above * (1.0 - more) + none_above * more
            none_above *= 1.0 - more
    higher = float(state.pack.heroes[2 * state.invader])
    lower = float(state.pack.heroes[2 * state.invader + 1])
    return none_above * higher + one_above * lower
