"""What must be true of a position that somebody has written: ValueError says what is not."""

from tavola.core.game import NOBODY
from tavola.core.positions import need
from tavola.games.concordia.board import ROMA
from tavola.games.concordia.data import (
    BIT,
    CARDS,
    DISPLAY,
    GOODS,
    KINDS,
    LETTERS,
    NO_CARD,
    ROMAN,
    SALE_COUNT,
    SALE_DECK,
    SALE_KIND,
    SALE_NAMES,
    START_HAND,
    TRIBUNE,
    tiles_of,
)
from tavola.games.concordia.rules.game_end import cards_for_sale
from tavola.games.concordia.save_read import cards_taken
from tavola.games.concordia.save_underway import check_turn
from tavola.games.concordia.state import (
    EMPTY,
    ON_LINE,
    OVER,
    PAYMENT,
    UNSCORED,
    Player,
    State,
)


def check(state: State) -> None:
    """Everything; colonists are put on their lines on the way."""
    check_tiles(state)
    check_cards(state)
    check_row(state)
    for seat in range(state.players):
        check_player(state, state.seats[seat], f"players[{seat}]")
    check_lines(state)
    check_interim(state)
    check_end(state)
    if state.phase == OVER:
        check_over(state)
    else:
        check_turn(state)


# --- what lies on the table -----------------------------------------------------------------------


def check_tiles(state: State) -> None:
    """K2.7 A map for so many players; K1.3 the tiles of each letter, no others."""
    board = state.board()
    need(
        board.fewest <= state.players <= board.most,
        f"map: {board.name} is for {board.fewest} to {board.most} players (K2.7)",
    )
    for letter in range(len(LETTERS)):
        lies = [state.tile[c] for c in range(1, board.city_count) if board.letter[c] == letter]
        printed = tiles_of(LETTERS[letter])
        goods = ", ".join(GOODS[good] for good in printed)
        need(
            not lies or sorted(lies) == sorted(printed),
            f"tiles: the letter {LETTERS[letter]} has {goods} (K1.3)",
        )


def check_cards(state: State) -> None:
    """K1.5, K2.3 Each card for sale once, of the decks in play; start cards with their owners."""
    lies = [card for card in state.display if card != EMPTY] + list(state.stack)
    for card in lies:
        need(lies.count(card) == 1, f"display: there is only one {SALE_NAMES[card]} (K1.5)")
        deck = SALE_DECK[card]
        need(deck < state.players, f"display: deck {ROMAN[deck]} is not in play (K2.3)")
    for kind in range(KINDS):
        total = sum(SALE_KIND[card] == kind for card in lies)
        for player in state.seats:
            total += player.hand[kind] + player.pile[kind] - START_HAND[kind]
        in_play = [card for card in range(SALE_COUNT) if SALE_DECK[card] < state.players]
        printed = sum(SALE_KIND[card] == kind for card in in_play)
        need(total <= printed, f"hand: only {printed} of {CARDS[kind]} are for sale (K1.5)")


def check_row(state: State) -> None:
    """K4.10 Gaps only where cards were just bought; on the right when the stack is used up."""
    filled = [space for space in range(DISPLAY) if state.display[space] != EMPTY]
    before = len(filled) + cards_taken(state)
    need(before <= DISPLAY, "display: the space of a card that was bought is empty (K4.10)")
    need(
        not filled or filled[-1] < before,
        "display: the row has no gaps but of cards just bought (K4.10)",
    )
    need(
        len(state.stack) == 0 or before == DISPLAY,
        "display: while there is a stack, the row is full (K4.10)",
    )


def check_player(state: State, player: Player, place: str) -> None:
    for kind in range(KINDS):
        need(
            player.hand[kind] + player.pile[kind] >= START_HAND[kind],
            f"{place}: {CARDS[kind]} is missing, a start card (K1.5)",
        )
    need(player.pile[TRIBUNE] == 0, f"{place}.pile: the Tribune comes back with the others (K4.1)")
    need(player.free >= 0, f"{place}: goods and colonists need more than 12 spaces (K5.1)")
    need(not player.houses & BIT[ROMA], f"{place}.houses: no house is built in Roma (K4.3)")
    need(player.houses_left >= 0, f"{place}.houses: 15 houses at most (K1.5)")
    for where in player.colonists:
        if ROMA < where < ON_LINE and not player.houses & BIT[where]:
            name = state.board().cities[where]
            raise ValueError(f"{place}: a colonist in {name} without a house there (K4.7)")


def check_lines(state: State) -> None:
    """K1.2 One colonist at rest on a line; the one on its way does not rest."""
    board = state.board()
    for seat in range(state.players):
        player = state.seats[seat]
        for colonist in range(len(player.colonists)):
            where = player.colonists[colonist]
            if where < ON_LINE or (seat == state.active and colonist == state.moving):
                continue
            line = where - ON_LINE
            free = state.on_line[line] == NOBODY
            need(free, f"players: two colonists on {board.lines[line]} (K1.2)")
            state.on_line[line] = seat


def check_interim(state: State) -> None:
    """K7.1 Points only with the option, and 0 once all have been scored."""
    scored = [player.interim for player in state.seats if player.interim != UNSCORED]
    need(
        not scored or state.interim_scoring,
        "players: interim points only with interim_scoring (K7.1)",
    )
    need(
        len(scored) < state.players or max(scored) == 0,
        "players: when all are scored, the interim track is back at 0 (K7.1)",
    )


# --- how far the game has come --------------------------------------------------------------------


def check_end(state: State) -> None:
    """K6.1, K6.4 The game is over when its time has come, and not before."""
    sold_out = cards_for_sale(state) == 0
    built = any(player.houses_left == 0 for player in state.seats)
    if state.concordia == NOBODY:
        # The very last card is paid for before the Concordia card is taken.
        need(
            not built and (not sold_out or state.phase == PAYMENT),
            "concordia: somebody has it, by the last card or the 15th house (K6.1)",
        )
    else:
        need(
            built or sold_out,
            "concordia: neither the last card nor a 15th house is there (K6.1)",
        )
        need(
            sold_out or state.seats[state.concordia].houses_left == 0,
            "concordia: who holds it has built the 15th house (K6.1)",
        )
    limit = state.rounds >= state.round_limit and state.concordia == NOBODY
    over = state.phase == OVER
    need(over or not limit, f"rounds: after {state.round_limit} rounds the game is over (K6.4)")
    need(
        not over or limit or state.concordia != NOBODY,
        "phase: nothing has ended the game (K6.1, K6.4)",
    )
    need(
        over or state.concordia != state.active,
        "active: who holds the Concordia card has no more turn (K6.1)",
    )


def check_over(state: State) -> None:
    """K6.3 Nobody acts and nothing is left of an action."""
    need(state.acting == NOBODY, "acting: nobody acts when the game is over")
    offered = any(player.offered > 0 for player in state.seats)
    counts = state.steps + state.buys + state.bought + state.sold
    idle = state.card == NO_CARD and state.moving == EMPTY and not state.begun and counts == 0
    need(
        idle and not offered,
        "phase: no action is carried out when the game is over (K6.3)",
    )
