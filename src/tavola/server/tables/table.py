"""A table: what follows from its entries. Every change is an entry, and `follow` takes it in.

What people do is checked in `acts.py`, which makes the entry; what a viewer is told of it is
decided in `telling.py`. This file never asks who may do what.
"""

from collections import deque
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from tavola.core.errors import TavolaError
from tavola.core.game import Game
from tavola.core.match import Checkpoint, Match
from tavola.server.store.entries import Entry, Snapshot
from tavola.server.store.happenings import (
    CameBack,
    EntropyGiven,
    GivenUp,
    Happening,
    Moved,
    Opened,
    SeatChanged,
    Started,
    Undone,
    WentAway,
)
from tavola.server.tables.clock import Clock, regulate, returning
from tavola.server.tables.history import Played
from tavola.server.tables.numbers import Numbers
from tavola.server.tables.seat import PERSON, TIME, Away, Seat
from tavola.server.tables.setup import CLOSED, OPEN, OVER, PLAYING, Setup, Status

REMEMBERED = 50  # entries per viewer, ready to be told; older ones are read from the store


@dataclass
class Made:
    """A move that stands and could perhaps be taken back."""

    number: int
    seen: list[int] | None
    numbers: list[int]  # each viewer's number of it


class State(msgspec.Struct):
    """What a snapshot holds beside the numbers."""

    status: Status
    started: float | None
    finished: float | None
    seats: list[Seat]
    clocks: list[Clock]
    position: dict[str, Any] | None
    draws: int


