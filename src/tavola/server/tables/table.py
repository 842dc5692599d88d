"""A table: what follows from its entries. Every change is an entry, and `follow` takes it in.

What people do is checked in `acts.py`, which makes the entry; what a viewer is told of it is
decided in `telling.py`. This file never asks who may do what.
"""

from collections import deque
from typing import Any

import msgspec
from msgspec.structs import replace

from tavola.core.errors import TavolaError
from tavola.core.game import NOBODY, Game, Plain
from tavola.core.match import Checkpoint, Match
from tavola.core.step import newest_undoable
from tavola.server.store.changes import Entry, Snapshot
from tavola.server.store.happenings import (
    CameBack,
    Consented,
    EntropyGiven,
    GivenUp,
    Happening,
    Moved,
    Opened,
    Said,
    Sealed,
    SeatChanged,
    Started,
    Undone,
    WentAway,
)
from tavola.server.tables.clock import Clock, back_with, regulate
from tavola.server.tables.history import Played
from tavola.server.tables.making import Making
from tavola.server.tables.numbers import Numbers
from tavola.server.tables.seat import PERSON, RESIGNED, TIME, Away, Seat
from tavola.server.tables.setup import CLOSED, OPEN, OVER, PLAYING, Setup, Status
from tavola.server.tables.sight import Seen, Sight, head_of
from tavola.server.tables.snapshot import State
from tavola.server.tables.standing import Made, Standing

REMEMBERED = 16  # entries per viewer, ready to be told; older ones are read from the store


