"""A worker whose stronger bots fail: `hard` crashes, `easy` never answers, `medium` cheats."""

import sys
import time
from typing import Any

from tavola.server import thinker


def choose(question: dict[str, Any]) -> dict[str, Any]:
    if question["bot"] == "hard":
        sys.exit(1)
    if question["bot"] == "easy":
        time.sleep(60)
    if question["bot"] == "medium":
        return {"move": "take all the cards"}
    return thinker.choose(question)


thinker.JOBS["choose"] = choose
thinker.main()
