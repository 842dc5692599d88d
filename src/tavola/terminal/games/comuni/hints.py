"""What a move would bring, in words: prices from the view, the rest as the engine foresees it."""

from typing import cast

from tavola.core.foresee import Foresight
from tavola.games.comuni.view import Column, Table
from tavola.games.comuni.view_own import Offer, Own
from tavola.terminal.games.comuni.words import Words


class Hints(Words):
    """For one decision of the viewer."""

    def of(self, move: str, foreseen: Foresight) -> str:
        own = self.table["own"]
        verb, *words = move.split()
        if verb in ("bid", "relocate"):
            return self._column(self.table["columns"][int(words[0]) - 1])
        if own is None:
            return ""
        for offer in own["offers"]:
            if offer["move"] == move:
                return self._offer(offer)
        if verb in ("league", "city"):
            then = cast(Table, foreseen.table)["own"]
            assert then is not None
            return self._pledged(then)
        if verb in ("claim", "collect"):  # the words of the move don't say what is claimed
            return self.board.follows(self.view, foreseen, first=0)
        return self._pledged(own) if verb == "commit" else ""

    def _offer(self, offer: Offer) -> str:
        brings, craftsmen = offer["brings"], offer["craftsmen"]
        if offer["kind"] == "wall":
            return self.texts.say("hint-wall", defence=brings, craftsmen=craftsmen)
        points = self.texts.say("points", count=brings)
        return self.texts.say("hint-build", points=points, craftsmen=craftsmen)

    def _column(self, column: Column) -> str:
        cards = self.texts.join([self.card(card) for card in column["cards"]])
        choice = "yes" if column["choice"] else "no"
        return self.texts.say("hint-column", what=cards, choice=choice)

    def _pledged(self, own: Own) -> str:
        """The strength that is faced, and what is pledged for the league and for the city."""
        assert self.me is not None
        return self.texts.say(
            "hint-pledge",
            strength=self.table["players"][self.me]["strength"],
            league=own["league"]["total"],
            city=own["city"]["total"],
        )
