"""One running game: moves, events, undo."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, cast

from tavola.core.chance import Chance, FastChance, NoChance
from tavola.core.errors import BadPosition, BadSetup, IllegalMove
from tavola.core.fair import Drawn, FairChance, RecordedChance, ToldChance, make_seed
from tavola.core.fairness import Fairness, checked_entropy, checked_shares
from tavola.core.foresee import MOST_AFTER, Foresight, foresee, world_after
from tavola.core.game import NOBODY, SILENT, Event, Game, Log, Plain, Refusal, Result
from tavola.core.gate import judge, legal_move, shown, written
from tavola.core.setup import is_number, settle
from tavola.core.step import Step, newest_undoable
from tavola.core.things import Things, tell_things
from tavola.core.views import MatchView

UNFORESEEABLE = Refusal("", "unforeseeable")
NOTHING_TO_UNDO = Refusal("", "nothing-to-undo")
KEEP_EVERY = 8  # steps between two positions that are kept for undo


class Checkpoint:
    """A point that no undo can reach behind: enough to go on from there without earlier moves."""

    def __init__(self, state: Plain, draws: int) -> None:
        self.state = state  # the whole position as data
        self.draws = draws  # how many draws of chance had been made


def describe_setup(game: Game[Any], players: int, options: Plain, position: Plain | None) -> Plain:
    """What a commitment binds itself to."""
    setup: Plain = {
        "game": game.facts.name,
        "rules": game.facts.rules_version,
        "players": players,
        "options": options,
    }
    if position is not None:
        setup["position"] = position
    return setup


class Match:
    """A game being played: text in, plain data out. What is refused leaves it as it was.

    >>> match = tavola.start("condottiere", players=3, seed=7)
    >>> match
    <Match condottiere, 3 players, 0 moves, to act: 1>
    >>> match.play(1, "city siena")[0].id
    'named-city'
    >>> print(match.why_not(0, "city roma").rule)
    D3.3
    """

    # Who can draw a table says so from above (tavola/face.py): seat, language, width, in colour?
    drawing: ClassVar[Callable[["Match", int | None, str, int, bool], str]]

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Plain | None = None,
        *,
        seed: bytes | int | None = None,
        entropy: Sequence[str] = (),
        shares: Sequence[str | None] | None = None,
        position: Plain | None = None,
        told: list[Drawn] | None = None,
        checkpoint: Checkpoint | None = None,
    ) -> None:
        """Set the table up, or lay it out as `position` says, or go on from `checkpoint`.

        `seed`: secret bytes, a number for a repeatable match, or None for a fresh secret. `told`:
        the outcomes of the set-up when a record is replayed without its seed (`chance_is_told`
        from then on). `shares`: those of the people who made its chance together with the table
        (joint.py), by seat. A match that goes on from a checkpoint knows its steps from there only.
        """
        self.game = game
        self.players = players
        self.options = settle(game, players, options or {})
        self.position = position
        if not (seed is None or isinstance(seed, bytes) or is_number(seed)):
            raise BadSetup(f"seed: must be a whole number or bytes, not {type(seed).__name__}")
        secret = seed if isinstance(seed, bytes) else make_seed(seed)
        self.fairness = Fairness(
            describe_setup(game, players, self.options, position),
            secret,
            None if shares is None else checked_shares(shares, players),
        )
        self.fairness.entropy = checked_entropy(entropy, players)
        self._told: ToldChance | None = None
        self._chance: RecordedChance
        if told is None:
            self._chance = self.fairness.chance(checkpoint.draws if checkpoint else 0)
        else:
            self._chance = self._told = ToldChance()
            self._told.tell(told, "moves[0].chance")
        log = Log()
        self.state: Any
        if checkpoint is not None:
            self.state = load_position(game, checkpoint.state, self.options, NoChance())
        elif position is None:
            self.state = game.start(players, self.options, self._chance, log)
        else:
            self.state = load_position(game, position, self.options, self._chance)
        if self.state.players != players:
            raise BadPosition(f"state: is for {self.state.players} players, not {players}")
        events = tell_things(game, self.state, self.state, log.events)
        self.steps: list[Step] = [Step(NOBODY, None, self._chance.take(), events)]
        # The number of the first step that could still be undone, and the position before it and
        # before every few that came after: chance has no part in them, so the others follow.
        self.first_undoable = len(self.steps)
        self._kept: dict[int, Any] = {}

    def __repr__(self) -> str:
        result = self.result
        if result is not None:
            now = f"over: {result.reason}, places {result.places}"
        else:
            now = f"to act: {', '.join(str(seat) for seat in self.to_act)}"
        moves = len(self.steps) - 1
        return f"<Match {self.game.facts.name}, {self.players} players, {moves} moves, {now}>"

    # --- asking -----------------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        """All seats, counted from 0.

        >>> match = tavola.start("concordia", players=2, seed=1)
        >>> [len(match.legal(seat)) for seat in match.seats]
        [0, 6]
        """
        return range(self.players)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; empty when the game is over."""
        return tuple(self.game.to_act(self.state))

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.result(self.state)

    def legal(self, seat: int) -> list[str]:
        """The moves that this seat may make now, as text."""
        return [move.text for move in self.game.legal(self.state, self._seat(seat))]

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why this seat may not make this move now; None if it may."""
        return judge(self.game, self.state, self._seat(seat), text)[0]

    def view(self, seat: int | None) -> MatchView:
        """All and only what this seat may know, with its legal moves; None is a spectator."""
        result = self.result
        return {
            "game": self.game.facts.name,
            "seat": seat,
            "players": self.players,
            "options": cast(dict[str, bool | int | str], self.options),  # by `settle`
            "to_act": list(self.to_act),
            "legal": [] if seat is None else self.legal(seat),
            "undo": seat is not None and self.undoable(seat) is not None,
            "table": self.look(seat),
            "result": None if result is None else result.plain(),
        }

    def look(self, seat: int | None) -> Mapping[str, object]:
        """The table alone, as the game shows it."""
        return self.game.view(self.state, NOBODY if seat is None else self._seat(seat))

    def printed(self) -> Mapping[str, object]:
        """What is fixed for the whole match and open to everybody, such as what cards print."""
        return self.game.printed(self.state)

    def things(self) -> Things:
        """What each single thing is, by its id: what people read instead of it."""
        return self.game.things(self.state)

    def foresee(self, seat: int, text: str, after: Sequence[str] = ()) -> Foresight:
        """What a legal move would do, as far as this seat may know, `after` moves of its own.

        Raises IllegalMove with the refusal of a move that is not legal there, or if what comes
        after one of the moves before it can't be known.
        """
        return self._foresee(seat, (text,), after)[text]

    def foresee_all(self, seat: int, after: Sequence[str] = ()) -> dict[str, Foresight]:
        """The same for every move that would be legal then."""
        return self._foresee(seat, None, after)

    def _foresee(
        self, seat: int, texts: Sequence[str] | None, after: Sequence[str]
    ) -> dict[str, Foresight]:
        at, game, world = self._seat(seat), self.game, self.state
        if not isinstance(after, list | tuple):
            raise BadSetup(f"after: must be a list of moves, not {type(after).__name__}")
        if len(after) > MOST_AFTER:
            raise BadSetup(f"at most {MOST_AFTER} moves can be looked ahead, not {len(after)}")
        for text in after:
            world = world_after(game, world, at, legal_move(game, world, at, text))
            if world is None:
                raise IllegalMove(UNFORESEEABLE, shown(text))
        moves = (
            game.legal(world, at)
            if texts is None
            else [legal_move(game, world, at, text) for text in texts]
        )
        found = foresee(game, world, at, moves)
        return {move.text: one for move, one in zip(moves, found)}

    def log(self, seat: int | None) -> list[Event]:
        """Everything that has happened, as far as this seat may know."""
        eyes = NOBODY if seat is None else self._seat(seat)
        return [event for step in self.steps for event in step.events if event.visible_to(eyes)]

    def acts(self) -> list[list[Step]]:
        """The steps, those that belong together (`Game.joins`) as one; the set-up is the first."""
        acts: list[list[Step]] = []
        before: Step | None = None
        for step in self.steps:
            if before and before.seat == step.seat and before.move and step.move:
                joins = self.game.joins(before.move, step.move)
            else:
                joins = False
            if joins:
                acts[-1].append(step)
            else:
                acts.append([step])
            before = step
        return acts

    def _seat(self, seat: object) -> int:
        if is_number(seat) and 0 <= seat < self.players:
            return seat
        last = self.players - 1
        raise BadSetup(f"there is no seat {written(seat)}: seats count from 0 to {last}")

    # --- playing ----------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> list[Event]:
        """Make a move; the events that this seat may see. Raises IllegalMove with the refusal."""
        move = legal_move(self.game, self.state, self._seat(seat), text)
        before, now = self.state, self.state.clone()
        log = Log()
        self.game.apply(now, seat, move, self._chance, log)
        self.state = now  # whoever has looked at the one before may keep it
        events = tell_things(self.game, before, now, log.events)
        step = Step(seat, move, self._chance.take(), events)
        if step.final or self.result is not None:  # the end reveals the seed
            self._kept.clear()
            self.first_undoable = len(self.steps) + 1
        elif (len(self.steps) - self.first_undoable) % KEEP_EVERY == 0:
            self._kept[len(self.steps)] = before
        self.steps.append(step)
        return [event for event in step.events if event.visible_to(seat)]

    # --- undo -------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """The number of the step that this seat could take back, or None.

        It is the seat's last move, if since then nothing has happened that the seat could see,
        and nobody has learnt anything by it. Moves that others made in secret don't stand in the
        way: if they did, trying to undo would tell that they were made.
        """
        return newest_undoable(self.steps, self.first_undoable, self._seat(seat))

    def undo(self, seat: int) -> str:
        """Take back the seat's last move; its text. IllegalMove if there is nothing to undo."""
        number = self.undoable(seat)
        if number is None:
            raise IllegalMove(NOTHING_TO_UNDO, "undo")
        undone, *later = self.steps[number:]
        now = self.state, self.steps, self.first_undoable, self._kept
        self.state = self._position_before(number)
        self.steps = self.steps[:number]
        self._kept = {at: state for at, state in self._kept.items() if at < number}
        try:
            for step in later:  # secret moves of others, made anew
                assert step.move is not None
                self.play(step.seat, step.move.text)
        except IllegalMove as error:  # the game broke law 8: nobody's choice is lost by that
            self.state, self.steps, self.first_undoable, self._kept = now
            raise IllegalMove(NOTHING_TO_UNDO, "undo") from error
        assert undone.move is not None
        return undone.move.text

    def _position_before(self, number: int) -> Any:
        """Of a step that could be undone: a kept one, and what was played since."""
        at = number - (number - self.first_undoable) % KEEP_EVERY
        state = self._kept[at].clone()
        for step in self.steps[at:number]:
            assert step.move is not None
            self.game.apply(state, step.seat, step.move, NoChance(), SILENT)
        return state

    # --- looking at it ----------------------------------------------------------------------------

    def board_text(self, seat: int | None = None, language: str = "en", width: int = 100) -> str:
        """The table as this seat sees it (None: a spectator), drawn with characters.

        >>> print(tavola.start("condottiere", players=2, seed=7).board_text(0)[:10])
        ┌────────┬
        """
        return Match.drawing(self, seat, language, width, False)

    def _repr_html_(self) -> str:
        """For notebooks: what a spectator sees, in colour."""
        return Match.drawing(self, None, "en", 100, True)

    # --- saving -----------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """Another match that goes on from here by itself, with the same chance to come.

        >>> match = tavola.start("condottiere", players=2, seed=7)
        >>> other = match.clone()
        >>> _ = tavola.play_out(other, "random")
        >>> match.result is None, other.result is None
        (True, False)
        """
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        # Positions and steps are never changed, only replaced.
        other.steps, other._kept = list(self.steps), dict(self._kept)
        if self._told is not None:
            other._chance = other._told = self._told.copy()
        elif isinstance(self._chance, FairChance):
            other._chance = self._chance.copy()
        return other

    def __copy__(self) -> "Match":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.clone()

    @property
    def is_told(self) -> bool:
        """Whether its chance comes from a record."""
        return self._told is not None

    def save(self) -> Plain:
        """The whole position as data, all hidden things included (docs/positions.md)."""
        return {
            "game": self.game.facts.name,
            "rules": self.game.facts.rules_version,
            "options": self.options,
            "state": self.game.save(self.state),
        }

    def checkpoint(self) -> Checkpoint | None:
        """Enough to go on from here; None while somebody could still take something back."""
        if self.first_undoable < len(self.steps) or not isinstance(self._chance, FairChance):
            return None
        return Checkpoint(self.game.save(self.state), self._chance.draws)

    def forget(self) -> None:
        """Let go of all steps that nobody can take back: for matches that are stored elsewhere."""
        settled = self.first_undoable - 1
        if settled > 0:
            del self.steps[1 : self.first_undoable]
            self.first_undoable = 1
            self._kept = {number - settled: state for number, state in self._kept.items()}

    def tell(self, drawn: list[Drawn], place: str) -> None:
        """For replay: the outcomes of the move that comes next."""
        assert self._told is not None
        self._told.tell(drawn, place)

    def check_all_told(self) -> None:
        """For replay: the record told nothing that was not drawn."""
        assert self._told is not None
        self._told.check_all_used()


def load_position(game: Game[Any], position: Plain, options: Plain, chance: Chance) -> Any:
    """The position written so, under these options; BadPosition says what is wrong with it.

    A position may leave out what an option says; it may not say something else. What else it
    leaves open is drawn.
    """
    try:
        written = game.save(game.load(position, FastChance(0)))
        other = [name for name in options if name in written and written[name] != options[name]]
        for name in other:
            if name in position:
                raise BadPosition(
                    f"state.{name}: {position[name]}, but the option says {options[name]}"
                )
        return game.load(position | {name: options[name] for name in other}, chance)
    except ValueError as error:
        raise BadPosition(f"state: {error}") from error
