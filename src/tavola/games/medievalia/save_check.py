"""What every position takes for granted: a hand-written one is checked for it.

ValueError says where and what is wrong.
"""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Refusal
from tavola.core.positions import need
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.battle import ATTACKER, NO_AIM, OPPOSED, Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    DECK,
    EXCHANGE_MOST,
    FIGURE_NAMES,
    FIGURES,
    INFANTRY,
    KINDS,
    LAND_NAMES,
    LAST_BUILDING_PLAYERS,
    MOST_BUILDINGS,
    SIEGE_TURNS,
)
from tavola.games.medievalia.moves import CITY
from tavola.games.medievalia.rules.abilities import capacity
from tavola.games.medievalia.rules.aftermath import asked_seat
from tavola.games.medievalia.rules.combat import (
    attack_of,
    attack_on_attackers,
    attackers_in,
    defenders,
    defends_home,
    root,
    walls_of,
)
from tavola.games.medievalia.rules.damage import is_choice, orderer
from tavola.games.medievalia.rules.formation import undecided
from tavola.games.medievalia.rules.game_end import buildings_for_sale, one_side_left
from tavola.games.medievalia.rules.moving import why_not_lift
from tavola.games.medievalia.rules.naming import land_for_a_building
from tavola.games.medievalia.rules.payment import discardable
from tavola.games.medievalia.rules.play import legal_places
from tavola.games.medievalia.rules.price import buildings_on, built_by, still_missing
from tavola.games.medievalia.rules.reactions import has_answer
from tavola.games.medievalia.rules.setup import put_back_so_far
from tavola.games.medievalia.rules.targets import aiming
from tavola.games.medievalia.rules.war import could_fight
from tavola.games.medievalia.state import (
    ANSWER,
    ARCHERS,
    ARMIES,
    BATCH,
    DAMAGE,
    DEFENCE,
    DOUBLE,
    EMPTY_DECK,
    EXCHANGE,
    HELP,
    LAST_BUILDING,
    MOVE,
    NO_FIGURE,
    NOT_YET,
    OVER,
    OWN_PHASES,
    PLACE,
    PRIESTS,
    SHOTS,
    TARGETS,
    State,
)


def check(state: State) -> None:
    for seat in range(state.players):
        check_player(state, seat)
    check_end(state)
    check_presence(state)
    if state.phase != OVER:
        check_turn(state)
        check_question(state)
        batch = state.batch
        if batch is not None:
            check_batch(state, batch)
        battle = state.battle
        if battle is not None:
            check_battle(state, battle)


# --- the table ----------------------------------------------------------------------------------


def check_player(state: State, seat: i64) -> None:
    player = state.seats[seat]
    place = f"players[{seat}]"
    if player.fell > 0:
        empty = player.cards == 0 and len(player.lands) == 0 and len(player.figures) == 0
        need(empty, f"{place}.fell: a defeated player has no cards (M9.4)")
        need(player.siege == 0, f"{place}.siege: a defeated player is not besieged (M9.4)")
        standing = not player.city_flipped and player.city_damage == 0
        need(standing, f"{place}.fell: a defeated player has no city (M9.4)")
    over = f"{place}.siege: at {SIEGE_TURNS} he is defeated (M9.3)"
    need(player.siege < SIEGE_TURNS, over)
    seen: i64 = 0
    for land in player.lands:
        single = (seen & state.built[land]) == 0
        need(single, f"{place}.lands: nobody owns two buildings of one kind (M5.3)")
        seen |= state.built[land]
        few = buildings_on(state, land) <= MOST_BUILDINGS
        need(few, f"{place}.lands: too many buildings on {LAND_NAMES[land]} (M5.4)")
    for figure in player.figures:
        check_damage(state, figure, f"{place}.figures: {FIGURE_NAMES[figure]}")
    if player.city_damage > 0:
        battle = state.battle
        attacked = battle is not None and battle.zone == seat and CITY in list(battle.aim)
        place = f"{place}.city_damage"
        need(attacked and state.phase >= DAMAGE, f"{place}: only in a battle for it (M7.10)")