class Table:
    """Nothing of this is stored as such: entries are, and snapshots to start from."""

    def __init__(self, setup: Setup, game: Game[Any]) -> None:
        self.setup = setup
        self.game = game
        self.status: Status = OPEN
        self.started: float | None = None
        self.finished: float | None = None
        self.seats = [Seat() for _ in range(setup.players)]
        self.clocks: list[Clock] = []
        self.match: Match | None = None
        self.number = 0
        self.at = setup.created  # when the newest entry was made
        self.numbers = Numbers(setup.players)
        self.snapshot_number = 0
        # What each viewer saw last, with its numbers. Indexed by viewer + 1.
        self.recent: list[deque[tuple[int, Entry]]] = [
            deque(maxlen=REMEMBERED) for _ in range(setup.players + 1)
        ]
        self.made: list[Made] = []  # beside match.steps[1:]
        self.played: list[list[Played]] | None = None  # read from the store when the game is over

    # --- asking -----------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        """The seat that this person holds."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def player(self, seat: int) -> str | None:
        """The bot that plays this seat now, or None."""
        return self.seats[seat].player(self.setup.stand_in)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return () if self.match is None or self.status != PLAYING else self.match.to_act

    @property
    def people_play(self) -> bool:
        """Whether any seat is a person's who has not left it to a bot."""
        return any(seat.kind == PERSON and not seat.away for seat in self.seats)

    @property
    def bot_acts(self) -> bool:
        """Whether a bot must decide now."""
        return any(self.player(seat) is not None for seat in self.acting)

    @property
    def due(self) -> float | None:
        """When the server itself must do something: a clock runs out, or a bot is to move.

        Where nobody plays any more, nothing is due: bots wait until somebody looks in.
        """
        return self.at if self.bot_acts and self.people_play else self.runs_out

    @property
    def runs_out(self) -> float | None:
        """When the first of the running clocks has no time left."""
        times = [clock.runs_out for clock in self.clocks]
        return min((time for time in times if time is not None), default=None)

    # --- taking entries in ------------------------------------------------------------------------

    def follow(self, entry: Entry) -> None:
        """Take in an entry that is stored."""
        if entry.number != self.number + 1:
            raise TavolaError(f"entry {entry.number} does not follow {self.number}")
        if isinstance(entry.data, Moved):
            assert self.match is not None
            self.match.play(entry.data.seat, entry.data.move)
        elif isinstance(entry.data, Undone):
            assert self.match is not None
            self.match.undo(entry.data.seat)
        self.take_in(entry)

    def take_in(self, entry: Entry) -> None:
        """Everything about an entry but the move itself, which the match has made already."""
        self.number = entry.number
        self.at = entry.at
        data = entry.data
        self._change(data, entry.at)
        undone = self._forget_undone(data) if isinstance(data, Undone) else None
        self.numbers.count(entry, undone.seen if undone else None, undone is not None)
        for viewer in self.numbers.viewers:
            if entry.visible_to(viewer):
                self.recent[viewer + 1].append((self.numbers.seen[viewer + 1], entry))
        if isinstance(data, Moved):
            self.made.append(Made(entry.number, entry.seen, self.numbers.seen[:]))
            self._forget_settled()
        if self.match is not None and self.status == PLAYING:
            if not self.match.to_act:
                self.status = OVER
                self.finished = entry.at
            self._run_clocks(data, entry.at)

    def _forget_undone(self, undone: Undone) -> Made:
        for place, made in enumerate(self.made):
            if made.number == undone.undoes:
                return self.made.pop(place)
        raise TavolaError(f"entry {self.number} takes back a move that does not stand")

    def _forget_settled(self) -> None:
        """Moves that nobody can take back are in the store; the match need not keep them."""
        assert self.match is not None
        self.match.forget()
        kept = len(self.match.steps) - 1
        del self.made[: len(self.made) - kept]

    def _run_clocks(self, data: Happening, at: float) -> None:
        rule = self.setup.clock
        if rule is None:
            return
        running = {
            seat
            for seat in self.acting
            if self.seats[seat].kind == PERSON and not self.seats[seat].away
        }
        if isinstance(data, Undone) and data.seat in running:
            clock = self.clocks[data.seat]
            if clock.since is None:  # the decision had earned it
                clock.left = max(0.0, clock.left - rule.increment)
        mover = data.seat if isinstance(data, Moved) else None
        regulate(self.clocks, rule, running, at, mover)

    def _change(self, data: Happening, at: float) -> None:
        """What a kind of entry changes. (The entry is remembered: its seats are copied.)"""
        match data:
            case Opened(seats=seats):
                self.seats = [replace(seat) for seat in seats]
            case SeatChanged(seat=seat, now=now, freed=freed):
                if freed is not None:
                    self.seats[freed] = Seat()
                self.seats[seat] = replace(now)
            case EntropyGiven(seat=seat, text=text):
                self.seats[seat].entropy = text
            case Started(seats=seats):
                self._start([replace(seat) for seat in seats], at)
            case WentAway(seat=seat, why=why):
                self._go_away(seat, why, at)
            case CameBack(seat=seat):
                self._come_back(seat)
            case GivenUp():
                self.status = CLOSED

    def _start(self, seats: list[Seat], at: float) -> None:
        self.seats = seats
        if self.match is None:
            self.match = self.new_match()
        self.status = PLAYING
        self.started = at
        if self.setup.clock is not None:
            self.clocks = [Clock(float(self.setup.clock.bank)) for _ in self.seats]

    def _go_away(self, seat: int, why: Away, at: float) -> None:
        self.seats[seat].away = why
        if self.clocks:
            self.clocks[seat].stop(at)
            if why == TIME:
                self.clocks[seat].left = 0.0

    def _come_back(self, seat: int) -> None:
        if self.setup.clock is not None and self.seats[seat].away == TIME:
            returning(self.clocks[seat], self.setup.clock)
        self.seats[seat].away = None

    def new_match(self, checkpoint: Checkpoint | None = None) -> Match:
        """The match of this table: at its beginning, or going on from a checkpoint."""
        setup = self.setup
        return Match(
            self.game,
            setup.players,
            setup.options,
            seed=setup.seed,
            entropy=[seat.entropy for seat in self.seats],
            position=setup.position,
            checkpoint=checkpoint,
        )

    # --- snapshots --------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot | None:
        """Now, if nothing could be taken back; else None."""
        position, draws = None, 0
        if self.match is not None:
            checkpoint = self.match.checkpoint()
            if checkpoint is None:
                return None
            position, draws = checkpoint.state, checkpoint.draws
        state = State(
            self.status, self.started, self.finished, self.seats, self.clocks, position, draws
        )
        self.snapshot_number = self.number
        return Snapshot(self.number, self.numbers.dump(), msgspec.to_builtins(state))

    def restore(self, snapshot: Snapshot) -> None:
        """Begin with a snapshot instead of the first entry."""
        state = msgspec.convert(snapshot.data, State)
        self.status = state.status
        self.started = state.started
        self.finished = state.finished
        self.seats = state.seats
        self.clocks = state.clocks
        if state.position is not None:
            self.match = self.new_match(Checkpoint(state.position, state.draws))
        self.number = self.snapshot_number = snapshot.number
        self.numbers = Numbers.load(snapshot.counts)
