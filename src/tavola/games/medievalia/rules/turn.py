"""M3.2 A player's own turn: what can be begun in it."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE
from tavola.games.medievalia.moves import (
    END,
    Ask,
    Buy,
    Centre,
    Clash,
    ClashCentre,
    Close,
    Cross,
    Discard,
    Done,
    Double,
    DrawCard,
    Drop,
    End,
    Enter,
    Flip,
    Heal,
    Lift,
    Lower,
    Pass,
    PickBuilding,
    PickFigure,
    PickLand,
    Place,
    Play,
    Put,
    PutBack,
    Raid,
    Shoot,
    Trade,
)
from tavola.games.medievalia.rules.abilities import (
    legal_heals,
    legal_shots,
    why_not_heal,
    why_not_shot,
)
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.moving import legal_lifts, lift, why_not_lift
from tavola.games.medievalia.rules.naming import (
    legal_naming,
    name_thing,
    why_not_buy,
    why_not_draw,
    why_not_play,
)
from tavola.games.medievalia.rules.reactions import end_turn, heal_in_turn, shoot_outside_battle
from tavola.games.medievalia.rules.war import (
    battle_enemy,
    battle_zone,
    declare,
    legal_battles,
    must_fight,
    why_not_battle,
)
from tavola.games.medievalia.state import State


class Turn(Decision):
    """M3.2 Any of these, in any order and as often as wanted; M3.3 war is the last act."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        legal_naming(state, seat, moves)
        legal_lifts(state, seat, moves)
        legal_shots(state, seat, NOBODY, moves)
        legal_heals(state, seat, moves)
        if not legal_battles(state, seat, moves):
            moves.append(END)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Play):
            return why_not_play(state, seat, move.card)
        if isinstance(move, Buy):
            return why_not_buy(state, seat, move.building, move.pile)
        if isinstance(move, DrawCard):
            return why_not_draw(state, seat)
        if isinstance(move, Lift):
            return why_not_lift(state, seat, move.figure)
        if isinstance(move, Shoot):
            return why_not_shot(state, seat, NOBODY, move.archer, move.figure)
        if isinstance(move, Heal):
            return why_not_heal(state, seat, move.priest, move.figure)
        if isinstance(move, (Raid, Clash, ClashCentre)):
            return why_not_battle(state, seat, battle_zone(state, move), battle_enemy(move))
        if isinstance(move, End):
            return Refusal("M7.3", "must-fight") if must_fight(state, seat) else None
        return not_begun(move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
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
            declare(state, seat, battle_zone(state, move), battle_enemy(move), log)


def not_begun(move: Move) -> Refusal:
    """A step of something that is not under way."""
    if isinstance(move, (PutBack, Done)):
        return Refusal("M2.4", "exchange-is-over")
    if isinstance(move, (Put, Enter, Cross, Centre)):
        return Refusal("M7.1", "lift-first")
    if isinstance(move, (Flip, Discard, Double, PickLand, PickBuilding, PickFigure, Trade, Lower)):
        return Refusal("M4.10", "name-first")
    if isinstance(move, (Ask, Close, Drop, Place)):
        return Refusal("M4.10", "name-first")
    if isinstance(move, Pass):
        return Refusal("M6.8", "nothing-to-answer")
    return Refusal("M7.15", "no-battle")
