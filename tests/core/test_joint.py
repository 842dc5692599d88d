"""Joint coin flipping: what a course may be, and that nobody chooses the cards."""

import copy
import hashlib
from random import Random
from typing import Any

import msgspec
import pytest

import tavola
from tavola.core.fair import JOINT, commit, commit_share
from tavola.core.joint import BadStep, CourseStep, Joint, Receipt, check_receipt, follow_course
from tavola.core.match import Match, describe_setup
from tavola.core.record import read, to_text, verify, write
from tests.core import sample
from tests.example import EXAMPLE

SEED = bytes(range(32))
SECOND = bytes(reversed(SEED))  # of another round
SHARES = [hashlib.sha256(f"share {seat}".encode()).hexdigest() for seat in range(3)]
PLAYERS = 3


def committed(seed: bytes = SEED) -> str:
    game = tavola.game(EXAMPLE)
    match = Match(game, PLAYERS, {"round_limit": 1}, seed=seed, shares=[None] * PLAYERS)
    return commit(seed, describe_setup(game, PLAYERS, match.options, None), JOINT)


def share_of(seat: int, table: str, shares: list[str] | None = None) -> str:
    return commit_share(bytes.fromhex((shares or SHARES)[seat]), table, seat)


def course(people: tuple[int, ...] = (0, 1), seed: bytes = SEED) -> list[CourseStep]:
    """A table at which these seats take part, one step per second."""
    table = committed(seed)
    steps = [CourseStep("table", 0, commitment=table)]
    steps += [CourseStep("commit", 0, seat=s, commitment=share_of(s, table)) for s in people]
    steps.append(CourseStep("seal", 0))
    steps += [CourseStep("reveal", 0, seat=s, entropy=SHARES[s]) for s in people]
    for second, step in enumerate(steps):
        step.at = 1000 + second
    return steps


def record_of(steps: list[CourseStep], seed: bytes = SEED) -> Any:
    """The record of a match that these steps led to, played to its end."""
    joint = follow_course(steps, PLAYERS)
    game = tavola.game(EXAMPLE)
    match = Match(game, PLAYERS, {"round_limit": 1}, seed=seed, shares=joint.shares)
    match.fairness.course = msgspec.to_builtins(joint.steps)
    sample.play_on(match, Random(1))
    return copy.deepcopy(msgspec.json.decode(msgspec.json.encode(write(match))))


# --- what a course is -----------------------------------------------------------------------------


def test_a_record_of_people_who_made_chance_together_is_proved() -> None:
    record = record_of(course())
    assert record["format"] == "tavola-record/2"
    match, proved = verify(record, tavola.game)
    assert proved[-1] == "shares-kept"
    assert write(match, record["seats"]) == record
    assert verify(tavola.core.record.from_text(to_text(record)), tavola.game)[1] == proved


def test_without_people_the_table_had_the_only_part() -> None:
    assert "shares-kept" not in verify(record_of(course(())), tavola.game)[1]


def test_the_formulas_are_the_documented_ones() -> None:
    table = committed()
    described = {"game": EXAMPLE, "players": 2}
    text = b"tavola/2/commit\n" + SEED + b"\n" + sample.canonical(described)
    assert commit(SEED, dict(described), JOINT) == hashlib.sha256(text).hexdigest()
    bound = f'{{"seat":1,"table":"{table}"}}'.encode()
    text = b"tavola/2/share\n" + bytes.fromhex(SHARES[1]) + b"\n" + bound
    assert share_of(1, table) == hashlib.sha256(text).hexdigest()


def test_where_nobody_takes_part_the_draws_are_those_of_a_table_alone() -> None:
    game = tavola.game(EXAMPLE)
    alone, none = Match(game, 2, seed=SEED), Match(game, 2, seed=SEED, shares=[None, None])
    assert alone.fairness.key == none.fairness.key
    assert alone.fairness.commitment != none.fairness.commitment


