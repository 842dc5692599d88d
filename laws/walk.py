"""Random games: repeatable by a seed, fast where the engine is compiled, recordable afterwards."""

from contextlib import suppress
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from laws.broken import must
from laws.setups import Setup
from tavola.core import record
from tavola.core.chance import Chance, FastChance
from tavola.core.fair import Drawn, RecordedChance
from tavola.core.game import NOBODY, SILENT, Game, Move, Plain
from tavola.core.match import Match
from tavola.core.playout import play_at_random


class NotingChance(RecordedChance):
    """The draws of another chance, noted down."""

    def __init__(self, inner: Chance) -> None:
        super().__init__()
        self._inner = inner

    def below(self, what: str, n: i64, names: tuple[str, ...]) -> i64:
        item = self._inner.below(what, n, names)
        self._drawn.append(Drawn(what, [names[item]]))
        return item

    def shuffle(self, what: str, items: vec[i64], names: tuple[str, ...]) -> None:
        self._inner.shuffle(what, items, names)
        self._drawn.append(Drawn(what, [names[item] for item in items]))


# How a random player leans. Who takes any move with the same likelihood never does the same thing
# twice, and so never gets to where everybody passes, or a pile runs out.
EVEN, FIRST, LAST = 0, 1, 2
TEMPERS = (*(EVEN for _ in range(30)), FIRST, LAST)


def temper_of(seed: int) -> int:
    """Most games are even."""
    return TEMPERS[seed % len(TEMPERS)]


def choose(game: Game[Any], state: Any, dice: FastChance, temper: int = EVEN) -> tuple[int, Move]:
    """A random move of a random seat that must act: the very one that `Walk.go` would make."""
    if game.facts.simultaneous:
        seats = game.to_act(state)
        seat = seats[dice.pick(len(seats))]
    else:
        seat = game.turn(state)
    moves = game.legal(state, seat)
    move = any_of(moves, seat, dice)
    if temper != EVEN and dice.pick(8):
        move = moves[0] if temper == FIRST else moves[-1]
    return seat, move


def any_of(moves: list[Move], seat: int, dice: FastChance) -> Move:
    """One of them at random. There must be one (law 2)."""
    must(bool(moves), 2, f"seat {seat} must act and has no move")
    return moves[dice.pick(len(moves))]


class Walk:
    """One random game. The same set-up and seed give the same game, at any pace."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.temper = temper_of(seed)
        self.steps = 0
        self._dice = FastChance(seed)
        self.state = setup.start(self._dice)

    @property
    def over(self) -> bool:
        return self.setup.game.turn(self.state) == NOBODY

    def go(self, steps: int) -> None:
        """So many moves, or to the end. It has to be in time, and there must be moves (law 2)."""
        steps = min(steps, self.setup.longest + 1 - self.steps)
        if self.setup.game.facts.simultaneous or self.temper != EVEN:
            self._go_slowly(steps)
        else:
            self._go_fast(steps)
        must(self.steps <= self.setup.longest, 2, f"longer than {self.setup.longest} moves")

    def _go_fast(self, steps: int) -> None:
        game = self.setup.game
        try:
            self.steps += play_at_random(game, self.state, self._dice, steps)
        except Exception:
            choose(game, self.state, self._dice)  # says so, if it was a dead end
            raise

    def _go_slowly(self, steps: int) -> None:
        """`play_at_random` lets only the first seat act, and leans nowhere."""
        for _ in range(steps):
            if self.over:
                return
            seat, move = choose(self.setup.game, self.state, self._dice, self.temper)
            self.setup.game.apply(self.state, seat, move, self._dice, SILENT)
            self.steps += 1


def record_walk(setup: Setup, seed: int, steps: int) -> Plain:
    """The record of a walk's first moves, up to the first that fails. Its draws are told."""
    dice = FastChance(seed)
    chance = NotingChance(dice)
    setup.start(chance)
    match = Match(setup.game, setup.players, setup.options, seed=0, told=chance.take())
    with suppress(Exception):  # whatever is wrong, the record ends before it
        while match.to_act and len(match.steps) <= steps:
            seat, move = choose(setup.game, match.state, dice, temper_of(seed))
            setup.game.apply(match.state.clone(), seat, move, chance, SILENT)
            match.tell(chance.take(), move.text)
            match.play(seat, move.text)
    return record.write(match)
