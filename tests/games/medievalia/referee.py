"""A second referee: it follows a match from outside and judges every move by its own reading.

It knows the saved positions before and after a move and what was told, and nothing of the engine:
legal moves (expected.py), payments, marches, sieges, battles, losses and places are worked out
anew from the rules. What differs is an AssertionError.
"""

from collections import Counter
from typing import Any

import msgspec

import tavola
from tests.games.medievalia import expected
from tests.games.medievalia.combat import Battle
from tests.games.medievalia.world import BUILDINGS, Resources, World, kind, payable


class Referee:
    """Plays a match move by move, and looks closely."""

    def __init__(self, match: tavola.Match) -> None:
        self.match = match
        self.world = self._read()
        self.battle: Battle | None = None

    def _read(self) -> World:
        saved: Any = msgspec.json.decode(msgspec.json.encode(self.match.save()["state"]))
        return World(saved)

    def play(self, seat: int, move: str) -> None:
        self.check_legal(seat)
        before = self.world
        self.match.play(seat, move)
        self.world = self._read()
        told = [(event.id, event.args) for event in self.match.steps[-1].events]
        verb, *words = move.split()
        if verb in ("enter", "cross", "centre"):
            self.check_march(before, seat, move)
        for name, args in told:
            if name in ("played", "built", "bought-card"):
                self.check_payment(before, seat, name, args)
            if name == "turn":
                self.check_turn_begins(before, args)
        self.follow_battle(before, seat, verb, words, told)

    # --- legal moves ---

    def check_legal(self, seat: int) -> None:
        """All verbs that the referee can judge, and the engine's choice of them."""
        world, phase = self.world, self.world.state["phase"]
        wanted: set[str] | None = None
        verbs: tuple[str, ...] = ()
        if phase == "turn":
            verbs = ("lift", "raid", "clash", "contest", "end", "shoot")
            wanted = expected.lifts(world, seat) | expected.battles(world, seat)
            wanted |= expected.shots(world, seat, lambda _: True)
        elif phase == "shots":
            wanted = {"pass"} | expected.shots(
                world, seat, lambda other: other == world.state["active"]
            )
        elif phase == "batch" and "close" not in self.match.legal(seat):
            verbs = ("flip", "discard")
            if any(move.startswith(verbs) for move in self.match.legal(seat)):
                wanted = expected.additions(world, seat)
        else:
            whole = {
                "exchange": expected.exchange,
                "move": expected.destinations,
                "answer": expected.answers,
                "armies": expected.armies,
                "defence": expected.defence,
                "targets": expected.targets,
            }
            if phase in whole:
                wanted = whole[phase](world, seat)
        if wanted is not None:
            legal = {m for m in self.match.legal(seat) if not verbs or m.split()[0] in verbs}
            assert legal == wanted, (phase, legal ^ wanted)

    # --- M7.2, M7.14 ---

    def check_march(self, before: World, seat: int, move: str) -> None:
        name = before.state["lifted"]
        old, new = before.figures[name], self.world.figures[name]
        assert expected.zone_words(new["zone"]) == move
        assert new["zone"] in before.adjacent(old["zone"])
        assert new["post"] is None
        most = expected.external_moves(name)
        stops = before.hostile(seat, new["zone"])
        assert new["marched"] == (most if stops else old["marched"] + 1)

    # --- M4, M5, M6 ---

    def check_payment(self, before: World, seat: int, name: str, args: Any) -> None:
        """The batch as its moves tell it, counted anew (M4.11), tried for every exchange (M4.6)."""
        batch = before.state["batch"]
        have, wild, off, flips = self.count(before, seat, batch)
        if name == "bought-card":
            assert have.total() + wild >= 4  # M4.8
        else:
            card = kind(args["piece"]) if name == "played" else args["card"]
            assert payable(have, wild, before.price(seat, card), off)
        assert sorted(args["pieces"]) == sorted(flips)
        self.check_flipped(before, seat, flips)
        if name == "built":
            land = before.lands[args["piece"]]
            assert not land["flipped"]
            assert args["piece"] not in flips
            assert len(land["buildings"]) < 3
            assert args["card"] not in before.buildings(seat)

    def count(self, world: World, seat: int, batch: Any) -> tuple[Resources, int, int, list[str]]:
        """What a batch comes to: resources, of any kind, off the price; and the groups flipped."""
        have: Resources = Counter()
        wild = off = 0
        flips: list[str] = []
        abilities: list[list[str]] = []
        for move in batch["added"]:
            verb, *words = move.split()
            if verb == "flip":
                flips += words
                have += world.output(seat, words[0])
            elif verb == "discard":
                wild += 1
            else:
                abilities.append([verb, *words])
        for verb, *words in abilities:  # M4.3: ability instead of labour
            if verb in ("double", "trade", "lower"):
                have -= world.labour(words[0])
        have += self.doubled(world, seat, abilities)
        for verb, *words in abilities:
            if verb == "lower":
                off += 2
            elif verb == "trade" and words[1] == "changed":
                wild += 1
            elif verb == "trade":
                have[words[1]] -= 1
                assert have[words[1]] >= 0
                wild += 2 if words[1] == "gold" else 1
        for resource, count in batch["help"].items():  # M8.3
            have[resource] += count // 2
        return have, wild + batch["given"], off, flips

    def doubled(self, world: World, seat: int, abilities: list[list[str]]) -> Resources:
        """M6.7, M6.10"""
        acting = {words[0] for verb, *words in abilities if verb != "pick"}
        picks = [words[0] for verb, *words in abilities if verb == "pick"]
        total: Resources = Counter()
        for verb, *words in abilities:
            if verb != "double":
                continue
            artist, group = words
            cards = [world.printed(group)] if world.printed(group) else []
            built = world.lands[group]["buildings"] if group in world.lands else []
            printing = [b for b in built if BUILDINGS[b]["output"]]
            # Who acts later in this batch had not acted yet: he may have been doubled before.
            workers = [
                name
                for name in world.workers(seat, group)
                if name != artist and name not in acting and world.labour(name)
            ]
            if len(cards) + len(printing) + len(workers) > 3 and printing:
                mine, picks = picks[:3], picks[3:]
                for pick in mine:
                    total += self.pick(world, group, pick)
            else:
                cards += [Counter(BUILDINGS[b]["output"]) for b in printing]
                cards += [world.labour(name) for name in workers]
                for card in cards[:3]:
                    total += card
        return total

    def pick(self, world: World, group: str, pick: str) -> Resources:
        if pick == "land":
            return world.printed(group)
        return world.labour(pick) if pick in world.figures else Counter(BUILDINGS[pick]["output"])

    def check_flipped(self, before: World, seat: int, flips: list[str]) -> None:
        """M4.2 Whole groups, and nothing else."""
        for name, figure in before.figures.items():
            if figure["seat"] == seat:
                group = figure["post"] or name
                assert self.world.figures[name]["flipped"] == (figure["flipped"] or group in flips)
        for name, land in before.lands.items():
            if land["seat"] == seat:
                assert self.world.lands[name]["flipped"] == (land["flipped"] or name in flips)

    # --- M3.1, M9.3 ---

    def check_turn_begins(self, before: World, args: Any) -> None:
        seat = args["seat"]
        player = self.world.players[seat]
        if player["fell"]:
            assert before.players[seat]["siege"] == 2
            return
        siege = before.players[seat]["siege"] + 1 if self.world.besieged(seat) else 0
        if self.match.result is None and self.world.state["active"] == seat:
            assert player["siege"] == siege
            assert not player["city_flipped"]
            assert not any(land["flipped"] for land in player["lands"])
            assert not any(figure["flipped"] for figure in player["figures"])

    # --- M7 ---

    def follow_battle(
        self, before: World, seat: int, verb: str, words: list[str], told: list[tuple[str, Any]]
    ) -> None:
        if verb in ("raid", "clash", "contest"):
            self.battle = Battle(before, seat, int(words[-1]), told[0][1])
        if self.battle is not None:
            self.battle.hear(told)
            if self.world.state["battle"] is None:
                self.battle.check(self.world)
                self.battle = None

    def places(self) -> list[int]:
        """M9.6"""
        assert self.match.result is not None
        return self.world.places(self.match.result.rule != "M9.2")
