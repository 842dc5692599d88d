"""D5 The cards: what each one does, and how strong an army is."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.condottiere.data import (
    DRUMMER,
    HEROINE,
    MERCENARIES,
    SCARECROW,
    VALUE,
    WINTER,
)
from tavola.games.condottiere.state import Player, State


def mercenaries_in(cards: vec[i64]) -> i64:
    """How many of these cards are mercenaries. A heroine is none (D5.4, D6.6)."""
    count: i64 = 0
    for kind in range(MERCENARIES):
        count += cards[kind]
    return count


def is_winter(state: State) -> bool:
    """D5.2 Whether anyone has played a winter in this battle."""
    for player in state.seats:
        if player.army[WINTER] > 0:
            return True
    return False


def strength(player: Player, winter: bool) -> i64:
    """D5.8 Mercenaries (their number in winter, else their sum), drummed twice, + heroines."""
    army = player.army
    total: i64 = 0
    for kind in range(MERCENARIES):
        if winter:
            total += army[kind]  # D5.2 each counts 1
        else:
            total += army[kind] * VALUE[kind]  # D5.1
    if army[DRUMMER] > 0:
        total *= 2  # D5.3 once, however many drummers
    return total + 10 * army[HEROINE]  # D5.4 neither winter nor drummer changes it


def lay(player: Player, card: i64) -> None:
    """D4.1 One card from the hand to the army; of the known cards it uses up one (D2.3)."""
    player.hand[card] -= 1
    player.cards -= 1
    player.army[card] += 1
    player.played += 1
    if player.known[card] > 0:
        player.known[card] -= 1


def scarecrow_has_a_choice(player: Player) -> bool:
    """D5.5 Whether there is anything to take back."""
    return mercenaries_in(player.army) > 0 and player.army[SCARECROW] > 0
