"""Concordia in words: the whole table."""

from collections.abc import Sequence

from tavola.games.concordia.board import cities_of
from tavola.games.concordia.data import CARDS, GOODS
from tavola.games.concordia.view import Sale, Table
from tavola.games.concordia.view_players import Goods
from tavola.terminal.board import Look, as_list
from tavola.text import Texts


def good_list(goods: Goods) -> list[str]:
    return [good for good in GOODS for _ in range(goods[good])]


def short_goods(texts: Texts, goods: Sequence[str]) -> str:
    """Goods in little room: `Br Fo 2To`."""
    counted = [(good, list(goods).count(good)) for good in GOODS if good in goods]
    return " ".join(
        f"{count if count > 1 else ''}{texts.say(f'good-{good}.abbr')}" for good, count in counted
    )


def short_city(texts: Texts, city: str) -> str:
    """As it stands on the map, where a long name is cut short."""
    short = f"city-{city}.short"
    return texts.say(short if texts.has(short) else f"city-{city}")


def place_words(texts: Texts, place: str) -> str:
    """`land aquileia roma` → Aquileia–Roma; a city by its name."""
    words = place.split()
    return "–".join(texts.say(f"city-{word}") for word in (words[1:] or words))


class Words(Look[Table]):
    """The table, for one viewer."""

    # --- the whole table -------------------------------------------------------------------------

    def lines(self) -> list[str]:
        table = self.table
        found = []
        for province, marker in table["provinces"].items():
            message = "line-province-turned" if marker["turned"] else "line-province"
            args = {} if marker["turned"] else {"good": marker["good"]}
            cities = [self._city(city) for city in cities_of(table["map"], province)]
            found.append(" ".join([self.say(message, province=province, **args), *cities]))
        sales = [
            f"{space} {self._sale(sale)}" for space, sale in enumerate(table["display"], 1) if sale
        ]
        if sales:
            found.append(self.say("line-display", cards=self.texts.join(sales)))
        found += [self._player(seat) for seat in range(len(table["players"]))]
        if table["hand"] is not None:
            found.append(self.say("line-your-hand", cards=as_list(table["hand"], CARDS)))
        return found

    def _city(self, name: str) -> str:
        city = self.table["cities"][name]
        if not city["houses"]:
            return self.say("line-city-free", city=name, good=city["good"])
        return self.say("line-city", city=name, good=city["good"], seats=city["houses"])

    def _sale(self, sale: Sale) -> str:
        price = short_goods(self.texts, sale["price"]["goods"])
        extra = f" {self.say('space-any')}" if sale["price"]["any"] else ""
        return f"{self.say('card-' + sale['card'])} ({price}{extra})"

    # --- a player, in a few words each -----------------------------------------------------------

    def stores(self, seat: int) -> list[str]:
        """What lies in the storehouse."""
        player = self.table["players"][seat]
        return [
            self.say("player-coins", count=player["coins"]),
            short_goods(self.texts, good_list(player["goods"])) or "–",
            self.say("player-free", count=player["free"]),
        ]

    def holdings(self, seat: int) -> list[str]:
        """Houses and cards."""
        player = self.table["players"][seat]
        found = [
            self.say("player-houses", count=player["houses"]),
            self.say("player-cards", count=player["cards"]),
        ]
        if player["top"] is not None:
            found.append(self.say("player-top", card=player["top"]))
        return found

    def tags(self, seat: int) -> list[str]:
        """The special cards that lie before him."""
        return [
            self.say(f"tag-{name}")
            for name, holder in (
                ("praefectus", self.table["praefectus"]),
                ("concordia", self.table["concordia"]),
            )
            if holder == seat
        ]

    def _player(self, seat: int) -> str:
        player = self.table["players"][seat]
        places = [
            f"{place_words(self.texts, place)} ({self.say(f'kind-{kind}')})"
            for kind, at in (("land", player["land"]), ("sea", player["sea"]))
            for place in at
        ]
        facts = [*self.stores(seat), *self.holdings(seat), *self.tags(seat)]
        line = self.say("line-player", seat=seat, facts=", ".join(facts))
        if not places:
            return line
        return f"{line} {self.say('line-colonists', places=self.texts.join(places))}"
