"""Which moves the referee expects while damage is ordered and after it (M7.7, M7.9)."""

from itertools import chain

from tests.games.medievalia.combat import Battle
from tests.games.medievalia.world import BUILDINGS, WALLS, World, kind

Moves = set[str]
Source = tuple[str, frozenset[str]]  # M5.7: who or what gives a +0/1, and who may get it


def damage(world: World, battle: Battle) -> Moves:
    """M7.7 The cards of this combat that had none yet; M5.7 a +0/1 that could go to them."""
    combat, side = battle.ordered[-1][:2]
    attackers, opponents, _ = battle.combats()[combat]
    names = attackers if side == "attacker" else opponents
    state = world.state["battle"]
    hit = {*state["struck"], *state["walls_struck"]}
    left = [name for name in names if name not in hit]
    found = {f"hit {name}" for name in left}
    for name in left:
        if name not in WALLS and can_get(battle, names, name):
            found.add(f"shield {name}")
    return found


def can_get(battle: Battle, names: list[str], figure: str) -> bool:
    """M5.7 Whether all that was given and one more for this figure can come from somewhere."""
    wanted = [n for n, count in battle.given.items() if n in names for _ in range(count)]
    return matched([*wanted, figure], sources(battle, names))


def sources(battle: Battle, names: list[str]) -> list[Source]:
    figures = [name for name in names if name not in WALLS]
    found: list[Source] = []
    for name in figures:
        if kind(name) == "infantry" and not battle.world.figures[name]["flipped"]:
            found.append((name, frozenset(battle.comrades(name)) - {name}))
    posts = {battle.post(name) for name in figures} - {None, "city"}
    for post in posts:
        assert post is not None
        land = battle.world.lands[post]
        garrison = frozenset(name for name in figures if battle.post(name) == post)
        for building in land["buildings"]:
            if BUILDINGS[building].get("bonus") and building not in land["given"]:
                found.append((building, garrison))
    return found


def matched(wanted: list[str], given: list[Source]) -> bool:
    """Tried out: everyone gets his own one."""
    if not wanted:
        return True
    first, *others = wanted
    return any(
        first in allowed and matched(others, [s for s in given if s[0] != source])
        for source, allowed in given
    )


def ready(world: World, battle: Battle, seat: int, sort: str) -> list[str]:
    """M7.9 Unflipped, in the zone or adjacent, and not in a combat."""
    near = {battle.zone, *world.adjacent(battle.zone)}
    fought = set(chain(*(a + b for a, b, _ in battle.combats().values())))
    return [
        name
        for name, figure in world.figures.items()
        if kind(name) == sort
        and figure["seat"] == seat
        and not figure["flipped"]
        and figure["zone"] in near
        and name not in fought
    ]


def archers(world: World, battle: Battle, seat: int) -> Moves:
    """M7.9, M7.19, M6.2"""
    sides = {world.side(battle.attacker), battle.enemy}
    found = {"pass"}
    for archer in ready(world, battle, seat, "archer"):
        here = world.figures[archer]["zone"]
        for name, figure in world.figures.items():
            if world.side(figure["seat"]) not in sides or not world.enemies(seat, figure["seat"]):
                continue
            post = battle.post(name)
            walls = set() if post in (None, "city") else WALLS & set(world.lands[post]["buildings"])
            far = figure["zone"] in world.adjacent(here) and post != "city" and not walls
            if far or figure["zone"] == here:
                found.add(f"shoot {archer} {name}")
    return found


def priests(world: World, battle: Battle, seat: int) -> Moves:
    """M7.9, M6.1"""
    found = {"pass"}
    for priest in ready(world, battle, seat, "priest"):
        here = world.figures[priest]["zone"]
        for name, figure in world.figures.items():
            near = figure["zone"] == here or figure["zone"] in world.adjacent(here)
            own = name != priest and not world.enemies(seat, figure["seat"])
            if near and own and figure["damage"] > 0:
                found.add(f"heal {priest} {name}")
    return found
