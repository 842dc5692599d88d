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


@final
class Battle:
    """Who fights where, in which armies, against what; and how far it has come."""

    def __init__(
        self,
        zone: i64,
        attacker: i64,
        enemy: i64,
        armies: i64,
        army: vec[i64],
        aim: vec[i64],
        fought: vec[i64],
        struck: vec[i64],
        wall_damage: vec[i64],
        walls_struck: i64,
        guards: vec[i64],
        broken: vec[i64],
        order: i64,
        combat: i64,
        left: i64,
        asked: i64,
    ) -> None:
        self.zone = zone
        self.attacker = attacker
        self.enemy = enemy  # the enemy side, named by its first seat
        self.armies = armies  # how many the attacker has formed
        self.army = army  # by figure
        self.aim = aim  # by attacking army; place 0 is not used
        self.fought = fought  # M7.19, by figure
        self.struck = struck  # by figure: has had its turn to take damage
        self.wall_damage = wall_damage  # by kind of building: nobody has two of one kind (M5.3)
        self.walls_struck = walls_struck  # buildings that have had their turn, a bit each
        self.guards = guards  # M6.3: by infantry, the figure that has its +0/1; -1: nobody yet
        self.broken = broken  # territories whose own damage suffices (M7.18)
        self.order = order
        self.combat = combat  # the combat whose damage is ordered: its first army
        self.left = left  # damage not yet given to a card
        self.asked = asked  # step 5: how many of the seats have had their say

    def clone(self) -> "Battle":
        return Battle(
            self.zone,
            self.attacker,
            self.enemy,
            self.armies,
            self.army[:],
            self.aim[:],
            self.fought[:],
            self.struck[:],
            self.wall_damage[:],
            self.walls_struck,
            self.guards[:],
            self.broken[:],
            self.order,
            self.combat,
            self.left,
            self.asked,
        )


_NO_FIGURES: Final[vec[i64]] = vec[i64]([i64(0)] * FIGURES)


def new_battle(zone: i64, attacker: i64, enemy: i64) -> Battle:
    """Declared, nobody sent yet."""
    return Battle(
        zone,
        attacker,
        enemy,
        0,
        _NO_FIGURES[:],
        vec[i64]([NO_AIM]),
        _NO_FIGURES[:],
        _NO_FIGURES[:],
        vec[i64]([i64(0)] * BUILDING_KINDS),
        0,
        vec[i64]([i64(-1)] * DECK[INFANTRY]),
        vec[i64](),
        ATTACKER,
        0,
        0,
        0,
    )
