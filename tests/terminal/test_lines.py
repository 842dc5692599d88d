"""The table in plain lines, through pipes: as a program or a screen reader meets it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tavola
from tavola.core.record import from_text
from tavola.terminal.lines import Lines
from tests.example import EXAMPLE
from tests.terminal.tables import position, session


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tavola", "play", *words]
    environ = {**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env=environ
    )


def test_a_whole_game_goes_through_a_pipe(data_folder: Path) -> None:
    options = ["--players", "2", "--seed", "3", "--option", "round_limit=1", "--bots", "random"]
    done = run(EXAMPLE, *options, typed="1\n" * 500)
    assert done.returncode == 0, done.stderr
    assert "The last round is over." in done.stdout
    assert "tavola verify" in done.stdout
    records = list((data_folder / "records").glob("*.json"))
    assert len(records) == 1
    assert "draws-fair" in tavola.verify(from_text(records[0].read_text("utf-8")))


def test_when_the_input_ends_one_line_says_that_nothing_is_lost(data_folder: Path) -> None:
    done = run(EXAMPLE, "--seed", "8", typed="1\n")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "tavola play --resume" in done.stderr
    assert str(data_folder) in done.stderr


def test_an_interrupted_match_goes_on_at_the_same_place(data_folder: Path) -> None:
    first = run(EXAMPLE, "--seed", "8", "--bots", "random", typed="city siena\n1\n")
    table = first.stdout.rpartition("\n\n")[2]
    again = run("--resume", typed="")
    assert again.returncode == 2
    assert again.stdout.startswith("Welcome back")
    assert again.stdout.rpartition("\n\n")[2] == table


def test_a_signal_is_an_interruption_too(data_folder: Path) -> None:
    command = [sys.executable, "-m", "tavola", "play", EXAMPLE, "--seed", "8"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        while "Naples" not in process.stdout.readline():
            pass
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "--resume" in error
    assert len(error.splitlines()) == 1


def test_leaving_is_no_error() -> None:
    done = run(EXAMPLE, typed="quit\n")
    assert done.returncode == 0
    assert "tavola play --resume" in done.stdout


# --- the conversation ----------------------------------------------------------------------------


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Talk":
    return Talk(monkeypatch, capsys)


class Talk:
    """Says these lines to a battle for Siena, and returns what was answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *typed: str, language: str = "en", people: tuple[int, ...] = (0,)) -> str:
        players = [{"hand": ["1", "5", "10"]}, {"hand": ["2", "3"]}]
        match = position(players, phase="battle", acting=0, city="siena")
        said = iter([*typed, "quit"])
        self._monkeypatch.setattr("builtins.input", lambda prompt="": next(said))
        self.table = session(match, language=language, people=people)
        Lines(self.table).play("")
        return self._capsys.readouterr().out

    def moves(self) -> list[str]:
        return [step.move.text for step in self.table.match.steps if step.move]


@pytest.mark.parametrize("typed", ["3", "play 10", "PLAY 10", "Play a 10", "play  10 "])
def test_a_move_may_be_typed_in_many_ways(talk: Talk, typed: str) -> None:
    talk(typed)
    assert talk.moves()[0] == "play 10"


def test_one_may_ask_what_a_move_would_do_and_nothing_is_played(talk: Talk) -> None:
    answer = talk("foresee 3")
    assert "Play a 10. You: 0 ▸ 10.\n" in answer
    assert "Folgen wovon? Zum Beispiel: folgen play 1" in talk("folgen", language="de")
    assert "Du: 0 ▸ 10." in talk("folgen play 10", language="de")
    assert talk.moves() == []


def test_of_a_move_that_is_not_allowed_one_is_told_why_instead(talk: Talk) -> None:
    assert "D5.5" in talk("foresee take 10")
    assert "I don’t know “tea”" in talk("foresee tea")


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_shortened_is_asked_back_and_played_only_on_yes(talk: Talk, language: str) -> None:
    for word in ("10", "p 10"):
        for no in ("", "no", "nein", "p"):
            answer = talk(word, no, language=language)
            assert talk.moves() == [], (word, no)
        assert "10" in answer
        for yes in ("yes", "y", "YES") if language == "en" else ("ja", "j", "yes"):
            talk(word, yes, language=language)
            assert talk.moves()[0] == "play 10"


