"""Medievalia as a game of Tavola: each question goes to the file that answers it."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Facts, Game, Log, Move, Option, Plain, Refusal, Result
from tavola.games.medievalia import advice
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.battle import HELD, JOINED, NOT_SENT, Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    CITIES,
    DECK_SIZE,
    FIGURES,
    KINDS,
    LANDS,
    OPENING_HAND,
    PILES,
    SEATS,
    SUMMARY_CARDS,
)
from tavola.games.medievalia.moves import (
    END,
    PASS,
    TABLE,
    Against,
    Ask,
    Buy,
    Close,
    Discard,
    Double,
    DrawCard,
    Drop,
    End,
    Flip,
    Heal,
    Into,
    JoinCombat,
    Lift,
    Lower,
    PickBuilding,
    PickFigure,
    Place,
    Play,
    Put,
    PutBack,
    Shoot,
    Target,
    Trade,
)
from tavola.games.medievalia.refuse import (
    OVER_RULE,
    WAIT_RULE,
    move_enemy,
    move_zone,
    why_not_added,
    why_not_aftermath,
    why_not_answer,
    why_not_destination,
    why_not_pick,
    why_not_placed,
    why_not_shots,
    why_not_turn,
)
from tavola.games.medievalia.rules.abilities import (
    answer,
    decline_answer,
    end_turn,
    heal_in_turn,
    legal_answer,
    legal_heals,
    legal_shots,
    pass_shots,
    shoot_outside_battle,
)
from tavola.games.medievalia.rules.aftermath import (
    heal_in_battle,
    legal_aftermath,
    pass_in_battle,
    shoot_in_battle,
)
from tavola.games.medievalia.rules.damage import legal_damage, order_damage, why_not_damage
from tavola.games.medievalia.rules.help import (
    ask,
    finish_help,
    help_with_card,
    help_with_group,
    legal_help,
    why_not_help,
)
from tavola.games.medievalia.rules.movement import (
    legal_destinations,
    legal_lifts,
    lift,
    march,
    put,
)
from tavola.games.medievalia.rules.pay import (
    add_discard,
    add_doubling,
    add_group,
    add_lowering,
    add_trade,
    drop,
    legal_batch,
    legal_naming,
    legal_picks,
    name_thing,
    pick,
)
from tavola.games.medievalia.rules.play import cards_in_play, close, legal_places, place
from tavola.games.medievalia.rules.setup import (
    finish_exchange,
    legal_exchange,
    put_back,
    set_up,
    why_not_exchange,
)
from tavola.games.medievalia.rules.war import (
    aim_at,
    declare,
    legal_armies,
    legal_battles,
    legal_defence,
    legal_targets,
    put_into_army,
    set_against,
    why_not_army,
    why_not_defence,
    why_not_target,
)
from tavola.games.medievalia.save import load, save
from tavola.games.medievalia.score import score
from tavola.games.medievalia.state import (
    ANSWER,
    ARMIES,
    BATCH,
    DAMAGE,
    DEFENCE,
    DOUBLE,
    EXCHANGE,
    HELP,
    MOVE,
    OVER,
    PLACE,
    SHOTS,
    TARGETS,
    TURN,
    State,
)
from tavola.games.medievalia.view import look, redeal_unknown

FACTS: Final = Facts(
    name="medievalia",
    title="Medievalia",
    rules_version="1",
    fewest=2,
    most=4,
    authors=("Michele Quondam",),
    publisher="Giochix",
    year=2007,
    hidden=("hands", "deck", "building-piles", "batches"),
)


class Medievalia(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE)

    def options(self, players: i64) -> tuple[Option, ...]:
        options = [
            Option("start_player", "M2.3", "random", choices=("random", *SEATS[:players])),
            Option("seat_handicap", "M2.2", False),
        ]
        if players > 2:
            options.append(Option("central_fief", "M1.4", players == 4))
        if players == 4:
            options.append(Option("alliance", "M8.1", False))
        return tuple(options)

    def longest(self, players: i64, options: Plain) -> int:
        """M9.7 bounds the turns, M3.5 and M4.10 bound what is done between two acts of a turn.

        An act is a batch closed, an external move, a shot or a healing. In a game at most all
        cards and buildings are paid and the deck is drawn; in a turn a figure marches at most
        twice or uses its ability once. Before each act every figure is lifted and put once; before
        the first and after each of these, everything that can be named is named and dropped, each
        time with every group, card and ability added, and the ally's. A battle and the answers of
        others take few moves a figure.
        """
        figures = int(FIGURES)
        turns = int(DECK_SIZE) - (int(OPENING_HAND) - 1) * int(players)
        paid = 2 * int(DECK_SIZE) + int(BUILDING_TOTAL)
        acts = paid + turns * 3 * figures
        batch = 2 * (figures + int(LANDS) + 1 + int(DECK_SIZE)) + 5 * figures + 5
        named = (int(KINDS) + int(PILES) + 1) * batch
        between = 2 * figures + (figures + 1) * named
        return (acts + turns) * between + turns * 20 * figures + 10 * int(players)

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        return set_up(players, options, chance, log)

    def turn(self, state: State) -> i64:
        return state.acting

    # --- what can be done -------------------------------------------------------------------------

    def legal(self, state: State, seat: i64) -> list[Move]:
        if seat != state.acting or seat == NOBODY:
            return []
        phase = state.phase
        if phase == TURN:
            return self.legal_turn(state, seat)
        batch = state.batch
        if batch is not None:
            return self.legal_in_batch(state, seat, batch)
        if phase == MOVE:
            return legal_destinations(state, seat)
        battle = state.battle
        if battle is not None:
            return self.legal_in_battle(state, seat, battle)
        if phase == EXCHANGE:
            return legal_exchange(state, seat)
        if phase == ANSWER:
            return legal_answer(state, seat)
        moves: list[Move] = []
        if phase == SHOTS:
            legal_shots(state, seat, state.active, moves)
            moves.append(PASS)
        return moves

    def legal_turn(self, state: State, seat: i64) -> list[Move]:
        """M3.2 Any of these, in any order and as often as wanted; M3.3 war is the last act."""
        moves: list[Move] = []
        legal_naming(state, seat, moves)
        legal_lifts(state, seat, moves)
        legal_shots(state, seat, NOBODY, moves)
        legal_heals(state, seat, moves)
        if not legal_battles(state, seat, moves):
            moves.append(END)
        return moves

    def legal_in_batch(self, state: State, seat: i64, batch: Batch) -> list[Move]:
        phase = state.phase
        if phase == BATCH:
            return legal_batch(state, seat, batch)
        if phase == DOUBLE:
            return legal_picks(state, seat, batch)
        if phase == PLACE:
            return legal_places(state, seat, batch)
        return legal_help(state, seat, batch)

    def legal_in_battle(self, state: State, seat: i64, battle: Battle) -> list[Move]:
        phase = state.phase
        if phase == ARMIES:
            return legal_armies(state, battle)
        if phase == DEFENCE:
            return legal_defence(state, battle)
        if phase == TARGETS:
            return legal_targets(state, battle)
        if phase == DAMAGE:
            return legal_damage(state, battle)
        return legal_aftermath(state, seat)

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        phase = state.phase
        if phase == OVER:
            return Refusal(OVER_RULE[state.reason], "game-is-over")
        if seat != state.acting:
            if 0 <= seat < state.players and not state.in_game(seat):
                return Refusal("M9.4", "you-are-defeated")
            return Refusal(WAIT_RULE[phase], "not-your-turn", {"seat": state.acting})
        if phase == TURN:
            return why_not_turn(state, seat, move)
        batch = state.batch
        if batch is not None:
            return self.why_not_in_batch(state, seat, batch, move)
        if phase == MOVE:
            return why_not_destination(state, seat, move)
        battle = state.battle
        if battle is not None:
            return self.why_not_in_battle(state, seat, battle, move)
        if phase == EXCHANGE:
            return why_not_exchange(state, seat, move)
        if phase == ANSWER:
            return why_not_answer(state, seat, move)
        return why_not_shots(state, seat, move)

    def why_not_in_batch(self, state: State, seat: i64, batch: Batch, move: Move) -> Refusal | None:
        phase = state.phase
        if phase == BATCH:
            return why_not_added(state, seat, batch, move)
        if phase == DOUBLE:
            return why_not_pick(state, seat, batch, move)
        if phase == PLACE:
            return why_not_placed(state, seat, batch, move)
        return why_not_help(state, seat, batch, move)

    def why_not_in_battle(
        self, state: State, seat: i64, battle: Battle, move: Move
    ) -> Refusal | None:
        phase = state.phase
        if phase == ARMIES:
            return why_not_army(state, battle, move)
        if phase == DEFENCE:
            return why_not_defence(state, battle, move)
        if phase == TARGETS:
            return why_not_target(state, battle, move)
        if phase == DAMAGE:
            return why_not_damage(state, battle, move)
        return why_not_aftermath(state, seat, move)

    # --- doing it ---------------------------------------------------------------------------------

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        phase = state.phase
        batch = state.batch
        battle = state.battle
        if batch is not None:
            self.apply_in_batch(state, seat, batch, move, log)
        elif phase == TURN:
            self.apply_in_turn(state, seat, move, log)
        elif phase == MOVE:
            if isinstance(move, Put):
                put(state, seat, move.post, log)
            else:
                march(state, seat, move_zone(state, move), log)
        elif battle is not None:
            self.apply_in_battle(state, seat, battle, move, log)
        elif phase == EXCHANGE:
            if isinstance(move, PutBack):
                put_back(state, seat, move.card, log)
            else:
                finish_exchange(state, seat, chance, log)
        elif phase == ANSWER:
            if isinstance(move, Heal):
                answer(state, move.priest, log)
            else:
                decline_answer(state, seat, log)
        elif isinstance(move, Shoot):
            shoot_outside_battle(state, seat, move.archer, move.figure, log)
        else:
            pass_shots(state, seat, log)

    def apply_in_turn(self, state: State, seat: i64, move: Move, log: Log) -> None:
        if isinstance(move, Lift):
            lift(state, seat, move.figure, log)
        elif isinstance(move, Play):
            name_thing(state, seat, move.card, log)
        elif isinstance(move, Buy):
            name_thing(state, seat, FIRST_PILE + move.pile, log)
        elif isinstance(move, DrawCard):
            name_thing(state, seat, DECK_CARD, log)
        elif isinstance(move, End):
            end_turn(state, seat, log)
        elif isinstance(move, Shoot):
            shoot_outside_battle(state, seat, move.archer, move.figure, log)
        elif isinstance(move, Heal):
            heal_in_turn(state, move.priest, move.figure, log)
        else:
            declare(state, seat, move_zone(state, move), move_enemy(move), log)

    def apply_in_batch(self, state: State, seat: i64, batch: Batch, move: Move, log: Log) -> None:
        if state.phase == HELP:
            if isinstance(move, Flip):
                help_with_group(state, seat, batch, move.group, log)
            elif isinstance(move, Discard):
                help_with_card(state, seat, batch, move.card, log)
            else:
                finish_help(state, seat, batch, log)
        elif isinstance(move, Flip):
            add_group(state, seat, batch, move.group, log)
        elif isinstance(move, Discard):
            add_discard(state, seat, batch, move.card, log)
        elif isinstance(move, Close):
            close(state, seat, batch, log)
        elif isinstance(move, Drop):
            drop(state, seat, batch, log)
        elif isinstance(move, Place):
            place(state, seat, batch, move.land, log)
        elif isinstance(move, Trade):
            add_trade(state, seat, batch, move.figure, move.resource, move, log)
        elif isinstance(move, Lower):
            add_lowering(state, seat, batch, move.figure, move, log)
        elif isinstance(move, Double):
            add_doubling(state, seat, batch, move.figure, move.group, move, log)
        elif isinstance(move, Ask):
            ask(state, seat, batch, log)
        elif isinstance(move, PickBuilding):
            pick(state, seat, batch, move, False, move.building, -1, log)
        elif isinstance(move, PickFigure):
            pick(state, seat, batch, move, False, -1, move.figure, log)
        else:
            pick(state, seat, batch, move, True, -1, -1, log)

    def apply_in_battle(
        self, state: State, seat: i64, battle: Battle, move: Move, log: Log
    ) -> None:
        phase = state.phase
        if phase == ARMIES:
            put_into_army(state, battle, move.army if isinstance(move, Into) else NOT_SENT, log)
        elif phase == DEFENCE:
            set_against(state, battle, move.army if isinstance(move, Against) else NOT_SENT, log)
        elif phase == TARGETS:
            if isinstance(move, Target):
                aim_at(state, battle, move.group, log)
            elif isinstance(move, JoinCombat):
                aim_at(state, battle, JOINED - move.army, log)
            else:
                aim_at(state, battle, HELD, log)
        elif phase == DAMAGE:
            order_damage(state, battle, move, log)
        elif isinstance(move, Shoot):
            shoot_in_battle(state, battle, move.archer, move.figure, log)
        elif isinstance(move, Heal):
            heal_in_battle(state, battle, move.priest, move.figure, log)
        else:
            pass_in_battle(state, battle, seat, log)

    # --- the rest ---------------------------------------------------------------------------------

    def result(self, state: State) -> Result | None:
        return score(state)

    def view(self, state: State, seat: i64) -> Plain:
        return look(state, seat)

    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return redeal_unknown(state, seat, chance)

    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        return advice.weigh(state, seat, moves)

    def worth(self, state: State, seat: i64) -> float:
        return advice.worth(state, seat)

    def settled(self, state: State) -> bool:
        """As a turn begins."""
        return advice.settled(state)

    def census(self, state: State) -> dict[str, int]:
        """M1.2 All 110 cards: in a hand, the deck, a pile, on the table, or out of the game."""
        counts: dict[str, int] = {}
        for kind in range(KINDS):
            seen: i64 = state.out[kind] + cards_in_play(state, kind)
            for player in state.seats:
                seen += player.hand[kind]
            for place_in_deck in range(state.left):
                if state.deck[place_in_deck] == kind:
                    seen += 1
            counts[CARDS[kind]] = seen
        for building in range(BUILDING_KINDS):
            found: i64 = state.out_buildings[building]
            for land in range(LANDS):
                if (state.built[land] & BIT[building]) != 0:
                    found += 1
            for pile in range(PILES):
                for height in range(state.heights[pile]):
                    if state.piles[pile * BUILDING_TOTAL + height] == building:
                        found += 1
            counts[BUILDINGS[building]] = found
        counts["city"] = CITIES  # one a seat, the spare and the destroyed ones out of the game
        counts["summary"] = SUMMARY_CARDS
        return counts

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain) -> State:
        return load(data)


GAME: Final = Medievalia()
