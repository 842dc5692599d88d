"""A second referee: it follows a match from outside and judges every move by its own reading.

It knows the saved positions before and after a move and what was told, and nothing of the engine:
legal moves (expected.py), payments, marches, sieges, battles, losses and places are worked out
anew from the rules. What differs is an AssertionError.
"""

from typing import Any

import msgspec

import tavola
from tests.games.medievalia import aftermath, expected, payment
from tests.games.medievalia.combat import Battle
from tests.games.medievalia.world import World


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
        if verb in ("shoot", "heal"):
            self.check_ability_flips(before, seat, words[0])
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
        if phase in ("shots", "archers"):
            assert world.shoots(seat)
        wanted: set[str] = set()
        verbs: tuple[str, ...] = ()
        if phase == "turn":
            verbs = ("lift", "raid", "clash", "contest", "end", "shoot")
            wanted = expected.lifts(world, seat) | expected.battles(world, seat)
            wanted |= expected.shots(world, seat, lambda _: True)
        elif phase == "shots":
            wanted = {"pass"} | expected.shots(
                world, seat, lambda other: other == world.state["active"]
            )
        else:
            whole = {
                "exchange": expected.exchange,
                "move": expected.destinations,
                "answer": expected.answers,
                "armies": expected.armies,
                "defence": expected.defence,
                "targets": expected.targets,
                "batch": payment.whole_batch,
                "double": payment.picks,
                "place": payment.places,
                "help": payment.helping,
            }
            if phase in whole:
                wanted = whole[phase](world, seat)
            elif self.battle is not None:
                wanted = self.expected_in_battle(phase, seat, self.battle)
        legal = {m for m in self.match.legal(seat) if not verbs or m.split()[0] in verbs}
        assert legal == wanted, (phase, legal ^ wanted)

    def expected_in_battle(self, phase: str, seat: int, battle: Battle) -> set[str]:
        """M7.7, M7.9"""
        if phase == "damage":
            return aftermath.damage(self.world, battle)
        if phase == "archers":
            return aftermath.archers(self.world, battle, seat)
        assert phase == "priests"
        return aftermath.priests(self.world, battle, seat)

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
        assert payment.covered(before, seat)
        flips = payment.flips(before.state["batch"]["added"])
        assert sorted(args["pieces"]) == sorted(flips)
        added = before.state["batch"]["added"]
        assert sorted(args["acting_pieces"]) == sorted(payment.acting(added))  # M1.5
        self.check_flipped(before, seat, flips)
        if name == "built":
            land = before.lands[args["piece"]]
            assert not land["flipped"]
            assert args["piece"] not in flips
            assert len(land["buildings"]) < 3
            assert args["card"] not in before.buildings(seat)

    def check_flipped(self, before: World, seat: int, flips: list[str]) -> None:
        """M4.2 Whole groups, and nothing else."""
        for name, figure in before.figures.items():
            if figure["seat"] == seat:
                group = figure["post"] or name
                assert self.world.figures[name]["flipped"] == (figure["flipped"] or group in flips)
        for name, land in before.lands.items():
            if land["seat"] == seat:
                assert self.world.lands[name]["flipped"] == (land["flipped"] or name in flips)

    def check_ability_flips(self, before: World, seat: int, actor: str) -> None:
        """M4.12, M7.1, M7.9 The group of who acted, or the army; M7.5 not who was sent out."""
        if self.world.state["active"] == seat != before.state["active"]:
            return  # all was turned back (M3.1)
        figure = before.figures[actor]
        army = self.battle.army(actor) if self.battle else None
        turned = {actor}
        if army or (figure["post"] and not before.flipped_post(figure)):
            turned |= {
                name
                for name, other in before.figures.items()
                if other["seat"] == seat
                and (self.battle.army(name) if self.battle else None) == army
                and (army or other["post"] == figure["post"])
            }
        for name, other in before.figures.items():
            if other["seat"] == seat and name in self.world.figures:
                wanted = other["flipped"] or name in turned
                assert self.world.figures[name]["flipped"] == wanted, name

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
