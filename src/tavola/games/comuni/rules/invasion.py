"""C5 How an invasion begins: strengths, and what each is asked in secret."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Plain
from tavola.games.comuni.data import ARMIES, EMPEROR, GOLD, INVADERS, PILGRIMS, STRENGTH
from tavola.games.comuni.state import INVASION, OVER, PLEDGED, PLEDGES, Player, State, no_pledges

FOR_AN_ARMY: Final[i64] = 2  # C5.3 so much gold, or so many pilgrims, count as one


def begin_invasion(state: State, invader: i64, log: Log) -> None:
    """C5.13 Strengths first; then everybody decides."""
    state.phase = INVASION
    state.acting = NOBODY
    state.invader = invader
    for player in state.seats:
        player.committed = False
        ask_anew(player)
    if log.listening:
        # Told as a reveal: from here on others pledge in secret, so what led here must stand.
        told: Plain = {"invader": INVADERS[invader], "strength": STRENGTH[invader]}
        log.tell("invasion", told, reveals=True)
        for seat in range(state.players):
            log.tell("faces", {"seat": seat, "strength": strength_against(state, seat)})


def invasion_ahead(state: State) -> i64:
    """C3.8, C6.3 The invasion that is on or was the last, else the one that comes next."""
    if state.phase == INVASION or state.phase == OVER:
        return state.invader
    return EMPEROR if state.last_turns > 0 else state.deck


def fewest_points(state: State) -> i64:
    fewest = state.seats[0].points
    for player in state.seats:
        fewest = min(fewest, player.points)
    return fewest


def strength_against(state: State, seat: i64) -> i64:
    """C5.2 The base strength, and the lead in points over the one with the fewest."""
    return STRENGTH[state.invader] + lead_of(state, seat)


def lead_of(state: State, seat: i64) -> i64:
    """C5.2 How far the seat is ahead of the one with the fewest points."""
    return state.seats[seat].points - fewest_points(state)


def ask_anew(player: Player) -> None:
    """Nothing is pledged yet."""
    player.pledge = no_pledges()
    player.asked = 0
    skip_questions(player)


def most_for(player: Player, question: i64) -> i64:
    """C5.11 The largest answer: of what lies behind the screen, and is not pledged yet."""
    return most_of(player.free(PLEDGED[question]), question)


def most_of(free: i64, question: i64) -> i64:
    """C5.3 Armies, or gold and pilgrims by twos, out of so many cubes."""
    return free - free % cubes_per_army(question)


def cubes_per_army(question: i64) -> i64:
    """C5.3 How many of the cubes that are asked for count as one army."""
    return 1 if PLEDGED[question] == ARMIES else FOR_AN_ARMY


def skip_questions(player: Player) -> None:
    """On to the next question that has more than one answer."""
    while player.asked < PLEDGES and most_for(player, player.asked) == 0:
        player.asked += 1


def armies_for(pledge: vec[i64], first: i64) -> i64:
    """C5.3 Armies, and 2 gold or 2 pilgrims for one, from this question on."""
    return pledge[first] + pledge[first + 1] // FOR_AN_ARMY + pledge[first + 2] // FOR_AN_ARMY


def armies_in(resources: vec[i64]) -> i64:
    """C5.3 The armies that all of this would come to."""
    return resources[ARMIES] + resources[GOLD] // FOR_AN_ARMY + resources[PILGRIMS] // FOR_AN_ARMY
