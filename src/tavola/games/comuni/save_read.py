"""A position is read from data; what it leaves open is drawn."""

from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY
from tavola.core.positions import distinct, index_of, need, pack_of, seat_of
from tavola.games.comuni.data import (
    CARD_COUNT,
    CARDS,
    COLUMNS_IN_USE,
    COMUNI,
    DECK_OF,
    DECKS,
    FOUR,
    GOLD,
    HIGHEST,
    INVADERS,
    KINDS,
    RESOURCES,
    VALUE,
    Comune,
    Invader,
    Kind,
    Letter,
    Resource,
)
from tavola.games.comuni.pack import SHELF
from tavola.games.comuni.rules.invasion import armies_for, skip_questions
from tavola.games.comuni.rules.setup import deck_of
from tavola.games.comuni.save_check import in_order, invasion_is_over, turns_of_this_round
from tavola.games.comuni.save_write import cards_of, names_of
from tavola.games.comuni.state import (
    AWAY,
    BUILT,
    CITY,
    DISCARDED,
    IN_DECK,
    IN_HAND,
    IN_WALL,
    INVASION,
    LOST,
    ON_DISPLAY,
    OVER,
    PHASE_NAMES,
    PLEDGED,
    PLEDGES,
    Player,
    Reveal,
    Stand,
    State,
    empty_table,
    no_pledges,
)

Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Height = Annotated[int, msgspec.Meta(ge=1, le=4)]
Cubes = dict[Resource, Annotated[int, msgspec.Meta(ge=0, le=60)]]


class SavedBuilding(msgspec.Struct, forbid_unknown_fields=True):
    kind: Kind
    cards: Annotated[list[str], msgspec.Meta(min_length=1, max_length=4)]


class SavedPlayer(msgspec.Struct, forbid_unknown_fields=True):
    comune: Comune
    resources: Cubes = {}
    plunder: Count = 0
    hand: list[str] = []
    buildings: list[SavedBuilding] = []
    walls: list[Annotated[list[str], msgspec.Meta(min_length=1, max_length=4)]] = []
    discarded: list[str] = []
    claimed: dict[str, Count] = {}
    laid: dict[str, Count] = {}
    active: list[Kind] = []
    league: Cubes = {}
    city: Cubes = {}
    asked: Annotated[int, msgspec.Meta(ge=0, le=int(PLEDGES))] | None = None
    committed: bool = False


