"""Where matches are kept. A running one is written after every move, so that nothing is ever lost.

A save is private: the record of a running match tells every hidden card, and the seed beside it the
ones to come. That is what it takes to go on fairly, with the chance that was committed to. When the
game is over the save goes, and the record, its seed revealed, is there for everybody to verify.
"""

import contextlib
import json
import os
import time
from pathlib import Path
from typing import IO, Any

import msgspec
from platformdirs import user_data_path

import tavola
from tavola.core.errors import BadRecord, TavolaError
from tavola.core.game import Plain
from tavola.core.match import Match
from tavola.core.record import read as read_record
from tavola.core.record import to_text

try:
    import fcntl
except ImportError:  # no such locks on Windows
    fcntl = None  # type: ignore[assignment]

FORMAT = "tavola-save/1"


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a save. `bots` has the kind of each seat's bot, an empty text for a person.

    `automatic` numbers the moves that the table made for a person who had no choice. `language` is
    the one that was played in; older saves do not say.
    """

    format: str
    seed: str
    bots: list[str]
    automatic: list[int]
    record: dict[str, Any]
    language: str | None = None


def data_folder() -> Path:
    """Where saves and records are: TAVOLA_DATA, or where the system keeps such things."""
    given = os.environ.get("TAVOLA_DATA")
    return Path(given) if given else user_data_path("tavola", appauthor=False)


def _folder(name: str) -> Path:
    folder = data_folder() / name
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise TavolaError(f"{folder}: {error.strerror}; TAVOLA_DATA names another place") from error
    return folder


class Save:
    """The file of one running match, held by this process alone."""

    def __init__(self, path: Path, lock: IO[str]) -> None:
        self.path = path
        self._lock = lock

    def write(
        self,
        match: Match,
        names: list[str],
        bots: list[str],
        automatic: list[int],
        language: str,
        firmly: bool,
    ) -> None:
        """Write the match as it stands: first beside the old file, then in its place.

        `firmly` waits for the disk, so that not even a power cut takes it away again.
        """
        saved = {
            "format": FORMAT,
            "seed": match.fairness.seed.hex(),
            "bots": bots,
            "automatic": automatic,
            "language": language,
            "record": tavola.record(match, names),
        }
        write_beside(self.path, json.dumps(saved, ensure_ascii=False), 0o600, firmly)

    def finish(self, match: Match, names: list[str]) -> Path:
        """The game is over: keep its record, drop the save. Where the record is."""
        path = _folder("records") / self.path.name
        write_beside(path, to_text(tavola.record(match, names)), 0o644)
        self.path.unlink(missing_ok=True)
        self.close()
        return path

    def close(self) -> None:
        """Let go of the file."""
        with contextlib.suppress(OSError):
            Path(self._lock.name).unlink(missing_ok=True)
        self._lock.close()


def write_beside(path: Path, text: str, mode: int, firmly: bool = True) -> None:
    """Write a file whole or not at all: beside the old one first, then in its place."""
    beside = path.with_suffix(".new")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            if firmly:
                os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise TavolaError(f"{path}: {error.strerror}; TAVOLA_DATA names another place") from error


def _hold(path: Path) -> Save | None:
    """The save at this path, unless another process plays it."""
    lock = path.with_suffix(".lock").open("w", encoding="utf-8")
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return None
    return Save(path, lock)


def new_save(game: str) -> Save:
    """A file for a new match, named after the game and the time."""
    folder = _folder("saves")
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in range(1000):
        path = folder / f"{stem}{f'-{number}' if number else ''}.json"
        if path.exists() or (data_folder() / "records" / path.name).exists():
            continue
        save = _hold(path)
        if save is not None:
            return save
    raise TavolaError(f"{folder}: there is no free name for a save")


def newest_save(game: str | None) -> tuple[Save, Match, Saved]:
    """The match that was played last (of that game), with its chance where it had stopped."""
    folder = _folder("saves")
    pattern = f"{game}-*.json" if game else "*.json"
    for path in sorted(folder.glob(pattern), key=lambda path: -path.stat().st_mtime):
        save = _hold(path)
        if save is not None:
            try:
                saved = _read(path)
                return save, _again(saved, path), saved
            except TavolaError:
                save.close()
                raise
    raise TavolaError("there is no saved match to go on with")


def _read(path: Path) -> Saved:
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=Saved)
    except (OSError, msgspec.MsgspecError) as error:
        raise TavolaError(f"{path}: not a saved match ({error})") from error
    if saved.format != FORMAT:
        raise TavolaError(f"{path}: its format is not {FORMAT}")
    return saved


def _again(saved: Saved, path: Path) -> Match:
    """Play it once more from its seed; the draws must be the ones of the record."""
    try:
        data: Plain = saved.record
        record = read_record(data)
        match = tavola.Match(
            tavola.game(record.game),
            record.players,
            dict(record.options),
            seed=bytes.fromhex(saved.seed),
            entropy=record.fair.entropy or (),
            position=record.position,
        )
        for entry in record.moves[1:]:
            assert entry.seat is not None
            assert entry.move is not None
            match.play(entry.seat, entry.move)
    except (TavolaError, ValueError) as error:
        raise TavolaError(f"{path}: {error}") from error
    if tavola.record(match, record.seats) != data:
        raise BadRecord(str(path), "seed and record do not belong together")
    return match
