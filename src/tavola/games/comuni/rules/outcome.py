"""C5 What comes of an invasion: all reveal together, plunder, heroes, cubes back to the supply."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log
from tavola.games.comuni.data import EMPEROR, HIGHEST
from tavola.games.comuni.rules.invasion import armies_for, strength_against
from tavola.games.comuni.rules.supply import cube_list, pay
from tavola.games.comuni.state import (
    CITY,
    LOST,
    OVER,
    PLEDGED,
    PLEDGES,
    REFILL_ON,
    Player,
    Reveal,
    Stand,
    State,
    no_pledges,
)

CAPTAIN: Final[i64] = 1  # C5.5


def resolve(state: State, log: Log) -> None:
    """C5.13 Reveal, league, defence and plunder, heroes, cubes back to the supply."""
    league: i64 = 0
    for seat in range(state.players):
        player = state.seats[seat]
        league += armies_for(player.pledge, 0)
        if log.listening:
            tell_pledges(seat, player, log)
    if log.listening:
        log.tell("league", {"armies": league})
    stands: list[Stand] = []
    for seat in range(state.players):
        stands.append(defend(state, seat, league, log))
    state.revealed = Reveal(state.invader, state.captain, stands)
    give_heroes(state, stands, log)
    for seat in range(state.players):
        return_cubes(state, seat)
    if state.invader == EMPEROR:
        state.phase = OVER  # C6.3
        if log.listening:
            log.tell("game-over", {})
        return
    state.deck += 1
    state.drawn = 0
    state.acting = state.turn
    state.phase = REFILL_ON


def tell_pledges(seat: i64, player: Player, log: Log) -> None:
    """C5.3 What each player had in his hands."""
    for side in range(2):
        first: i64 = side * CITY
        cubes: list[str] = []
        for question in range(first, first + CITY):
            cubes += cube_list(PLEDGED[question], player.pledge[question])
        log.tell(
            "sent-to-league" if side == 0 else "sent-to-city",
            {"seat": seat, "armies": armies_for(player.pledge, first), "resources": cubes},
            reveals=True,
            news=True,
        )


def defend(state: State, seat: i64, league: i64, log: Log) -> Stand:
    """C5.4, C5.6, C5.12 As many plunder tokens as the defence is short; how the player stood."""
    player = state.seats[seat]
    strength = strength_against(state, seat)
    defence = defence_of(state, seat)
    short = shortfall(strength, league, defence)
    player.plunder += short  # C5.10 no points change
    if log.listening:
        told = {"seat": seat, "strength": remaining(strength, league), "defence": defence}
        if short > 0:
            log.tell("plundered", {**told, "tokens": short})
        else:
            log.tell("held", {**told})
    return Stand(player, strength, defence, short)


def remaining(strength: i64, league: i64) -> i64:
    """C5.4 What the league leaves of the strength."""
    return max(0, strength - league)


def shortfall(strength: i64, league: i64, defence: i64) -> i64:
    """C5.6, C5.12 By how much the defence is short of that: so many plunder tokens."""
    return max(0, strength - league - defence)


def defence_of(state: State, seat: i64) -> i64:
    """C5.5 With the armies pledged for the city; the holder of the league captain has 1 more."""
    player = state.seats[seat]
    defence = defence_with(player.wall_height, armies_for(player.pledge, CITY))
    return defence + CAPTAIN if state.captain == seat else defence


def give_heroes(state: State, stands: list[Stand], log: Log) -> None:
    """C5.7 The higher token for most armies in the league, the lower for second most."""
    taken: i64 = NOBODY
    for rank in range(2):
        token = 2 * state.invader + rank
        hero = best_hero(state, stands, taken)
        if hero == NOBODY:
            state.heroes[token] = LOST
            continue
        state.heroes[token] = hero
        taken = hero
        if log.listening:
            log.tell("hero", {"seat": hero, "points": state.pack.heroes[token]})


def best_hero(state: State, stands: list[Stand], but: i64) -> i64:
    """C5.7 Ties: fewer points, then the lower comune. C5.8 Perhaps nobody who was plundered."""
    best: i64 = NOBODY
    for seat in range(state.players):
        player = state.seats[seat]
        armies = armies_for(player.pledge, 0)
        if seat == but or armies == 0 or (state.heroes_need_walls and stands[seat].plunder > 0):
            continue
        if best == NOBODY or before(player, armies, state.seats[best]):
            best = seat
    return best


def before(player: Player, armies: i64, other: Player) -> bool:
    """Whether this player comes before the other in the order of C5.7."""
    against = armies_for(other.pledge, 0)
    if armies != against:
        return armies > against
    if player.points != other.points:
        return player.points < other.points
    return player.comune < other.comune


def return_cubes(state: State, seat: i64) -> None:
    """C5.9 All that was used goes back to the supply."""
    player = state.seats[seat]
    for question in range(PLEDGES):
        pay(state, seat, PLEDGED[question], player.pledge[question])
    player.pledge = no_pledges()
    player.asked = 0
    player.committed = False


def defence_with(walls: vec[i64], armies: i64) -> i64:
    """C5.5 One army per wall card, the highest first, gives 1 + its level; the others 1 each."""
    defence: i64 = 0
    left = armies
    level = HIGHEST
    while level > 0 and left > 0:
        for height in walls:
            if height >= level and left > 0:
                defence += defends(level)
                left -= 1
        level -= 1
    return defence + left


def defends(level: i64) -> i64:
    """C5.5 What a manned wall card adds, by its level in its section."""
    return 1 + level


def manning(walls: vec[i64], armies: i64) -> list[tuple[i64, i64]]:
    """C5.5 The cards that they man, one after the other: section and level; beyond them nothing."""
    manned: list[tuple[i64, i64]] = []
    level = HIGHEST
    while level > 0:
        for section in range(len(walls)):
            if walls[section] >= level and len(manned) < armies:
                manned.append((i64(section), level))
        level -= 1
    return manned
