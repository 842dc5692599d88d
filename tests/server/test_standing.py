"""Which moves belong together as one act, also after one was taken back."""

from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Moved
from tavola.server.tables.standing import Standing
from tests.laws.parlour.game import GAME


def entry(number: int, move: str) -> Entry:
    return Entry(number, 0.0, Moved(0, move, [], []), "")


def add(standing: Standing, number: int, move: str) -> None:
    made = entry(number, move)
    assert isinstance(made.data, Moved)
    made.data.joins = standing.before(0, move) is not None
    standing.add(made, made.data, [number, number])


def test_a_move_made_anew_goes_on_with_the_act_although_its_beginning_is_settled() -> None:
    """The first watering can't be taken back any more, the second can: it is, and made anew."""
    standing = Standing(GAME, 1)
    add(standing, 1, "water rose")
    standing.keep(0)
    add(standing, 2, "water lily")
    assert standing.before(0, "water fern") is not None
    standing.take_back(2)
    before = standing.before(0, "water lily")
    assert before is not None
    assert before.number == 1


def test_nothing_is_kept_of_what_can_t_be_taken_back() -> None:
    standing = Standing(GAME, 1)
    for number in range(1, 9):
        add(standing, number, "water rose")
        standing.keep(0)
    last = standing.before(0, "water lily")
    assert last is not None
    assert last.lasts == []
