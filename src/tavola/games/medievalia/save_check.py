"""What every position takes for granted: a hand-written one is checked for it."""

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.battle import Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDINGS,
    CARDS,
    FIGURE_KIND,
    FIGURE_NAMES,
    KINDS,
    LAND_NAMES,
    MOST_BUILDINGS,
    ORDINARY,
    SIEGE_TURNS,
)
from tavola.games.medievalia.moves import CITY, FIRST_FREE
from tavola.games.medievalia.rules.combat import defenders, defends_home
from tavola.games.medievalia.rules.formation import undecided
from tavola.games.medievalia.rules.game_end import buildings_for_sale, one_side_left
from tavola.games.medievalia.rules.movement import legal_destinations
from tavola.games.medievalia.rules.play import legal_places
from tavola.games.medievalia.rules.price import buildings_on, still_missing
from tavola.games.medievalia.rules.setup import put_back_so_far
from tavola.games.medievalia.rules.targets import aiming
from tavola.games.medievalia.state import (
    ANSWER,
    ARMIES,
    BATCH,
    DAMAGE,
    DOUBLE,
    EXCHANGE,
    HELP,
    MOVE,
    NO_FIGURE,
    NOT_YET,
    OVER,
    PLACE,
    PRIESTS,
    SHOTS,
    TARGETS,
    TURN,
    State,
)
from tavola.games.medievalia.state import (
    DEFENCE as SETTING_UP,
)


def check_position(state: State) -> None:
    """ValueError says where and what is wrong."""
    for seat in range(state.players):
        check_player(state, seat)
    check_end(state)
    if state.phase != OVER:
        check_turn(state)
        check_phase(state)


def check_player(state: State, seat: i64) -> None:
    player = state.seats[seat]
    place = f"players[{seat}]"
    if player.fell > 0 and (player.cards > 0 or len(player.lands) > 0 or len(player.figures) > 0):
        raise ValueError(f"{place}.fell: a defeated player has no cards (M9.4)")
    if player.siege >= SIEGE_TURNS:
        raise ValueError(f"{place}.siege: at {SIEGE_TURNS} he is defeated (M9.3)")
    seen: i64 = 0
    for land in player.lands:
        if (seen & state.built[land]) != 0:
            raise ValueError(f"{place}.lands: nobody owns two buildings of one kind (M5.3)")
        seen |= state.built[land]
        if buildings_on(state, land) > MOST_BUILDINGS:
            raise ValueError(f"{place}.lands: too many buildings on {LAND_NAMES[land]} (M5.4)")
    for figure in player.figures:
        kind = FIGURE_KIND[figure]
        doomed = state.damage[figure] >= state.pack.defence[kind] + state.extra[figure]
        if doomed and state.battle is None and figure != state.target:
            raise ValueError(f"{place}.figures: {FIGURE_NAMES[figure]} would be dead (M7.11)")
    if player.city_damage > 0 and state.battle is None and state.phase != OVER:
        raise ValueError(f"{place}.city_damage: only in a battle (M7.10)")


def check_end(state: State) -> None:
    """M9 Over exactly when there is a reason."""
    falls = sorted(int(player.fell) for player in state.seats if player.fell > 0)
    if falls != list(range(1, len(falls) + 1)):
        raise ValueError("players: `fell` counts the defeated, 1 for the first (M9.6)")
    if (state.phase == OVER) != (state.reason != NOT_YET):
        raise ValueError("reason: the game is over exactly when there is one (M9.5)")
    if (state.phase == OVER) != (state.acting == NOBODY):
        raise ValueError("acting: somebody acts unless the game is over")
    if state.phase == OVER:
        return
    if one_side_left(state):
        raise ValueError("players: with one side left the game is over (M9.1)")
    if not buildings_for_sale(state) and state.players_left() <= 3:
        raise ValueError("piles: with the last building bought the game is over (M9.2)")


def check_turn(state: State) -> None:
    """M3.4, M2.4 Who is in the game has the turn; only a first turn has an exchange."""
    if not state.in_game(state.active) or not state.in_game(state.acting):
        raise ValueError("active: a defeated player has no turn (M3.4)")
    own = (EXCHANGE, TURN, MOVE, BATCH, DOUBLE, PLACE, ARMIES, TARGETS)
    if (state.acting == state.active) != (state.phase in own) and state.phase < DAMAGE:
        raise ValueError("acting: another player decides in this phase")
    if state.phase == EXCHANGE:
        hand = state.seats[state.active].hand
        for kind in range(KINDS):
            if state.returned[kind] > hand[kind]:
                raise ValueError(f"returned: more of {CARDS[kind]} than in the hand (M2.4)")
        if state.left == 0:
            raise ValueError("deck: a turn begins with a card to draw (M3.1)")
    elif put_back_so_far(state) > 0:
        raise ValueError("returned: only in a first turn (M2.4)")


