"""Which moves the referee expects to be legal: read off a saved position, verb by verb."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.medievalia.world import World

Moves = set[str]


def zone_words(zone: str) -> str:
    """How a march to this zone is written."""
    if zone == "centre":
        return "centre"
    sort, *seats = zone.split("-")
    return f"{'enter' if sort == 'fief' else 'cross'} {' '.join(seats)}"


def battle_words(zone: str, enemy: int) -> str:
    if zone == "centre":
        return f"contest {enemy}"
    sort, *seats = zone.split("-")
    return f"{'raid' if sort == 'fief' else 'clash'} {' '.join(seats)} {enemy}"


def external_moves(name: str) -> int:
    return 2 if name.startswith("cavalry") else 1


def exchange(world: World, seat: int) -> Moves:
    """M2.4"""
    left = Counter(world.players[seat]["hand"]) - Counter(world.state["returned"])
    if len(world.state["returned"]) >= 5:
        left.clear()
    return {f"return {card}" for card in left} | {"done"}


def lifts(world: World, seat: int) -> Moves:
    """M7.1, M7.2, M3.5"""
    found = set()
    for name, figure in world.figures.items():
        if figure["seat"] != seat or figure["flipped"] or world.flipped_post(figure):
            continue
        shifts = figure["zone"] == f"fief-{seat}" and not figure["shifted"]
        if shifts or figure["marched"] < external_moves(name):
            found.add(f"lift {name}")
    return found


def destinations(world: World, seat: int) -> Moves:
    """M7.1, M7.2"""
    name = world.state["lifted"]
    figure = world.figures[name]
    found = set()
    if figure["zone"] == f"fief-{seat}" and not figure["shifted"]:
        posts = {None, "city", *(land["piece"] for land in world.players[seat]["lands"])}
        found = {f"put {post or 'free'}" for post in posts - {figure["post"]}}
    if figure["marched"] < external_moves(name):
        found |= {zone_words(zone) for zone in world.adjacent(figure["zone"])}
    return found


def battles(world: World, seat: int) -> Moves:
    """M7.3, M7.15, M3.4"""
    ready = {
        figure["zone"]
        for figure in world.figures.values()
        if figure["seat"] == seat and not figure["flipped"]
    }
    forced = {z for z in ready if z != f"fief-{seat}" and world.enemy_figures(seat, z)}
    found = set()
    for zone in forced or ready:
        lord = world.lord(zone)
        there = {figure["seat"] for figure in world.in_zone(zone).values()}
        there |= set() if lord is None else {lord}
        sides = {world.side(other) for other in there if world.enemies(seat, other)}
        found |= {battle_words(zone, side) for side in sides}
    return found if forced else found | {"end"}


def shots(world: World, seat: int, victims: Callable[[int], bool]) -> Moves:
    """M6.2 Outside a battle."""
    found = set()
    for archer, shooter in world.figures.items():
        if not archer.startswith("archer") or shooter["seat"] != seat or shooter["flipped"]:
            continue
        for name, figure in world.figures.items():
            if not world.enemies(seat, figure["seat"]) or not victims(figure["seat"]):
                continue
            post = figure["post"]
            walls = {"tower", "fortress", "castle"}
            shield = post == "city" or (post and walls & set(world.lands[post]["buildings"]))
            near = figure["zone"] in world.adjacent(shooter["zone"]) and not shield
            if near or figure["zone"] == shooter["zone"]:
                found.add(f"shoot {archer} {name}")
    return found


def answers(world: World, seat: int) -> Moves:
    """M7.11"""
    target = world.state["target"]
    zone = world.figures[target]["zone"]
    return {"pass"} | {
        f"heal {name} {target}"
        for name, figure in world.figures.items()
        if name.startswith("priest")
        and name != target
        and figure["seat"] == seat
        and not figure["flipped"]
        and (figure["zone"] == zone or figure["zone"] in world.adjacent(zone))
    }


def armies(world: World, seat: int) -> Moves:
    """M7.4"""
    battle: Any = world.state["battle"]
    found = {f"into {number}" for number in range(1, battle["armies"] + 2)}
    undecided = sum(army == -1 for army in battle["sent"].values())
    if battle["zone"] == f"fief-{seat}" and (battle["armies"] or undecided > 1):
        found.add("stay")
    return found


def defence(world: World, seat: int) -> Moves:
    """M7.5"""
    battle: Any = world.state["battle"]
    found = {f"against {number}" for number in range(1, battle["armies"] + 1)}
    lord = world.lord(battle["zone"])
    if lord is not None and not world.enemies(lord, seat):
        found.add("stay")
    return found


def targets(world: World, seat: int) -> Moves:
    """M7.6, M7.16"""
    battle: Any = world.state["battle"]
    lord = world.lord(battle["zone"])
    found = {"hold"}
    if lord is not None and world.side(lord) == battle["enemy"]:
        found |= {f"target {land['piece']}" for land in world.players[lord]["lands"]}
        found.add("target city")
    for name, figure in world.in_zone(battle["zone"]).items():
        theirs = world.side(figure["seat"]) == battle["enemy"]
        if theirs and figure["post"] is None and not battle["sent"].get(name):
            found.add(f"target {name}")
    for number, aim in enumerate(battle["aims"], start=1):
        if aim == "opposed":
            found.add(f"join {number}")
    return found
