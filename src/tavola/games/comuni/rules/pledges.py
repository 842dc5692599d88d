"""C5.3 The secret decision: what each uses for the league, and what for the own city."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.comuni.data import RESOURCES
from tavola.games.comuni.moves import COMMIT, PLEDGE, Commit, Pledge
from tavola.games.comuni.rules.decision import Decision, not_now
from tavola.games.comuni.rules.invasion import cubes_per_army, most_for, skip_questions
from tavola.games.comuni.rules.outcome import resolve
from tavola.games.comuni.rules.supply import cube_list
from tavola.games.comuni.state import CITY, PLEDGED, PLEDGES, State


class Pledging(Decision):
    """C5.3 An amount for what is asked now, or commit: nothing more is used then."""

    def own_moves(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        moves: list[Move] = []
        question = player.asked
        if question < PLEDGES:
            amounts = PLEDGE[question]
            for amount in range(most_for(player, question) // cubes_per_army(question) + 1):
                moves.append(amounts[amount])
        moves.append(COMMIT)
        return moves

    def why_not_own(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Pledge):
            return why_not_pledge(state, seat, move)
        return None if isinstance(move, Commit) else not_now(move)

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("C5.11", "already-committed")

    def decide(self, state: State, seat: i64, move: Move, log: Log) -> None:
        if isinstance(move, Pledge):
            pledge(state, seat, move, log)
        else:
            commit(state, seat, log)


def why_not_pledge(state: State, seat: i64, move: Pledge) -> Refusal | None:
    """C5.3 In the order of the questions; C5.11 of what he has."""
    player = state.seats[seat]
    if player.asked == PLEDGES:
        return Refusal("C5.3", "all-pledged")
    if move.question != player.asked:
        side = "city" if player.asked >= CITY else "league"
        resource = RESOURCES[PLEDGED[player.asked]]
        return Refusal("C5.3", "asked-for", {"side": side, "resource": resource})
    most = most_for(player, move.question)
    if move.cubes > most:
        resource = RESOURCES[PLEDGED[move.question]]
        return Refusal("C5.11", "too-few-to-pledge", {"resource": resource, "most": most})
    return None


def pledge(state: State, seat: i64, move: Pledge, log: Log) -> None:
    """C5.3 For one's own ears alone."""
    player = state.seats[seat]
    player.pledge[move.question] = move.cubes
    player.asked += 1
    skip_questions(player)
    if log.listening:
        side = "city" if move.question >= CITY else "league"
        resources = cube_list(PLEDGED[move.question], move.cubes)
        log.whisper(seat, "pledged", {"side": side, "resources": resources})


def commit(state: State, seat: i64, log: Log) -> None:
    """C5.11 It stands. C5.3 When all have decided, all reveal together."""
    state.seats[seat].committed = True
    state.seats[seat].asked = PLEDGES
    if log.listening:
        # Told as a reveal: C5.11 forbids to take it back.
        log.tell("committed", {"seat": seat}, reveals=True)
    for player in state.seats:
        if not player.committed:
            return
    resolve(state, log)
