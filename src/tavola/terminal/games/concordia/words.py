"""Concordia in words: the whole table, and what a move would bring."""

from collections.abc import Sequence

from tavola.games.concordia.data import CARDS, GOODS
from tavola.terminal.games.concordia.look import Counts, Look, price_of
from tavola.text import Texts


def as_list(cards: Counts) -> list[str]:
    """Counts as a list, in the order of the printed cards."""
    return [kind for kind in CARDS for _ in range(cards.get(kind, 0))]


def good_list(goods: Counts) -> list[str]:
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
    """The table and its moves, for one look."""

    def __init__(self, look: Look, texts: Texts, names: Sequence[str]) -> None:
        self.look = look
        self.texts = texts
        self.names = names

    def _say(self, id: str, **args: object) -> str:
        return self.texts.say(id, self.names, **args)

    # --- the whole table -------------------------------------------------------------------------

    def lines(self) -> list[str]:
        look = self.look
        found = []
        for province, marker in look.provinces.items():
            message = "line-province-turned" if marker.turned else "line-province"
            args = {} if marker.turned else {"good": marker.good}
            cities = [self._city(city) for city in look.cities_of(province)]
            found.append(" ".join([self._say(message, province=province, **args), *cities]))
        sales = [f"{space + 1} {self._sale(space)}" for space, s in enumerate(look.display) if s]
        if sales:
            found.append(self._say("line-display", cards=self.texts.join(sales)))
        found += [self._player(seat) for seat in range(len(look.players))]
        if look.hand is not None:
            found.append(self._say("line-your-hand", cards=as_list(look.hand)))
        return found

    def _city(self, name: str) -> str:
        city = self.look.cities[name]
        if not city.houses:
            return self._say("line-city-free", city=name, good=city.good)
        return self._say("line-city", city=name, good=city.good, seats=city.houses)

    def _sale(self, space: int) -> str:
        sale = self.look.display[space]
        assert sale is not None
        goods = sale.cost + ["cloth"] * sale.cloth
        price = short_goods(self.texts, goods)
        extra = f" {self._say('space-any')}" if sale.any else ""
        return f"{self._say(f'card-{sale.card}')} ({price}{extra})"

    def facts(self, seat: int) -> list[str]:
        """What is to be said of a player, in a few words each."""
        player = self.look.players[seat]
        found = [
            self._say("player-coins", count=player.coins),
            short_goods(self.texts, good_list(player.goods)) or "–",
            self._say("player-free", count=player.free),
            self._say("player-houses", count=player.houses),
            self._say("player-cards", count=player.cards),
        ]
        if player.top is not None:
            found.append(self._say("player-top", card=player.top))
        if self.look.praefectus == seat:
            found.append(self._say("tag-praefectus"))
        if self.look.concordia == seat:
            found.append(self._say("tag-concordia"))
        return found

    def _player(self, seat: int) -> str:
        player = self.look.players[seat]
        places = [
            f"{place_words(self.texts, place)} ({self._say(f'kind-{kind}')})"
            for kind in ("land", "sea")
            for place in getattr(player, kind)
        ]
        line = self._say("line-player", seat=seat, facts=", ".join(self.facts(seat)))
        if not places:
            return line
        return f"{line} {self._say('line-colonists', places=self.texts.join(places))}"

    # --- moves -----------------------------------------------------------------------------------

    def hint(self, move: str) -> str:
        look = self.look
        verb, *words = move.split()
        if verb == "play":
            return self._say("hint-play", card=words[0])
        if verb == "copy":
            top = look.players[int(words[0])].top
            return "" if top is None else self._say("hint-copy", card=top)
        if verb == "build":
            goods, coins = look.house_price(words[0])
            return self._say("hint-build", goods=goods, coins=coins)
        if verb == "card":
            goods, any_good = look.card_price(int(words[1]) - 1)
            return self._say("hint-card-any" if any_good else "hint-card", goods=goods)
        if verb == "produce":
            return self._harvest(words[0])
        return self._small(verb, words)

    def _small(self, verb: str, words: list[str]) -> str:
        look = self.look
        if verb == "collect":
            return self._say("hint-collect", count=look.showing)
        if verb in {"buy", "sell"}:
            coins = look.players[look.me].coins
            return self._say("hint-trade", coins=price_of(words[0]), has_coins=coins)
        return self._say("hint-place") if verb == "place" else ""

    def _harvest(self, province: str) -> str:
        look = self.look
        own = look.harvest(province, look.me)
        others = sum(
            len(look.harvest(province, seat))
            for seat in range(len(look.players))
            if seat != look.me
        )
        if others:
            return self._say("hint-produce-others", goods=own, count=others)
        return self._say("hint-produce", goods=own)
