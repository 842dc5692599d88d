"""Law 8 on one move: what can be undone teaches nobody anything, and every move can be heard of."""

from typing import Any

from laws.books import wire
from laws.broken import must
from laws.hidden import elsewhere, everyone, seen, who
from laws.moves import MESSAGE_ID, sample
from laws.walk import NotingChance
from tavola.core.chance import Chance, FastChance
from tavola.core.fair import Drawn
from tavola.core.game import NOBODY, Game, Log, Move
from tavola.core.things import tell_things

NOTHING = b"[]"  # as heard
ANSWERS = 2  # of another seat that are tried after a move


class Outcome:
    """A move made on a copy, with what was told and drawn."""

    def __init__(self, game: Game[Any], state: Any, seat: int, move: Move, luck: Chance) -> None:
        chance = NotingChance(luck)
        log = Log()
        self.move = move
        self.after = state.clone()
        game.apply(self.after, seat, move, chance, log)
        self.events = tell_things(game, state, self.after, log.events)
        self.drawn: list[Drawn] = chance.take()
        self.final = bool(self.drawn) or any(event.reveals for event in self.events)

    def heard(self, eyes: int) -> bytes:
        """What these eyes read of it in the log."""
        return wire([event.plain() for event in self.events if event.visible_to(eyes)])


def check_learning(game: Game[Any], state: Any, dice: FastChance, most: int) -> None:
    """Law 8: for every legal move, or so many at random of each seat."""
    for seat in game.to_act(state):
        for move in sample(game.legal(state, seat), dice, most):
            check_step(game, state, seat, move, dice)


def check_step(game: Game[Any], state: Any, seat: int, move: Move, dice: FastChance) -> None:
    """One move: what each pair of eyes hears and sees of it."""
    seed = dice.pick(2**31)
    outcome = Outcome(game, state, seat, move, FastChance(seed))
    check_events(outcome, seat)
    if not outcome.final:
        check_secret_answers(game, state, outcome, seat, dice)
    for eyes in everyone(state.players):
        if outcome.heard(eyes) == NOTHING:
            check_unheard(game, state, outcome, eyes)
        elif not outcome.final:
            world = elsewhere(game, state, eyes, dice)
            check_harmless(game, outcome, world, seat, eyes, seed)


def check_events(outcome: Outcome, seat: int) -> None:
    """Every event can be told, and the one who moved hears something."""
    for event in outcome.events:
        must(MESSAGE_ID.fullmatch(event.id) is not None, 8, f"event {event.id!r}")
    must(outcome.heard(seat) != NOTHING, 8, f"{outcome.move} tells its player nothing")


def check_secret_answers(
    game: Game[Any], state: Any, outcome: Outcome, seat: int, dice: FastChance
) -> None:
    """What others may do next in secret outlives an undo of this move: it was legal before it."""
    for other in game.to_act(outcome.after):
        if other == seat:
            continue
        for answer in sample(game.legal(outcome.after, other), dice, ANSWERS):
            made = Outcome(game, outcome.after, other, answer, FastChance(0))
            if made.heard(seat) == NOTHING:
                legal = game.why_not(state, other, answer) is None
                must(legal, 8, f"{outcome.move} asks for secrets: it must be told as a reveal")


def check_unheard(game: Game[Any], state: Any, outcome: Outcome, eyes: int) -> None:
    """A move that one hears nothing of changes nothing that one sees, nor what one may undo."""
    same = seen(game, state, eyes) == seen(game, outcome.after, eyes)
    must(same, 6, f"{outcome.move} changes what {who(eyes)} sees, without an event")
    must(eyes == NOBODY or not outcome.final, 8, f"{outcome.move} is final, and hidden from {eyes}")


def check_harmless(
    game: Game[Any], outcome: Outcome, world: Any, seat: int, eyes: int, seed: int
) -> None:
    """An undoable move: in every world that one holds possible it is legal, and looks the same."""
    move = outcome.move
    listed = move in game.legal(world, seat)
    must(listed, 8, f"{move} shows {who(eyes)} something hidden: it must be told as a reveal")
    there = Outcome(game, world, seat, move, FastChance(seed))
    one, other = outcome.heard(eyes), there.heard(eyes)
    must(one == other, 6, f"{move}: {who(eyes)} hears {one!r} or {other!r}")
    same = seen(game, outcome.after, eyes) == seen(game, there.after, eyes)
    must(same, 8, f"{move} teaches {who(eyes)} something: it must be told as a reveal")
