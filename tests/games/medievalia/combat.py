"""The referee's own account of a battle: who fought whom, who had to fall (M7)."""

from collections import Counter, defaultdict
from typing import Any

from tests.games.medievalia.world import BUILDINGS, CARDS, DATA, WALLS, World, kind


def zone_of(args: Any) -> str:
    """The zone that an event names."""
    if args["place"] == "centre":
        return "centre"
    if args["place"] == "fief":
        return f"fief-{args['lord_seat']}"
    return f"border-{args['lord_seat']}-{args['next_seat']}"


class Battle:
    """What has been told of a battle so far."""

    def __init__(self, world: World, attacker: int, enemy: int, args: Any) -> None:
        self.world = world
        self.attacker = attacker
        self.enemy = enemy
        self.zone = zone_of(args)
        self.armies: dict[int, list[str]] = defaultdict(list)
        self.opposed: dict[int, list[str]] = defaultdict(list)
        self.aims: dict[int, str] = {}
        self.joins: dict[int, int] = {}
        self.damage: Counter[str] = Counter()
        self.ordered: list[tuple[int, str, int]] = []  # combat, side, damage dealt
        self.taken: Counter[tuple[int, str]] = Counter()
        self.bonus: Counter[str] = Counter()
        self.given: Counter[str] = Counter()  # of it, when damage was ordered (M5.7)
        self.killed: set[str] = set()
        self.lost_lands: set[str] = set()
        self.fallen: set[int] = set()
        for name, figure in world.figures.items():
            self.damage[name] = figure["damage"]
            self.bonus[name] = figure["extra"]

    def hear(self, told: list[tuple[str, Any]]) -> None:
        for name, args in told:
            if name == "turn":
                break
            if name == "joins-army":
                self.armies[args["army"]].append(args["piece"])
            elif name == "faces-army":
                self.opposed[args["army"]].append(args["piece"])
            elif name == "targets":
                self.aims[args["army"]] = args["piece"]
            elif name == "joins-combat":
                self.joins[args["army"]] = args["other_army"]
            else:
                self.hear_damage(name, args)

    def hear_damage(self, name: str, args: Any) -> None:
        if name == "damage":
            self.ordered.append((args["army"], args["side"], args["count"]))
        elif name == "bonus":
            self.bonus[args["piece"]] += 1
            self.given[args["piece"]] += 1
        elif name == "takes-damage":
            self.damage[args["piece"]] += args["count"]
            self.taken[self.ordered[-1][:2]] += args["count"]
        elif name == "wall-damage":
            self.damage[args["card"]] += args["count"]
            self.taken[self.ordered[-1][:2]] += args["count"]
        elif name == "city-damage":
            self.damage["city"] += args["count"]
        elif name == "shot":
            self.damage[args["other_piece"]] += 1
            self.save_by_building(args["other_piece"])
        elif name == "healed":
            self.damage[args["other_piece"]] -= 1
        elif name == "killed":
            self.killed.add(args["piece"])
        elif name == "land-lost":
            self.lost_lands.add(args["piece"])
        elif name == "defeated":
            self.fallen.add(args["seat"])

    def save_by_building(self, piece: str) -> None:
        """M5.7 A +0/1 not given yet saves the first figure at its post from a shot."""
        post = self.world.figures[piece]["post"]
        if self.post(piece) in (None, "city") or self.damage[piece] != self.bears(piece):
            return
        built = self.world.lands[post]["buildings"]
        sources = sum(BUILDINGS[b].get("bonus", 0) for b in built)
        spent = sum(
            self.bonus[name]
            for name in self.world.garrison(self.world.figures[piece]["seat"], post)
        )
        if sources > spent:
            self.bonus[piece] += 1

    def army(self, piece: str) -> tuple[str, int] | None:
        """M7.4, M7.5 The army in which it was sent, by side and number."""
        for side, armies in (("attacker", self.armies), ("defender", self.opposed)):
            for number, names in armies.items():
                if piece in names:
                    return side, number
        return None

    def post(self, piece: str) -> str | None:
        """M7.5 Its post; who was sent has left it."""
        post: str | None = self.world.figures[piece]["post"]
        return None if self.army(piece) else post

    def comrades(self, piece: str) -> list[str]:
        """M6.3 Its army, no army being mixed (M8.7), or at its post the garrison still there."""
        army, post = self.army(piece), self.post(piece)
        if army is None and post is None:
            return [piece]
        seat = self.world.figures[piece]["seat"]
        return [
            name
            for name, figure in self.world.figures.items()
            if figure["seat"] == seat and self.army(name) == army and self.post(name) == post
        ]

    def bears(self, name: str) -> int:
        if name == "city":
            return int(DATA["city"]["defence"])
        card = BUILDINGS.get(name) or CARDS[kind(name)]
        return int(card["defence"]) + self.bonus[name]

    def bore(self, name: str) -> int:
        """How much it could take in step 4: what a building saves from a shot comes later."""
        if name in WALLS:
            return int(BUILDINGS[name]["defence"])
        before = self.world.figures[name]
        defence = int(CARDS[kind(name)]["defence"])
        return int(defence + before["extra"] + self.given[name] - before["damage"])

    # --- M7.16, M7.17 ---

    def combats(self) -> dict[int, tuple[list[str], list[str], str | None]]:
        """By its first army: attackers, defenders, and the land or city attacked."""
        found: dict[int, tuple[list[str], list[str], str | None]] = {}
        first: dict[str, int] = {}
        for army in sorted(self.armies):
            if self.opposed[army]:
                found[army] = (list(self.armies[army]), list(self.opposed[army]), None)
        for army in sorted(self.armies):
            if army in self.joins:
                found[self.joins[army]][0].extend(self.armies[army])
            elif army in self.aims:
                aim = self.aims[army]
                if aim in first:
                    found[first[aim]][0].extend(self.armies[army])
                    continue
                first[aim] = army
                if aim in self.world.figures:
                    found[army] = (list(self.armies[army]), [aim], None)
                else:
                    found[army] = (list(self.armies[army]), self.body(aim), aim)
        return found

    def body(self, post: str) -> list[str]:
        """M7.17 The garrison still there, and the military buildings."""
        lord = self.world.lord(self.zone)
        assert lord is not None
        sent = {name for army in self.opposed.values() for name in army}
        walls = self.world.lands[post]["buildings"] if post != "city" else []
        return [n for n in self.world.garrison(lord, post) if n not in sent] + [
            b for b in walls if b in WALLS
        ]

    def attack(self, names: list[str]) -> int:
        return sum((BUILDINGS.get(name) or CARDS[kind(name)])["attack"] for name in names)

    # --- M7.7, M7.8, M7.10, M7.18 ---

    def check(self, after: World) -> None:
        """The battle is over: everything had to come as it came."""
        self.check_damage()
        for name in self.world.figures:
            doomed = self.damage[name] >= self.bears(name)
            assert (name in self.killed) == doomed, name
        self.check_lands()
        for name in self.killed:
            assert name not in after.figures
        for land in self.lost_lands:
            assert land not in after.lands

    def check_damage(self) -> None:
        dealt = {(army, side): count for army, side, count in self.ordered}
        for army, (attackers, opponents, aim) in self.combats().items():
            back = self.attack(opponents) + (DATA["city"]["attack"] if aim == "city" else 0)
            assert dealt.get((army, "attacker"), 0) == back
            assert dealt.get((army, "defender"), 0) == self.attack(attackers)
            # Damage goes on as long as there is a card that can take it (M7.7).
            for side, names, sum_dealt in (
                ("attacker", attackers, back),
                ("defender", opponents, self.attack(attackers)),
            ):
                fresh = sum(self.bore(name) for name in names)
                assert self.taken[(army, side)] == min(sum_dealt, fresh)

    def check_lands(self) -> None:
        for army, (attackers, _, aim) in self.combats().items():
            if aim is None:
                continue
            guards = self.body(aim)
            rest = self.attack(attackers) - self.taken[(army, "defender")]
            survivors = [name for name in guards if self.damage[name] < self.bears(name)]
            if aim == "city":
                falls = rest >= self.bears("city") and not survivors
                lord = self.world.lord(self.zone)
                assert (lord in self.fallen) == falls
            else:
                assert (aim in self.lost_lands) == (rest >= 1 and not survivors)
