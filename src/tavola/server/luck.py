"""Where a server takes from what nobody may foresee: seeds of tables, names of tables, bots' whims.

Fairness rests on it, so there is one source, the system's, and no option, environment or request
that changes it. Tests that want the same games every time open a site with luck of their own
(tests/server/luck.py); the package has none.
"""

import secrets

from tavola.core.fair import make_seed
from tavola.server.store.listing import new_id, new_invite
from tavola.server.tables.table import Table

BITS = 60


class Luck:
    """Of a server as people use it."""

    iterations: int | None = None  # how far bots think that think ahead; None: as long as they may

    def seed(self) -> bytes:
        """The secret of a new table, to which it commits itself."""
        return make_seed()

    def table_id(self) -> str:
        return new_id()

    def invite(self) -> str:
        return new_invite()

    def whim(self, table: Table, seat: int) -> int:
        """What a bot on that seat draws for its next move."""
        del table, seat
        return secrets.randbits(BITS)
