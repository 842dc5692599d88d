"""Files that a person names on the command line."""

import contextlib
import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tavola.core.errors import TavolaError

LARGEST = 64 * 1024 * 1024


def read_record(name: str) -> str:
    """The text of a record file, or of standard input if the name is `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else _read(Path(name))
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise TavolaError(f"{name}: not a record, it is not text") from error
    except OSError as error:
        raise TavolaError(f"{name}: {error.strerror or error}") from error


def _read(path: Path) -> bytes:
    if path.is_file() and path.stat().st_size > LARGEST:
        raise TavolaError(f"{path}: not a record, it is larger than 64 MiB")
    return path.read_bytes()


def may_write(path: Path, force: bool) -> None:
    """Refuse to write where something is already, unless told to: TavolaError says so."""
    if path.exists() and not path.is_file():
        raise TavolaError(f"{path}: not a file that can be written")
    if path.exists() and not force:
        raise TavolaError(f"{path}: there is such a file already; --force overwrites it")


@contextlib.contextmanager
def writing(path: Path, force: bool, mode: int = 0o666) -> Iterator[BinaryIO]:
    """A new file that takes its place only when it is whole: if not, the old one stays."""
    may_write(path, force)
    path = path.resolve()  # what a link points to is written, not the link
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        may_write(path, force)  # while this one was being written, another may have come
        part.replace(path)
    except OSError as error:
        raise TavolaError(f"{path}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)
