"""Whether this is the interpreted run of two: the compiled one that follows plays more games."""

import os
from typing import Final

import tavola

FIRST_OF_TWO: Final = not tavola.COMPILED and os.environ.get("TAVOLA_BOTH") == "1"
