"""The table as plain data, read from a saved position, with the facts of data.toml: no engine.

What the referee (referee.py, expected.py) knows of a position. Written straight from the rules.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[3] / "src" / "tavola" / "games" / "medievalia" / "data.toml"
DATA = tomllib.loads(FILE.read_text("utf-8"))
CARDS: dict[str, Any] = {**DATA["territory"], **DATA["figure"]}
BUILDINGS: dict[str, Any] = DATA["building"]
WALLS = {"tower", "fortress", "castle"}
PAIR = {  # M5.6
    "priest": "church",
    "archer": "carpenter",
    "cavalry": "stable",
    "infantry": "smith",
    "merchant": "bank",
    "bureaucrat": "school",
    "artist": "workshop",
}
CROP = {"field": "food", "farm": "food", "forest": "energy", "mine": "gold"}  # M5.1

Resources = Counter[str]


def kind(piece: str) -> str:
    return piece.rsplit("-", 1)[0]


class World:
    """A saved position, with the questions that the rules ask of it."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.players: list[Any] = state["players"]
        self.alliance: bool = state["alliance"]
        self.figures: dict[str, Any] = {}
        self.lands: dict[str, Any] = {}
        for seat, player in enumerate(self.players):
            for figure in player["figures"]:
                self.figures[figure["piece"]] = {**figure, "seat": seat}
            for land in player["lands"]:
                self.lands[land["piece"]] = {**land, "seat": seat}

    # --- M1.4, M1.6 ---

    def adjacent(self, zone: str) -> set[str]:
        joined = set()
        count = len(self.players)
        for seat in range(1 if count == 2 else count):
            other = (seat + 1) % count
            for end in (seat, other):
                joined |= {(f"fief-{end}", f"border-{seat}-{other}")}
        if self.state["central_fief"]:
            joined |= {(f"fief-{seat}", "centre") for seat in range(count)}
        return {b for a, b in joined if a == zone} | {a for a, b in joined if b == zone}

    def enemies(self, one: int, other: int) -> bool:
        return one % 2 != other % 2 if self.alliance else one != other

    def side(self, seat: int) -> int:
        return seat % 2 if self.alliance else seat

    def shoots(self, seat: int) -> bool:
        """M8.4 Whether this seat's archers may act now, or in its own turn only."""
        free = not self.alliance or self.state["allied_archers"]
        return bool(free or seat == self.state["active"])

    def lord(self, zone: str) -> int | None:
        if zone.startswith("fief-"):
            seat = int(zone.removeprefix("fief-"))
            return None if self.players[seat]["fell"] else seat
        return None

    def in_zone(self, zone: str) -> dict[str, Any]:
        return {name: figure for name, figure in self.figures.items() if figure["zone"] == zone}

    def enemy_figures(self, seat: int, zone: str) -> bool:
        return any(self.enemies(seat, figure["seat"]) for figure in self.in_zone(zone).values())

    def hostile(self, seat: int, zone: str) -> bool:
        """M7.2 Enemy squires are there."""
        lord = self.lord(zone)
        return (lord is not None and self.enemies(seat, lord)) or self.enemy_figures(seat, zone)

    # --- M4, M5 ---

    def flipped_post(self, figure: Any) -> bool:
        if figure["post"] is None:
            return False
        if figure["post"] == "city":
            return bool(self.players[figure["seat"]]["city_flipped"])
        return bool(self.lands[figure["post"]]["flipped"])

    def garrison(self, seat: int, post: str) -> list[str]:
        return [
            name
            for name, figure in self.figures.items()
            if figure["seat"] == seat and figure["post"] == post
        ]

    def buildings(self, seat: int) -> set[str]:
        found: set[str] = set()
        for land in self.players[seat]["lands"]:
            found |= set(land["buildings"])
        return found

    def price(self, seat: int, card: str) -> Resources:
        """M5.6"""
        printed = Counter((CARDS.get(card) or BUILDINGS[card])["price"])
        if card in PAIR and PAIR[card] not in self.buildings(seat):
            printed += Counter({"gold": 2})
        return printed

    def labour(self, piece: str) -> Resources:
        """M4.9 What a figure's labour is worth where it is."""
        count = CARDS[kind(piece)]["output"].get("labour", 0)
        post = self.figures[piece]["post"]
        if post in (None, "city"):
            return Counter({"labour": count})
        return Counter({CROP[kind(post)]: count})

    def printed(self, group: str) -> Resources:
        if group == "city":
            return Counter(DATA["city"]["output"])
        return Counter(CARDS[kind(group)]["output"]) if group in self.lands else Counter()

    def workers(self, seat: int, group: str) -> list[str]:
        """The unflipped figures of a group."""
        if group in self.figures:
            return [group]
        return [name for name in self.garrison(seat, group) if not self.figures[name]["flipped"]]

    def output(self, seat: int, group: str) -> Resources:
        """M5.1, M5.2"""
        total = self.printed(group)
        if group in self.lands:
            for building in self.lands[group]["buildings"]:
                total += Counter(BUILDINGS[building]["output"])
        for name in self.workers(seat, group):
            total += self.labour(name)
        return total

    def groups(self, seat: int) -> set[str]:
        """M4.2, M4.4 The unflipped groups at home that could give something."""
        player = self.players[seat]
        found = {land["piece"] for land in player["lands"] if not land["flipped"]}
        if not player["city_flipped"]:
            found.add("city")
        for name, figure in self.figures.items():
            at_home = figure["seat"] == seat and figure["zone"] == f"fief-{seat}"
            free = figure["post"] is None and not figure["flipped"]
            if at_home and free and CARDS[kind(name)]["output"]:
                found.add(name)
        return found

    # --- M9 ---

    def besieged(self, seat: int) -> bool:
        """M9.3"""
        if not self.enemy_figures(seat, f"fief-{seat}"):
            return False
        lands = self.players[seat]["lands"]
        guarded = self.garrison(seat, "city") or any(
            self.garrison(seat, land["piece"]) or WALLS & set(land["buildings"]) for land in lands
        )
        return not lands or not guarded

    def prestige(self, seat: int) -> tuple[int, int, int]:
        """M9.2"""
        player = self.players[seat]
        if player["fell"]:
            return (0, 0, 0)
        total = self.printed("city")
        for land in player["lands"]:
            total += self.printed(land["piece"])
            for building in land["buildings"]:
                total += Counter(BUILDINGS[building]["output"])
        for figure in player["figures"]:
            total += Counter(CARDS[kind(figure["piece"])]["output"])
        built = sum(len(land["buildings"]) for land in player["lands"])
        return (built, total.total(), len(player["hand"]))

    def places(self, outright: bool) -> list[int]:
        """M9.6, M8.1"""

        def standing(seat: int) -> tuple[int, ...]:
            side = [s for s in range(len(self.players)) if self.side(s) == self.side(seat)]
            fell = [self.players[s]["fell"] for s in side]
            if all(fell):
                return (-1, max(fell))
            if outright:
                return (1,)
            return (0, *map(sum, zip(*(self.prestige(s) for s in side), strict=True)))

        standings = [standing(seat) for seat in range(len(self.players))]
        return [1 + sum(other > own for other in standings) for own in standings]


def payable(have: Resources, wild: int, price: Resources, off: int) -> bool:
    """M4.6, M4.7, M6.6 Tried out: every exchange of four equal for one, one after another."""
    short = sum((price - have).values())
    if short <= wild + off:
        return True
    for resource, count in have.items():
        if count >= 4:
            for other in ("food", "energy", "gold", "labour"):
                if other != resource and price[other] > have[other]:
                    changed = have.copy()
                    changed[resource] -= 4
                    changed[other] += 1
                    if payable(changed, wild, price, off):
                        return True
    return False