class SavedColumn(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[str] = []
    seat: Seat | None = None
    gold: Count = 0


class SavedHouse(msgspec.Struct, forbid_unknown_fields=True):
    kind: Kind
    storeys: Height


class SavedStand(msgspec.Struct, forbid_unknown_fields=True):
    points: Count
    strength: Count
    defence: Count
    plunder: Count
    buildings: list[SavedHouse] = []
    walls: list[Height] = []
    league: Cubes = {}
    city: Cubes = {}


class SavedReveal(msgspec.Struct, forbid_unknown_fields=True):
    invader: Invader
    captain: Seat
    stands: list[SavedStand]


class SavedState(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[SavedPlayer], msgspec.Meta(min_length=2, max_length=5)]
    columns: list[SavedColumn] = []
    deck: Letter = "a"
    decks: dict[Letter, list[str]] = {}
    masters: dict[Kind, Seat] = {}
    heroes: dict[Letter, list[Seat | Literal["lost"]]] = {}
    captain: Seat | None = None
    turn: Seat | None = None
    phase: str = "project"
    acting: Seat | None = None
    outbid_gold: Count = 0
    choices: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    refill: bool = False
    actions: Annotated[int, msgspec.Meta(ge=1, le=60)] = 1
    storeys_laid: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    levels_laid: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    invader: Invader | None = None
    last_invasion: SavedReveal | None = None
    turns: Count | None = None
    last_player: Seat | None = None
    last_turns: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    by_limit: bool = False
    open_screens: bool = False
    after_invasion: Literal["continue", "end_turn"] = "continue"
    guild_master_needs_two_storeys: bool = False
    heroes_need_walls: bool = False
    smallest_building: Literal["any", "worst_kind"] = "any"
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 100
    data_pack: str = SHELF.default


def read(saved: SavedState, chance: Chance) -> State:
    """C1.6 The order of a deck that is not written is drawn."""
    comuni = [COMUNI.index(player.comune) for player in saved.players]
    state = empty_table(pack_of(SHELF, saved.data_pack), comuni)
    state.open_screens = saved.open_screens
    state.end_turn = saved.after_invasion == "end_turn"
    state.masters_need_two = saved.guild_master_needs_two_storeys
    state.heroes_need_walls = saved.heroes_need_walls
    state.any_smallest = saved.smallest_building == "any"
    state.round_limit = saved.round_limit
    state.deck = DECKS.index(saved.deck)
    read_course(state, saved)
    placing = Placing(state)
    for seat, player in enumerate(saved.players):
        read_player(state, seat, player, placing)
    read_columns(state, saved, placing)
    read_decks(state, saved, placing, chance)
    read_pieces(state, saved)
    for seat, player in enumerate(saved.players):
        read_pledges(state, seat, player)
    if saved.last_invasion is not None:
        state.revealed = read_reveal(state, saved.last_invasion)
    return state


class Placing:
    """Puts cards where they belong, each once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.free = {CARDS[c] for c in range(CARD_COUNT) if state.pack.players[c] <= state.players}

    def put(self, name: str, where: str, place: int, holder: int, pile: int, storey: int) -> int:
        if name not in CARDS:
            raise ValueError(f"{where}: no card {name!r}; the cards are a01 to d19")
        if name not in self.free:
            used = self.state.pack.players[CARDS.index(name)] <= self.state.players
            problem = "stands twice" if used else "is not used by so few players (C2.1)"
            raise ValueError(f"{where}: {name} {problem}")
        self.free.discard(name)
        card = CARDS.index(name)
        self.state.place[card] = place
        self.state.holder[card] = holder
        self.state.pile[card] = pile
        self.state.storey[card] = storey
        return card


def read_player(state: State, seat: int, saved: SavedPlayer, placing: Placing) -> None:
    player = state.seats[seat]
    where = f"players[{seat}]"
    for resource, cube in enumerate(RESOURCES):
        player.resources[resource] = saved.resources.get(cube, 0)
        state.supply[resource] -= player.resources[resource]
    player.plunder = saved.plunder
    hand = [placing.put(name, f"{where}.hand", IN_HAND, seat, 0, 0) for name in saved.hand]
    player.hand = vec[i64]([i64(card) for card in sorted(hand)])
    for number, building in enumerate(saved.buildings):
        for storey, name in enumerate(building.cards, 1):
            place = f"{where}.buildings[{number}]"
            card = placing.put(name, place, BUILT, seat, number, storey)
            shown = state.pack.shows(card, KINDS.index(building.kind))
            need(shown, f"{place}: {name} is no {building.kind} card (C3.11)")
        player.points += VALUE[len(building.cards)]
    kinds = [i64(KINDS.index(building.kind)) for building in saved.buildings]
    player.building_kind = vec[i64](kinds)
    player.building_height = vec[i64]([i64(len(building.cards)) for building in saved.buildings])
    read_walls(state, seat, saved, placing)
    for name in saved.discarded:
        placing.put(name, f"{where}.discarded", DISCARDED, seat, 0, 0)
    read_turns(state, seat, saved)
    distinct(saved.active, f"{where}.active")
    for kind in saved.active:
        player.active[KINDS.index(kind)] = 1


def read_walls(state: State, seat: int, saved: SavedPlayer, placing: Placing) -> None:
    player = state.seats[seat]
    bonus = []
    for number, names in enumerate(saved.walls):
        bonus.append(i64(int(names[0] == "bonus")))
        for level, name in enumerate(names, 1):
            if level > 1 or name != "bonus":
                placing.put(name, f"players[{seat}].walls[{number}]", IN_WALL, seat, number, level)
    player.wall_height = vec[i64]([i64(len(names)) for names in saved.walls])
    player.wall_bonus = vec[i64](bonus)
    state.bonus_left -= sum(bonus)


def read_turns(state: State, seat: int, saved: SavedPlayer) -> None:
    """When cards were claimed and laid face down: what others can know depends on it (C1.6)."""
    where = f"players[{seat}]"
    names = names_of(cards_of(state, seat))
    for field, turns in (("claimed", saved.claimed), ("laid", saved.laid)):
        for name in turns:
            need(name in names, f"{where}.{field}: {name} is none of this player's cards")
    for card in cards_of(state, seat):
        if state.place[card] == BUILT:
            continue
        state.claimed[card] = saved.claimed.get(CARDS[card], 0)
        if state.place[card] != IN_HAND:
            state.laid[card] = saved.laid.get(CARDS[card], state.turns)
            later = state.claimed[card] <= state.laid[card]
            need(later, f"{where}.laid: {CARDS[card]} was laid before it was claimed")
        past = max(state.claimed[card], state.laid[card]) <= state.turns
        need(past, f"turns: {CARDS[card]} was claimed or laid later than that")


def read_columns(state: State, saved: SavedState, placing: Placing) -> None:
    used = COLUMNS_IN_USE[state.players]
    need(len(saved.columns) <= used, f"columns: {state.players} players use {used} (C2.2)")
    for number, column in enumerate(saved.columns):
        where = f"columns[{number}]"
        places = state.pack.places[number]
        need(len(column.cards) <= places, f"{where}: has {places} places (C2.2)")
        for place, name in enumerate(column.cards, state.pack.first[number]):
            state.display[place] = placing.put(name, where, ON_DISPLAY, number, 0, 0)
        need(column.seat is not None or column.gold == 0, f"{where}: gold without an envoy (C3.1)")
        state.bidder[number] = seat_of(column.seat, int(state.players), where)
        state.gold[number] = column.gold
        state.supply[GOLD] -= column.gold


def read_decks(state: State, saved: SavedState, placing: Placing, chance: Chance) -> None:
    """What lies nowhere else, shuffled where it is not written. Earlier decks are used up."""
    decks: list[vec[i64]] = []
    for deck, letter in enumerate(DECKS):
        rest = [c for c in deck_of(state, deck) if CARDS[c] in placing.free]
        if deck < state.deck:
            rest = []
        if letter in saved.decks:
            names = saved.decks[letter]
            just = sorted(names) == [CARDS[card] for card in rest]
            need(just, f"decks.{letter}: must hold just the cards that lie nowhere else")
            rest = [i64(CARDS.index(name)) for name in names]
        cards = vec[i64](rest)
        if letter not in saved.decks and len(rest) > 1:
            chance.shuffle("deck", cards, CARDS)
        for card in cards:
            state.place[card] = IN_DECK
            state.holder[card] = 0
        decks.append(cards)
    state.decks = decks
    state.drawn = 0
    for card in range(CARD_COUNT):
        if state.place[card] == AWAY and DECK_OF[card] >= state.deck:
            assert CARDS[card] not in placing.free


def read_pieces(state: State, saved: SavedState) -> None:
    for resource, name in enumerate(RESOURCES):
        most = state.pack.supply[resource]
        need(state.supply[resource] >= 0, f"resources: there are only {most} {name} (C1.3)")
    need(state.bonus_left >= 0, "walls: there are only 11 bonus wall cards (C1.3)")
    state.supply[GOLD] -= saved.outbid_gold
    for kind, holder in saved.masters.items():
        state.masters[KINDS.index(kind)] = seat_of(holder, int(state.players), f"masters.{kind}")
    for deck in range(FOUR):
        if invasion_is_over(state, deck):
            state.heroes[2 * deck] = state.heroes[2 * deck + 1] = LOST
    for letter, tokens in saved.heroes.items():
        need(len(tokens) == 2, f"heroes.{letter}: there are two, the higher first (C5.7)")
        for rank, owner in enumerate(tokens):
            token = 2 * DECKS.index(letter) + rank
            if isinstance(owner, int):
                state.heroes[token] = seat_of(owner, int(state.players), f"heroes.{letter}")
            else:
                state.heroes[token] = LOST


def read_course(state: State, saved: SavedState) -> None:
    players = int(state.players)
    state.last_player = seat_of(saved.last_player, players, "last_player")
    state.last_turns = saved.last_turns
    state.by_limit = saved.by_limit
    state.phase = index_of(saved.phase, PHASE_NAMES, "phase", "phase")
    state.invader = state.deck if saved.invader is None else INVADERS.index(saved.invader)
    state.turn = seat_of(read_turn(state, saved), players, "turn")
    holder = state.turn if state.last_player == NOBODY else state.last_player  # C6.1
    state.captain = holder if saved.captain is None else seat_of(saved.captain, players, "captain")
    state.turns = turns_of_this_round(state) if saved.turns is None else saved.turns
    state.acting = seat_of(saved.acting, players, "acting")
    if saved.acting is None and state.phase not in (INVASION, OVER):
        state.acting = state.turn
    state.outbid_gold = saved.outbid_gold
    state.choices = saved.choices
    state.refill = saved.refill
    state.actions = saved.actions
    state.storeys_laid = saved.storeys_laid
    state.levels_laid = saved.levels_laid


def read_turn(state: State, saved: SavedState) -> int:
    """Who comes next in the last round; before it who has the captain, or the lowest comune."""
    if saved.turn is not None:
        return saved.turn
    order = in_order(state)
    if state.last_player != NOBODY:
        return order[(order.index(state.last_player) + 1 - (saved.last_turns or 1)) % len(order)]
    return order[0] if saved.captain is None else saved.captain


def read_reveal(state: State, saved: SavedReveal) -> Reveal:
    """C5.12 The last invasion: as many stands as players, and plunder as it comes about."""
    players = int(state.players)
    captain = seat_of(saved.captain, players, "last_invasion.captain")
    need(len(saved.stands) == players, "last_invasion.stands: one for each player")
    stands: list[Stand] = []
    for seat, written in enumerate(saved.stands):
        then = Player(state.seats[seat].comune)
        then.points = written.points
        then.building_kind = vec[i64]([i64(KINDS.index(one.kind)) for one in written.buildings])
        then.building_height = vec[i64]([i64(one.storeys) for one in written.buildings])
        then.wall_height = vec[i64]([i64(levels) for levels in written.walls])
        then.pledge = read_pledge(written.league, written.city, f"last_invasion.stands[{seat}]")
        stands.append(Stand(then, written.strength, written.defence, written.plunder))
    league = sum(armies_for(stand.pledge, 0) for stand in stands)
    for seat, stand in enumerate(stands):
        short = max(0, stand.strength - league - stand.defence)
        need(stand.plunder == short, f"last_invasion.stands[{seat}].plunder: is {short} (C5.12)")
    return Reveal(INVADERS.index(saved.invader), captain, stands)


def read_pledge(league: Cubes, city: Cubes, where: str) -> vec[i64]:
    """C5.3 By question."""
    pledge = no_pledges()
    for first, cubes in ((0, league), (CITY, city)):
        need("craftsmen" not in cubes, f"{where}: craftsmen don't fight (C5.3)")
        for question in range(first, first + CITY):
            pledge[question] = cubes.get(RESOURCES[PLEDGED[question]], 0)
    return pledge


def read_pledges(state: State, seat: int, saved: SavedPlayer) -> None:
    player = state.seats[seat]
    player.pledge = read_pledge(saved.league, saved.city, f"players[{seat}]")
    player.committed = saved.committed
    if saved.asked is not None:
        player.asked = saved.asked
    elif saved.committed:
        player.asked = PLEDGES
    elif state.phase == INVASION:
        skip_questions(player)


assert HIGHEST == 4  # what the forms above allow
