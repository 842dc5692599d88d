"""All laws at once, on random games."""

from typing import Any

from laws.books import check_census, check_clone, check_load
from laws.foresight import check_foresight
from laws.hidden import check_blind, check_leak, check_printed
from laws.learning import check_learning
from laws.moves import check_apply, check_end, check_moves, check_turn
from laws.setups import Setup
from laws.sheets import check_sheets
from laws.views import check_kept, check_parts
from laws.walk import Walk
from laws.watched import Watched
from tavola.core.chance import FastChance

PAIRS = 120  # seats × moves that are tried for a refusal
MOVES = 2  # of each acting seat, that are tried for what they teach
RAMBLE = 12  # moves played on copies and loaded positions


def check_position(setup: Setup, state: Any, dice: FastChance) -> None:
    """Every law that can be asked of a single position, with random samples where there is much."""
    game = setup.game
    check_turn(game, state)
    check_moves(setup, state, dice, PAIRS)
    check_apply(setup, state, dice, MOVES)
    check_clone(game, state, dice.pick(2**31), RAMBLE)
    check_load(game, state, dice.pick(2**31), RAMBLE)
    check_leak(game, state, dice)
    check_printed(setup, state)
    check_blind(game, state, dice)
    check_learning(game, state, dice, MOVES)
    check_foresight(game, state, dice, MOVES)
    check_parts(game, state)
    check_sheets(game, state, [])
    check_kept(game, state, dice.pick(2**31), RAMBLE)


class Checked(Walk):
    """A random game to its end; if asked, all laws are checked at one position on the way."""

    def finish(self) -> None:
        """Play to the end: in time, with nothing lost and a sound result."""
        game = self.setup.game
        census = game.census(self.state)
        self.go(self.setup.longest + 1)
        check_census(game, self.state, census)
        check_end(self.setup, self.state)

    def any_stop(self) -> int:
        """One of its positions, by the number of moves before it."""
        return FastChance(self.seed + 1).pick(self.steps + 1)

    def check_at(self, stop: int) -> None:
        """Check all laws there: a walk can be repeated."""
        again = Walk(self.setup, self.seed)
        again.go(stop)
        check_position(self.setup, again.state, FastChance(self.seed + 2))


def check_match(watched: Watched, most: int) -> None:
    """Play a match at random, with undo, saving and wrong moves in between; then its record.

    It ends after so many moves, if not before.
    """
    dice = FastChance(watched.seed)
    match = watched.match
    setup = watched.setup
    texts = [move.text for move in setup.game.table.moves]
    while match.to_act and len(match.steps) <= most:
        watched.play_any(dice)
        chore = dice.pick(20)
        if chore < 3:
            watched.undo(dice.pick(setup.players))
        elif chore == 3:
            watched.save_and_load()
            watched.resume()
        elif chore < 6:
            other, text = dice.pick(setup.players), texts[dice.pick(len(texts))]
            if text not in match.legal(other):
                watched.refuse(other, text)
                watched.check_unchanged()
    watched.check_record()
    watched.check_seed()
