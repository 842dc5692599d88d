"""Series: fair seats, figures that can be repeated, everything checked before the first game."""

import json
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.arena.game import seats_of
from tavola.arena.series import Series, agree, play_series
from tests.example import EXAMPLE

SHORT: dict[str, object] = {"round_limit": 1}


def series(bots: str, games: int, *, workers: int = 1, seed: int = 1, **options: Any) -> Series:
    names = bots.split()
    pairing = agree(EXAMPLE, max(len(names), 2), names, {**SHORT, **options}, seed)
    return play_series(pairing, games, workers)


def without_times(played: Series) -> Any:
    plain: Any = played.plain()
    for bot in plain["bots"]:
        del bot["seconds_p50"], bot["seconds_p95"]
    return plain


def test_everyone_sits_everywhere_equally_often() -> None:
    seatings = [seats_of(number, 4) for number in range(8)]
    for seat in range(4):
        assert sorted(seating[seat] for seating in seatings) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_the_same_seed_gives_the_same_series_and_another_one_another() -> None:
    first = without_times(series("greedy random", 6))
    assert without_times(series("greedy random", 6)) == first
    assert without_times(series("greedy random", 6, seed=2)) != first


def test_workers_change_nothing_but_the_time() -> None:
    alone = series("greedy random search@5", 6)
    shared = series("greedy random search@5", 6, workers=2)
    assert without_times(shared) == without_times(alone)


def test_every_game_has_one_win_to_share() -> None:
    played = series("random random random", 8)
    assert sum(played.wins(bot) for bot in range(3)) == pytest.approx(8)
    assert sum(played.reasons().values()) == 8


def test_figures_are_ready_for_json() -> None:
    plain: Any = json.loads(json.dumps(series("random greedy", 4).plain()))
    assert plain["games"] == 4
    for bot in plain["bots"]:
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
        assert 1 <= bot["mean_place"] <= 2
        assert 0 <= bot["seconds_p50"] <= bot["seconds_p95"]


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    pairing = agree(EXAMPLE, 2, ["random"], SHORT, 1)
    play_series(pairing, 5, on_game=lambda so_far: told.append(len(so_far.outcomes)))
    assert told == [1, 2, 3, 4, 5]


def test_records_of_a_series_can_be_verified(tmp_path: Path) -> None:
    pairing = agree(EXAMPLE, 3, ["greedy", "random", "random"], SHORT, 4)
    pairing.records = str(tmp_path)
    played = play_series(pairing, 2)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file, outcome in zip(files, played.outcomes, strict=True):
        record = json.loads(file.read_text("utf-8"))
        assert "draws-fair" in tavola.verify(record)
        assert len(record["moves"]) - 1 == outcome.moves
        assert sorted(record["seats"]) == ["greedy", "random", "random"]


def test_one_bot_plays_all_seats() -> None:
    assert agree(EXAMPLE, 4, ["greedy"], {}, 1).bots == ["greedy"] * 4


@pytest.mark.parametrize(
    ("game", "players", "bots", "options", "problem"),
    [
        ("chess", 2, ["random"], {}, "no game 'chess'"),
        (EXAMPLE, 9, ["random"], {}, "2 to 6 players"),
        (EXAMPLE, 4, ["random"] * 3, {}, "3 bots for 4 players"),
        (EXAMPLE, 2, ["clever"], {}, "no bot 'clever'"),
        (EXAMPLE, 2, ["random"], {"round_limit": 0}, "round_limit"),
    ],
)
def test_what_cannot_be_played_is_said_before_the_first_game(
    game: str, players: int, bots: list[str], options: dict[str, object], problem: str
) -> None:
    with pytest.raises(tavola.BadSetup, match=problem):
        agree(game, players, bots, options, 1)


def test_greedy_beats_three_random_players() -> None:
    """It wins about 96 of 100; chance alone would give 10 of 40."""
    played = series("greedy random random random", 40, round_limit=40)
    assert played.wins(0) >= 25


def test_the_rows_of_a_series_add_up_to_its_figures() -> None:
    played = tavola.simulate(EXAMPLE, 2, ["greedy", "random"], games=6, round_limit=1)
    rows: list[Any] = played.to_records()
    assert len(rows) == 12
    assert sum(row["win"] for row in rows if row["bot"] == "greedy") == played.wins(0)
    assert {(row["number"] % 2, row["bot"]): row["seat"] for row in rows} == {
        (0, "greedy"): 0,
        (0, "random"): 1,
        (1, "greedy"): 1,
        (1, "random"): 0,
    }
