"""Bots at the terminal's table: they think in another process, and stop when one leaves."""

from functools import partial
from time import sleep

import pytest

from tavola.bots import Bot, Sight
from tavola.core.game import Move
from tavola.terminal.opponents import in_background
from tests.example import begins
from tests.terminal.tables import session


class Ended(Bot):
    """Its process ends while it thinks."""

    def __init__(self, leave: bool) -> None:
        self.table = session(players=2, bot="greedy", **begins(1))
        self.leave = leave
        self.table.opponents._bots[1] = self

    def choose(self, sight: Sight) -> Move:
        if self.leave:
            self.table.opponents.close()
        raise OSError("ended")


def test_without_another_process_a_bot_thinks_here() -> None:
    table = Ended(leave=False).table
    assert table.choose(1) in table.match.legal(1)


def test_a_bot_whose_table_was_left_does_not_begin_to_think_here() -> None:
    table = Ended(leave=True).table
    with pytest.raises(OSError, match="ended"):
        table.choose(1)


@pytest.mark.parametrize("late", [False, True])
def test_a_bot_that_thinks_elsewhere_stops_and_does_not_go_on_here(late: bool) -> None:
    """Else its thread would hold the interpreter, and the terminal would hang until it is done."""
    table = session(players=2, bot="search@600s", apart=True, **begins(1))
    thinking = in_background(partial(table.choose, 1))
    sleep(1 if late else 0)
    table.opponents.close()
    with pytest.raises(OSError, match="sent home"):
        thinking.result(timeout=60)
