"""P2 Set-up, and the draw of every evening (P4.6)."""

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Plain
from tests.laws.parlour.moves import SEATS
from tests.laws.parlour.redeal import shuffled
from tests.laws.parlour.rules.telling import tell, whisper
from tests.laws.parlour.state import CANS, DRAWS, HAND, MORNING, State, flowers


def set_up(players: int, options: Plain, chance: Chance, log: Log) -> State:
    """P2.1, P2.2."""
    days = options["days"]
    assert isinstance(days, int)
    state = State(players)
    state.days = days
    state.guards = options["guards"] is True
    if options["first_opener"] == "random":
        state.opener = chance.below("opener", state.players, SEATS)
    state.compost = [5] * 4
    tell(log, "opened", {"seat": state.opener})
    evening(state, chance, log)
    return state


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
    state.phase = MORNING
    state.acting = NOBODY  # all at once
    state.gardener = NOBODY
    state.cans = CANS
    state.draws = DRAWS
    state.stole = False
