"""Parlour with one thing wrong, in many ways: each breaks a law."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Event, Log, Move, Plain, Refusal, Result
from tavola.core.same import AS_BEFORE
from tests.laws.parlour.game import Parlour
from tests.laws.parlour.moves import COMMIT, DRAW, STAKE, WATER
from tests.laws.parlour.state import DAY, MORNING, THEFT, State


class LegalTwice(Parlour):
    def legal(self, state: State, seat: i64) -> list[Move]:
        moves = super().legal(state, seat)
        return [*moves, *moves[:1]]


class RefusesWhatItLists(Parlour):
    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        return Refusal("P4.4", "no") if move is DRAW else super().why_not(state, seat, move)

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves = super().legal(state, seat)
        return [*moves, DRAW] if state.phase == DAY and seat == state.gardener else moves


class CitesNoRule(Parlour):
    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return None if refusal is None else Refusal("P9.9", refusal.id)


class AcceptsUnlisted(Parlour):
    def legal(self, state: State, seat: i64) -> list[Move]:
        return [move for move in super().legal(state, seat) if move is not WATER[0]]


class KeepsItsList(Parlour):
    def __init__(self) -> None:
        super().__init__()
        self._kept: list[Move] = [COMMIT]

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves = super().legal(state, seat)
        return self._kept if moves == [COMMIT] else moves


class DeadEnd(Parlour):
    def legal(self, state: State, seat: i64) -> list[Move]:
        return [] if state.phase == THEFT else super().legal(state, seat)


class ShorterThanItIs(Parlour):
    def longest(self, players: i64, options: Plain) -> int:
        return 12


class WrongPlaces(Parlour):
    def result(self, state: State) -> Result | None:
        result = super().result(state)
        if result is None:
            return None
        return Result([2 for _ in result.places], result.score, result.reason, result.rule)


class LosesAFlower(Parlour):
    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if move is WATER[1] and state.deck:
            state.deck.pop()


class SharesItsBeds(Parlour):
    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        state = super().start(players, options, chance, log)
        return SharingState(state)


class SharingState(State):
    def __init__(self, state: State) -> None:
        super().__init__(state.players)
        self.__dict__.update(State.clone(state).__dict__)
        self.phase = state.phase
        self.acting = state.acting
        self.beds = state.beds

    def clone(self) -> "SharingState":
        return SharingState(self)


class ForgetsTheCans(Parlour):
    def load(self, data: Plain, chance: Chance) -> State:
        state = super().load(data, chance)
        state.cans = 3
        return state


class RollsItsOwnDice(Parlour):
    def __init__(self) -> None:
        super().__init__()
        self._rolls = 0

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if move in WATER:
            self._rolls += 1
            state.opener = self._rolls % int(state.players)


class ShowsAllHands(Parlour):
    def private(self, state: State, seat: i64) -> Plain:
        return {**super().private(state, seat), "hands": [p.hand[:] for p in state.seats]}


class ShowsStakes(Parlour):
    def public(self, state: State) -> Plain:
        return {**super().public(state), "staked": [sum(p.stakes) for p in state.seats]}


class ShowsByOrderOfKeys(Parlour):
    def public(self, state: State) -> Plain:
        public = super().public(state)
        return public if state.deck[-1:] == [0] else dict(reversed(public.items()))


class ShowsTheDayTwice(Parlour):
    def private(self, state: State, seat: i64) -> Plain:
        return {**super().private(state, seat), "day": state.day}


class HandsOutItsBeds(Parlour):
    def public(self, state: State) -> Plain:
        return {**super().public(state), "beds": state.beds}


class SaysThatTheDayIsAsBefore(Parlour):
    def public_since(self, state: State, before: State) -> Plain:
        return {**super().public(state), "day": AS_BEFORE}


class RefusalTells(Parlour):
    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        if refusal is None:
            return None
        return Refusal(refusal.rule, refusal.id, {"top": state.deck[-1:]})


class LegalKnowsTheDeck(Parlour):
    def legal(self, state: State, seat: i64) -> list[Move]:
        moves = super().legal(state, seat)
        return moves[::-1] if state.deck[-1:] == [0] else moves


class RedealPeeksAtHands(Parlour):
    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return state.clone()


class RedealKeepsTheTopOfTheDeck(Parlour):
    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        world = super().redeal(state, seat, chance)
        top = state.deck[-1] if state.deck else -1
        if top in world.deck:
            world.deck.remove(top)
            world.deck.append(top)
        return world


class RedealKeepsPendingChoices(Parlour):
    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        world = super().redeal(state, seat, chance)
        for other, player in enumerate(world.seats):
            if other != seat:
                staked = sum(state.seats[other].stakes)
                flowers = [*player.stakes, *player.hand]
                pocket = [kind % 4 for kind, count in enumerate(flowers) for _ in range(count)]
                player.stakes = [pocket[:staked].count(kind) for kind in range(4)]
                player.hand = [pocket[staked:].count(kind) for kind in range(4)]
        return world


class AdviceKnowsTheDeck(Parlour):
    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        return [float(sum(state.deck[-1:]))] * len(moves)


class Tells(Parlour):
    """One kind of event is not told, told aloud, told as if it revealed nothing or as no news."""

    def __init__(self, id: str, how: str) -> None:
        super().__init__()
        self._id = id
        self._how = how

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        inner = Log(log.listening)
        super().apply(state, seat, move, chance, inner)
        for event in inner.events:
            if event.id != self._id:
                log.events.append(event)
            elif self._how == "aloud":
                log.tell(event.id, event.args, event.reveals, event.news)
            elif self._how == "harmless":
                log.events.append(Event(event.id, event.args, event.seen_by, False, event.news))
            elif self._how == "as-known":
                log.events.append(Event(event.id, event.args, event.seen_by, event.reveals))


class TellsTheTopOfTheDeck(Parlour):
    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if move in WATER and log.listening:
            log.tell("worm", {"kind": state.deck[-1:]})


class WateringLooksAtAHand(Parlour):
    """Whether there are draws today shows whether a player holds a rose, and no flag says so."""

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if move in WATER and not state.seats[1].hand[0]:
            state.draws = 0


class ChecksTheDeckInSecret(Parlour):
    """A secret move that draws: the others' undo would stop there and betray it."""

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if move in STAKE:
            chance.below("whim", 2, ("yes", "no"))


class AsksForSecretsTooSoon(Parlour):
    """Watering can be undone, and yet the next morning begins by it: stakes would be lost."""

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if move in WATER:
            state.phase = MORNING
            state.acting = NOBODY
