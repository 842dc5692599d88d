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

from math import sqrt
from time import thread_time
from typing import Any, Final

from mypy_extensions import i64

from tavola.bots.bot import Bot, Sight
from tavola.bots.policy import sample, shares
from tavola.core.chance import FastChance
from tavola.core.game import NOBODY, SILENT, Game, Move, Position

CURIOSITY: Final = 0.6  # how much untried moves are favoured
PRIOR_TEMPERATURE: Final = 0.05  # how much the advice is trusted in the tree
OTHERS_TEMPERATURE: Final = 0.02  # how closely the others follow it
HORIZON: Final[i64] = 24  # moves played before a position is judged, where no turns are counted
DOUBT: Final[i64] = 16  # iterations after which it asks itself again whether it is sure
HASTE: Final = 2.0  # how much faster than those before the iterations to come may be
PATIENCE: Final[i64] = 200  # moves after which it is judged, settled or not


class Node:
    """One decision, or one answer of others, as far as the seat can tell them apart."""

    def __init__(self, move: i64) -> None:
        self.move: Final[i64] = move  # index of the move that led here
        self.children: Final[list[Node]] = []
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often the move was legal when its parent was visited
        self.reward = 0.0

    def child(self, move: i64) -> "Node":
        """The node of this move, made when it is first needed."""
        for node in self.children:
            if node.move == move:
                return node
        made = Node(move)
        self.children.append(made)
        return made


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
        root = Node(-1)
        begun = thread_time()
        now = begun
        done: i64 = 0
        while done < self.budget.iterations and now - begun < self.budget.seconds:
            if until_sure and done % DOUBT == 0 and is_sure(root, self.budget, done, now - begun):
                break
            iterate(sight, root, self.chance)
            done += 1
            now = thread_time()
        return [int(root.child(move.index).visits) for move in sight.moves]


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


def iterate(sight: Sight, root: Node, chance: FastChance) -> None:
    """One world, one walk down the tree and beyond, one judgement."""
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
        if not in_tree or (seat != me and secret):
            place = sample(weights, OTHERS_TEMPERATURE, chance)
        elif seat == me:
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


def select(node: Node, moves: list[Move], weights: list[float]) -> i64:
    """PUCT over the moves legal in this world, each measured by how often it was offered."""
    prior = shares(weights, PRIOR_TEMPERATURE)
    best: i64 = 0
    best_value = -1.0
    for place in range(len(moves)):
        child = node.child(moves[place].index)
        child.offered += 1
        # An untried move is expected to do as well as its parent did so far.
        mean = node.reward / float(node.visits) if node.visits > 0 else 0.5
        if child.visits > 0:
            mean = child.reward / float(child.visits)
        effort = sqrt(float(child.offered)) / float(1 + child.visits)
        value = mean + CURIOSITY * prior[place] * effort
        if value > best_value:
            best_value = value
            best = place
    return best


def judge(game: Game[Any], world: Position, seat: i64) -> float:
    """The share of the win: known at the end, else what the game expects."""
    result = game.result(world)
    if result is None:
        return game.worth(world, seat)
    winners = result.winners()
    return 1.0 / float(len(winners)) if int(seat) in winners else 0.0
