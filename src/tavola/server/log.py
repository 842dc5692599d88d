"""What the server says while it runs: lines for people, or JSON, one object per line."""

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import NamedTuple

ABOUT_A_TABLE = re.compile(r"/api/tables/([a-z0-9]{10})(?:/|$)")
STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


def extras(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in record.__dict__.items() if key not in STANDARD}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        more = " ".join(f"{key}={value}" for key, value in extras(record).items())
        line = f"{clock} {record.levelname.lower():7} {record.getMessage()} {more}".rstrip()
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


class Asked(NamedTuple):
    """The request that is being answered: its id, and the table that it is about."""

    id: str
    table: str | None


ASKED: ContextVar[Asked | None] = ContextVar("asked", default=None)


def begin_request(path: str) -> str:
    """From now on lines of the log say of which request they are; its id."""
    about = ABOUT_A_TABLE.match(path)
    asked = Asked(secrets.token_hex(6), None if about is None else about[1])
    ASKED.set(asked)
    return asked.id


def name_request(record: logging.LogRecord) -> bool:
    """Of the address nothing but the table is said: links hold secrets."""
    asked = ASKED.get()
    if asked is not None:
        record.__dict__.setdefault("request", asked.id)
        if asked.table is not None:
            record.__dict__.setdefault("table", asked.table)
    return True


def set_up_logs(kind: str) -> None:
    """All logs of the server, and what its libraries find worth a warning, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(name_request)
    handler.setFormatter(JsonLines() if kind == "json" else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tavola").setLevel(logging.INFO)
