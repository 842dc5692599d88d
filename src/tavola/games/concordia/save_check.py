"""What must be true of a position that somebody has written: ValueError says what is not."""

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.concordia.board import BOARDS, ROMA
from tavola.games.concordia.data import (
    BIT,
    CARDS,
    DISPLAY,
    GOODS,
    KINDS,
    LETTERS,
    ROMAN,
    SALE_COUNT,
    SALE_DECK,
    SALE_KIND,
    SALE_NAMES,
    START_HAND,
    TRIBUNE,
    tiles_of,
)
from tavola.games.concordia.rules.game_end import nothing_for_sale
from tavola.games.concordia.save_check_turn import check_over, check_turn, taken
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
    board = BOARDS[state.map]
    if not board.fewest <= state.players <= board.most:
        raise ValueError(f"map: {board.name} is for {board.fewest} to {board.most} players (K2.7)")
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


def check_tiles(state: State) -> None:
    """K1.3 The tiles of each letter, no others."""
    board = state.board()
    for letter in range(len(LETTERS)):
        lies = [
            GOODS[state.tile[c]] for c in range(1, board.city_count) if board.letter[c] == letter
        ]
        if lies:
            printed = [GOODS[good] for good in tiles_of(LETTERS[letter])]
            if sorted(lies) != sorted(printed):
                raise ValueError(
                    f"tiles: the letter {LETTERS[letter]} has {', '.join(printed)} (K1.3)"
                )


def check_cards(state: State) -> None:
    """K1.5, K2.3 Each card for sale once, of the decks in play; start cards with their owners."""
    lies = [card for card in state.display if card != EMPTY] + list(state.stack)
    for card in lies:
        if lies.count(card) > 1:
            raise ValueError(f"display: there is only one {SALE_NAMES[card]} (K1.5)")
        if SALE_DECK[card] >= state.players:
            raise ValueError(f"display: deck {ROMAN[SALE_DECK[card]]} is not in play (K2.3)")
    for kind in range(KINDS):
        total: i64 = 0
        for player in state.seats:
            total += player.hand[kind] + player.pile[kind] - START_HAND[kind]
        for card in lies:
            if SALE_KIND[card] == kind:
                total += 1
        printed: i64 = 0
        for card in range(SALE_COUNT):
            if SALE_KIND[card] == kind and SALE_DECK[card] < state.players:
                printed += 1
        if total > printed:
            raise ValueError(f"hand: only {printed} of {CARDS[kind]} are for sale (K1.5)")


def check_row(state: State) -> None:
    """K4.10 Gaps only where cards were just bought; on the right when the stack is used up."""
    cards: i64 = 0
    last: i64 = 0
    for space in range(DISPLAY):
        if state.display[space] != EMPTY:
            cards += 1
            last = space + 1
    before = cards + taken(state)
    if before > DISPLAY:
        raise ValueError("display: the space of a card that was bought is empty (K4.10)")
    if last > before:
        raise ValueError("display: the row has no gaps but of cards just bought (K4.10)")
    if len(state.stack) > 0 and before < DISPLAY:
        raise ValueError("display: while there is a stack, the row is full (K4.10)")


def check_player(state: State, player: Player, place: str) -> None:
    for kind in range(KINDS):
        if player.hand[kind] + player.pile[kind] < START_HAND[kind]:
            raise ValueError(f"{place}: {CARDS[kind]} is missing, a start card (K1.5)")
    if player.pile[TRIBUNE] > 0:
        raise ValueError(f"{place}.pile: the Tribune comes back with the others (K4.1)")
    if player.free < 0:
        raise ValueError(f"{place}: goods and colonists need more than 12 spaces (K5.1)")
    if player.houses & BIT[ROMA]:
        raise ValueError(f"{place}.houses: no house is built in Roma (K4.3)")
    if player.houses_left < 0:
        raise ValueError(f"{place}.houses: 15 houses at most (K1.5)")
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
            if state.on_line[where - ON_LINE] != NOBODY:
                raise ValueError(f"players: two colonists on {board.lines[where - ON_LINE]} (K1.2)")
            state.on_line[where - ON_LINE] = seat


def check_interim(state: State) -> None:
    """K7.1 Points only with the option, and 0 once all have been scored."""
    scored = [player.interim for player in state.seats if player.interim != UNSCORED]
    if scored and not state.interim_scoring:
        raise ValueError("players: interim points only with interim_scoring (K7.1)")
    if len(scored) == state.players and max(scored) > 0:
        raise ValueError("players: when all are scored, the interim track is back at 0 (K7.1)")


def check_end(state: State) -> None:
    """K6.1, K6.4 The game is over when its time has come, and not before."""
    sold_out = nothing_for_sale(state)
    built = any(player.houses_left == 0 for player in state.seats)
    if state.concordia == NOBODY:
        # The very last card is paid for before the Concordia card is taken.
        if built or (sold_out and state.phase != PAYMENT):
            raise ValueError(
                "concordia: somebody has it, by the last card or the 15th house (K6.1)"
            )
    elif not built and not sold_out:
        raise ValueError("concordia: neither the last card nor a 15th house is there (K6.1)")
    elif not sold_out and state.seats[state.concordia].houses_left > 0:
        raise ValueError("concordia: who holds it has built the 15th house (K6.1)")
    limit = state.rounds >= state.round_limit and state.concordia == NOBODY
    if limit and state.phase != OVER:
        raise ValueError(f"rounds: after {state.round_limit} rounds the game is over (K6.4)")
    if state.phase == OVER:
        if not limit and state.concordia == NOBODY:
            raise ValueError("phase: nothing has ended the game (K6.1, K6.4)")
    elif state.concordia == state.active:
        raise ValueError("active: who holds the Concordia card has no more turn (K6.1)")
