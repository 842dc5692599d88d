"""Concordia in words: the whole table."""

from collections.abc import Sequence

from tavola.games.concordia.board import cities_of
from tavola.games.concordia.data import CARDS, GOODS
from tavola.games.concordia.view import Sale, Table
from tavola.games.concordia.view_players import Goods
from tavola.text import Texts


def as_list(cards: dict[str, int]) -> list[str]:
    """Counts as a list, in the order of the printed cards."""
    return [kind for kind in CARDS for _ in range(cards.get(kind, 0))]


def good_list(goods: Goods) -> list[str]:
    return [good for good in GOODS for _ in range(goods[good])]


def short_goods(texts: Texts, goods: Sequence[str]) -> str:
    """Goods in little room: `Br Fo 2To`."""
    counted = [(good, list(goods).count(good)) for good in GOODS if good in goods]
    return " ".join(
        f"{count if count > 1 else ''}{texts.say(f'good-{good}.abbr')}" for good, count in counted
    )


def place_words(texts: Texts, place: str) -> str:
    """`land aquileia roma` → Aquileia–Roma; a city by its name."""
    words = place.split()
    return "–".join(texts.say(f"city-{word}") for word in (words[1:] or words))


class Words:
    """The table, for one viewer."""

    def __init__(self, table: Table, texts: Texts, names: Sequence[str]) -> None:
        self.table = table
        self.texts = texts
        self.names = names

    def _say(self, id: str, **args: object) -> str:
        return self.texts.say(id, self.names, **args)

    # --- the whole table -------------------------------------------------------------------------

    def lines(self) -> list[str]:
        table = self.table
        found = []
        for province, marker in table["provinces"].items():
            message = "line-province-turned" if marker["turned"] else "line-province"
            args = {} if marker["turned"] else {"good": marker["good"]}
            cities = [self._city(city) for city in cities_of(table["map"], province)]
            found.append(" ".join([self._say(message, province=province, **args), *cities]))
        sales = [
            f"{space} {self._sale(sale)}" for space, sale in enumerate(table["display"], 1) if sale
        ]
        if sales:
            found.append(self._say("line-display", cards=self.texts.join(sales)))
        found += [self._player(seat) for seat in range(len(table["players"]))]
        if table["hand"] is not None:
            found.append(self._say("line-your-hand", cards=as_list(table["hand"])))
        return found

    def _city(self, name: str) -> str:
        city = self.table["cities"][name]
        if not city["houses"]:
            return self._say("line-city-free", city=name, good=city["good"])
        return self._say("line-city", city=name, good=city["good"], seats=city["houses"])

    def _sale(self, sale: Sale) -> str:
        price = short_goods(self.texts, sale["price"]["goods"])
        extra = f" {self._say('space-any')}" if sale["price"]["any"] else ""
        return f"{self._say('card-' + sale['card'])} ({price}{extra})"

    def facts(self, seat: int) -> list[str]:
        """What is to be said of a player, in a few words each."""
        player = self.table["players"][seat]
        found = [
            self._say("player-coins", count=player["coins"]),
            short_goods(self.texts, good_list(player["goods"])) or "–",
            self._say("player-free", count=player["free"]),
            self._say("player-houses", count=player["houses"]),
            self._say("player-cards", count=player["cards"]),
        ]
        if player["top"] is not None:
            found.append(self._say("player-top", card=player["top"]))
        if self.table["praefectus"] == seat:
            found.append(self._say("tag-praefectus"))
        if self.table["concordia"] == seat:
            found.append(self._say("tag-concordia"))
        return found

    def _player(self, seat: int) -> str:
        player = self.table["players"][seat]
        places = [
            f"{place_words(self.texts, place)} ({self._say(f'kind-{kind}')})"
            for kind, at in (("land", player["land"]), ("sea", player["sea"]))
            for place in at
        ]
        line = self._say("line-player", seat=seat, facts=", ".join(self.facts(seat)))
        if not places:
            return line
        return f"{line} {self._say('line-colonists', places=self.texts.join(places))}"
