"""What a sensible player of Condottiere weighs: `weigh` looks at what the seat may know only."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Move
from tavola.games.condottiere.data import (
    BISHOP,
    DECK,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    SCARECROW,
    SURRENDER,
    VALUE,
    WINTER,
)
from tavola.games.condottiere.moves import LayAside, NameCity, Play, TakeBack
from tavola.games.condottiere.rules.cards import is_winter, strength
from tavola.games.condottiere.rules.game_end import domain
from tavola.games.condottiere.stakes import gain, hope, loss
from tavola.games.condottiere.state import BATTLE, LAY_ASIDE, NAME_CITY, Player, State

# What a card is worth in the hand, in points of strength, and a point in shares of a win.
POWER: Final[list[float]] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 10.0, 5.0, 8.0, 10.0, 2.0, 5.0, 5.0]
PRICE: Final = 0.0015
# How much of a hand its holder is taken to be willing to spend on one battle, and how sure that is.
WILLING: Final = 0.25
DOUBT: Final = 5.0
# A rival's gain is shared loss: how much of it is felt as one's own.
ENVY: Final = 0.6


class Battle:
    """The battle as one seat sees it: who leads, who may still answer, what is at stake."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.me: Final = state.seats[seat]
        self.winter: Final = is_winter(state)
        self.unseen: Final = unseen_power(state, seat, False)
        self.unseen_in_winter: Final = unseen_power(state, seat, True)
        self.alone = True  # whether all others are out
        for other in range(state.players):
            if other != seat and not state.seats[other].out:
                self.alone = False
        owner = state.owner[state.city]
        self.mine: Final = owner == seat
        self.stake: Final = gain(state, seat, state.city) + loss(state, seat, state.city) + 0.01
        self.rival: Final = self.likeliest_rival()
        self.threat: Final = (
            0.0 if self.rival == NOBODY else ENVY * gain(state, self.rival, state.city)
        )

    def likeliest_rival(self) -> i64:
        """Who wins if the seat does not: the strongest, counting what he may still play."""
        best = 0.0
        rival: i64 = NOBODY
        for other in range(self.state.players):
            if other != self.seat:
                reach = self.reach(other, self.winter)
                if reach > best:
                    best = reach
                    rival = other
        return rival

    def reach(self, other: i64, winter: bool) -> float:
        """The strength that another player is expected to come to."""
        player = self.state.seats[other]
        now = float(strength(player, winter))
        if player.out:
            return now
        power = self.unseen_in_winter if winter else self.unseen
        if player.army[DRUMMER] > 0:
            power *= 1.6
        return now + WILLING * power * float(player.cards)

    def highest_rival(self, winter: bool) -> float:
        """The strength to beat now."""
        best = 0.0
        for other in range(self.state.players):
            if other != self.seat:
                best = max(best, float(strength(self.state.seats[other], winter)))
        return best

    def highest_reach(self, winter: bool) -> float:
        """The strength to beat in the end."""
        best = 0.0
        for other in range(self.state.players):
            if other != self.seat:
                best = max(best, self.reach(other, winter))
        return best

    def chance_if_out(self, own: float, winter: bool) -> float:
        """The chance to win the city with an army that grows no more."""
        if self.alone:
            return 1.0 if own > self.highest_rival(winter) else 0.0
        return likelihood(own - self.highest_reach(winter))

    def chance_if_in(self, own: float, rest: float, winter: bool) -> float:
        """The chance with `rest` points of strength still in the hand."""
        if self.alone:
            missing = self.highest_rival(winter) - own + 1.0
            if missing <= 0.0:
                return 1.0
            return 0.0 if missing > rest else 1.0 - 0.5 * missing / rest
        return likelihood(own + WILLING * rest - self.highest_reach(winter))

    def value(self, chance: float) -> float:
        """What the battle is worth at this chance to win it."""
        keep = self.stake * chance
        if self.mine and self.rival == NOBODY:
            return self.stake
        return keep - self.threat * (1.0 - chance)


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """Advice for each move, in shares of a win."""
    if state.phase == NAME_CITY:
        return [weigh_city(state, seat, move) for move in moves]
    if state.phase == LAY_ASIDE:
        return [weigh_laying_aside(state, seat, move) for move in moves]
    battle = Battle(state, seat)
    if state.phase == BATTLE:
        return [weigh_turn(battle, move) for move in moves]
    return [weigh_taking_back(battle, move) for move in moves]


def weigh_city(state: State, seat: i64, move: Move) -> float:
    """D3.2 With a strong hand a city that helps most, else one that helps the others least."""
    assert isinstance(move, NameCity)
    city = move.city
    own = hand_power(state.seats[seat].hand, False)
    others = 0.0
    worst = 0.0
    for other in range(state.players):
        if other != seat:
            others = max(others, float(state.seats[other].cards))
            worst = max(worst, gain(state, other, city))
    others *= unseen_power(state, seat, False)
    chance = likelihood((own - 1.15 * others) / 4.0)
    owner = state.owner[city]
    prize = gain(state, seat, city)
    if owner == seat:
        return -loss(state, seat, city) * (1.0 - chance) - ENVY * worst * (1.0 - chance)
    if owner != NOBODY:
        chance *= 0.8  # D4.5 the owner may wait
        prize += ENVY * loss(state, owner, city)
    return chance * prize - (1.0 - chance) * ENVY * worst