def check_damage(state: State, figure: i64, name: str) -> None:
    """M7.10, M7.11 Doomed figures are there only while they can still be saved."""
    room = capacity(state, figure)
    battle = state.battle
    if battle is not None and state.phase >= DAMAGE:
        hit = room > 0 or battle.struck[figure] != 0 or state.phase > DAMAGE
        need(hit, f"{name} has more damage than it had its turn for (M7.7)")
        shots = DECK[INFANTRY] if state.phase > DAMAGE else 0
        need(room >= -shots, f"{name} has more damage than it can take (M7.7)")
    else:
        shot = figure == state.target and room == 0
        need(room > 0 or shot, f"{name} would be dead (M7.11)")


def check_end(state: State) -> None:
    """M9 Over exactly when there is a reason, and for that reason."""
    falls = sorted(int(player.fell) for player in state.seats if player.fell > 0)
    in_order = falls == list(range(1, len(falls) + 1))
    need(in_order, "players: `fell` counts the defeated, 1 for the first (M9.6)")
    over = state.phase == OVER
    need(over == (state.reason != NOT_YET), "reason: exactly when the game is over (M9.5)")
    need(over == (state.acting == NOBODY), "acting: somebody acts unless the game is over")
    beaten = one_side_left(state)
    few = state.players_left() <= LAST_BUILDING_PLAYERS
    bought = few and not buildings_for_sale(state)
    if not over:
        need(not beaten, "players: with one side left the game is over (M9.1)")
        need(not bought, "piles: with the last building bought the game is over (M9.2)")
    elif state.reason == LAST_BUILDING:
        need(bought and not beaten, "reason: there are buildings left, or one side alone (M9.2)")
    elif state.reason == EMPTY_DECK:
        need(state.left == 0 and not beaten, "reason: there are cards left in the deck (M9.2)")
    else:
        need(beaten, "reason: more than one side is left (M9.1)")


def check_presence(state: State) -> None:
    """What is there exactly in its phases."""
    phase = state.phase
    in_batch = phase in (BATCH, DOUBLE, PLACE, HELP)
    same = (state.batch is not None) == in_batch
    need(same, "batch: is there exactly in the phases of a batch (M4.10)")
    same = (state.battle is not None) == (ARMIES <= phase <= PRIESTS)
    need(same, "battle: is there exactly in the phases of a battle (M7.4)")
    lifted = state.lifted != NO_FIGURE
    need((phase == MOVE) == lifted, "lifted: exactly while a figure is moved (M7.1)")
    shot = state.target != NO_FIGURE
    need((phase == ANSWER) == shot, "target: exactly while a shot may be answered (M7.11)")
    need(phase == ANSWER or state.after == NOBODY, "after: only with a `target` (M7.11)")
    need(phase == EXCHANGE or put_back_so_far(state) == 0, "returned: only in a first turn (M2.4)")
    need(state.alliance or not state.unhelpful, "unhelpful: there is no ally (M8.6)")


def check_turn(state: State) -> None:
    """M3.4, M2.4 Who is in the game has the turn; only a first turn has an exchange."""
    in_game = state.in_game(state.active) and state.in_game(state.acting)
    need(in_game, "active: a defeated player has no turn (M3.4)")
    player = state.seats[state.active]
    need(not player.fresh, f"players[{state.active}].fresh: his first turn has begun (M2.4)")
    own = state.acting == state.active
    told = "acting: another player decides in this phase"
    need(state.phase >= DAMAGE or own == (state.phase in OWN_PHASES), told)
    if state.phase == EXCHANGE:
        for kind in range(KINDS):
            enough = state.returned[kind] <= player.hand[kind]
            need(enough, f"returned: more of {CARDS[kind]} than in the hand (M2.4)")
        few = put_back_so_far(state) <= EXCHANGE_MOST
        need(few, f"returned: at most {EXCHANGE_MOST} cards (M2.4)")
        need(state.left > 0, "deck: a turn begins with a card to draw (M3.1)")


def check_question(state: State) -> None:
    """What is asked can be answered, and by the seat that is asked."""
    if state.phase == MOVE:
        allow(why_not_lift(state, state.active, state.lifted), "lifted: it could go nowhere")
    elif state.phase == ANSWER:
        check_answer(state)
    elif state.phase == SHOTS:
        enemy = state.enemies(state.acting, state.active) and state.shoots_out_of_turn()
        need(enemy, "acting: enemies shoot as the turn ends (M6.8, M8.4)")


