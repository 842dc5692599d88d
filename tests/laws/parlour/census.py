"""P1.1 Where the 20 flowers are."""

from tests.laws.parlour.moves import KINDS
from tests.laws.parlour.state import State


def census(state: State) -> dict[str, int]:
    counts = dict.fromkeys(KINDS, 0)
    for kind, word in enumerate(KINDS):
        piles = [state.compost, *(p.hand for p in state.seats)]
        piles += [p.stakes for p in state.seats] + [p.vase for p in state.seats]
        counts[word] = sum(pile[kind] for pile in piles) + state.deck.count(kind)
    return counts
