"""The open record: write, read, replay, verify (docs/record.md).

A record is JSON that people and programs can read: the set-up, every move, every outcome of
chance, the result, and what proves that chance was fair. It replays without our random generator.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from tavola.core.errors import BadRecord, BadSetup, TavolaError
from tavola.core.fair import SEED_BYTES, Drawn, commit
from tavola.core.game import Game, Plain
from tavola.core.joint import BadStep, CourseStep, Joint, follow_course
from tavola.core.match import Match, describe_setup
from tavola.core.setup import settle

FORMAT = "tavola-record/1"  # the table made its chance alone
JOINT_FORMAT = "tavola-record/2"  # together with its people


class ChanceEntry(msgspec.Struct, forbid_unknown_fields=True):
    what: str
    drawn: list[str]


class MoveEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    n: int
    seat: int | None = None
    move: str | None = None
    bot: str | None = None  # who made it, if it was not a person; nothing proves that
    chance: list[ChanceEntry] = []


class FairEntry(msgspec.Struct, forbid_unknown_fields=True):
    commitment: str
    entropy: list[str] | None = None  # of the first format: a text per seat
    course: list[CourseStep] | None = None  # of the second
    seed: str | None = None  # revealed after the end


class ResultEntry(msgspec.Struct, forbid_unknown_fields=True):
    places: list[int]
    score: list[list[list[str | int]]]
    reason: str
    rule: str


class ResignedEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A person has left for good: from then on a bot plays the seat."""

    seat: int
    after: int  # the number of the last move before


