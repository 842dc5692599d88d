"""One thing that happened at a table, and what is written with it in the same transaction."""

from typing import Any, Final, final

import msgspec

from tavola.server.store.happenings import Happening, Kind, read_happening

ENCODE: Final = msgspec.json.Encoder().encode


@final
class Entry:
    """Numbered 1, 2, 3 …

    `seen`: the viewers who may know of it (a spectator is -1), None: everyone. `data` is for the
    server: what of it a viewer is told, `tables.telling` decides. `text` is `data` as JSON.
    """

    def __init__(
        self, number: int, at: float, data: Happening, text: str, seen: list[int] | None = None
    ) -> None:
        self.number: Final = number
        self.at: Final = at
        self.kind: Final[Kind] = data.kind
        self.text: Final = text
        self.seen: Final = seen
        self._data: Happening | None = data

    @property
    def data(self) -> Happening:
        if self._data is None:
            self._data = read_happening(self.kind, self.text)
        return self._data

    def settle(self) -> None:
        """It is told. The text takes a fifth of the memory, and is read again if need be."""
        self._data = None

    def visible_to(self, viewer: int) -> bool:
        return self.seen is None or viewer in self.seen


@final
class Snapshot:
    """A table after an entry that can't be undone, so that loading need not start at the first."""

    def __init__(self, number: int, counts: list[list[int]], data: dict[str, Any]) -> None:
        self.number: Final = number
        self.counts: Final = counts
        self.data: Final = data


@final
class TableRow:
    """The columns of a table that follow from its entries. None: as it was."""

    def __init__(self, status: str, acting: str, due: float | None) -> None:
        self.status: Final = status
        self.acting: Final = acting
        self.due: Final = due  # here None is a value: nothing is due
        self.changed: float | None = None
        self.finished: float | None = None
        self.places: str | None = None


@final
class Change:
    """An entry, and what is written with it."""

    def __init__(
        self,
        table: str,
        entry: Entry,
        row: TableRow | None = None,
        seats: list[dict[str, Any]] | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        self.table: Final = table
        self.entry: Final = entry
        self.row = row
        self.seats: Final[list[dict[str, Any]]] = [] if seats is None else seats  # whole rows
        self.snapshot: Final = snapshot

    # In the order of the statements that write them (statements.py):

    def entry_columns(self) -> tuple[object, ...]:
        entry = self.entry
        seen = None if entry.seen is None else ENCODE(entry.seen).decode()
        return self.table, entry.number, entry.kind, entry.at, seen, entry.text

    def table_columns(self) -> tuple[object, ...]:
        row = self.row
        assert row is not None
        return (
            row.status,
            row.acting,
            row.due,
            row.changed,
            row.finished,
            row.places,
            self.table,
        )
