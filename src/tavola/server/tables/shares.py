"""People make the chance of a match together with the table (docs/fairness.md); as in `acts.py`."""

from typing import Any

from tavola.core.fair import JOINT, commit, commit_share
from tavola.core.joint import Joint, What, follow_course
from tavola.core.match import describe_setup
from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Anew, Committed, Revealed, Sealed
from tavola.server.store.people import Person
from tavola.server.tables.acts import (
    begin,
    check_full,
    make_entry,
    must_be_open,
    must_be_owner,
    must_be_unsealed,
    own_seat,
)
from tavola.server.tables.making import next_step
from tavola.server.tables.refused import Refused
from tavola.server.tables.seat import BOT, OPEN, Seat
from tavola.server.tables.table import Table

Step = tuple[What, dict[str, Any]]


def commit_to(table: Table, at: float, person: Person, commitment: str) -> Entry:
    """Take part, with a share that is told later; another may replace it until all is sealed."""
    seat = own_seat(table, person)
    must_be_unsealed(table)
    _joint(table)
    return make_entry(table, at, Committed(seat, commitment))


def reveal(table: Table, at: float, person: Person, entropy: str) -> Entry:
    """The share; with the last one the game begins."""
    seat = own_seat(table, person)
    must_be_open(table)
    joint = _joint(table)
    if joint.sealed is None:
        raise Refused("not-sealed", "Shares are revealed when all commitments stand.")
    if seat not in joint.missing:
        raise Refused("not-missing", "No share is waited for from your seat.")
    if not joint.fits(seat, entropy):
        if seat in joint.wrong:
            raise Refused("wrong-share", "That is not what you committed yourself to.")
        return make_entry(table, at, Revealed(seat, entropy, fits=False))
    if joint.missing != [seat]:
        return make_entry(table, at, Revealed(seat, entropy))
    return _begin(table, at, table.seats, ("reveal", {"seat": seat, "entropy": entropy}))


def start(
    table: Table, at: float, person: Person, fill: str | None, entropy: str | None = None
) -> Entry:
    """Begin; `fill` is the bot that takes every free seat.

    Commitments are sealed, and if there are any, their shares waited for. Whoever is the only one
    to take part may bring the share at once: there is nobody whose share could hang on it.
    """
    must_be_owner(table, person)
    must_be_unsealed(table)
    seats = table.seats
    if fill is not None:
        seats = [Seat(BOT, bot=fill) if seat.kind == OPEN else seat for seat in seats]
    check_full(seats)
    if table.making.joint is None:
        if entropy is not None:
            _joint(table)
        return begin(table, at, seats)
    if entropy is not None:
        seat = own_seat(table, person)
        if any(other != seat for other in table.making.joint.missing):
            raise Refused("not-alone", "Others take part: commit yourself, and reveal after them.")
        own = commit_share(bytes.fromhex(entropy), table.making.joint.commitment, seat)
        steps: list[Step] = [
            ("commit", {"seat": seat, "commitment": own}),
            ("seal", {}),
            ("reveal", {"seat": seat, "entropy": entropy}),
        ]
        return _begin(table, at, seats, *steps)
    if table.making.joint.missing:
        return make_entry(table, at, Sealed(seats))
    return _begin(table, at, seats, ("seal", {}))


def begin_anew(table: Table, at: float, person: Person, seed: bytes) -> Entry:
    """A share did not come, or was wrong: this round is void, and everybody commits anew."""
    must_be_owner(table, person)
    must_be_open(table)
    joint = _joint(table)
    if joint.sealed is None or not joint.missing:
        raise Refused("not-sealed", "No share is waited for.")
    if not joint.wrong and at < joint.sealed + table.setup.wait:
        raise Refused("still-time", "Others still have time to look in.")
    setup = describe_setup(
        table.game, table.setup.players, table.setup.options, table.setup.position
    )
    return make_entry(table, at, Anew(seed.hex(), commit(seed, setup, JOINT), joint.missing))


def _joint(table: Table) -> Joint:
    if table.making.joint is None:
        raise Refused("not-open", "This table was made before people had a part in its chance.")
    return table.making.joint


def _begin(
    table: Table, at: float, seats: list[Seat], *steps: tuple[What, dict[str, Any]]
) -> Entry:
    assert table.making.joint is not None
    joint = follow_course(table.making.joint.steps, table.setup.players)
    for what, said in steps:
        joint.take(next_step(joint, what, at, **said))
    table.making.joint = joint
    return begin(table, at, seats)
