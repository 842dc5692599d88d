"""The table of Comuni in the terminal: drawn, in words, and played to the end."""

import random
from typing import Any

import pytest

import tavola
from tavola.terminal.board import legal_moves
from tavola.terminal.frame import Frame, Scene
from tests.games.comuni.table import play, table, who
from tests.terminal.drawn import settle, table_of
from tests.terminal.tables import SIZES, board_of, session


def drawn(match: tavola.Match, seat: int = 0, size: tuple[int, int] = (100, 32), **how: Any) -> str:
    """A session plays by itself what leaves no choice, so it gets a match of its own."""
    sitting = session(tavola.load(match.save()), people=range(match.players), **how)
    board = board_of(sitting)
    cursor = board.home(sitting.view(seat))
    return Frame(Scene(sitting, board, seat, cursor), *size).draw().text()


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "de"), (4, "en"), (5, "de")])
def test_a_game_is_drawn_at_every_size(players: int, language: str) -> None:
    match = tavola.start("comuni", players, seed=players)
    whim = random.Random(players)
    while match.to_act:
        seat = match.to_act[0]
        if len(match.steps) % 40 == 1:
            size = SIZES[len(match.steps) // 40 % len(SIZES)]
            text = drawn(match, seat, size, language=language)
            assert len(text.splitlines()) <= size[1]
            assert not any(word in text for word in ("None", "True", "{", "$"))
        match.play(seat, whim.choice(match.legal(seat)))
    assert drawn(match, 0, language=language)


def test_columns_show_their_cards_the_choice_and_the_bids() -> None:
    match = table(
        who("lucca"), who("siena"), bids={1: ("siena", 2)}, cards={1: "a05 a13", 4: "a17"}
    )
    text = drawn(match)
    for wanted in ("M2 Tower", "EM1", "★1 Town Hall 1", "┌ 4 ◇", "✚  2 gold"):
        assert wanted in text


def test_a_comune_shows_buildings_walls_masters_and_the_own_screen_alone() -> None:
    match = table(
        who("lucca", gold=3, build="economic a01 a02, military a04", walls="a07 a08", hand="a10"),
        who("siena", armies=5),
        masters={"economic": "lucca"},
    )
    text = drawn(match)
    for wanted in ("E 2 · M 1", "▤ 2", "treasurer", "3 gold", "Wooden Chapel R1"):
        assert wanted in text
    assert "5 armies" not in text
    assert "5 armies" in drawn(match, seat=1)


def test_the_deck_tells_how_many_cards_there_are_until_who_comes() -> None:
    text = drawn(table(who("lucca"), who("siena"), left=3))
    assert "Deck A: 3 cards left, then Venezia with 4 · heroes 2 1" in text


def test_an_invasion_shows_what_everybody_faces_and_what_is_pledged() -> None:
    match = table(
        who("lucca", armies=3, build="economic a01 a02"), who("siena"), phase="invasion", left=0
    )
    play(match, "lucca: league armies 1", "siena: commit")
    text = drawn(match)
    assert "faces 7" in text
    assert "faces 4 · decided" in text
    assert "so far 1 for the league" in text


def test_reconstructed_figures_are_named_in_the_headline() -> None:
    assert "figures partly reconstructed" in drawn(tavola.start("comuni", 2, seed=1))


def test_everything_is_told_in_words_too() -> None:
    match = table(who("lucca", gold=1, hand="a01"), who("siena"), bids={2: ("siena", 1)})
    sitting = session(match)
    lines = board_of(sitting).lines(sitting.view(0))
    assert any("bids 1 gold" in line for line in lines)
    assert any("Behind your screen: 1 gold" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_legal_move_has_a_hint_that_can_be_read(language: str) -> None:
    match = tavola.start("comuni", 3, seed=5)
    whim = random.Random(5)
    board = board_of(session(tavola.load(match.save()), people=range(3), language=language))
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        move = whim.choice(legal_moves(view))
        assert "{" not in board.foretell(view, move, match.foresee(seat, move))
        match.play(seat, whim.choice(match.legal(seat)))


async def test_a_whole_game_is_played_at_the_drawn_table_with_the_keyboard() -> None:
    match = tavola.start("comuni", 2, seed=3, round_limit=2)
    async with table_of(session(match, bot="greedy"), size=(100, 32)) as (app, pilot):
        for turn in range(400):
            if app.session.over:
                break
            if turn % 3 == 1:
                await pilot.press("right")
            await pilot.press("enter")
            await settle(app, pilot)
        assert app.session.over
        assert app.session.match.result is not None
        assert app.session.match.result.reason == "round-limit"


def test_a_claim_is_foretold_with_what_it_brings() -> None:  # C3.4
    match = table(who("lucca"), who("siena"), bids={2: ("lucca", 1)})
    sitting = session(match)
    told = board_of(sitting).foretell(sitting.view(0), "claim", match.foresee(0, "claim"))
    assert told.startswith(f"{sitting.names[0]} claims column 2 for 1 gold: ")
    assert told.endswith("Then something comes to light that nobody knows yet.")  # C3.7 new cards
