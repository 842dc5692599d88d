"""What a view says beforehand, compared with what the engine then does."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tavola.core.chance import FastChance
from tavola.core.game import SILENT
from tavola.games.medievalia.game import GAME
from tavola.games.medievalia.state import BATCH, TARGETS, TURN, State
from tests.games.lines import play
from tests.games.medievalia.phases import LEAN, at_war, atelier
from tests.games.medievalia.table import fief, look, table


def positions(phase: int) -> Iterator[tuple[State, int]]:
    """Positions of this phase, of games of all kinds, with the seat that acts."""
    rng = Random(phase)
    for seed in range(6):
        for match in (atelier(seed), at_war(seed), at_war(seed, alliance=True)):
            state, chance = match.state, FastChance(seed)
            for _ in range(150):
                seat = GAME.turn(state)
                if seat < 0:
                    break
                if state.phase == phase:
                    yield state, seat
                moves = GAME.legal(state, seat)
                weights = [LEAN.get(move.text.split()[0], 1.0) for move in moves]
                GAME.apply(state, seat, rng.choices(moves, weights)[0], chance, SILENT)


def after(state: State, seat: int, move: Any) -> Any:
    then = state.clone()
    GAME.apply(then, seat, move, FastChance(1), SILENT)
    return GAME.view(then, seat)


def test_what_a_card_of_the_hand_costs_is_the_price_of_its_batch() -> None:  # M5.6
    lacking = set()
    for state, seat in positions(int(TURN)):
        prices: Any = GAME.view(state, seat)["prices"]
        for move in GAME.legal(state, seat):
            verb, *words = move.text.split()
            if verb == "play":
                price = prices[words[0]]
                lacking.add(price["lacks"])
                batch = after(state, seat, move)["batch"]
                assert Counter(price["price"]) == Counter(batch["price"])
                assert batch["short"] == price["price"]
    assert {None, "workshop", "bank"} & lacking


def test_what_a_group_gives_is_what_it_adds_to_a_batch() -> None:  # M5.1, M5.2
    seen = 0
    for state, seat in positions(int(BATCH)):
        now: Any = GAME.view(state, seat)
        player = now["players"][seat]
        output = {land["piece"]: land["output"] for land in player["lands"]}
        output["city"] = player["city"]["output"]
        for move in GAME.legal(state, seat):
            verb, *words = move.text.split()
            if verb == "flip" and words[0] in output:
                then = after(state, seat, move)
                seen += 1
                made, left = Counter(now["batch"]["made"]), Counter(player["left"])
                given = Counter(output[words[0]])
                assert Counter(then["batch"]["made"]) == made + given
                # M4.5 What is in the batch is not to be had any more.
                assert +Counter(then["players"][seat]["left"]) == left - given
    assert seen > 20


def test_what_is_short_and_too_much_says_what_is_missing() -> None:  # M4.6, M4.11
    for state, seat in positions(int(BATCH)):
        batch: Any = GAME.view(state, seat)["batch"]
        if batch["thing"] == "deck-card":
            continue
        wild = batch["changed"] + batch["given"] + len(batch["discards"]) + batch["off"]
        short = sum(batch["short"].values())
        assert batch["missing"] == max(short - wild - batch["exchanged"], 0)
        have = Counter(batch["made"]) + Counter({k: v // 2 for k, v in batch["help"].items()})
        assert +have + Counter(batch["short"]) == Counter(batch["price"]) + Counter(
            batch["surplus"]
        )


def test_only_who_sees_a_batch_sees_less_left() -> None:  # M4.10
    match = table(fief("mine farm field", "farm-1"))
    before = look(match)["players"][0]["left"]
    play(match, "0: play mine", "0: flip farm-1")
    assert look(match, 0)["players"][0]["left"] == {**before, "food": 0}
    assert look(match, 1)["players"][0]["left"] == before
    assert look(match, 1)["batch"] is None


@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_a_land_falls_to_more_than_it_bears(attackers: int) -> None:  # M7.8
    army = " ".join(f"recruit-{n + 1}@fief-1" for n in range(attackers))
    match = table(fief("mine", "", army), fief("mine", "field-1 farm-1", "infantry-1@field-1!"))
    play(match, "0: raid 1 1", *["0: into 1"] * (attackers - 1))
    bears = look(match)["battle"]["bears"]
    assert bears == {"field-1": 4, "farm-1": 0, "city": 0}
    play(match, "0: target field-1")
    while look(match)["battle"]:
        play(match, f"{match.to_act[0]}: {match.legal(match.to_act[0])[0]}")
    lands = [land["piece"] for land in look(match)["players"][1]["lands"]]
    assert ("field-1" in lands) == (2 * attackers <= bears["field-1"])


def test_every_target_is_said_with_what_it_bears() -> None:  # M7.6
    for state, seat in positions(int(TARGETS)):
        bears: Any = GAME.view(state, seat)["battle"]
        targets = [m.text.split()[1] for m in GAME.legal(state, seat) if m.text[:6] == "target"]
        assert sorted(bears["bears"]) == sorted(targets)


def test_who_is_doomed_dies_unless_a_priest_comes() -> None:  # M7.7, M7.10
    match = table(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "infantry-1@border-0-1 priest-1 priest-2@fief-0 archer-1"),
    )
    play(match, "0: clash 0 1 1")
    doomed = [f["piece"] for p in look(match)["players"] for f in p["figures"] if f["doomed"]]
    assert doomed == ["recruit-1"]
    while look(match)["battle"]:
        play(match, f"{match.to_act[0]}: pass")
    assert look(match)["players"][0]["figures"] == []


@pytest.mark.parametrize(
    ("lands", "figures", "is_open"),
    [
        ("", "peasant-1@city", True),
        ("field-1", "peasant-1", True),
        ("field-1", "peasant-1@city", False),
        ("field-1", "peasant-1@field-1!", False),
        ("field-1+tower", "", False),
        ("field-1+church", "", True),
    ],
)
def test_an_open_fief_is_besieged_by_whoever_stands_in_it(  # M9.3
    lands: str, figures: str, is_open: bool
) -> None:
    match = table(fief("mine", "", "recruit-1@fief-1!"), fief("mine", lands, figures))
    assert look(match)["players"][1]["open"] is is_open
    play(match, "0: end")
    assert (look(match)["players"][1]["siege"] == 1) is is_open


def test_a_defeated_player_is_not_open() -> None:  # M9.4
    match = table(fief("mine"), fief(fell=1), fief("mine"))
    assert not look(match)["players"][1]["open"]
