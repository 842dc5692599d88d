"""`tavola puzzles`: lists, plays and looks for puzzles."""

from click.testing import CliRunner

from tavola.learn.lesson import puzzles_of
from tavola.terminal.progress import solved
from tavola.terminal.puzzles import puzzles
from tests.example import EXAMPLE


def test_puzzles_are_listed_with_those_solved_marked() -> None:
    everything = CliRunner().invoke(puzzles, ["--lang", "en"]).output
    assert everything.startswith("Puzzle of the day: ")
    listed = CliRunner().invoke(puzzles, [EXAMPLE, "--lang", "en"]).output
    assert listed in everything
    puzzle = puzzles_of(EXAMPLE)[0]
    own = [move for seat, move in puzzle.then if seat == puzzle.learner]
    typed = "\n".join([puzzle.accept[0], *own, "", "quit"])
    told = CliRunner().invoke(puzzles, [EXAMPLE, "1", "--plain", "--lang", "en"], input=typed)
    assert "Puzzle 1 of 6" in told.output
    assert "Puzzle 2 of 6" in told.output
    assert solved(EXAMPLE) == [puzzle.id]
    assert " 1 ✓ " in CliRunner().invoke(puzzles, [EXAMPLE, "--lang", "en"]).output


def test_a_puzzle_that_there_is_not_is_named() -> None:
    told = CliRunner().invoke(puzzles, [EXAMPLE, "99"])
    assert "99" in str(told.exception)


def test_looking_for_puzzles_ends_with_its_time_and_says_how_many_were_looked_at() -> None:
    told = CliRunner().invoke(
        puzzles, ["--make", EXAMPLE, "--seconds", "0.02", "--minutes", "0.02"]
    )
    assert told.exit_code == 0
    assert "positions looked at" in told.output + told.stderr
