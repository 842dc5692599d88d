"""What each move does (P3 to P6)."""

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Plain
from tests.laws.parlour.moves import KINDS, SEATS, Step
from tests.laws.parlour.state import CANS, DRAWS, HAND, State, flowers
from tests.laws.parlour.view import shuffled


def tell(log: Log, id: str, args: Plain, reveals: bool = False) -> None:
    if log.listening:
        log.tell(id, args, reveals)


def whisper(log: Log, seat: int, id: str, args: Plain) -> None:
    if log.listening:
        log.whisper(seat, id, args)


def set_up(state: State, opener: object, chance: Chance, log: Log) -> None:
    """P2.1, P2.2."""
    state.opener = 0
    if opener == "random":
        state.opener = chance.below("opener", state.players, SEATS)
    state.compost = [5] * 4
    tell(log, "opened", {"seat": state.opener})
    evening(state, chance, log)


def stake(state: State, seat: int, move: Step, log: Log) -> None:
    """P3.1."""
    player = state.seats[seat]
    player.hand[move.about] -= 1
    player.stakes[move.about] += 1
    whisper(log, seat, "staked", {"kind": KINDS[move.about]})


def commit(state: State, seat: int, log: Log) -> None:
    """P3.1, P3.2."""
    state.seats[seat].committed = True
    tell(log, "committed", {"seat": seat})
    if all(player.committed for player in state.seats):
        reveal(state, log)


def reveal(state: State, log: Log) -> None:
    """P3.2, P3.3."""
    tell(log, "stakes", {"stakes": [flowers(p.stakes) for p in state.seats]}, reveals=True)
    order = [(state.opener + step) % int(state.players) for step in range(state.players)]
    state.gardener = max(order, key=lambda seat: sum(state.seats[seat].stakes))
    state.opener = state.gardener
    for player in state.seats:
        state.compost = [old + new for old, new in zip(state.compost, player.stakes)]
        player.stakes = [0] * 4
        player.committed = False
    state.phase = "day"


def water(state: State, move: Step, log: Log) -> None:
    """P4.2."""
    state.cans -= 1
    state.beds[move.about] += 1
    tell(log, "watered", {"kind": KINDS[move.about]})


def plant(state: State, seat: int, move: Step, log: Log) -> None:
    """P4.3, P6.2."""
    player = state.seats[seat]
    player.hand[move.about] -= 1
    player.vase[move.about] += 1
    tell(log, "planted", {"seat": seat, "kind": KINDS[move.about]}, reveals=True)
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
    whisper(log, seat, "drew-flower", {"kind": KINDS[kind]})


def steal(state: State, move: Step, log: Log) -> None:
    """P4.5."""
    state.stole = True
    state.owner = move.about
    state.phase = "theft"
    tell(log, "stealing", {"seat": state.gardener, "owner": state.owner})


def let_go(state: State, seat: int, chance: Chance, log: Log) -> None:
    """P5.1, P6.2."""
    vase = flowers(state.seats[seat].vase)
    kind = KINDS.index(vase[chance.below("loot", len(vase), tuple(vase))])
    state.seats[seat].vase[kind] -= 1
    state.seats[state.gardener].vase[kind] += 1
    tell(log, "stolen", {"seat": seat, "kind": KINDS[kind]})
    back_to_the_day(state)
    end_if_full(state, state.gardener)


def guard(state: State, seat: int, move: Step, log: Log) -> None:
    """P5.2."""
    state.seats[seat].hand[move.about] -= 1
    state.compost[move.about] += 1
    tell(log, "guarded", {"seat": seat, "kind": KINDS[move.about]}, reveals=True)
    back_to_the_day(state)


def back_to_the_day(state: State) -> None:
    state.owner = NOBODY
    state.phase = "day"


def end_day(state: State, chance: Chance, log: Log) -> None:
    """P4.1, P6.1."""
    tell(log, "done", {"seat": state.gardener})
    if state.day == state.days:
        state.phase = "over"
        return
    state.day += 1
    evening(state, chance, log)


def evening(state: State, chance: Chance, log: Log) -> None:
    """P4.6, and with everything on the compost the first deal (P2.1)."""
    for kind in state.deck:
        state.compost[kind] += 1
    state.deck = shuffled("evening", state.compost, chance)
    state.compost = [0] * 4
    for seat, player in enumerate(state.seats):
        drawn = [0] * 4
        while state.deck and sum(player.hand) + sum(drawn) < HAND:
            drawn[state.deck.pop()] += 1
        player.hand = [old + new for old, new in zip(player.hand, drawn)]
        whisper(log, seat, "dealt", {"flowers": flowers(drawn)})
    tell(log, "morning", {"day": state.day})
    state.phase = "morning"
    state.gardener = NOBODY
    state.cans = CANS
    state.draws = DRAWS
    state.stole = False


def end_if_full(state: State, seat: int) -> None:
    """P6.2."""
    if sum(state.seats[seat].vase) == 4:
        state.phase = "over"


def points(state: State, seat: int) -> int:
    """P6.3."""
    vase = state.seats[seat].vase
    return sum(count * (1 + drops) for count, drops in zip(vase, state.beds))