class Table:
    """Nothing of this is stored as such: entries are, and snapshots to start from."""

    def __init__(self, setup: Setup, game: Game[Any]) -> None:
        self.setup = setup
        self.game = game
        self.status: Status = OPEN
        self.started: float | None = None
        self.finished: float | None = None
        self.seats = [Seat() for _ in range(setup.players)]
        self._held: dict[str, int] = {}  # which seat each person has
        self.clocks: list[Clock] = []
        self.agreed: set[int] = set()  # the seats that want to end the game
        self.match: Match | None = None
        self.making = Making(setup)  # of chance
        self.number = 0
        self.at = setup.created  # when the newest entry was made
        self.numbers = Numbers(setup.players, setup.created)
        self.snapshot_number = 0
        # What each viewer saw last, up to the newest of its numbers. Indexed by viewer + 1.
        self.recent: list[deque[Entry]] = [
            deque(maxlen=REMEMBERED) for _ in range(setup.players + 1)
        ]
        self._newest: Entry | None = None
        self.standing = Standing(game, setup.players)
        self.played: list[list[Played]] | None = None  # read from the store when the game is over
        # What viewers are told of the table and its seats, as bytes, until it changes.
        self.told: dict[object, msgspec.Raw] = {}
        # Until a move: the game as it is to be seen, and who must decide.
        self._head: bytes | None = None
        self._sight: Sight | None = None
        self._acting: tuple[int, ...] | None = None
        # While it is told: what each viewer sees, in what that differs from what somebody saw
        # before, and entries as they are written.
        self._seen: dict[int, Seen] = {}
        self._changes: dict[Sight, Plain] = {}
        self.written: dict[tuple[int, int, int], msgspec.Raw] = {}

    # --- asking -----------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        """The seat that this person holds."""
        return None if person is None else self._held.get(person)

    def viewer_of(self, person: str | None) -> int:
        """With whose eyes this person looks: the seat's, or NOBODY's."""
        seat = self.seat_of(person)
        return NOBODY if seat is None else seat

    def seen_by(self, person: str | None) -> int:
        """The number of the newest entry that this person could see."""
        return self.numbers.seen[self.viewer_of(person) + 1]

    def seen(self, viewer: int) -> Seen | None:
        """What the game itself shows to a viewer; None before the start."""
        match = self.match
        if match is None:
            return None
        found = self._seen.get(viewer)
        if found is None:
            last = newest_undoable(match.steps, match.first_undoable, viewer)
            undo = self.status == PLAYING and viewer != NOBODY and last is not None
            found = self._seen[viewer] = Seen(self.sight, viewer, self.status == OVER, undo)
        return found

    @property
    def head(self) -> bytes:
        """What every view of the game begins with."""
        if self._head is None:
            assert self.match is not None
            self._head = head_of(self.match)
        return self._head

    @property
    def sight(self) -> Sight:
        """The game as it is to be seen: of the newest entry that was taken in."""
        if self._sight is None:
            assert self.match is not None
            self._sight = Sight(self.game, self.match.state)
        return self._sight

    def change(self, before: Seen, now: Seen) -> Plain:
        """In what a viewer's view differs from an earlier one of his."""
        public = self._changes.get(before.sight)
        if public is None:
            public = self._changes[before.sight] = now.sight.public.change(before.sight.public)
        return now.change(before, public)

    def player(self, seat: int) -> str | None:
        """The bot that plays this seat now, or None."""
        return self.seats[seat].player(self.setup.stand_in)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.match is None or self.status != PLAYING:
            return ()
        if self._acting is None:
            self._acting = self.match.to_act
        return self._acting

    @property
    def people_play(self) -> bool:
        """Whether any seat is a person's who has not left it to a bot."""
        return any(seat.kind == PERSON and not seat.away for seat in self.seats)

    @property
    def remaining(self) -> set[int]:
        """The seats of people who have not resigned: without them the game does not end early."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == PERSON and seat.away != RESIGNED
        }

    @property
    def ended(self) -> bool:
        """Whether the game was ended before its rules did."""
        return self.status == OVER and self.match is not None and self.match.result is None

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

    def run_out_at(self, at: float) -> list[int]:
        """The seats whose clocks have no time left then."""
        times = [clock.runs_out for clock in self.clocks]
        return [seat for seat, time in enumerate(times) if time is not None and time <= at]

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

    def look_anew(self, sight: Sight | None = None) -> None:
        """The position is another one. `sight`: what is to be seen of it, if that is known."""
        self._acting = None
        self._sight = sight
        self.forget_told()

    def forget_told(self) -> None:
        """All have been told: a table at rest keeps but one sight, as text."""
        for sight in self._changes:
            sight.settle()
        if self._sight is not None:
            self._sight.settle()
        if self._newest is not None:
            self._newest.settle()
        self._seen.clear()
        self._changes.clear()
        self.written.clear()

    def take_in(self, entry: Entry, sight: Sight | None = None) -> None:
        """Everything about an entry but the move itself, which the match has made already."""
        self.number = entry.number
        self.at = entry.at
        data = entry.data
        if isinstance(data, Moved):
            self.look_anew(sight)
            self._count(entry, None)
            self.standing.add(entry, data, self.numbers.seen[:])
            self._forget_settled()
        else:
            self._take_in_other(entry, sight)
        if self.match is not None and self.status == PLAYING:
            if not self.acting or (isinstance(data, WentAway | Consented) and data.ends):
                self.status = OVER
                self.finished = entry.at
                self.look_anew(self._sight)
            self._run_clocks(data, entry.at)
        if self.clocks or self.status != PLAYING or not isinstance(data, (Moved, Undone, Said)):
            self.told.clear()
        self._newest = entry

    def _take_in_other(self, entry: Entry, sight: Sight | None) -> None:
        """What is no move."""
        data = entry.data
        if isinstance(data, Undone | Started):
            self.look_anew(sight)
        self.making.follow(data, entry.at)
        self._change(data, entry.at)
        undone = self.standing.take_back(data.undoes) if isinstance(data, Undone) else None
        self._count(entry, undone)

    def _count(self, entry: Entry, undone: Made | None) -> None:
        """Who has seen how much now. `undone`: the move that it takes back."""
        numbers = self.numbers
        numbers.count(entry, undone.seen if undone else None, undone is not None)
        for place, recent in enumerate(self.recent):
            if entry.visible_to(place - 1):
                recent.append(entry)

    def _forget_settled(self) -> None:
        """Moves that nobody can take back are in the store; the match need not keep them."""
        assert self.match is not None
        self.match.forget()
        self.standing.keep(len(self.match.steps) - 1)

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
                self._take_seats([replace(seat) for seat in seats])
            case SeatChanged(seat=seat, now=now, freed=freed):
                taken = self.seats[:]
                if freed is not None:
                    taken[freed] = Seat()
                taken[seat] = replace(now)
                self._take_seats(taken)
            case EntropyGiven(seat=seat, text=text):
                self.seats[seat].entropy = text
            case Sealed(seats=seats):
                self._take_seats([replace(seat) for seat in seats])
            case Started(seats=seats):
                self._start([replace(seat) for seat in seats], at)
            case WentAway(seat=seat, why=why):
                self._go_away(seat, why, at)
            case CameBack(seat=seat):
                self._come_back(seat)
            case Consented(seat=seat, agrees=agrees):
                self._consent(seat, agrees)
            case GivenUp():
                self.status = CLOSED

    def _take_seats(self, seats: list[Seat]) -> None:
        self.seats = seats
        held = enumerate(seats)
        self._held = {seat.person: number for number, seat in held if seat.person is not None}

    def _start(self, seats: list[Seat], at: float) -> None:
        self._take_seats(seats)
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

    def _consent(self, seat: int | None, agrees: bool) -> None:
        """Who wants to play on speaks for all: they are asked anew, if at all."""
        if not agrees:
            self.agreed.clear()
        elif seat is not None:
            self.agreed.add(seat)

    def _come_back(self, seat: int) -> None:
        if self.setup.clock is not None and self.seats[seat].away == TIME:
            clock = self.clocks[seat]
            clock.left = back_with(clock, self.setup.clock)
        self.seats[seat].away = None

    def new_match(self, checkpoint: Checkpoint | None = None) -> Match:
        """The match of this table: at its beginning, or going on from a checkpoint."""
        setup = self.setup
        return Match(
            self.game,
            setup.players,
            setup.options,
            seed=self.making.seed,
            entropy=[seat.entropy for seat in self.seats],
            shares=self.making.shares,
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
            self.status,
            self.started,
            self.finished,
            self.seats,
            self.clocks,
            position,
            draws,
            sorted(self.agreed),
            self.making.course,
            self.making.seed.hex(),
            self.numbers.at[:],
        )
        self.snapshot_number = self.number
        return Snapshot(self.number, self.numbers.dump(), msgspec.to_builtins(state))

    def restore(self, snapshot: Snapshot) -> None:
        """Begin with a snapshot instead of the first entry."""
        state = msgspec.convert(snapshot.data, State)
        self.status = state.status
        self.started = state.started
        self.finished = state.finished
        self._take_seats(state.seats)
        self.clocks = state.clocks
        self.agreed = set(state.agreed)
        self.making.restore(state.course, state.seed)
        if state.position is not None:
            self.match = self.new_match(Checkpoint(state.position, state.draws))
        self.number = self.snapshot_number = snapshot.number
        self.numbers = Numbers.load(snapshot.counts, self.setup.created)
        self.numbers.at = state.seen_at or self.numbers.at
