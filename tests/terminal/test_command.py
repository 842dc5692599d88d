"""The command `tavola play`: what it takes, and what it refuses in one line."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tavola
from tavola import TavolaError
from tavola.terminal import command
from tavola.terminal.command import Interrupted, play, read_value
from tavola.terminal.session import Session
from tests.example import EXAMPLE


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The sessions that would be played."""
    sessions: list[Session] = []

    def show(session: Session, **options: Any) -> bool:
        sessions.append(session)
        session.close()
        return False

    monkeypatch.setattr(command, "show", show)
    return sessions


def call(*words: str) -> None:
    result = CliRunner().invoke(play, words, standalone_mode=False)
    if result.exception is not None:
        raise result.exception


def test_without_options_four_sit_down(shown: list[Session]) -> None:
    call(EXAMPLE)
    assert shown[0].match.players == 4
    assert shown[0].people == [0]
    assert shown[0].bots == ["", "greedy", "greedy", "greedy"]


def test_everything_can_be_chosen(shown: list[Session]) -> None:
    call(
        *(EXAMPLE, "--players", "3", "--seat", "2", "--name", "Nina", "--lang", "de"),
        *("--bots", "random, greedy", "--seed", "5"),
        *("--option", "round_limit=7", "--option", "borders=example"),
    )
    table = shown[0]
    assert table.people == [2]
    assert table.names == ["Caterina", "Muzio", "Nina"]
    assert table.bots == ["random", "greedy", ""]
    assert table.texts.language == "de"
    assert table.match.options["round_limit"] == 7
    assert table.match.options["borders"] == "example"
    same = tavola.start(EXAMPLE, 3, seed=5, round_limit=7, borders="example")
    assert table.match.save() == same.save()


def test_several_people_at_one_keyboard(shown: list[Session]) -> None:
    call(EXAMPLE, "--humans", "0,2", "--name", "Ada", "--name", "Cid")
    assert shown[0].people == [0, 2]
    assert shown[0].names == ["Ada", "Caterina", "Cid", "Muzio"]


def test_the_same_seed_gives_the_same_game(shown: list[Session]) -> None:
    for _ in range(2):
        call(EXAMPLE, "--seed", "5", "--bots", "greedy", "--seat", "3")
    moves = []
    for table in shown:
        for _ in range(3):
            seat = table.bot_to_act
            if seat is not None:
                table.match.play(seat, table.choose(seat))
        moves.append([step.move.text for step in table.match.steps if step.move])
    assert moves[0] == moves[1]


def test_resume_brings_back_seats_names_and_bots(shown: list[Session]) -> None:
    call(EXAMPLE, "--players", "3", "--seat", "1", "--name", "Nina", "--bots", "random")
    call("--resume")
    assert shown[1].names == shown[0].names
    assert shown[1].bots == shown[0].bots
    assert shown[1].match.save() == shown[0].match.save()


def test_resume_goes_on_in_the_language_of_the_match(shown: list[Session]) -> None:
    call(EXAMPLE, "--lang", "de")
    shown[0].close()
    call("--resume")
    assert shown[1].texts.language == "de"
    shown[1].close()
    call("--resume", "--lang", "en")
    assert shown[2].texts.language == "en"


WRONG = {
    "no such game": (["chess"], "no game 'chess'"),
    "too many players": ([EXAMPLE, "--players", "9"], "2 to 6"),
    "no such seat": ([EXAMPLE, "--seat", "4"], "no seat 4"),
    "no such bot": ([EXAMPLE, "--bots", "oracle"], "oracle"),
    "no such language": ([EXAMPLE, "--lang", "tlh"], "de, en"),
    "no such option": ([EXAMPLE, "--option", "dice=3"], "no option dice"),
    "an option without a value": ([EXAMPLE, "--option", "borders"], "NAME=VALUE"),
    "an option out of range": ([EXAMPLE, "--option", "round_limit=0"], "1 to 1000"),
    "an option that is no number": ([EXAMPLE, "--option", "round_limit=x"], "1 to 1000"),
    "a seat twice": ([EXAMPLE, "--humans", "1,1"], "twice"),
    "no seats": ([EXAMPLE, "--humans", "me"], "0,2"),
    "more names than people": ([EXAMPLE, "--name", "A", "--name", "B"], "2 names"),
    "a name without an end": ([EXAMPLE, "--name", "x" * 40], "1 to 12"),
    "a name that plays tricks": ([EXAMPLE, "--name", "\x1b[2J"], "1 to 12"),
    "the same name twice": ([EXAMPLE, "--humans", "0,1", *["--name", "A"] * 2], "same name"),
    "nothing to go on with": (["--resume"], "no saved match"),
    "another table to go on with": (["--resume", "--players", "3"], "leave out --players"),
    "other bots to go on with": (["--resume", "--bots", "random"], "leave out --bots"),
}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_wrong_is_said(words: str, shown: list[Session], data_folder: Path) -> None:
    given, expected = WRONG[words]
    with pytest.raises(TavolaError, match=expected):
        call(*given)
    assert not list(data_folder.rglob("*.json"))
    assert not list(data_folder.rglob("*.lock"))


def test_an_interrupt_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_in_lines", interrupt)
    with pytest.raises(Interrupted, match="--resume"):
        call(EXAMPLE)


@pytest.mark.parametrize(
    ("text", "like", "value"),
    [
        ("yes", True, True),
        ("false", True, False),
        ("maybe", True, "maybe"),
        ("12", 40, 12),
        ("-1", 40, -1),
        ("1.5", 40, "1.5"),
        ("random", "random", "random"),
        ("0", "random", "0"),
    ],
)
def test_an_option_is_read_by_its_kind(text: str, like: object, value: object) -> None:
    assert read_value(text, like) == value
