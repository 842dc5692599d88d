"""C5 Invasions: all decide in secret, all reveal together."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Plain, Refusal
from tavola.games.comuni.data import (
    ARMIES,
    EMPEROR,
    FOUR,
    HIGHEST,
    INVADERS,
    RESOURCES,
    STRENGTH,
)
from tavola.games.comuni.moves import COMMIT, PLEDGE, Pledge
from tavola.games.comuni.rules.supply import cube_list, pay
from tavola.games.comuni.state import (
    CITY,
    INVASION,
    LOST,
    OVER,
    PLEDGED,
    PLEDGES,
    REFILL_ON,
    Player,
    State,
    no_pledges,
)


def begin_invasion(state: State, invader: i64, log: Log) -> None:
    """C5.13 Strengths first; then everybody decides."""
    state.phase = INVASION
    state.acting = NOBODY
    state.invader = invader
    for player in state.seats:
        player.committed = False
        ask_anew(player)
    if log.listening:
        # Told as a reveal: from here on others pledge in secret, so what led here must stand.
        told: Plain = {"invader": INVADERS[invader], "strength": STRENGTH[invader]}
        log.tell("invasion", told, reveals=True)
        for seat in range(state.players):
            log.tell("faces", {"seat": seat, "strength": strength_against(state, seat)})


def fewest_points(state: State) -> i64:
    fewest = state.seats[0].points
    for player in state.seats:
        fewest = min(fewest, player.points)
    return fewest


def strength_against(state: State, seat: i64) -> i64:
    """C5.2 The base strength, and the lead in points over the one with the fewest."""
    return STRENGTH[state.invader] + state.seats[seat].points - fewest_points(state)


# --- the secret decision (C5.3) -------------------------------------------------------------------


def ask_anew(player: Player) -> None:
    """Nothing is pledged yet."""
    player.pledge = no_pledges()
    player.asked = 0
    skip_questions(player)


def most_for(player: Player, question: i64) -> i64:
    """C5.3 Armies, or gold and pilgrims by twos; C5.11 of what lies behind the screen."""
    free = player.free(PLEDGED[question])
    return free if PLEDGED[question] == ARMIES else free - free % 2


def skip_questions(player: Player) -> None:
    """On to the next question that has more than one answer."""
    while player.asked < PLEDGES and most_for(player, player.asked) == 0:
        player.asked += 1


def legal_invasion(state: State, seat: i64) -> list[Move]:
    """C5.3 An amount for what is asked now, or commit: nothing more is used then."""
    player = state.seats[seat]
    moves: list[Move] = []
    question = player.asked
    if question < PLEDGES:
        amounts = PLEDGE[question]
        most = most_for(player, question)
        if PLEDGED[question] != ARMIES:
            most //= 2
        for amount in range(most + 1):
            moves.append(amounts[amount])
    moves.append(COMMIT)
    return moves


def why_not_pledge(state: State, seat: i64, move: Move) -> Refusal | None:
    """C5.3 In an invasion, in the order of the questions, of what he has."""
    if state.phase != INVASION:
        return Refusal("C5.3", "no-invasion")
    if not isinstance(move, Pledge):
        return None
    player = state.seats[seat]
    if player.asked == PLEDGES:
        return Refusal("C5.3", "all-pledged")
    if move.question != player.asked:
        side = "city" if player.asked >= CITY else "league"
        resource = RESOURCES[PLEDGED[player.asked]]
        return Refusal("C5.3", "asked-for", {"side": side, "resource": resource})
    most = most_for(player, move.question)
    if move.cubes > most:
        resource = RESOURCES[PLEDGED[move.question]]
        return Refusal("C5.11", "too-few-to-pledge", {"resource": resource, "most": most})
    return None


def pledge(state: State, seat: i64, move: Pledge, log: Log) -> None:
    """C5.3 For one's own ears alone."""
    player = state.seats[seat]
    player.pledge[move.question] = move.cubes
    player.asked += 1
    skip_questions(player)
    if log.listening:
        side = "city" if move.question >= CITY else "league"
        resources = cube_list(PLEDGED[move.question], move.cubes)
        log.whisper(seat, "pledged", {"side": side, "resources": resources})


def commit(state: State, seat: i64, log: Log) -> None:
    """C5.11 It stands. C5.3 When all have decided, all reveal together."""
    state.seats[seat].committed = True
    state.seats[seat].asked = PLEDGES
    if log.listening:
        # Told as a reveal: C5.11 forbids to take it back.
        log.tell("committed", {"seat": seat}, reveals=True)
    for player in state.seats:
        if not player.committed:
            return
    resolve(state, log)


