"""Information-set Monte Carlo tree search, for any game of the contract.

Each iteration deals a world that fits what the seat knows and plays in it. The seat's own decisions
are a tree: tried moves are chosen by how well they did and by the game's advice (PUCT). The others
choose by the advice alone, from what *they* may know: so the bot neither assumes opponents who see
its cards, nor plans different moves for worlds that it can't tell apart. The iteration ends at the
first settled moment beyond the horizon, where the game judges the position (`worth`). In games of
long turns the horizon is a round of turns, not a number of moves (`clock`): else a line of many
small moves would be judged before the others have answered it, and a short one after, and the bot
would think that dawdling helps.

Secret simultaneous decisions: the bot's seat decides first, and what others choose in secret leaves
no trace in the tree, so its choice can't depend on theirs.
"""

from time import thread_time
from typing import Any, Final

from mypy_extensions import i64

from tavola.bots.bot import Bot, Sight
from tavola.bots.policy import sample
from tavola.bots.thoughts import Thoughts, thought_of
from tavola.bots.tree import Node, select
from tavola.core.chance import FastChance
from tavola.core.game import NOBODY, SILENT, Game, Move, Position

OTHERS_TEMPERATURE: Final = 0.02  # how closely the others follow it
HORIZON: Final[i64] = 24  # moves played before a position is judged, where no turns are counted
DOUBT: Final[i64] = 16  # iterations after which it asks itself again whether it is sure
HASTE: Final = 2.0  # how much faster than those before the iterations to come may be
PATIENCE: Final[i64] = 200  # moves after which it is judged, settled or not


class Budget:
    """How long to think: a number of iterations or seconds, whichever ends first.

    Seconds of a processor, not of the clock on the wall: on a busy machine search takes longer, and
    plays as well as on a quiet one.
    """

    def __init__(self, iterations: i64, seconds: float) -> None:
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds


class SearchBot(Bot):
    def __init__(self, seed: i64, budget: Budget) -> None:
        self.chance: Final = FastChance(seed)
        self.budget: Final = budget

    def choose(self, sight: Sight) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return sight.moves[most_visited(self.think(sight, True))]

    def think(self, sight: Sight, until_sure: bool = False) -> list[int]:
        """How often each of the sight's moves was tried: the better, the oftener.

        `until_sure`: only as long as it is open which move will have been tried most often.
        """
        root = self._grow(sight, until_sure, [])
        return [int(root.child(move.index).visits) for move in sight.moves]

    def consider(self, sight: Sight) -> Thoughts:
        """All that can be said of the sight's moves, with the whole budget."""
        chances = [0.0] * sight.world_at_hand().players
        root = self._grow(sight, False, chances)
        done = float(root.visits) if root.visits > 0 else 1.0
        found = [thought_of(sight, root.child(move.index), move) for move in sight.moves]
        return Thoughts(found, [chance / done for chance in chances], int(root.visits))

    def _grow(self, sight: Sight, until_sure: bool, chances: list[float]) -> Node:
        """The tree; `chances`, unless empty, has added up what everybody could expect."""
        root = Node(-1)
        begun = thread_time()
        now = begun
        done: i64 = 0
        while done < self.budget.iterations and now - begun < self.budget.seconds:
            if until_sure and done % DOUBT == 0 and is_sure(root, self.budget, done, now - begun):
                break
            iterate(sight, root, self.chance, chances)
            done += 1
            now = thread_time()
        return root


def is_sure(root: Node, budget: Budget, done: i64, seconds: float) -> bool:
    """Whether what may still come can't change which move was tried most often."""
    best: i64 = 0
    second: i64 = 0
    for node in root.children:
        if node.visits > best:
            second = best
            best = node.visits
        elif node.visits > second:
            second = node.visits
    if best - second > budget.iterations - done:
        return True
    if seconds <= 0.0:
        return False
    to_come = float(done) * (budget.seconds - seconds) / seconds
    return float(best - second) > HASTE * to_come + float(DOUBT)


def most_visited(visits: list[int]) -> i64:
    """The place of the move that was tried most often."""
    best: i64 = 0
    for place in range(1, len(visits)):
        if visits[place] > visits[best]:
            best = place
    return best


def iterate(sight: Sight, root: Node, chance: FastChance, chances: list[float]) -> None:
    """One world, one walk down the tree and beyond, one judgement; of everybody, if asked for."""
    game = sight.game
    me = sight.seat
    world = sight.world(chance)
    simultaneous = game.facts.simultaneous
    node = root
    path: list[Node] = [root]
    in_tree = True
    steps: i64 = 0
    until = a_round_later(game, world)
    while True:
        seat = game.turn(world)
        if seat == NOBODY:
            break
        secret = False
        if simultaneous:
            deciding = game.to_act(world)
            if len(deciding) > 1:
                secret = True
                if me in deciding:
                    seat = me
        if far_enough(game, world, steps, until):
            break
        moves = game.legal(world, seat)
        if len(moves) == 1:
            game.apply(world, seat, moves[0], chance, SILENT)
            steps += 1
            continue
        weights = game.weigh(world, seat, moves)
        if in_tree and seat == me:
            place = select(node, moves, weights)
        else:
            place = sample(weights, OTHERS_TEMPERATURE, chance)
        if in_tree and not (seat != me and secret):
            node = node.child(moves[place].index)
            path.append(node)
            in_tree = node.visits > 0  # one new node an iteration
        game.apply(world, seat, moves[place], chance, SILENT)
        steps += 1
    reward = judge(game, world, me)
    for node in path:
        node.visits += 1
        node.reward += reward
    for other in range(len(chances)):
        chances[other] += reward if other == me else judge(game, world, other)


def a_round_later(game: Game[Any], world: Position) -> i64:
    """What the clock shows when everybody has had a turn; 0: the game has no clock."""
    now = game.clock(world)
    return now + world.players if now > 0 else 0


def far_enough(game: Game[Any], world: Position, steps: i64, until: i64) -> bool:
    """Whether to judge the position now, so many moves and turns from where it began."""
    if steps >= PATIENCE:
        return True
    if until > 0:
        return game.clock(world) >= until and game.settled(world)
    return steps >= HORIZON and game.settled(world)


def judge(game: Game[Any], world: Position, seat: i64) -> float:
    """The share of the win: known at the end, else what the game expects."""
    result = game.result(world)
    if result is None:
        return game.worth(world, seat)
    winners = result.winners()
    return 1.0 / float(len(winners)) if int(seat) in winners else 0.0