class Record(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    rules: str
    players: int
    options: dict[str, bool | int | str]
    seats: list[str]
    fair: FairEntry
    moves: list[MoveEntry]
    result: ResultEntry | None = None
    position: dict[str, Any] | None = None  # where the match began, if not with the set-up
    resigned: list[ResignedEntry] = []
    ended: bool = False  # by the players, before the rules did; nothing proves that

    @property
    def joint(self) -> Joint | None:
        """How chance was made together; BadRecord names the step that can't have been."""
        if self.fair.course is None:
            return None
        try:
            return follow_course(self.fair.course, self.players)
        except BadStep as error:
            index, problem = error.args
            raise BadRecord(f"fair.course{index}", problem) from error

    @property
    def shares(self) -> list[str | None] | None:
        joint = self.joint
        return None if joint is None else joint.shares


def write(match: Match, names: Sequence[str] | None = None) -> Plain:
    """The record of a match, with a name for each seat. Once the game is over, the seed is in it.

    A running match's record tells every hidden card: it is the table's, not the players'.
    """
    result = match.result
    over = result is not None
    fairness = match.fairness
    parts: Plain = (
        {"entropy": fairness.entropy} if fairness.shares is None else {"course": fairness.course}
    )
    record: Plain = {
        "format": FORMAT if fairness.shares is None else JOINT_FORMAT,
        "game": match.game.facts.name,
        "rules": match.game.facts.rules_version,
        "players": match.players,
        "options": match.options,
        "seats": _named(names, match.players),
        "fair": {
            "commitment": fairness.commitment,
            **parts,
            "seed": fairness.seed.hex() if over else None,
        },
    }
    if match.position is not None:
        record["position"] = match.position
    record["moves"] = [_entry(number, step) for number, step in enumerate(match.steps)]
    record["result"] = None if result is None else result.plain()
    return record


def _named(names: Sequence[str] | None, players: int) -> list[str]:
    if names is None:
        return [f"seat {seat}" for seat in range(players)]
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise BadSetup("names: must be a list of texts, one per seat")
    if len(names) != players:
        raise BadSetup(f"names: {len(names)} names for {players} players")
    return list(names)


def _entry(number: int, step: Any) -> Plain:
    entry: Plain = {"n": number}
    if step.move is not None:
        entry["seat"] = step.seat
        entry["move"] = step.move.text
    if step.drawn:
        entry["chance"] = [drawn.plain() for drawn in step.drawn]
    return entry


def to_text(record: Plain) -> str:
    """A record as a file: one line per move, so that it can be read and compared."""
    lines = []
    for key, value in record.items():
        if key == "moves" and isinstance(value, list):
            moves = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in value)
            lines.append(f'"moves": [\n  {moves}\n ]')
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def from_text(text: str) -> Plain:
    """The data of a record file; BadRecord if it is no JSON."""

    def once(pairs: list[tuple[str, object]]) -> Plain:
        keys = [key for key, _ in pairs]
        if len(set(keys)) != len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise BadRecord(json.dumps(twice)[1:-1], "stands twice")
        return dict(pairs)

    try:
        data = json.loads(text, object_pairs_hook=once)
    except (ValueError, RecursionError) as error:
        raise BadRecord("file", f"is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise BadRecord("file", "is not a record")
    return data


def read(data: object) -> Record:
    """The record in a checked form. Its moves are not judged yet."""
    if not isinstance(data, dict):
        raise BadRecord("file", "is not a record")
    if data.get("format") not in (FORMAT, JOINT_FORMAT):
        raise BadRecord("format", f"must be {FORMAT!r} or {JOINT_FORMAT!r}")
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise BadRecord(place.strip("`.") or "file", problem) from error
    if not record.moves:
        raise BadRecord("moves", "there must be the set-up at least (n = 0)")
    for number, entry in enumerate(record.moves):
        if entry.n != number:
            raise BadRecord(f"moves[{number}].n", f"is {entry.n}, must be {number}")
        if (entry.move is None) != (number == 0) or (entry.seat is None) != (number == 0):
            raise BadRecord(f"moves[{number}]", "every entry but the first has a seat and a move")
    if len(record.seats) != record.players:
        raise BadRecord("seats", f"{len(record.seats)} names for {record.players} players")
    _check_parts(record)
    _check_resigned(record)
    return record


def _check_parts(record: Record) -> None:
    """Who had a part in chance is told as the format has it."""
    fair = record.fair
    if record.format == FORMAT:
        if fair.entropy is None or fair.course is not None:
            raise BadRecord("fair.entropy", f"a record of {FORMAT!r} has it, and no course")
        if len(fair.entropy) != record.players:
            texts = len(fair.entropy)
            raise BadRecord("fair.entropy", f"{texts} texts for {record.players} players")
        return
    joint = record.joint
    if joint is None or fair.entropy is not None:
        raise BadRecord("fair.course", f"a record of {JOINT_FORMAT!r} has it, and no entropy")
    if not joint.complete:
        raise BadRecord("fair.course", "ends before all shares were revealed")
    if joint.commitment != fair.commitment:
        raise BadRecord("fair.commitment", "is not the table's last one in the course")


def _check_resigned(record: Record) -> None:
    """Who has resigned has not moved since."""
    gone: dict[int, int] = {}
    for index, one in enumerate(record.resigned):
        place = f"resigned[{index}]"
        if not 0 <= one.seat < record.players:
            raise BadRecord(f"{place}.seat", f"there is no seat {one.seat}")
        if one.seat in gone:
            raise BadRecord(f"{place}.seat", f"seat {one.seat} has resigned before")
        if not 0 <= one.after < len(record.moves):
            raise BadRecord(f"{place}.after", f"there is no move {one.after}")
        gone[one.seat] = one.after
    for entry in record.moves:
        if entry.seat is not None and entry.bot is None and entry.n > gone.get(entry.seat, entry.n):
            raise BadRecord(
                f"moves[{entry.n}].bot", f"is missing: seat {entry.seat} has resigned before"
            )


def replay(record: Record, find: Callable[[str], Game[Any]], *, upto: int | None = None) -> Match:
    """The match that the record tells, by its chance outcomes alone; every move is judged."""
    *_, match = islice(walk(record, find), None if upto is None else upto + 1)
    return match


def walk(record: Record, find: Callable[[str], Game[Any]]) -> Iterator[Match]:
    """The same match again and again, a move later each time, from the set-up on."""
    game, options = _agreed(record, find)
    try:
        match = Match(
            game,
            record.players,
            options,
            seed=_revealed_seed(record),
            entropy=record.fair.entropy or (),
            shares=record.shares,
            position=record.position,
            told=_drawn(record.moves[0]),
        )
    except BadRecord:
        raise
    except BadSetup as error:  # all else of the set-up is agreed on already
        raise BadRecord("fair.entropy", str(error).removeprefix("entropy: ")) from error
    except TavolaError as error:
        raise BadRecord("position", str(error)) from error
    match.fairness.commitment = record.fair.commitment  # so that it can be written again
    match.fairness.course = msgspec.to_builtins(record.fair.course or [])
    match.check_all_told()
    yield match
    for entry in record.moves[1:]:
        _replay_move(match, entry, f"moves[{entry.n}]")
        yield match


def _replay_move(match: Match, entry: MoveEntry, place: str) -> None:
    assert entry.move is not None
    assert entry.seat is not None
    if not 0 <= entry.seat < match.players:
        raise BadRecord(f"{place}.seat", f"there is no seat {entry.seat}")
    refusal = match.why_not(entry.seat, entry.move)
    if refusal is not None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        raise BadRecord(f"{place}.move", f"{entry.move!r} is not legal: {refusal.id}{rule}")
    match.tell(_drawn(entry), f"{place}.chance")
    match.play(entry.seat, entry.move)
    match.check_all_told()


def _drawn(entry: MoveEntry) -> list[Drawn]:
    return [Drawn(chance.what, chance.drawn) for chance in entry.chance]


def _agreed(record: Record, find: Callable[[str], Game[Any]]) -> tuple[Game[Any], Plain]:
    """The game and the complete options, checked."""
    try:
        game = find(record.game)
    except BadSetup as error:
        raise BadRecord("game", str(error)) from error
    here = game.facts.rules_version
    if record.rules != here:
        raise BadRecord("rules", f"version {record.rules} is not played here (this is {here})")
    options: Plain = dict(record.options)
    try:
        settled = settle(game, record.players, options)
    except BadSetup as error:
        raise BadRecord(
            "options" if game.facts.fewest <= record.players <= game.facts.most else "players",
            str(error),
        ) from error
    if settled != options:
        missing = ", ".join(name for name in settled if name not in options)
        raise BadRecord("options", f"not complete: {missing}")
    return game, options


def verify(data: Plain, find: Callable[[str], Game[Any]]) -> tuple[Match, list[str]]:
    """Check all that a record claims: what was proved, as ids; BadRecord if it fails."""
    record = read(data)
    match = replay(record, find)
    proved = ["moves-legal"]
    _check_result(record, match)
    if record.result is not None:
        proved.append("result-right")
    seed = _check_seed(record, match)
    if seed is not None:
        _check_draws(record, seed, match)
        proved += ["commitment-kept", "draws-fair"]
        joint = record.joint
        if joint is not None and joint.people:
            proved.append("shares-kept")
    return match, proved


def _check_result(record: Record, match: Match) -> None:
    result = match.result
    if result is None:
        if record.result is not None:
            raise BadRecord("result", "the game is not over after these moves")
        return
    if record.ended:
        raise BadRecord("ended", "the rules have ended the game")
    if record.result is None:
        raise BadRecord("result", "is missing: the game is over after these moves")
    told: Plain = msgspec.to_builtins(record.result)
    real: Plain = msgspec.to_builtins(result.plain())
    for key, value in real.items():
        if told[key] != value:
            raise BadRecord(f"result.{key}", f"is {told[key]}, must be {value}")


def _check_seed(record: Record, match: Match) -> bytes | None:
    """The revealed seed, if it fits the commitment. A running game has none to show yet."""
    over = match.result is not None or record.ended
    if record.fair.seed is None:
        if over:
            raise BadRecord("fair.seed", "is missing: a finished game reveals its seed")
        return None
    if not over:
        raise BadRecord("fair.seed", "is revealed although the game is not over")
    seed = match.fairness.seed
    setup = describe_setup(match.game, match.players, match.options, match.position)
    version = match.fairness.version
    joint = record.joint
    for number, void in enumerate(joint.seeds if joint else ()):
        if joint and commit(bytes.fromhex(void), setup, version) != joint.tables[number]:
            raise BadRecord("fair.course", f"the seed of void round {number + 1} does not fit")
    if commit(seed, setup, version) != record.fair.commitment:
        raise BadRecord(
            "fair.commitment",
            "does not fit the seed and the set-up (game, rules, players, options, position)",
        )
    return seed


def _revealed_seed(record: Record) -> bytes | None:
    if record.fair.seed is None:
        return None
    try:
        seed = bytes.fromhex(record.fair.seed)
    except ValueError as error:
        raise BadRecord("fair.seed", "is not hexadecimal") from error
    if len(seed) != SEED_BYTES or seed.hex() != record.fair.seed:
        raise BadRecord("fair.seed", f"must be {SEED_BYTES} bytes, as lower-case hexadecimal")
    return seed


def _check_draws(record: Record, seed: bytes, match: Match) -> None:
    """Play it once more with the chance that the seed gives: the draws must be the ones told."""
    again = Match(
        match.game,
        match.players,
        match.options,
        seed=seed,
        entropy=record.fair.entropy or (),
        shares=record.shares,
        position=record.position,
    )
    for number, entry in enumerate(record.moves):
        if entry.move is not None and entry.seat is not None:
            again.play(entry.seat, entry.move)
        drawn = [outcome.plain() for outcome in again.steps[number].drawn]
        for index, outcome in enumerate(drawn):
            if outcome != msgspec.to_builtins(entry.chance[index]):
                raise BadRecord(
                    f"moves[{number}].chance[{index}]",
                    "is not what seed, set-up and entropy (fair.entropy) give"
                    if record.shares is None
                    else "is not what seed, set-up and shares (fair.course) give",
                )
