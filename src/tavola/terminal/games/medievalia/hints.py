"""What a move would bring, in words: what a card is for, the rest as the engine foresees it."""

from typing import cast

from tavola.core.foresee import Foresight
from tavola.games.medievalia.view import Table
from tavola.terminal.games.medievalia.words import Words


class Hints(Words):
    """For one decision of the viewer."""

    def of(self, move: str, foreseen: Foresight) -> str:
        parts = [
            self._regret(move),
            self._gist(move),
            self._paying(foreseen),
            self.board.follows(self.view, foreseen),
        ]
        return " ".join(part for part in parts if part)

    def _regret(self, move: str) -> str:
        """What is easily overlooked."""
        if move == "end" and self.table["idle"]:
            return self.say("nudge-idle", pieces=self.table["idle"])
        batch = self.table["batch"]
        bare = move == "close" and batch is not None and batch["bares"]
        return self.say("nudge-bare") if bare else ""

    def _gist(self, move: str) -> str:
        """What a card is for."""
        verb, *words = move.split()
        if verb in ("play", "buy") and self.texts.has(f"card-{words[0]}.gist"):
            return self.say("hint-gist", gist=self.say(f"card-{words[0]}.gist"))
        return ""

    def _paying(self, foreseen: Foresight) -> str:
        """M4.10 What the batch would still lack then."""
        then = cast(Table, foreseen.table)["batch"] if foreseen.table is not None else None
        if then is None:
            return ""
        if then["missing"]:
            return self.say("hint-missing", count=then["missing"])
        return self.say("hint-covered")
