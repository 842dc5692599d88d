"""What a move would bring, in words: prices from the view, the rest as the engine foresees it."""

from collections.abc import Sequence
from typing import cast

from tavola.core.foresee import Foresight
from tavola.games.concordia.view import Table
from tavola.text import Texts


class Hints:
    """For one decision of the viewer."""

    def __init__(self, seat: int, table: Table, texts: Texts, names: Sequence[str]) -> None:
        self.seat = seat
        self.table = table
        self.texts = texts
        self.names = names

    def _say(self, id: str, **args: object) -> str:
        return self.texts.say(id, self.names, **args)

    def of(self, move: str, foreseen: Foresight) -> str:
        verb, *words = move.split()
        told = {event.id: event.args for event in foreseen.events}
        if verb == "play":
            return self._say("hint-play", card=words[0])
        if verb == "copy":
            return self._say("hint-copy", card=told["copied"]["card"])
        if verb == "build":
            house = told["built"]
            return self._say("hint-build", goods=house["goods"], coins=house["coins"])
        if verb == "card":
            return self._price(int(words[1]) - 1)
        if verb == "produce":
            return self._produced(foreseen)
        if verb == "collect":
            return self._say("hint-collect", count=told["collected"]["coins"])
        if verb in {"buy", "sell"}:
            coins = told["bought" if verb == "buy" else "sold"]["coins"]
            me = self.table["players"][self.seat]
            return self._say("hint-trade", coins=coins, has_coins=me["coins"])
        return self._say("hint-place") if verb == "place" else ""

    def _price(self, space: int) -> str:
        sale = self.table["display"][space]
        assert sale is not None
        message = "hint-card-any" if sale["price"]["any"] else "hint-card"
        return self._say(message, goods=sale["price"]["goods"])

    def _produced(self, foreseen: Foresight) -> str:
        """K4.5 What the viewer receives, or must choose from (K5.2), and how much others do."""
        found = []
        others = 0
        for event in foreseen.events:
            goods = event.args.get("goods")
            if not isinstance(goods, list):
                continue
            if event.args["seat"] == self.seat:
                none = event.id == "left-behind"
                found.append(self._say("hint-no-room" if none else "hint-produce", goods=goods))
            elif event.id == "received":
                others += len(goods)
        if foreseen.table is not None:
            me = cast(Table, foreseen.table)["players"][self.seat]
            if me["offered"]:
                found.append(self._say("hint-choice", free=me["free"], goods=me["offered"]))
        if others:
            found.append(self._say("hint-others", count=others))
        return " ".join(found)
