"""What the view foretells is what the engine then does: over whole random games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tavola
from tavola.games.comuni.view import Table
from tests.games.comuni.table import commit, look, play, printed, table, who

OPTIONS: list[dict[str, Any]] = [
    {},
    {"after_invasion": "end_turn", "guild_master_needs_two_storeys": True},
]


def seen(match: tavola.Match, seat: int | None) -> Table:
    shown: Any = match.view(seat)["table"]
    found: Table = shown
    return found


def steps(options: dict[str, Any], seed: int) -> Iterator[tuple[tavola.Match, int, str]]:
    """A random game of builders: each move before it is made."""
    match = tavola.start("comuni", 3, seed=seed, **options)
    luck = Random(seed)
    liked = ("build", "wall", "claim", "take", "league", "city")
    while match.to_act:
        seat = luck.choice(match.to_act)
        moves = match.legal(seat)
        fine = [move for move in moves if move.startswith(liked)]
        move = luck.choice(fine if fine and luck.random() < 0.6 else moves)
        yield match, seat, move
        match.play(seat, move)


each_game = pytest.mark.parametrize(
    ("options", "seed"), [(options, seed) for options in OPTIONS for seed in range(3)]
)


@each_game
def test_offers_are_what_fits_and_payable_ones_are_legal(  # C3.11, C3.12, C3.15, C3.27
    options: dict[str, Any], seed: int
) -> None:
    for match, seat, move in steps(options, seed):
        own = seen(match, seat)["own"]
        assert own is not None
        legal = [one for one in match.legal(seat) if one.startswith(("build", "wall"))]
        offers = {offer["move"]: offer for offer in own["offers"]}
        assert sorted(one for one, offer in offers.items() if offer["payable"]) == sorted(legal)
        for one, offer in offers.items():
            assert offer["craftsmen"] == offer["lacking"] + offer["action"]
            assert offer["brings"] == offer["storeys"] + (offer["kind"] == "wall")  # C3.14, C5.5
            refusal = match.why_not(seat, one)
            assert (refusal is None) == offer["payable"]
            if refusal is not None:
                assert refusal.rule in ("C3.10", "C3.12")
                assert refusal.args["needed"] == offer["craftsmen"]
        if move in offers:
            then = match.foresee(seat, move).table
            assert then is not None
            after: Any = then["own"]
            spent = own["resources"]["craftsmen"] - after["resources"]["craftsmen"]
            assert spent == offers[move]["craftsmen"]
            offer = offers[move]
            comes: Any = then["masters_next"]
            if then["phase"] == "build":
                assert offer["master"] == (offer["kind"] in comes)  # C3.18
            raised(seen(match, seat), then, seat, offer)
            bonus: Any = then["bonus_walls"]
            assert offer["bonus"] == (bonus < seen(match, seat)["bonus_walls"])  # C3.16


def raised(before: Table, after: Any, seat: int, offer: Any) -> None:
    """C3.11, C3.15 What the offer says to be raised is; else there is a new one."""
    wall = offer["kind"] == "wall"
    place, height = ("walls", "levels") if wall else ("buildings", "storeys")
    was: Any = before["players"][seat]
    old, new = was[place], after["players"][seat][place]
    if offer["at"] is None:
        assert (len(new), new[-1][height]) == (len(old) + 1, 1)
    else:
        assert old[offer["at"]][height] + 1 == offer["storeys"]
        # A bonus wall (C3.16) is laid at once: the section may grow by more than a level.
        assert new[offer["at"]][height] >= offer["storeys"]


@each_game
def test_guild_masters_come_as_foretold(options: dict[str, Any], seed: int) -> None:  # C3.18
    for match, seat, move in steps(options, seed):
        before = seen(match, None)
        done = before["phase"] == "build" and move == "done" and len(match.legal(seat)) > 0
        if done and before["players"][seat]["cards"] <= 2:
            told = [e.args["master"] for e in events_of(match, seat, move) if "master" in e.id]
            assert told == before["masters_next"]


def events_of(match: tavola.Match, seat: int, move: str) -> list[tavola.Event]:
    return list(match.foresee(seat, move).events)


@each_game
def test_a_claim_brings_whom_it_is_said_to_bring(  # C3.8, C6.1
    options: dict[str, Any], seed: int
) -> None:
    foretold: str | None = None
    claiming = False
    for match, seat, move in steps(options, seed):
        if claiming and not move.startswith("trade") and seen(match, None)["phase"] != "choose":
            table = seen(match, None)
            came = table["invader"] if table["phase"] == "invasion" else None
            drew = "emperor" if table["last_player"] >= 0 and not table["last_turns"] else None
            assert (came or drew) == foretold
            claiming = False
        if move == "claim":
            own = seen(match, seat)["own"]
            assert own is not None
            assert own["claim"] is not None
            claiming, foretold = True, own["claim"]["invader"]
            claiming = seen(match, None)["last_turns"] == 0


@each_game
def test_questions_come_in_the_order_that_is_told(  # C5.3
    options: dict[str, Any], seed: int
) -> None:
    for match, seat, _ in steps(options, seed):
        shown = seen(match, seat)
        own = shown["own"]
        assert own is not None
        if shown["phase"] != "invasion":
            assert (own["asks"], own["mans"], own["outlook"]) == ([], [], [])
            continue
        asks = {f"{ask['side']}-{ask['paid']}": ask for ask in own["asks"]}
        assert len(asks) == 6
        if shown["asking"] in asks:
            ask = asks[shown["asking"]]
            side, paid, cubes = ask["side"], ask["paid"], ask["cubes"]
            assert cubes[-1] == shown["most"]
            amounts = [int(m.split()[2]) for m in match.legal(seat) if m[0] in "lc" and " " in m]
            assert amounts == cubes
            for place, amount in enumerate(cubes):
                then: Any = match.foresee(seat, f"{side} {paid} {amount}").table
                assert then["own"][side]["total"] == own[side]["total"] + ask["armies"][place]
                after = {f"{ask['side']}-{ask['paid']}": ask for ask in then["own"]["asks"]}
                assert after[shown["asking"]]["cubes"] == [amount]
                if side == "league":  # the city is asked for what the league leaves
                    city = f"city-{paid}"
                    assert after[city]["kept"] == [asks[city]["kept"][place]]
                else:
                    assert after[shown["asking"]]["kept"] == [[ask["kept"][0][place]]]


@each_game
def test_a_claim_brings_what_it_is_said_to_bring(  # C3.4, C3.23
    options: dict[str, Any], seed: int
) -> None:
    for match, seat, _ in steps(options, seed):
        own = seen(match, seat)["own"]
        assert own is not None
        claim = own["claim"]
        assert (claim is not None) == ("claim" in match.legal(seat))
        if claim is not None:
            told = [event.args for event in events_of(match, seat, "claim")]
            claimed: list[Any] = [args for args in told if "column" in args and "gold" in args]
            assert claim["cards"] == sum(len(args["cards"]) for args in claimed)
            assert claim["gold"] == sum(args["gold"] for args in claimed)
            columns = seen(match, seat)["columns"]
            assert claim["choices"] == sum(
                columns[args["column"] - 1]["choice"] for args in claimed
            )


@each_game
def test_the_least_bid_takes_a_column_and_less_is_too_low(  # C3.1
    options: dict[str, Any], seed: int
) -> None:
    for match, seat, _ in steps(options, seed):
        for number, column in enumerate(seen(match, seat)["columns"], 1):
            bids = [int(m.split()[2]) for m in match.legal(seat) if m.startswith(f"bid {number} ")]
            assert bids == [] or bids[0] == column["least"]


@each_game
def test_every_trade_costs_what_it_is_said_to_cost(  # C4.1
    options: dict[str, Any], seed: int
) -> None:
    for match, seat, _ in steps(options, seed):
        own = seen(match, seat)["own"]
        assert own is not None
        for move in match.legal(seat):
            if move.startswith("trade "):
                _, paid, taken = move.split()
                then: Any = match.foresee(seat, move).table
                cubes: Any = own["resources"]
                left = then["own"]["resources"]
                assert left[paid] == cubes[paid] - own["trades"][move]
                assert left[taken] == cubes[taken] + 1


@each_game
def test_what_is_left_to_lay_costs_no_further_action(  # C3.10, C3.27
    options: dict[str, Any], seed: int
) -> None:
    for match, seat, _ in steps(options, seed):
        shown = seen(match, seat)
        own = shown["own"]
        assert own is not None
        for offer in own["offers"]:
            left = shown["levels_left" if offer["kind"] == "wall" else "storeys_left"]
            assert (offer["action"] == 0) == (left > 0)


@each_game
def test_the_last_invasion_is_told_as_it_was(  # C5.2, C5.4, C5.5, C5.12
    options: dict[str, Any], seed: int
) -> None:
    before: Table | None = None
    for match, _seat, _move in steps(options, seed):
        shown = seen(match, None)
        if shown["phase"] == "invasion":
            before = shown
        elif before is not None:
            reveal = shown["last_invasion"]
            assert reveal is not None
            compare(match, before, shown)
            before = None


def compare(match: tavola.Match, before: Table, after: Table) -> None:
    reveal = after["last_invasion"]
    assert reveal is not None
    assert (reveal["invader"], reveal["strength"]) == (before["invader"], before["strength"])
    told = {
        (event.id, event.args.get("seat")): event.args
        for step in match.steps[-1:]
        for event in step.events
    }
    assert reveal["league"] == told["league", None]["armies"]
    for seat, (stand, player) in enumerate(zip(reveal["stands"], before["players"], strict=True)):
        assert stand["points"] == player["points"]
        assert stand["strength"] == player["strength"] == reveal["strength"] + player["lead"]
        assert stand["lead"] == player["lead"]
        assert stand["remaining"] == max(0, stand["strength"] - reveal["league"])  # C5.4
        short = max(0, stand["strength"] - reveal["league"] - stand["defence"])
        assert stand["plunder"] == short  # C5.12
        assert stand["walls"] == [section["levels"] for section in player["walls"]]
        assert [(house["kind"], house["storeys"]) for house in stand["buildings"]] == [
            (house["kind"], house["storeys"]) for house in player["buildings"]
        ]
        assert stand["league"]["total"] == told["sent-to-league", seat]["armies"]
        assert stand["city"]["total"] == told["sent-to-city", seat]["armies"]
        fate = told.get(("held", seat)) or told["plundered", seat]
        assert stand["plunder"] == fate.get("tokens", 0)
        assert (stand["remaining"], stand["defence"]) == (fate["strength"], fate["defence"])
        assert stand["captain"] == (seat == before["captain"])
        assert len(stand["mans"]) == 1 + stand["city"]["total"]
        assert stand["defence"] == stand["mans"][-1]["defence"]
        hero = told.get(("hero", seat))
        assert stand["hero"] == (None if hero is None else hero["points"])


def test_each_army_mans_the_highest_card_that_is_left() -> None:  # C5.5
    match = table(
        who("lucca", armies=2, gold=5, walls="a01 a02, a05"),
        who("firenze"),
        phase="invasion",
        left=0,
    )
    mans = look(match, "lucca")["own"]["mans"]
    assert [tuple(one.values()) for one in mans] == [
        (None, None, 1, 0, 1),  # the league captain's
        (0, 2, 3, 0, 4),
        (0, 1, 2, 0, 6),
        (1, 1, 2, 0, 8),
        (None, None, 1, 1, 9),
    ]
    assert look(match, "lucca")["own"]["defence"] == 1
    play(match, "lucca: league armies 0", "lucca: league gold 0", "lucca: city armies 2")
    assert look(match, "lucca")["own"]["defence"] == 6


def test_every_way_to_divide_the_armies_is_told_with_what_it_comes_to() -> (
    None
):  # C5.3, C5.4, C5.12
    match = table(
        who("lucca", armies=1, gold=3, walls="a01 a02"),
        who("firenze", pilgrims=2),
        phase="invasion",
        left=0,
    )
    own = look(match, "lucca")["own"]  # faces 4, and is the league captain
    assert [tuple(ask.values()) for ask in own["asks"]] == [
        ("league", "armies", [0, 1], [0, 1], [[1, 0]]),
        ("league", "gold", [0, 2], [0, 1], [[3, 1]]),
        ("league", "pilgrims", [0], [0], [[0]]),
        ("city", "armies", [0, 1], [0, 1], [[1, 0], [0]]),  # what the league has is gone
        ("city", "gold", [0, 2], [0, 1], [[3, 1], [1]]),
        ("city", "pilgrims", [0], [0], [[0]]),
    ]
    assert own["outlook"] == [
        {"remaining": 4, "short": [3, 0, 0]},  # defence 1, 4, 6
        {"remaining": 3, "short": [2, 0]},
        {"remaining": 2, "short": [1]},
    ]
    play(match, "lucca: league armies 1", "lucca: league gold 0")
    asks = look(match, "lucca")["own"]["asks"]
    assert [(ask["cubes"], ask["kept"]) for ask in asks[3:5]] == [([0], [[0]]), ([0, 2], [[3, 1]])]
    commit(match, "firenze")
    play(match, "lucca: commit")
    stand = look(match)["last_invasion"]["stands"][0]
    assert (stand["remaining"], stand["plunder"]) == (3, 2)


def test_every_deck_is_told_with_who_comes() -> None:  # C5.1
    told = printed(table(who("lucca"), who("siena")))
    assert told["invaders"] == {"a": "venezia", "b": "france", "c": "pope", "d": "emperor"}
    assert told["strengths"] == {"a": 4, "b": 8, "c": 12, "d": 16}


def test_the_last_invasion_is_kept_when_a_position_is_saved() -> None:
    match = table(
        who("lucca", armies=2, walls="a01 a02"), who("firenze", gold=4), phase="invasion", left=0
    )
    commit(match, "lucca", league=1, city=1)
    commit(match, "firenze")
    again = tavola.load(match.save())
    assert again.save() == match.save()
    assert look(again)["last_invasion"] == look(match)["last_invasion"] is not None


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"invader": "pope"}, "last_invasion.invader: somebody else came last"),
        ({"captain": 3}, "last_invasion.captain: there is no seat 3"),
        ({"stands": []}, "last_invasion.stands: one for each player"),
        ({"plunder": 9}, "last_invasion.stands[1].plunder: is 3 (C5.12)"),
    ],
)
def test_a_last_invasion_that_can_not_have_been_is_refused(
    change: dict[str, Any], problem: str
) -> None:
    match = table(who("lucca", armies=2), who("firenze"), phase="invasion", left=0)
    commit(match, "lucca", league=1, city=1)
    commit(match, "firenze")
    saved: Any = match.save()
    told = saved["state"]["last_invasion"]
    if "plunder" in change:
        told["stands"][1].update(change)
    else:
        told.update(change)
    with pytest.raises(tavola.BadPosition, match=problem.replace("[", r"\[").split(" (")[0]):
        tavola.load(saved)
