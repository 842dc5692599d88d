"""P4 The gardener's day."""

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Phase, Refusal
from tests.laws.parlour.moves import DONE, DRAW, IN_THE_DAY, KINDS, PLANT, STEAL, WATER, Step
from tests.laws.parlour.redeal import shuffled
from tests.laws.parlour.rules.game_end import end_game, end_if_full
from tests.laws.parlour.rules.morning import why_not_held
from tests.laws.parlour.rules.setup import evening
from tests.laws.parlour.rules.telling import tell, whisper
from tests.laws.parlour.state import THEFT, State


class Day(Phase[State]):
    def legal(self, state: State, seat: int) -> list[Move]:
        return [move for move in IN_THE_DAY if self.why_not(state, seat, move) is None]

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        if move not in IN_THE_DAY:
            return Refusal("P4.1", "not-now")
        if move in WATER and not state.cans:
            return Refusal("P4.2", "no-water-left")
        if move in PLANT:
            return why_not_held(state, seat, move)
        if move is DRAW and not state.draws:
            return Refusal("P4.4", "drawn-enough")
        if move is DRAW and not state.deck and not any(state.compost):
            return Refusal("P4.4", "no-flowers-left")
        return why_not_steal(state, seat, move) if move in STEAL else None

    def why_wait(self, state: State, seat: int, move: Move) -> Refusal:
        return Refusal("P4.1", "not-your-decision")

    def apply(self, state: State, seat: int, move: Move, chance: Chance, log: Log) -> None:
        assert isinstance(move, Step)
        if move in WATER:
            water(state, move, log)
        elif move in PLANT:
            plant(state, seat, move, log)
        elif move is DRAW:
            draw(state, seat, chance, log)
        elif move is DONE:
            end_day(state, chance, log)
        else:
            steal(state, move, log)


def why_not_steal(state: State, seat: int, move: Move) -> Refusal | None:
    """P4.5."""
    assert isinstance(move, Step)
    if state.stole:
        return Refusal("P4.5", "stolen-already")
    owned = move.about < state.players and any(state.seats[move.about].vase)
    if move.about == seat or not owned:
        return Refusal("P4.5", "nothing-to-steal")
    return None


def water(state: State, move: Step, log: Log) -> None:
    """P4.2."""
    state.cans -= 1
    state.beds[move.about] += 1
    tell(log, "watered", {"flower": KINDS[move.about]})


def plant(state: State, seat: int, move: Step, log: Log) -> None:
    """P4.3, P6.2."""
    player = state.seats[seat]
    player.hand[move.about] -= 1
    player.vase[move.about] += 1
    tell(log, "planted", {"seat": seat, "flower": KINDS[move.about]}, reveals=True)
    end_if_full(state, seat)


def draw(state: State, seat: int, chance: Chance, log: Log) -> None:
    """P4.4."""
    state.draws -= 1
    if not state.deck:
        state.deck = shuffled("compost", state.compost, chance)
        state.compost = [0] * 4
    kind = state.deck.pop()
    state.seats[seat].hand[kind] += 1
    tell(log, "drew", {"seat": seat}, reveals=True)
    whisper(log, seat, "drew-flower", {"flower": KINDS[kind]}, news=True)


def steal(state: State, move: Step, log: Log) -> None:
    """P4.5."""
    state.stole = True
    state.owner = move.about
    state.phase = THEFT
    state.acting = state.owner
    tell(log, "stealing", {"seat": state.gardener, "owner_seat": state.owner})


def end_day(state: State, chance: Chance, log: Log) -> None:
    """P4.1, P6.1."""
    tell(log, "done", {"seat": state.gardener})
    if state.day == state.days:
        end_game(state)
        return
    state.day += 1
    evening(state, chance, log)
