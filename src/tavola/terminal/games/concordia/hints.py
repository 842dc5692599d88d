"""What a move would bring, in words: prices from the view, the rest as the engine foresees it."""

from typing import cast

from tavola.core.foresee import Foresight
from tavola.games.concordia.events import Events, OfGoods
from tavola.games.concordia.view import Table
from tavola.games.concordia.view_players import Player
from tavola.terminal.board import Look


class Hints(Look[Table]):
    """For one decision of the viewer."""

    def of(self, move: str, foreseen: Foresight) -> str:
        verb, *words = move.split()
        told = cast(Events, {event.id: event.args for event in foreseen.events})
        if verb == "play":
            return self.say("hint-play", card=words[0])
        if verb == "copy":
            return self.say("hint-copy", card=told["copied"]["card"])
        if verb == "build":
            house = told["built"]
            return self.say("hint-build", goods=house["goods"], coins=house["coins"])
        if verb == "card":
            return self._price(int(words[1]) - 1)
        if verb == "produce":
            return self._produced(foreseen)
        if verb == "collect":
            return self.say("hint-collect", count=told["collected"]["coins"])
        if verb in {"buy", "sell"}:
            coins = told["bought" if verb == "buy" else "sold"]["coins"]
            return self.say("hint-trade", coins=coins, has_coins=self._own(self.table)["coins"])
        return self.say("hint-place") if verb == "place" else ""

    def _own(self, table: Table) -> Player:
        assert self.me is not None
        return table["players"][self.me]

    def _price(self, space: int) -> str:
        sale = self.table["display"][space]
        assert sale is not None
        message = "hint-card-any" if sale["price"]["any"] else "hint-card"
        return self.say(message, goods=sale["price"]["goods"])

    def _produced(self, foreseen: Foresight) -> str:
        """K4.5 What the viewer receives, or must choose from (K5.2), and how much others do."""
        found = []
        others = 0
        for event in foreseen.events:
            none = event.id == "left-behind"
            if not none and event.id != "received":
                continue
            told = cast(OfGoods, event.args)
            if told["seat"] == self.me:
                hint = "hint-no-room" if none else "hint-produce"
                found.append(self.say(hint, goods=told["goods"]))
            elif not none:
                others += len(told["goods"])
        if foreseen.table is not None:
            me = self._own(cast(Table, foreseen.table))
            if me["offered"]:
                found.append(self.say("hint-choice", free=me["free"], goods=me["offered"]))
        if others:
            found.append(self.say("hint-others", count=others))
        return " ".join(found)
