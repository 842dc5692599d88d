"""The referee's own account of a batch: what it comes to, and what may still join it (M4, M6)."""

from collections import Counter
from typing import Any

from tests.games.medievalia.world import BUILDINGS, Resources, World, kind, payable

Moves = set[str]
ABLE = {"artist": "double", "merchant": "trade", "bureaucrat": "lower"}  # M6.9
SOURCES = ("food", "energy", "gold", "labour")


def split(added: list[str]) -> list[list[str]]:
    return [move.split() for move in added]


def flips(added: list[str]) -> list[str]:
    """The groups of the batch."""
    return [words[1] for words in split(added) if words[0] == "flip"]


def acting(added: list[str]) -> set[str]:
    """M4.3 Who uses an ability instead of giving labour."""
    return {words[1] for words in split(added) if words[0] in ABLE.values()}


def cards_of(world: World, seat: int, group: str, idle: set[str]) -> dict[str, Resources]:
    """M6.7, M6.10 The cards of a group that give something, and what each of them gives."""
    found: dict[str, Resources] = {}
    if world.printed(group):
        found["land"] = world.printed(group)
    if group in world.lands:
        for building in world.lands[group]["buildings"]:
            if BUILDINGS[building]["output"]:
                found[building] = Counter(BUILDINGS[building]["output"])
    for name in world.workers(seat, group):
        if name not in idle and world.labour(name).total():
            found[name] = world.labour(name)
    return found


def doubled(world: World, seat: int, added: list[str]) -> Resources:
    """M6.7 Three cards of each doubled group: those picked, else any (they give 1 each)."""
    total: Resources = Counter()
    moves = split(added)
    for at, words in enumerate(moves):
        if words[0] != "double":
            continue
        cards = cards_of(world, seat, words[2], acting(added))
        following = moves[at + 1 : at + 4]
        picks = [move[1] for move in following if move[0] == "pick"]
        for name in picks or list(cards)[:3]:
            total.update(cards.get(name, Counter()))
    return total


def count(world: World, seat: int, batch: Any) -> tuple[Resources, int, int]:
    """M4.11 What a batch comes to: resources, how many of any kind, how much off the price.

    A count below 0 says that somebody changed what was not there.
    """
    added = batch["added"]
    have: Resources = Counter()
    wild, off = batch["given"], 0
    for group in flips(added):
        have.update(world.output(seat, group))
    for name in acting(added):
        have.subtract(world.labour(name))
    have.update(doubled(world, seat, added))
    for verb, *words in split(added):
        if verb == "discard" or words[1:] == ["changed"]:
            wild += 1
        elif verb == "lower":
            off += 2
        elif verb == "trade":
            have[words[1]] -= 1
            wild += 2 if words[1] == "gold" else 1
    for resource, number in batch["help"].items():  # M8.3
        have[resource] += number // 2
    return have, wild, off


def covered(world: World, seat: int) -> bool:
    """M4.8, M4.10 Whether the price is covered."""
    batch = world.state["batch"]
    have, wild, off = count(world, seat, batch)
    if batch["thing"] == "deck-card":
        return bool(have.total() + wild >= 4)
    card = batch["thing"]
    if card == "building":
        card = world.state["piles"][batch["pile"] - 1][-1]
    return payable(have, wild, world.price(seat, card), off)


def places(world: World, seat: int) -> Moves:
    """M5.4"""
    used = flips(world.state["batch"]["added"])
    return {
        f"place {land['piece']}"
        for land in world.players[seat]["lands"]
        if not land["flipped"] and land["piece"] not in used and len(land["buildings"]) < 3
    }


def whole_batch(world: World, seat: int) -> Moves:
    """M4.10 All that may be done with an open batch."""
    batch = world.state["batch"]
    if covered(world, seat):
        placed = batch["thing"] != "building" or places(world, seat)
        return {"close", "drop"} if placed else {"drop"}
    found = {"drop"} | additions(world, seat) | abilities(world, seat)
    ally = (seat + 2) % 4
    asked = batch["asked"] or world.state["unhelpful"]
    if world.alliance and not asked and not world.players[ally]["fell"]:
        found.add("ask")  # M8.6
    return found


def additions(world: World, seat: int) -> Moves:
    """M4.10 Groups and discards that could still join the batch."""
    batch = world.state["batch"]
    groups = world.groups(seat) - set(flips(batch["added"]))
    hand = Counter(world.players[seat]["hand"])
    hand -= Counter(words[1] for words in split(batch["added"]) if words[0] == "discard")
    if batch["thing"] in hand:
        hand -= Counter([batch["thing"]])
    return {f"flip {group}" for group in groups} | {f"discard {card}" for card in hand}


def abilities(world: World, seat: int) -> Moves:
    """M6.5, M6.6, M6.7, M6.9 Each is tried: afterwards nothing may have been changed twice."""
    batch = world.state["batch"]
    added = batch["added"]
    found: Moves = set()
    for group in flips(added):
        for name in world.workers(seat, group):
            verb = ABLE.get(kind(name))
            if verb is None or name in acting(added):
                continue
            if verb == "double":
                found |= doublings(world, seat, name)
            elif verb == "lower" and batch["thing"] == "building":
                found |= tried(world, seat, [f"lower {name}"])
            elif verb == "trade":
                found |= tried(world, seat, [f"trade {name} {what}" for what in SOURCES])
                if any(words[0] == "trade" for words in split(added)):
                    found |= tried(world, seat, [f"trade {name} changed"])
    return found


def tried(world: World, seat: int, moves: list[str]) -> Moves:
    """Those after which nothing is lacking that somebody has changed."""
    batch = {**world.state["batch"], "help": {}}
    found = set()
    for move in moves:
        have, _, _ = count(world, seat, {**batch, "added": [*batch["added"], move]})
        if min(have.values(), default=0) >= 0:
            found.add(move)
    return found


def doublings(world: World, seat: int, artist: str) -> Moves:
    """M6.7 A group of the batch, once; what the artist himself gave must be there still."""
    added = world.state["batch"]["added"]
    if not tried(world, seat, [f"lower {artist}"]):  # as if he left off, and nothing else
        return set()
    done = {words[2] for words in split(added) if words[0] == "double"}
    return {
        f"double {artist} {group}"
        for group in flips(added)
        if group not in done and cards_of(world, seat, group, acting(added) | {artist})
    }


def picks(world: World, seat: int) -> Moves:
    """M6.7 Of a large group three cards, one after another."""
    moves = split(world.state["batch"]["added"])
    last = max(at for at, words in enumerate(moves) if words[0] == "double")
    cards = cards_of(world, seat, moves[last][2], acting(world.state["batch"]["added"]))
    assert len(cards) > 3
    picked = {words[1] for words in moves[last + 1 :]}
    return {f"pick {name}" for name in cards if name not in picked}


def helping(world: World, seat: int) -> Moves:
    """M8.3, M8.6 The ally's groups and hand cards, until the price is covered."""
    if covered(world, world.state["active"]):
        return {"done"}
    hand = {f"discard {card}" for card in world.players[seat]["hand"]}
    return {"done"} | hand | {f"flip {group}" for group in world.groups(seat)}
