"""A worker whose stronger bots fail: `hard` crashes, `easy` never answers, `medium` cheats."""

import sys
import time
from typing import Any

from tavola.server import thinker


def plan(question: dict[str, Any]) -> dict[str, Any]:
    if question["bot"] == "hard":
        sys.exit(1)
    if question["bot"] == "easy":
        time.sleep(60)
    if question["bot"] == "medium":
        return {"moves": ["take all the cards"]}
    return thinker.plan(question)


thinker.JOBS["plan"] = plan
thinker.main()
