"""Advice for a battle: what playing a card, passing or taking back is worth."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Move
from tavola.games.condottiere.advice_hand import (
    POWER,
    average_power,
    face,
    hand_power,
    point,
    unseen_cards,
)
from tavola.games.condottiere.advice_values import gain, loss
from tavola.games.condottiere.data import (
    BISHOP,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    SCARECROW,
    SURRENDER,
    WINTER,
)
from tavola.games.condottiere.moves import Play, TakeBack
from tavola.games.condottiere.rules.battle import last_one_in, may_pass_freely
from tavola.games.condottiere.rules.cards import DRUMMED, is_winter, strength, strength_of
from tavola.games.condottiere.state import Player, State

# How much of a hand its holder is taken to be willing to spend on one battle: of any, and more the
# nearer the city brings him to winning (by his gain in shares of a win).
WILLING: Final = 0.25
EAGER: Final = 4.0
# How sure a lead in points of strength is.
DOUBT: Final = 5.0
# In points: rather now than with one card more.
DETOUR: Final = 0.1
# A rival's gain is shared loss: how much of it is felt as one's own.
ENVY: Final = 0.6
# In shares of a win: a city that brings nobody nearer is worth fighting for all the same.
ANY_CITY: Final = 0.01
# With a drummer (D5.3) a hand adds so much more: less than twice, since heroines are not doubled.
WITH_DRUMMER: Final = 1.6

NO_CARD: Final[i64] = -1


class Battle:
    """The battle as one seat sees it: who leads, who may still answer, what is at stake."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.me: Final = state.seats[seat]
        self.winter: Final = is_winter(state)
        self.point: Final = point(state)
        self.alone: Final = last_one_in(state, seat)
        owner = state.owner[state.city]
        self.mine: Final = owner == seat
        self.stake: Final = gain(state, seat, state.city) + loss(state, seat, state.city) + ANY_CITY
        # By seat: the strength that another player is expected to come to.
        unseen = unseen_cards(state, seat)
        self.reach: Final = self.reaches(unseen, False)
        self.reach_in_winter: Final = self.reaches(unseen, True)
        self.rival: Final = self.likeliest_rival()
        self.threat: Final = (
            0.0 if self.rival == NOBODY else ENVY * gain(state, self.rival, state.city)
        )

    def reaches(self, cards: vec[i64], winter: bool) -> vec[float]:
        """What lies there, and as much of the hand as the city is worth to its holder."""
        state = self.state
        unseen = average_power(cards, winter)
        found = vec[float]([0.0] * int(state.players))
        for other in range(state.players):
            player = state.seats[other]
            found[other] = float(strength(player, winter))
            if other != self.seat and not player.out:
                power = unseen * float(player.cards)
                if player.army[DRUMMER] > 0:
                    power *= WITH_DRUMMER
                found[other] += min(1.0, WILLING + EAGER * gain(state, other, state.city)) * power
        return found

    def likeliest_rival(self) -> i64:
        """Who wins if the seat does not: the strongest, counting what he may still play."""
        reach = self.reach_in_winter if self.winter else self.reach
        best = 0.0
        rival: i64 = NOBODY
        for other in range(self.state.players):
            if other != self.seat and reach[other] > best:
                best = reach[other]
                rival = other
        return rival

    def highest_rival(self, winter: bool) -> float:
        """The strength to beat now."""
        best = 0.0
        for other in range(self.state.players):
            if other != self.seat:
                best = max(best, float(strength(self.state.seats[other], winter)))
        return best

    def highest_reach(self, winter: bool) -> float:
        """The strength to beat in the end."""
        reach = self.reach_in_winter if winter else self.reach
        best = 0.0
        for other in range(self.state.players):
            if other != self.seat:
                best = max(best, reach[other])
        return best

    def chance_if_out(self, own: float, winter: bool) -> float:
        """The chance to win the city with an army that grows no more."""
        if self.alone:
            return 1.0 if own > self.highest_rival(winter) else 0.0
        return likelihood(own - self.highest_reach(winter))

    def worth_if_in(
        self, own: float, rest: float, winter: bool, gone: i64 = NO_CARD, back: i64 = NO_CARD
    ) -> float:
        """What the battle is worth with `rest` points of strength still in the hand.

        `gone` is the card that leaves the hand by the move weighed, `back` the one that returns.
        """
        if not self.alone:
            return self.value(likelihood(own + WILLING * rest - self.highest_reach(winter)))
        missing = self.highest_rival(winter) - own + 1.0
        if missing <= 0.0:
            return self.value(1.0)
        if self.most_possible(winter) < own + missing:
            return self.value(0.0)
        # The last one in can't be answered: the city is his for the cards that he still has to lay.
        dear = self.point * self.laid_for(missing, winter, gone, back)
        return max(self.value(0.0), self.value(1.0) - dear)

    def laid_for(self, missing: float, winter: bool, gone: i64, back: i64) -> float:
        """What it costs to get there: with one card that is enough, or with the smallest ones."""
        me = self.me
        times = 1.0
        if me.army[DRUMMER] > 0 or gone == DRUMMER:
            times = float(DRUMMED)
        one = POWER[DRUMMER] + missing  # where nothing else helps, a drummer must
        several = 0.0
        covered = 0.0
        for kind in range(HEROINE + 1):
            number = me.hand[kind]
            if kind == gone:
                number -= 1
            elif kind == back:
                number += 1
            if number <= 0 or kind == WINTER or kind == DRUMMER:
                continue
            adds = face(kind, winter)
            if kind != HEROINE:
                adds *= times
            if adds >= missing:
                one = min(one, POWER[kind])
            for _copy in range(number):
                if covered < missing:
                    covered += adds
                    several += POWER[kind]
        if covered >= missing:
            one = min(one, several)
        return one + DETOUR

    def most_possible(self, winter: bool) -> float:
        """The own strength with the whole hand played: exact, so that no card is wasted (D5.8)."""
        all_cards = self.me.army[:]
        for kind in range(KINDS):
            all_cards[kind] += self.me.hand[kind]
        return float(strength_of(all_cards, winter))

    def may_wait(self) -> bool:
        """D4.5 Whether a pass is free, which the last one's is not (D4.6)."""
        return not self.alone and may_pass_freely(self.state, self.seat)

    def value(self, chance: float) -> float:
        """What the battle is worth at this chance to win it."""
        keep = self.stake * chance
        if self.mine and self.rival == NOBODY:
            return self.stake
        return keep - self.threat * (1.0 - chance)


