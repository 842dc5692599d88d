"""The command `tavola`, run as a person runs it: clear lines, exit code 2 for what one can mend."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tavola
from tavola.core.record import to_text
from tests.core.test_joint import (
    SECOND,
    SHARES,
    after_a_void_round,
    committed,
    record_of,
    share_of,
)
from tests.example import EXAMPLE


def run(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tavola", *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = tavola.start(EXAMPLE, 2, seed=11, round_limit=2)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    path = tmp_path / "game.json"
    path.write_text(to_text(tavola.record(match)), "utf-8")
    return path


def test_the_version_says_whether_the_engine_runs_compiled() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert ("compiled" if tavola.COMPILED else "interpreted") in done.stdout


def test_games_lists_every_game_with_its_options() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(tavola.game_names())
    for game in listed:
        fewest, most = game["players"]
        assert list(game["options"]) == [str(players) for players in range(fewest, most + 1)]
        assert all(option["text"] for offered in game["options"].values() for option in offered)
    text = run("games").stdout
    assert "round_limit (D8.3): 1 to 1000, default 40\n      Round limit." in text


def test_games_tells_what_there_is_for_some_numbers_of_players_only() -> None:
    """K2.7 Italia is for 2 to 4 players; M8.1 alliances need four."""
    text = run("games").stdout
    assert "map (K2.7): default italia [2 players], imperium [3 to 5 players]" in text
    assert "italia [2 to 4 players]: Italia" in text
    assert "alliance (M8.1) [4 players]: yes or no, default no" in text


def test_verify_proves_a_finished_game(record: Path) -> None:
    done = run("verify", str(record))
    assert done.returncode == 0
    assert done.stdout.count("✓") == 4


def test_verify_reads_standard_input(record: Path) -> None:
    assert run("verify", "-", given=record.read_text("utf-8")).returncode == 0


def test_verify_names_the_place_of_a_changed_move(record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["moves"][2]["move"] = "play 10"
    data["moves"][1]["move"] = "city atlantis"
    record.write_text(json.dumps(data), "utf-8")
    done = run("verify", str(record))
    assert done.returncode == 2
    assert "moves[1].move" in done.stderr


def test_verify_says_who_had_a_part_in_chance_and_holds_a_record_to_a_receipt(
    record: Path, tmp_path: Path
) -> None:
    assert "nobody but the table had a part" in run("verify", str(record)).stdout
    joint = tmp_path / "joint.json"
    joint.write_text(to_text(record_of(after_a_void_round([1]), SECOND)), "utf-8")
    table = committed(SECOND)
    seen = {"seat": 0, "entropy": SHARES[0], "commitment": table}
    receipt = tmp_path / "receipt.json"
    receipt.write_text(json.dumps({**seen, "commitments": [share_of(0, table), None, None]}))
    done = run("verify", str(joint), "--receipt", str(receipt))
    assert done.returncode == 0, done.stderr
    assert "people who made chance together with the table: 1" in done.stdout
    assert "round 1 was void: no share came from seat 1" in done.stdout
    assert "keeps to the receipt" in done.stdout
    receipt.write_text(json.dumps({**seen, "commitments": [share_of(0, table), "ab" * 32, None]}))
    done = run("verify", str(joint), "--receipt", str(receipt))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "does not keep to the receipt" in done.stderr
    receipt.write_text("{}")
    assert "not a receipt" in run("verify", str(joint), "--receipt", str(receipt)).stderr


WRONG_CALLS = {
    "an unknown command": ("dance",),
    "an unknown option": ("games", "--loudly"),
    "no file": ("verify", "nowhere.json"),
    "a folder": ("verify", "."),
    "an unknown game": ("simulate", "chess"),
    "too many players": ("simulate", EXAMPLE, "--players", "7"),
    "too few players": ("simulate", EXAMPLE, "--players", "1"),
    "an unknown bot": ("simulate", EXAMPLE, "--bots", "oracle"),
    "an option that the game lacks": ("simulate", EXAMPLE, "--option", "dice=3"),
    "an option out of range": ("simulate", EXAMPLE, "--option", "round_limit=0"),
    "an option without a value": ("simulate", EXAMPLE, "--option", "borders"),
    "not a number": ("simulate", EXAMPLE, "--games", "many"),
    "an unknown game to play": ("play", "chess", "--plain"),
    "wrong players to play": ("play", EXAMPLE, "--plain", "--players", "9"),
}


@pytest.mark.parametrize("words", WRONG_CALLS.values(), ids=WRONG_CALLS)
def test_a_wrong_call_gets_one_clear_line_and_exit_code_2(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("tavola: ")
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{", b"\xff\xfe\x00", b"{}", b'{"format": "tavola-record/9"}']
)
def test_a_bad_file_gets_one_clear_line_and_exit_code_2(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    done = run("verify", str(path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert str(path) in done.stderr


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("paly",), "did you mean 'tavola play'? (More: tavola --help)"),
        ((EXAMPLE,), f"did you mean 'tavola play {EXAMPLE}'?"),
        (("simulate",), "(More: tavola simulate --help)"),
        (("games", "--loudly"), "(More: tavola games --help)"),
        (("play", "chess"), f"there are: {', '.join(tavola.game_names())}"),
    ],
)
def test_a_wrong_word_is_answered_by_where_to_go_on(words: tuple[str, ...], hint: str) -> None:
    assert hint in run(*words).stderr