def test_every_share_changes_every_draw() -> None:
    game = tavola.game(EXAMPLE)
    deals = {
        str([drawn.items for drawn in Match(game, 2, seed=SEED, shares=shares).steps[0].drawn])
        for shares in ([None, None], [SHARES[0], None], [None, SHARES[0]], SHARES[:2])
    }
    assert len(deals) == 4


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda s: s.pop(0), "begins with the commitment of the table"),
        (lambda s: s.insert(1, s[0]), "begins with the commitment of the table"),
        (lambda s: s.insert(1, s[4]), "not before"),
        (lambda s: s.insert(4, s[1]), "sealed: none comes or goes"),
        (lambda s: s.append(s[-1]), "revealed its share already"),
        (lambda s: s.insert(4, s[3]), "sealed already"),
        (lambda s: s.pop(2), "committed itself to nothing"),
        (lambda s: setattr(s[4], "entropy", SHARES[2]), "does not fit"),
        (lambda s: setattr(s[4], "what", "wrong"), "fits"),
        (lambda s: setattr(s[4], "seat", 7), "no seat 7"),
        (lambda s: setattr(s[2], "at", 5), "before the step before it"),
        (lambda s: setattr(s[1], "entropy", "x"), "'commit' says commitment, seat"),
        (lambda s: setattr(s[1], "commitment", "AB" * 32), "lower-case hexadecimal"),
        (lambda s: s.append(CourseStep("void", 2000, missing=[0], seed="0" * 64)), "is missing"),
    ],
)
def test_a_course_that_can_t_have_been_is_refused_and_its_step_named(
    change: Any, problem: str
) -> None:
    steps = copy.deepcopy(course())
    change(steps)
    steps = [copy.copy(step) for step in steps]
    for second, step in enumerate(steps):
        step.at = step.at if step.at == 5 else 1000 + second
    with pytest.raises(BadStep) as error:
        follow_course(steps, PLAYERS)
    assert problem in error.value.args[1]
    assert error.value.args[0].startswith("[")


def test_a_step_that_is_refused_changes_nothing() -> None:
    joint = Joint(2)
    with pytest.raises(BadStep):
        joint.take(CourseStep("seal", 0))
    assert (joint.steps, joint.sealed) == ([], None)


# --- a share that does not come -------------------------------------------------------------------


def after_a_void_round(missing: list[int]) -> list[CourseStep]:
    first = [step for step in course() if step.what != "reveal"]
    first += [CourseStep("reveal", 1010, seat=s, entropy=SHARES[s]) for s in {0, 1} - set(missing)]
    second = course((0,), SECOND)
    for step in second:
        step.at += 1000
    return [*first, CourseStep("void", 1500, missing=missing, seed=SEED.hex()), *second]


def test_who_does_not_reveal_is_named_and_all_begins_anew() -> None:
    steps = after_a_void_round([1])
    record = record_of(steps, SECOND)
    assert "shares-kept" in verify(record, tavola.game)[1]
    void = next(step for step in record["fair"]["course"] if step["what"] == "void")
    assert void["missing"] == [1]
    for missing in ([0], [0, 1], []):
        void["missing"] = missing
        with pytest.raises(tavola.BadRecord, match=r"^fair.course\[5\]"):
            verify(record, tavola.game)


def test_a_void_round_reveals_its_seed_which_must_fit() -> None:
    record = record_of(after_a_void_round([1]), SECOND)
    for step in record["fair"]["course"]:
        if step["what"] == "void":
            step["seed"] = "00" * 32
    with pytest.raises(tavola.BadRecord, match="seed of void round 1 does not fit"):
        verify(record, tavola.game)


def test_a_new_round_has_a_new_seed() -> None:
    steps = after_a_void_round([1])
    joint = follow_course(steps[:6], PLAYERS)
    with pytest.raises(BadStep, match="the same as before"):
        joint.take(CourseStep("table", 2000, commitment=steps[0].commitment))


# --- the attack: the table knows its seed, sees an honest share, and chooses another last ---------