def check_phase(state: State) -> None:
    """What is there exactly in its phases."""
    phase = state.phase
    batch = state.batch
    battle = state.battle
    if (batch is not None) != (phase in (BATCH, DOUBLE, PLACE, HELP)):
        raise ValueError("batch: is there exactly in the phases of a batch (M4.10)")
    if (battle is not None) != (ARMIES <= phase <= PRIESTS):
        raise ValueError("battle: is there exactly in the phases of a battle (M7.4)")
    if (phase == MOVE) != (state.lifted != NO_FIGURE):
        raise ValueError("lifted: exactly while a figure is moved (M7.1)")
    if (phase == ANSWER) != (state.target != NO_FIGURE):
        raise ValueError("target: exactly while a shot may be answered (M7.11)")
    check_question(state)
    if batch is not None:
        check_batch(state, batch)
    if battle is not None:
        check_battle(state, battle)


def check_question(state: State) -> None:
    """What is asked can be answered."""
    phase = state.phase
    if phase == MOVE and (
        state.owner[state.lifted] != state.active or not legal_destinations(state, state.active)
    ):
        raise ValueError("lifted: not a figure that could go anywhere (M7.1)")
    if phase == ANSWER and state.owner[state.target] == NOBODY:
        raise ValueError("target: not in play (M7.11)")
    if phase == SHOTS and not state.enemies(state.acting, state.active):
        raise ValueError("acting: enemies shoot as the turn ends (M6.8)")


def check_batch(state: State, batch: Batch) -> None:
    """M8.6 Help by the ally; M5.4 a place for what is paid."""
    phase = state.phase
    if phase == HELP and (state.acting != state.ally(state.active) or not batch.asked):
        raise ValueError("acting: the ally, who was asked, helps (M8.6)")
    if phase == PLACE and (
        still_missing(state, batch) > 0 or not legal_places(state, state.active, batch)
    ):
        raise ValueError("batch: the building is not paid, or has no place (M5.4)")


def check_battle(state: State, battle: Battle) -> None:
    """M7.15 Attacker and defenders."""
    if battle.attacker != state.active:
        raise ValueError("battle.attacker: the active player (M7.15)")
    if not state.enemies(battle.attacker, battle.enemy) or state.side(battle.enemy) != battle.enemy:
        raise ValueError("battle.enemy: the first seat of an enemy side (M7.15)")
    check_sent(state, battle)
    for army in range(1, battle.armies + 1):
        check_aim(state, battle, battle.aim[army])
    for building, name in enumerate(BUILDINGS[:ORDINARY]):
        if battle.wall_damage[building] > 0 or (battle.walls_struck & BIT[building]) != 0:
            raise ValueError(f"battle.walls: {name} is no military building (M7.17)")
    check_step(state, battle)


def check_sent(state: State, battle: Battle) -> None:
    """M7.15 Only figures of the two sides, in the zone."""
    seats = list(defenders(state, battle))
    for figure in range(len(battle.army)):
        if battle.army[figure] != 0:
            owner = state.owner[figure]
            if owner == NOBODY or state.zone[figure] != battle.zone:
                raise ValueError(f"battle.sent: {FIGURE_NAMES[figure]} is not there (M7.15)")
            if owner != battle.attacker and owner not in seats:
                raise ValueError(f"battle.sent: {FIGURE_NAMES[figure]} takes no part (M7.15)")


def check_step(state: State, battle: Battle) -> None:
    """M7.4 to M7.7 What is to be decided."""
    if state.phase == ARMIES and undecided(state, battle, battle.attacker) == NO_FIGURE:
        raise ValueError("battle.sent: -1 for a figure of which nothing is decided yet (M7.4)")
    if state.phase == SETTING_UP and undecided(state, battle, state.acting) == NO_FIGURE:
        raise ValueError("battle.sent: -1 for a figure of which nothing is decided yet (M7.5)")
    if state.phase == TARGETS and aiming(battle) == 0:
        raise ValueError("battle.aims: null for an army that has no target yet (M7.6)")
    if state.phase == DAMAGE and not 1 <= battle.combat <= battle.armies:
        raise ValueError("battle.combat: one of the armies (M7.7)")


def check_aim(state: State, battle: Battle, aim: i64) -> None:
    """M7.15 Only cards of that side are targets."""
    if aim < 0:
        return
    if aim <= CITY:
        lands = list(state.seats[battle.zone].lands) if defends_home(state, battle) else []
        if not defends_home(state, battle) or (aim < CITY and aim not in lands):
            raise ValueError("battle.aims: not a territory or city of that side (M7.15)")
        return
    owner = state.owner[aim - FIRST_FREE]
    if owner == NOBODY or state.side(owner) != battle.enemy:
        raise ValueError("battle.aims: not a figure of that side (M7.15)")