def armies_for(player: Player, first: i64) -> i64:
    """C5.3 Armies, and 2 gold or 2 pilgrims for one, from this question on."""
    return player.pledge[first] + player.pledge[first + 1] // 2 + player.pledge[first + 2] // 2


# --- what comes of it -----------------------------------------------------------------------------


def defence_with(player: Player, armies: i64) -> i64:
    """C5.5 One army a wall card, the highest first, gives 1 + its level; the others 1 each."""
    defence: i64 = 0
    left = armies
    level = HIGHEST
    while level > 0 and left > 0:
        for height in player.wall_height:
            if height >= level and left > 0:
                defence += 1 + level
                left -= 1
        level -= 1
    return defence + left


def resolve(state: State, log: Log) -> None:
    """C5.13 Reveal, league, defence and plunder, heroes, cubes back to the supply."""
    league: i64 = 0
    for seat in range(state.players):
        player = state.seats[seat]
        league += armies_for(player, 0)
        if log.listening:
            tell_pledges(seat, player, log)
    if log.listening:
        log.tell("league", {"armies": league})
    plundered: list[bool] = []
    for seat in range(state.players):
        plundered.append(defend(state, seat, league, log))
    give_heroes(state, plundered, log)
    for seat in range(state.players):
        return_cubes(state, seat)
    if state.invader == EMPEROR:
        state.phase = OVER  # C6.3
        if log.listening:
            log.tell("game-over", {})
        return
    state.deck += 1
    state.drawn = 0
    state.acting = state.turn
    state.phase = REFILL_ON


def tell_pledges(seat: i64, player: Player, log: Log) -> None:
    """C5.3 What each player had in his hands."""
    for side in range(2):
        first: i64 = side * CITY
        cubes: list[str] = []
        for question in range(first, first + CITY):
            cubes += cube_list(PLEDGED[question], player.pledge[question])
        log.tell(
            "sent-to-league" if side == 0 else "sent-to-city",
            {"seat": seat, "armies": armies_for(player, first), "resources": cubes},
            reveals=True,
            news=True,
        )


def defend(state: State, seat: i64, league: i64, log: Log) -> bool:
    """C5.4, C5.6, C5.12 As many plunder tokens as the defence is short; whether there were any."""
    player = state.seats[seat]
    remaining = strength_against(state, seat) - league
    defence = defence_with(player, armies_for(player, CITY))
    if state.captain == seat:
        defence += 1  # C5.5
    short = max(0, remaining - defence)
    player.plunder += short  # C5.10 no points change
    if log.listening:
        told = {"seat": seat, "strength": max(0, remaining), "defence": defence}
        if short > 0:
            log.tell("plundered", {**told, "tokens": short})
        else:
            log.tell("held", {**told})
    return short > 0


def give_heroes(state: State, plundered: list[bool], log: Log) -> None:
    """C5.7 The higher token for most armies in the league, the lower for second most."""
    taken: i64 = NOBODY
    for rank in range(2):
        token = 2 * state.invader + rank
        hero = best_hero(state, plundered, taken)
        if hero == NOBODY:
            state.heroes[token] = LOST
            continue
        state.heroes[token] = hero
        taken = hero
        if log.listening:
            log.tell("hero", {"seat": hero, "points": state.pack.heroes[token]})


def best_hero(state: State, plundered: list[bool], but: i64) -> i64:
    """C5.7 Ties: fewer points, then the lower comune. C5.8 Perhaps nobody who was plundered."""
    best: i64 = NOBODY
    for seat in range(state.players):
        player = state.seats[seat]
        armies = armies_for(player, 0)
        if seat == but or armies == 0 or (state.heroes_need_walls and plundered[seat]):
            continue
        if best == NOBODY or before(player, armies, state.seats[best]):
            best = seat
    return best


def before(player: Player, armies: i64, other: Player) -> bool:
    """Whether this player comes before the other in the order of C5.7."""
    against = armies_for(other, 0)
    if armies != against:
        return armies > against
    if player.points != other.points:
        return player.points < other.points
    return player.comune < other.comune


def return_cubes(state: State, seat: i64) -> None:
    """C5.9 All that was used goes back to the supply."""
    player = state.seats[seat]
    for question in range(PLEDGES):
        pay(state, seat, PLEDGED[question], player.pledge[question])
    player.pledge = no_pledges()
    player.asked = 0
    player.committed = False


def tokens_of(state: State, seat: i64) -> i64:
    """C7.3 What the seat's hero tokens are worth."""
    total: i64 = 0
    for token in range(2 * FOUR):
        if state.heroes[token] == seat:
            total += state.pack.heroes[token]
    return total