def weigh_laying_aside(state: State, seat: i64, move: Move) -> float:
    """D6.6 Worth it where it ends the round and another's hand is lost with it (D7.1)."""
    if not isinstance(move, LayAside):
        return 0.0
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            others += state.seats[other].cards
    own = hand_power(state.seats[seat].hand, False)
    if state.with_cards() == 2:
        return PRICE * (unseen_power(state, seat, False) * float(others) - own)
    return -PRICE * own


def weigh_turn(battle: Battle, move: Move) -> float:
    """D4.1 What the battle is worth after the move, less what the card would be worth later."""
    me = battle.me
    winter = battle.winter
    own = float(strength(me, winter))
    if not isinstance(move, Play):
        if not battle.alone and battle.mine and me.played == 0 and battle.state.pawn != battle.seat:
            return battle.value(
                battle.chance_if_in(own, hand_power(me.hand, winter), winter)
            )  # D4.5
        return battle.value(battle.chance_if_out(own, winter))
    card = move.card
    cost = PRICE * POWER[card]
    if card == SURRENDER:
        return battle.value(1.0 if own > battle.highest_rival(winter) else 0.0) - cost
    if card == BISHOP:
        return (battle.stake if battle.mine else 0.0) - cost  # D5.7 nobody gains
    if card == SCARECROW:
        return weigh_scarecrow(battle, own) - cost
    after = after_playing(me, card, winter)
    snow = winter or card == WINTER
    rest = hand_power(me.hand, snow) - (0.0 if card == WINTER else face(card, snow))
    if me.army[DRUMMER] > 0 or card == DRUMMER:
        rest *= 1.6
    return battle.value(battle.chance_if_in(after, rest, snow)) - cost


def weigh_scarecrow(battle: Battle, own: float) -> float:
    """D5.5 A turn won, and perhaps the dearest mercenary saved."""
    me = battle.me
    rest = hand_power(me.hand, battle.winter)
    best = battle.value(battle.chance_if_in(own, rest, battle.winter))
    for kind in range(MERCENARIES):
        if me.army[kind] > 0:
            best = max(best, saved(battle, kind, own, rest))
    return best


def weigh_taking_back(battle: Battle, move: Move) -> float:
    """D5.5 The mercenary that is worth more in the hand than on the table."""
    own = float(strength(battle.me, battle.winter))
    rest = hand_power(battle.me.hand, battle.winter)
    if isinstance(move, TakeBack):
        return saved(battle, move.card, own, rest)
    return battle.value(battle.chance_if_in(own, rest, battle.winter))


def saved(battle: Battle, kind: i64, own: float, rest: float) -> float:
    """The battle without this mercenary, and the mercenary back in the hand."""
    counts = face(kind, battle.winter)
    if battle.me.army[DRUMMER] > 0:
        counts *= 2.0
    left = battle.chance_if_in(own - counts, rest + face(kind, battle.winter), battle.winter)
    return battle.value(left) + PRICE * POWER[kind]


def after_playing(me: Player, card: i64, winter: bool) -> float:
    """The own strength with one more card."""
    me.army[card] += 1
    after = strength(me, winter or card == WINTER)
    me.army[card] -= 1
    return float(after)


def face(kind: i64, winter: bool) -> float:
    """What a card in the hand could add to the strength."""
    if kind < MERCENARIES:
        return 1.0 if winter else float(VALUE[kind])
    if kind == HEROINE:
        return 10.0
    if kind == DRUMMER:
        return 1.0 if winter else 6.0
    return 0.0


def hand_power(hand: vec[i64], winter: bool) -> float:
    total = 0.0
    for kind in range(KINDS):
        if hand[kind] > 0:
            total += float(hand[kind]) * face(kind, winter)
    return total


def unseen_power(state: State, seat: i64, winter: bool) -> float:
    """What a card that the seat has not seen adds on average (D2.3)."""
    total = 0.0
    count = 0.0
    own = state.seats[seat].hand
    for kind in range(KINDS):
        unseen: i64 = DECK[kind] - own[kind] - state.aside[kind]
        for player in state.seats:
            unseen -= player.army[kind]
        total += float(unseen) * face(kind, winter)
        count += float(unseen)
    return total / count if count > 0.0 else 0.0


def likelihood(lead: float) -> float:
    """From a lead in points to a chance."""
    return 1.0 / (1.0 + exp(-lead / DOUBT))


def worth(state: State, seat: i64) -> float:
    """The seat's share of all hopes: cities first, then what is left in the hands."""
    total = 0.0
    own = 0.0
    power = 0.0
    for player in state.seats:
        power += hand_power(player.hand, False) + 1.0
    for other in range(state.players):
        player = state.seats[other]
        part = (hand_power(player.hand, False) + 1.0) / power
        expects = hope(state, domain(state, other)) * (0.75 + 0.25 * part * float(state.players))
        if state.pawn == other:
            expects += 0.005
        total += expects
        if other == seat:
            own = expects
    return own / total
