"""Messages of text as they go over a WebSocket (RFC 6455, 5.2)."""

from struct import pack
from typing import Final

TEXT: Final = 0x81  # a whole message of text
SHORT: Final = 126
MEDIUM: Final = 1 << 16
MASKED: Final = 0x80  # as all are that a client sends
HEAD: Final = 6  # bytes before a short message of a client: kind, length, mask


def framed(text: bytes) -> bytes:
    """A message as it goes over the wire: the same for everybody who gets it.

    (The `Frame` of `websockets` says the same in ten times the time, and this is sent most.)
    """
    size = len(text)
    if size < SHORT:
        return pack("!BB", TEXT, size) + text
    if size < MEDIUM:
        return pack("!BBH", TEXT, SHORT, size) + text
    return pack("!BBQ", TEXT, SHORT + 1, size) + text
