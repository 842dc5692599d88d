"""Records that a person names on the command line."""

import sys
from pathlib import Path

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