def allow(refusal: Refusal | None, problem: str) -> None:
    """What a rule would refuse can't have been begun."""
    if refusal is not None:
        raise ValueError(f"{problem} ({refusal.rule})")


def check_answer(state: State) -> None:
    """M7.11 The owner of who was shot, then his ally, with a priest."""
    owner = state.owner[state.target]
    need(owner != NOBODY, "target: not in play (M7.11)")
    asked = state.acting in (owner, state.ally(owner)) and has_answer(state, state.acting)
    need(asked, "acting: the owner of the target or his ally, with a priest in range (M7.11)")
    shooter = state.active if state.after == NOBODY else state.after
    need(state.in_game(shooter), "after: a defeated player does not shoot (M9.4)")
    need(state.enemies(shooter, owner), "after: an enemy of who was shot (M6.2)")
    if state.after != NOBODY:
        last = owner == state.active and state.shoots_out_of_turn()
        need(last, "after: only as the turn of the target's owner ends (M6.8, M8.4)")


def check_batch(state: State, batch: Batch) -> None:
    """M4.10 What could be named; M8.6 help by the ally; M5.4 a place for what is paid."""
    phase, seat, thing = state.phase, state.active, batch.thing
    if thing < KINDS:
        need(discardable(state, seat, batch, thing) >= 0, "batch.thing: not in the hand (M4.10)")
    elif thing == DECK_CARD:
        need(state.left > 0, "batch.thing: the deck is empty (M4.8)")
    else:
        owned = (built_by(state, seat) & BIT[state.top(thing - FIRST_PILE)]) != 0
        need(not owned, "batch.pile: nobody owns two of a kind (M5.3)")
        need(land_for_a_building(state, seat), "batch.thing: no territory has room for it (M5.4)")
    need((state.dropped & BIT[thing]) == 0, "dropped: not what is to be paid (M4.10)")
    need(not batch.asked or state.ally(seat) != NOBODY, "batch.asked: there is no ally (M8.6)")
    need(batch.asked or not batch.helped, "batch.help: nobody was asked (M8.6)")
    if phase == HELP:
        asked = state.acting == state.ally(seat) and batch.asked
        need(asked, "acting: the ally, who was asked, helps (M8.6)")
    elif phase == PLACE:
        paid = still_missing(state, batch) == 0 and len(legal_places(state, seat, batch)) > 0
        need(paid, "batch: the building is not paid, or has no place (M5.4)")


# --- a battle -----------------------------------------------------------------------------------


def check_battle(state: State, battle: Battle) -> None:
    """M7.15 Attacker and defenders."""
    need(battle.attacker == state.active, "battle.attacker: the active player (M7.15)")
    enemy = state.enemies(battle.attacker, battle.enemy) and state.side(battle.enemy) == (
        battle.enemy
    )
    need(enemy, "battle.enemy: the first seat of an enemy side (M7.15)")
    if state.phase < ARCHERS:  # later, shots flip
        possible = could_fight(state, battle.attacker, battle.zone, battle.enemy)
        need(possible, "battle.zone: nobody to fight, or nobody to fight with (M7.15)")
    check_sent(state, battle)
    for army in range(1, battle.armies + 1):
        check_army(state, battle, army)
    check_marks(state, battle)
    check_step(state, battle)


def check_sent(state: State, battle: Battle) -> None:
    """M7.4, M7.5 The figures of the two sides in the zone; all of them, except at home."""
    seats = list(defenders(state, battle))
    for figure in range(FIGURES):
        owner = state.owner[figure]
        army = battle.army[figure]
        name = f"battle.sent: {FIGURE_NAMES[figure]}"
        here = owner != NOBODY and state.zone[figure] == battle.zone
        attacks = owner == battle.attacker
        if army != 0:
            need(here, f"{name} is not there (M7.15)")
            need(attacks or owner in seats, f"{name} takes no part (M7.15)")
            ready = state.flipped[figure] == 0 or state.phase >= ARCHERS
            need(ready, f"{name} is flipped (M4.4)")
            if not attacks:
                need(state.phase > ARMIES, f"{name} is not asked yet (M7.5)")
            asked = ARMIES if attacks else DEFENCE
            need(army > 0 or state.phase == asked, f"{name} is not asked now, but -1 (M7.4)")
        elif here and state.flipped[figure] == 0:
            home = battle.zone == battle.attacker if attacks else defends_home(state, battle)
            asked = attacks or (owner in seats and state.phase > ARMIES)
            need(home or not asked, f"{name} must take part (M7.4, M7.5)")