def test_a_single_letter_plays_nothing_by_itself(talk: Talk) -> None:
    talk("pas", "")
    assert talk.moves() == []


def test_a_number_that_is_also_a_card_is_asked_back(talk: Talk) -> None:
    """Number 1 of the list is the 1 itself; number 2 is the 5; there is no 2 to be mistaken."""
    talk("2")
    assert talk.moves()[0] == "play 5"
    players = [{"hand": ["2", "3", "10"]}, {"hand": ["2", "3"]}]
    match = position(players, phase="battle", acting=0, city="siena")
    said = iter(["3", "no", "3", "yes", "quit"])
    talk._monkeypatch.setattr("builtins.input", lambda prompt="": next(said))
    table = session(match, people=(0,))
    Lines(table).play("")
    assert next(step.move.text for step in table.match.steps if step.move) == "play 10"
    assert not list(said)


def test_a_move_that_is_not_allowed_is_answered_with_its_rule(talk: Talk) -> None:
    answer = talk("play winter")
    assert "You hold no winter." in answer
    assert "D4.1: The player whose turn it is" in answer
    assert talk.moves() == []


def test_why_can_be_asked_about_any_move(talk: Talk) -> None:
    answer = talk("why city roma", "why bishop", "why play 1", "why", "why dance")
    assert "D3.2: Before each battle" in answer
    assert "You hold no bishop." in answer
    assert "You may do that now." in answer
    assert "Why not what?" in answer
    assert "I don’t know “dance”" in answer


def test_rules_are_read_by_number_by_words_or_all(talk: Talk) -> None:
    assert "D4.2: After passing" in talk("rules d4.2")
    found = talk("rules further winters")
    assert "D5.2:" in found
    assert "D5.3:" not in found
    assert "D8.3:" in talk("rules")
    assert "There is no rule zeppelin." in talk("rules zeppelin")


def test_what_something_does_is_asked_by_its_name(talk: Talk) -> None:
    assert "Winter: Every mercenary of every player counts 1" in talk("i winter")
    assert "(D1.1, D5.2)" in talk("I Winter")
    assert "Mercenary 1: Adds 1." in talk("i 1")
    several = talk("i mercenary")
    assert "“mercenary” could be several things: Mercenary 1, Mercenary 2" in several
    assert "Type i and a name: Mercenary 1," in talk("i")
    assert "There is nothing called “zeppelin” to explain." in talk("i zeppelin")


def test_what_could_be_several_moves_is_not_guessed(talk: Talk) -> None:
    answer = talk("play")
    assert "could be several moves" in answer
    assert talk.moves() == []


def test_nonsense_numbers_and_empty_lines_change_nothing(talk: Talk) -> None:
    answer = talk("dance", "99", "", "   ", "0", "-1")
    assert "I don’t know “dance”" in answer
    assert talk.moves() == []


def test_undo_takes_back_and_says_what(talk: Talk) -> None:
    answer = talk("pass", "", "undo", people=(0, 1))
    assert "There is nothing to undo" in answer  # of the second player, who has done nothing
    players = [{"hand": ["1"]}, {"hand": ["2"]}]
    said = iter(["city roma", "undo", "quit"])
    talk._monkeypatch.setattr("builtins.input", lambda prompt="": next(said))
    table = session(position(players), people=(0, 1))
    Lines(table).play("")
    assert "Undone: Fight for Rome." in talk._capsys.readouterr().out
    assert len(table.match.steps) == 1


def test_log_help_and_table(talk: Talk) -> None:
    answer = talk("log", "help", "table")
    assert "why MOVE" in answer
    assert answer.count("Battle for Siena.") == 2


def test_commands_are_understood_in_both_languages(talk: Talk) -> None:
    answer = talk("warum play winter", "regeln D4.2", "hilfe", "why bischof", language="de")
    assert "Du hast keinen Winter auf der Hand." in answer
    assert "D4.2: Wer ausgesetzt hat" in answer
    assert "warum ZUG" in answer
    assert "keinen Bischof" in answer


def test_between_two_people_the_cards_are_covered(talk: Talk) -> None:
    answer = talk("play 1", "", people=(0, 1))
    before, _, after = answer.partition("Muzio presses Enter.")
    assert "Your hand: 1, 5 and 10." in before
    assert after.startswith("\n" * 60)
    assert "Your hand: 2 and 3." in after
