"""All laws on many random games: no crash, no dead end, no broken law.

`make test` plays them interpreted and compiled; the interpreted run makes do with a part.
"""

import pytest

import tavola
from laws.setups import Setup, setups_for
from laws.suite import Checked
from tests.laws.cases import TABLES
from tests.laws.parlour.game import GAME as PARLOUR
from tests.runs import FIRST_OF_TWO

GAMES_EACH = 60 if FIRST_OF_TWO else 500  # for every number of players; `make fuzz` plays more
PARLOUR_GAMES_EACH = 125
CHECKED = 1 if tavola.COMPILED else 4  # one game in so many stops for all laws on its way
FEW_MOVES = 50  # where the table has more of them, each stop takes longer, and stops are rarer
CHUNK = min(GAMES_EACH, 125)

CHUNKS = [
    pytest.param(table, first, id=f"{table} from {first}")
    for table in TABLES
    for first in range(0, PARLOUR_GAMES_EACH if table.game is PARLOUR else GAMES_EACH, CHUNK)
]


@pytest.mark.parametrize(("table", "first"), CHUNKS)
def test_laws_1_to_8_hold_in_random_games(table: Setup, first: int) -> None:
    setups = setups_for(table.game, table.players)
    checked = CHECKED * max(1, len(table.game.table.moves) // FEW_MOVES)
    for number in range(first, first + CHUNK):
        # Every other game has the default options, the rest take turns.
        setup = setups[0 if number % 2 else number // 2 % len(setups)]
        seed = table.players * 1_000_000 + number
        game = Checked(setup, seed)
        try:
            game.finish()
            if number // 2 % checked == 0:
                game.check_at(game.any_stop())
        except Exception as error:
            error.add_note(f"{setup}, seed {seed}")
            raise