def strength(record: Any) -> int:
    """Of the hand of seat 2: what an attacker would like to be high."""
    deal = next(one for one in record["moves"][0]["chance"] if one["what"] == "deal")
    return sum(int(card) for card in deal["drawn"][20:30] if card.isdigit())


TRIES = 400


def forged(number: int) -> str:
    return hashlib.sha256(f"try {number}".encode()).hexdigest()


def test_the_first_version_let_the_table_choose_and_says_so() -> None:
    """Old records are proved as what they are: nothing in them binds the table."""
    honest = "one honest text"
    hands = []
    for number in range(TRIES):
        match = tavola.start(
            EXAMPLE, PLAYERS, seed=SEED, entropy=[honest, "", forged(number)], round_limit=1
        )
        hands.append(strength(tavola.record(match)))
    assert max(hands) - hands[0] > 10  # by choosing the text of a bot's seat last
    match = tavola.start(EXAMPLE, PLAYERS, seed=SEED, entropy=[honest], round_limit=1)
    record = sample.as_json(sample.play_on(match, Random(1)))
    assert "shares-kept" not in verify(record, tavola.game)[1]


def test_a_share_that_is_chosen_after_an_honest_one_was_seen_is_refused() -> None:
    """None of 400 tries gives a record that is proved, wherever the share is put in."""
    honest = course((0,))
    table = str(honest[0].commitment)
    for number in range(TRIES):
        late = forged(number)
        own = commit_share(bytes.fromhex(late), table, 2)
        steps = [CourseStep("commit", 0, seat=2, commitment=own)]
        steps.append(CourseStep("reveal", 0, seat=2, entropy=late))
        for place in (4, 3):  # after the honest reveal; after the seal
            told = [*honest[:place], *steps, *honest[place:]]
            for second, step in enumerate(told):
                step.at = 1000 + second
            with pytest.raises(BadStep):
                follow_course(told, PLAYERS)
        with pytest.raises(BadStep):  # a bot has no share
            follow_course([*honest[:4], steps[1]], PLAYERS)


def test_a_lie_about_the_order_is_found_by_the_receipt_of_the_honest_player() -> None:
    """A table that puts the late share in front of the seal tells another list than the one that
    was shown before the honest share was revealed."""
    honest = course((0,))
    table = str(honest[0].commitment)
    receipt = Receipt(0, SHARES[0], table, [share_of(0, table), None, None])
    assert check_receipt(receipt, follow_course(honest, PLAYERS)) is None
    late = forged(0)
    own = commit_share(bytes.fromhex(late), table, 2)
    told = [*honest[:2], CourseStep("commit", 1002, seat=2, commitment=own), *honest[2:]]
    told.append(CourseStep("reveal", 1010, seat=2, entropy=late))
    for step in told[3:5]:
        step.at = 1003
    lied = record_of(told)
    verify(lied, tavola.game)  # by itself the record can't be refuted: so receipts are kept
    joint = read(lied).joint
    assert joint is not None
    assert "players' commitments" in str(check_receipt(receipt, joint))
    other = course((0,), bytes(32))
    assert "table's commitment" in str(check_receipt(receipt, follow_course(other, PLAYERS)))


def test_a_table_that_hides_a_void_round_is_found_out_by_the_receipt() -> None:
    """Of the two deals it has seen it would show one, as if there had been no other."""
    whole = after_a_void_round([1])
    joint = follow_course(whole, PLAYERS)
    seen = Receipt(0, SHARES[0], joint.commitment, joint.commitments, joint.tables[:-1])
    assert check_receipt(seen, joint) is None
    hidden = record_of(whole[6:], SECOND)
    verify(hidden, tavola.game)  # by itself it can't be refuted
    told = read(hidden).joint
    assert told is not None
    assert "void rounds" in str(check_receipt(seen, told))


def test_another_seed_for_the_same_course_is_refused() -> None:
    record = record_of(course())
    record["fair"]["seed"] = bytes(32).hex()
    with pytest.raises(tavola.BadRecord, match=r"^fair\.commitment"):
        verify(record, tavola.game)
