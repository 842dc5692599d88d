"""What is as it was: parts of a view that need not be made, nor written, again.

A large part of a view seldom changes by a move. Who still has it from an earlier position of the
same match is told so (`Game.public_since`), and keeps what he has. A law compares: what is said to
be as it was must look so.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

AS_BEFORE: Final[Any] = object()  # in a view: instead of a part, or of one thing in a list


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True