def weigh_battle(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """D4.1 Each card in turn, and passing."""
    battle = Battle(state, seat)
    weights = [weigh_turn(battle, move) for move in moves]
    if battle.may_wait():  # all that a card could do now it can do later, knowing more
        weights[len(weights) - 1] = max(weights) + battle.point  # the pass is the last move
    return weights


def weigh_taking_back_all(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """D5.5 Each mercenary of the own army, and none."""
    battle = Battle(state, seat)
    return [weigh_taking_back(battle, move) for move in moves]


def weigh_turn(battle: Battle, move: Move) -> float:
    """D4.1 What the battle is worth after the move, less what the card would be worth later."""
    me = battle.me
    winter = battle.winter
    own = float(strength(me, winter))
    if not isinstance(move, Play):
        return battle.value(battle.chance_if_out(own, winter))
    card = move.card
    cost = battle.point * POWER[card]
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
        rest *= WITH_DRUMMER
    return battle.worth_if_in(after, rest, snow, card) - cost


def weigh_scarecrow(battle: Battle, own: float) -> float:
    """D5.5 A turn won, and perhaps the dearest mercenary saved."""
    me = battle.me
    rest = hand_power(me.hand, battle.winter)
    best = battle.worth_if_in(own, rest, battle.winter)
    for kind in range(MERCENARIES):
        if me.army[kind] > 0:
            best = max(best, saved(battle, kind, rest))
    return best


def weigh_taking_back(battle: Battle, move: Move) -> float:
    """D5.5 The mercenary that is worth more in the hand than on the table."""
    own = float(strength(battle.me, battle.winter))
    rest = hand_power(battle.me.hand, battle.winter)
    if isinstance(move, TakeBack):
        return saved(battle, move.card, rest)
    return battle.worth_if_in(own, rest, battle.winter)


def saved(battle: Battle, kind: i64, rest: float) -> float:
    """The battle without this mercenary, and the mercenary back in the hand."""
    winter = battle.winter
    left = after_taking_back(battle.me, kind, winter)
    worth = battle.worth_if_in(left, rest + face(kind, winter), winter, back=kind)
    return worth + battle.point * POWER[kind]


def after_playing(me: Player, card: i64, winter: bool) -> float:
    """The own strength with one more card."""
    me.army[card] += 1
    after = strength(me, winter or card == WINTER)
    me.army[card] -= 1
    return float(after)


def after_taking_back(me: Player, kind: i64, winter: bool) -> float:
    """The own strength without this mercenary."""
    me.army[kind] -= 1
    after = strength(me, winter)
    me.army[kind] += 1
    return float(after)


def likelihood(lead: float) -> float:
    """From a lead in points to a chance."""
    return 1.0 / (1.0 + exp(-lead / DOUBT))
