"""C3.10 Phase 3: storeys of buildings and levels of walls."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.comuni.data import (
    BIT,
    CARDS,
    CRAFTSMEN,
    DECK_OF,
    DECKS,
    FOUR,
    HIGHEST,
    KINDS,
    NO_CARD,
)
from tavola.games.comuni.moves import DONE, Build, Done, Wall, build_of, wall_of
from tavola.games.comuni.rules.course import leave_building
from tavola.games.comuni.rules.decision import Decision, not_now
from tavola.games.comuni.rules.supply import pay
from tavola.games.comuni.state import BUILT, DISCARDED, IN_WALL, Player, State

# Bits of `raisable`: kind × 4 + height, then the heights of walls.
POWER: Final[vec[i64]] = vec[i64]([i64(2**bit) for bit in range(26)])
WALLS: Final[i64] = 20


class Building(Decision):
    """C3.11, C3.15 Every card as everything that it can become and that he can pay for.

    With so many craftsmen left after a further action a card reaches its level and as many more.
    """

    def own_moves(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        pack = state.pack
        tops = raisable(player)
        storeys_by = player.resources[CRAFTSMEN]
        levels_by = storeys_by
        if state.storeys_laid >= state.actions:
            storeys_by -= 1
        if state.levels_laid >= state.actions:
            levels_by -= 1
        moves: list[Move] = []
        for card in player.hand:
            level = pack.level[card]
            if storeys_by >= 0:
                kinds = pack.kinds[card]
                reach = level + storeys_by
                for kind in range(FOUR):
                    if kinds & BIT[kind]:
                        moves.append(build_of(card, kind, 1))
                        storey: i64 = 2
                        while storey <= HIGHEST and storey <= reach:
                            if tops & POWER[kind * FOUR + storey - 1]:
                                moves.append(build_of(card, kind, storey))
                            storey += 1
            if levels_by >= 0:
                reach = level + levels_by
                moves.append(wall_of(card, 1))
                height: i64 = 2
                while height <= HIGHEST and height <= reach:
                    if tops & POWER[WALLS + height - 1]:
                        moves.append(wall_of(card, height))
                    height += 1
        moves.append(DONE)
        return moves

    def why_not_own(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Build):
            return why_not_build(state, seat, move)
        if isinstance(move, Wall):
            return why_not_wall(state, seat, move)
        return None if isinstance(move, Done) else not_now(move)

    def decide(self, state: State, seat: i64, move: Move, log: Log) -> None:
        if isinstance(move, Build):
            build(state, seat, move, log)
        elif isinstance(move, Wall):
            build_wall(state, seat, move, log)
        else:
            finish_building(state, seat, log)


def lacking(state: State, card: i64, height: i64) -> i64:
    """C3.12 How many levels the card is too low."""
    less = height - state.pack.level[card]
    return less if less > 0 else i64(0)


def storey_price(state: State, card: i64, storey: i64) -> i64:
    """C3.12 Exactly as many craftsmen as the level lacks; C3.27 one more for a further action."""
    price = lacking(state, card, storey)
    return price + 1 if state.storeys_laid >= state.actions else price


def level_price(state: State, card: i64, level: i64) -> i64:
    """C3.15 The same for a wall."""
    price = lacking(state, card, level)
    return price + 1 if state.levels_laid >= state.actions else price


def building_for(player: Player, kind: i64, storey: i64) -> i64:
    """C3.11 The oldest building that can get this storey; NOBODY (-1) if there is none."""
    for building in range(len(player.building_kind)):
        height = player.building_height[building]
        if height == storey - 1 and player.building_kind[building] == kind:
            return building
    return NOBODY


def section_for(player: Player, level: i64) -> i64:
    """C3.15 The oldest section that can get this level; NOBODY (-1) if there is none."""
    for section in range(len(player.wall_height)):
        if player.wall_height[section] == level - 1:
            return section
    return NOBODY


def raisable(player: Player) -> i64:
    """Where a card could go on top: one bit for each kind and height, then each height of wall."""
    found: i64 = 0
    kinds = player.building_kind
    heights = player.building_height
    for building in range(len(kinds)):
        found |= POWER[kinds[building] * FOUR + heights[building]]
    for height in player.wall_height:
        found |= POWER[WALLS + height]
    return found


def holds(player: Player, card: i64) -> bool:
    for other in player.hand:
        if other == card:
            return True
    return False


def held_like(state: State, player: Player, card: i64) -> i64:
    """A card of the hand that is like this one; NO_CARD if there is none.

    People can't tell such cards apart: of any of them they are told what is true of the one held.
    """
    for held in player.hand:
        if state.pack.alike(held, card):
            return held
    return NO_CARD


def why_not_build(state: State, seat: i64, move: Build) -> Refusal | None:
    """C3.11 With a card of the hand that shows the kind, where it fits and can be paid for."""
    player = state.seats[seat]
    if not holds(player, move.card):
        held = held_like(state, player, move.card)
        if held != NO_CARD:
            refusal = why_not_build(state, seat, build_of(held, move.kind, move.storey))
            if refusal is not None:
                return refusal
        return Refusal("C3.11", "not-in-hand", {"card": CARDS[move.card]})
    if not state.pack.shows(move.card, move.kind):
        return Refusal(
            "C3.11", "kind-not-on-card", {"card": CARDS[move.card], "kind": KINDS[move.kind]}
        )
    if move.storey > 1 and building_for(player, move.kind, move.storey) == NOBODY:
        return Refusal(
            "C3.11", "no-building-to-raise", {"kind": KINDS[move.kind], "height": move.storey - 1}
        )
    further = state.storeys_laid >= state.actions
    return why_too_dear(state, player, move.card, move.storey, further)


def why_not_wall(state: State, seat: i64, move: Wall) -> Refusal | None:
    """C3.15 With a card of the hand, where it fits and can be paid for."""
    player = state.seats[seat]
    if not holds(player, move.card):
        held = held_like(state, player, move.card)
        if held != NO_CARD:
            refusal = why_not_wall(state, seat, wall_of(held, move.level))
            if refusal is not None:
                return refusal
        return Refusal("C3.15", "not-in-hand", {"card": CARDS[move.card]})
    if move.level > 1 and section_for(player, move.level) == NOBODY:
        return Refusal("C3.15", "no-section-to-raise", {"height": move.level - 1})
    further = state.levels_laid >= state.actions
    return why_too_dear(state, player, move.card, move.level, further)


def why_too_dear(
    state: State, player: Player, card: i64, height: i64, further: bool
) -> Refusal | None:
    """C3.10 A craftsman for each action after the first; C3.12 and for each level that lacks."""
    missing = lacking(state, card, height)
    have = player.resources[CRAFTSMEN]
    needed = missing
    if further:
        needed += 1
    if needed <= have:
        return None
    if missing > have or not further:
        return Refusal("C3.12", "level-too-low", {"height": height, "needed": needed, "have": have})
    return Refusal("C3.10", "no-action-left", {"needed": needed, "have": have})


def build(state: State, seat: i64, move: Build, log: Log) -> None:
    """C3.11, C3.14 A storey: points at once, and the activation card of the kind turns active."""
    player = state.seats[seat]
    price = storey_price(state, move.card, move.storey)
    reveals = log.listening and shows_something(state, seat, move.card)
    pay(state, seat, CRAFTSMEN, price)
    if state.storeys_laid >= state.actions:
        state.actions += 1
    state.storeys_laid += 1
    if move.storey == 1:
        player.building_kind = append(player.building_kind, move.kind)
        player.building_height = append(player.building_height, 1)
        state.pile[move.card] = len(player.building_kind) - 1
    else:
        building = building_for(player, move.kind, move.storey)
        player.building_height[building] += 1
        state.pile[move.card] = building
    leave_hand(state, seat, move.card, BUILT)
    state.storey[move.card] = move.storey
    player.points += move.storey
    player.active[move.kind] = 1
    if log.listening:
        log.tell(
            "built",
            {
                "seat": seat,
                "card": CARDS[move.card],
                "kind": KINDS[move.kind],
                "storey": move.storey,
                "craftsmen": price,
            },
            reveals=reveals,
        )


def build_wall(state: State, seat: i64, move: Wall, log: Log) -> None:
    """C3.15 A level of a wall, face down; C1.7 its letter shows, C1.9 and what was paid for it."""
    player = state.seats[seat]
    price = level_price(state, move.card, move.level)
    reveals = log.listening and shows_something(state, seat, move.card)
    pay(state, seat, CRAFTSMEN, price)
    if state.levels_laid >= state.actions:
        state.actions += 1
    state.levels_laid += 1
    if move.level == 1:
        player.wall_height = append(player.wall_height, 1)
        player.wall_bonus = append(player.wall_bonus, 0)
        state.pile[move.card] = len(player.wall_height) - 1
    else:
        section = section_for(player, move.level)
        player.wall_height[section] += 1
        state.pile[move.card] = section
    leave_hand(state, seat, move.card, IN_WALL)
    state.storey[move.card] = move.level
    state.laid[move.card] = state.turns
    if log.listening:
        log.tell(
            "walled",
            {
                "seat": seat,
                "deck": DECKS[DECK_OF[move.card]],
                "level": move.level,
                "raised": lacking(state, move.card, move.level),
                "craftsmen": price,
            },
            reveals=reveals,
        )
        log.whisper(seat, "walled-card", {"card": CARDS[move.card]})
    if move.level == HIGHEST:
        give_bonus_wall(state, seat, log)


def give_bonus_wall(state: State, seat: i64, log: Log) -> None:
    """C3.16 A new section of level 1, while there are any."""
    if state.bonus_left == 0:
        return
    player = state.seats[seat]
    state.bonus_left -= 1
    player.wall_height = append(player.wall_height, 1)
    player.wall_bonus = append(player.wall_bonus, 1)
    if log.listening:
        log.tell("bonus-wall", {"seat": seat, "left": state.bonus_left})


def leave_hand(state: State, seat: i64, card: i64, place: i64) -> None:
    """C3.13 Once laid, a card never moves again."""
    player = state.seats[seat]
    hand = vec[i64](capacity=len(player.hand))
    for other in player.hand:
        if other != card:
            hand = append(hand, other)
    player.hand = hand
    state.place[card] = place


def shows_something(state: State, seat: i64, card: i64) -> bool:
    """C1.6 Whether the others learn anything by this card.

    All cards were claimed openly. As long as none with this letter lies face down, everyone knows
    which of them are in the hand.
    """
    for other in range(len(DECK_OF)):
        face_down = state.place[other] == IN_WALL or state.place[other] == DISCARDED
        if face_down and state.holder[other] == seat and DECK_OF[other] == DECK_OF[card]:
            return True
    return False


def finish_building(state: State, seat: i64, log: Log) -> None:
    """C3.26 To build is optional."""
    if log.listening:
        log.tell("done-building", {"seat": seat})
    leave_building(state)
