"""M7.13 A battle under way. Armies exist in it only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.medievalia.data import BUILDING_KINDS, DECK, FIGURES, INFANTRY

# `army` of a figure: the attacker's army in which, or against which, it fights (1 …), or:
NOT_SENT: Final[i64] = 0
UNDECIDED: Final[i64] = -1

# `aim` of an attacking army: a group (moves.py) that it attacks, or:
NO_AIM: Final[i64] = -1  # not chosen yet
OPPOSED: Final[i64] = -2  # M7.5: a defending army is set against it
HELD: Final[i64] = -3  # M7.6: it attacks nothing
JOINED: Final[i64] = -10  # M7.16: JOINED - n has joined the combat of army n

# `order`: whose cards take damage (M7.18).
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1


_NO_FIGURES: Final[vec[i64]] = vec[i64]([i64(0)] * FIGURES)


@final
class Battle:
    """Who fights where, in which armies, against what; and how far it has come."""

    def __init__(self, zone: i64, attacker: i64, enemy: i64) -> None:
        self.zone: Final = zone
        self.attacker: Final = attacker
        self.enemy: Final = enemy  # the enemy side, named by its first seat
        self.armies: i64 = 0  # how many the attacker has formed
        self.army = vec[i64]()  # by figure
        self.aim = vec[i64]()  # by attacking army; place 0 is not used
        self.fought = vec[i64]()  # M7.19, by figure
        self.struck = vec[i64]()  # by figure: has had its turn to take damage
        self.wall_damage = vec[i64]()  # by kind of building: nobody has two of one kind (M5.3)
        self.walls_struck: i64 = 0  # buildings that have had their turn, a bit each
        self.guards = vec[i64]()  # M6.3: by infantry, the figure that has its +0/1; -1: nobody yet
        self.broken = vec[i64]()  # territories whose own damage suffices (M7.18)
        self.order: i64 = ATTACKER
        self.combat: i64 = 0  # the combat whose damage is ordered: its first army
        self.left: i64 = 0  # damage not yet given to a card
        self.asked: i64 = 0  # step 5: how many of the seats have had their say

    def clone(self) -> "Battle":
        copy = Battle(self.zone, self.attacker, self.enemy)
        copy.armies = self.armies
        copy.army = self.army[:]
        copy.aim = self.aim[:]
        copy.fought = self.fought[:]
        copy.struck = self.struck[:]
        copy.wall_damage = self.wall_damage[:]
        copy.walls_struck = self.walls_struck
        copy.guards = self.guards[:]
        copy.broken = self.broken[:]
        copy.order = self.order
        copy.combat = self.combat
        copy.left = self.left
        copy.asked = self.asked
        return copy


def new_battle(zone: i64, attacker: i64, enemy: i64) -> Battle:
    """Declared, nobody sent yet."""
    battle = Battle(zone, attacker, enemy)
    battle.army = _NO_FIGURES[:]
    battle.aim = vec[i64]([NO_AIM])
    battle.fought = _NO_FIGURES[:]
    battle.struck = _NO_FIGURES[:]
    battle.wall_damage = vec[i64]([i64(0)] * BUILDING_KINDS)
    battle.guards = vec[i64]([i64(-1)] * DECK[INFANTRY])
    return battle