def check_army(state: State, battle: Battle, army: i64) -> None:
    """M7.4 Somebody is in it. M7.5, M7.6 It is opposed, or has a target, when that is decided."""
    mine = theirs = False
    for figure in range(FIGURES):
        if battle.army[figure] == army:
            mine = mine or state.owner[figure] == battle.attacker
            theirs = theirs or state.owner[figure] != battle.attacker
    place = f"battle.aims[{army - 1}]"
    need(mine, f"battle.sent: nobody is in army {army} (M7.4)")
    aim = battle.aim[army]
    if state.phase < TARGETS:
        need(aim == NO_AIM, f"{place}: not decided yet (M7.6)")
    else:
        need((aim == OPPOSED) == theirs, f"{place}: opposed exactly if somebody is (M7.5)")
        decided = aim != NO_AIM or state.phase == TARGETS
        need(decided, f"{place}: a target, or none (M7.6)")


def check_marks(state: State, battle: Battle) -> None:
    """M7.7 What the damage has done so far."""
    struck = battle.walls_struck
    for building in range(BUILDING_KINDS):
        if battle.wall_damage[building] > 0:
            struck |= BIT[building]
    walls = walls_of(state, battle.zone)
    for building, name in enumerate(BUILDINGS):
        there = (struck & ~walls & BIT[building]) == 0
        need(there, f"battle.walls: {name} is no military building here (M7.17)")
        most = max(state.pack.building_defence[building], 0)
        need(battle.wall_damage[building] <= most, f"battle.walls: too much for {name} (M7.7)")
    for figure in range(FIGURES):
        fought = battle.struck[figure] == 0 or battle.fought[figure] != 0
        need(fought, f"battle.struck: {FIGURE_NAMES[figure]} does not fight (M7.7)")
    for figure in battle.guards:
        guarded = figure == NO_FIGURE or (battle.fought[figure] != 0 and state.extra[figure] > 0)
        need(guarded, "battle.guards: it goes to one who fights, as `extra` (M6.3)")
    for land in battle.broken:
        aimed = land in list(battle.aim) and state.phase >= DAMAGE
        need(aimed, f"battle.broken: {LAND_NAMES[land]} is not attacked (M7.8)")


def check_step(state: State, battle: Battle) -> None:
    """M7.4 to M7.9 What is to be decided, and by whom."""
    phase, seat = state.phase, state.acting
    if phase == ARMIES:
        left = undecided(state, battle, seat) != NO_FIGURE
        need(left, "battle.sent: -1 for a figure of which nothing is decided yet (M7.4)")
    elif phase == DEFENCE:
        need(battle.armies > 0, "battle.armies: nobody attacks (M7.15)")
        waiting = [s for s in defenders(state, battle) if undecided(state, battle, s) != NO_FIGURE]
        left = len(waiting) > 0
        need(left, "battle.sent: -1 for a figure of which nothing is decided yet (M7.5)")
        need(seat == waiting[0], "acting: the defender whose figures are asked about (M8.7)")
    elif phase == TARGETS:
        left = aiming(battle) != 0
        need(left, "battle.aims: null for an army that has no target yet (M7.6)")
    elif phase == DAMAGE:
        check_order(state, battle)
    else:
        step = ARCHERS if battle.asked < 3 else PRIESTS
        asked = phase == step and asked_seat(state, battle, battle.asked) == seat
        need(asked, "battle.asked: counts who is asked, from 0: archers up to 2, then priests")


def check_order(state: State, battle: Battle) -> None:
    """M7.7 The owner has a choice; what leaves none is done by itself."""
    known = 1 <= battle.combat <= battle.armies and root(battle, battle.combat) == battle.combat
    need(known, "battle.combat: the first army of a combat (M7.7)")
    if battle.order == ATTACKER:
        most = attack_on_attackers(state, battle, battle.combat)
    else:
        most = attack_of(state, attackers_in(state, battle, battle.combat))
    need(battle.left <= most, f"battle.left: at most {most} damage (M7.7)")
    need(is_choice(state, battle), "battle.left: leaves no choice of who takes it (M7.7)")
    need(state.acting == orderer(state, battle), "acting: who orders his cards (M7.7, M8.7)")
