"""Provably fair chance: what docs/fairness.md promises."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.core.fair import (
    Drawn,
    FairChance,
    ToldChance,
    _Words,
    canonical,
    commit,
    draw_key,
    make_seed,
)
from tavola.core.game import Plain
from tests.core import sample
from tests.example import EXAMPLE, FIRST_DRAW, FIRST_SEAT

SEED = bytes(range(32))
SETUP: Plain = {"game": EXAMPLE, "rules": "1", "players": 2, "options": {"borders": "board"}}
LETTERS = tuple("abcdefghijklmnopqrstuvwxyz")
CARDS = "1 2 3 4 5 6 10 winter drummer heroine scarecrow surrender bishop"
NUMBERS = [15, 8, 8, 8, 8, 8, 8, 3, 6, 3, 15, 3, 3]


def shuffle(chance: FairChance | ToldChance, what: str = "deal", size: int = 26) -> list[str]:
    items = vec[i64](range(size))
    chance.shuffle(what, items, LETTERS)
    return [LETTERS[item] for item in items]


# --- seed and commitment --------------------------------------------------------------------------


def test_a_fresh_seed_is_32_bytes_that_never_come_again() -> None:
    seeds = {make_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_the_seed_of_a_number_is_repeatable() -> None:
    assert make_seed(7) == make_seed(7) != make_seed(8)
    assert len({make_seed(number) for number in range(-50, 50)}) == 100


def test_the_commitment_is_the_documented_hash() -> None:
    assert commit(SEED, SETUP) == sample.commitment(SEED, SETUP)
    assert commit(SEED, SETUP) == commit(SEED, dict(reversed(SETUP.items())))


def test_the_one_byte_form_has_sorted_keys_no_spaces_and_plain_utf_8() -> None:
    assert canonical({"b": [1, True], "a": "comò"}) == '{"a":"comò","b":[1,true]}'.encode()


def test_the_commitment_binds_the_seed() -> None:
    for place in range(32):
        other = bytearray(SEED)
        other[place] ^= 1
        assert commit(bytes(other), SETUP) != commit(SEED, SETUP)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "another"},
        {"rules": "2"},
        {"players": 3},
        {"options": {"borders": "example"}},
        {"options": {}},
        {"position": {"pawn": 0}},
    ],
    ids=str,
)
def test_the_commitment_binds_the_set_up(change: Plain) -> None:
    assert commit(SEED, {**SETUP, **change}) != commit(SEED, SETUP)
    assert draw_key(SEED, {**SETUP, **change}, ["", ""]) != draw_key(SEED, SETUP, ["", ""])


def test_the_commitment_says_nothing_of_the_draws() -> None:
    calm = tavola.start(EXAMPLE, 2, seed=SEED)
    loud = tavola.start(EXAMPLE, 2, seed=SEED, entropy=["tre civette"])
    assert calm.fairness.commitment == loud.fairness.commitment
    assert calm.steps[0].drawn[1].items != loud.steps[0].drawn[1].items


def test_no_draw_follows_from_what_is_published() -> None:
    match = tavola.start(EXAMPLE, 2, seed=SEED)
    published = bytes.fromhex(match.fairness.commitment)
    real = draw_key(SEED, match.fairness.setup, ["", ""])
    for guess in (published, draw_key(published, match.fairness.setup, ["", ""])):
        assert shuffle(FairChance(guess)) != shuffle(FairChance(real))


def test_entropy_of_any_seat_changes_every_draw() -> None:
    keys = {
        draw_key(SEED, SETUP, entropy)
        for entropy in (["", ""], ["a", ""], ["", "a"], ["a", "a"], ["aa", ""], ["a "])
    }
    assert len(keys) == 6
    assert len({tuple(shuffle(FairChance(key))) for key in keys}) == 6


def test_entropy_is_one_text_a_seat_and_not_too_long() -> None:
    match = tavola.start(EXAMPLE, 3, seed=1, entropy=["x"])
    assert match.fairness.entropy == ["x", "", ""]
    tavola.start(EXAMPLE, 3, entropy=["x" * 200])
    for wrong in (["a", "b", "c", "d"], ["x" * 201], ["\ud800"]):
        with pytest.raises(tavola.BadSetup, match=r"^entropy: "):
            tavola.start(EXAMPLE, 3, entropy=wrong)


# --- draws ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 6, 17, 96, 2**32, 2**62, 3 * 2**61])
def test_one_of_n_is_the_documented_draw(n: int) -> None:
    secret = draw_key(SEED, SETUP, ["", "x"])
    assert secret == sample.key(SEED, SETUP, ["", "x"])
    for draw in range(20):
        expected = sample.one_of(n, sample.words(secret, draw, "lot", 80))
        assert _Words(secret, draw, "lot").below(n) == expected


def test_a_lot_is_one_of_n() -> None:
    chance = FairChance(SEED)
    for draw in range(5):
        expected = sample.one_of(6, sample.words(SEED, draw, "lot", 9))
        assert chance.below("lot", 6, LETTERS) == expected


def test_a_shuffle_is_the_documented_draw() -> None:
    secret = draw_key(SEED, SETUP, ["", ""])
    chance = FairChance(secret)
    for draw in range(5):
        expected = sample.shuffled(LETTERS, sample.words(secret, draw, "deal", 80))
        assert shuffle(chance) == expected


def test_the_deal_of_a_match_can_be_computed_with_a_few_lines_of_any_language() -> None:
    entropy = ["tre civette sul comò", "", "x"]
    match = tavola.start(EXAMPLE, 3, seed=SEED, entropy=entropy)
    setup = {
        "game": EXAMPLE,
        "rules": "2",
        "players": 3,
        "options": {
            "borders": "board",
            FIRST_SEAT: "random",
            "free_pass_in_own_city": False,
            "round_limit": 40,
        },
    }
    secret = sample.key(SEED, setup, entropy)
    pawn = sample.one_of(3, sample.words(secret, 0, FIRST_DRAW, 9))
    deck = [card for card, n in zip(CARDS.split(), NUMBERS, strict=True) for _ in range(n)]
    deal = sample.shuffled(deck, sample.words(secret, 1, "deal", 200))
    assert match.fairness.commitment == sample.commitment(SEED, setup)
    assert [drawn.plain() for drawn in match.steps[0].drawn] == [
        {"what": FIRST_DRAW, "drawn": [str(pawn)]},
        {"what": "deal", "drawn": deal},
    ]


def test_every_draw_has_a_domain_of_its_own() -> None:
    one, other = FairChance(SEED), FairChance(SEED)
    assert shuffle(one, "deal") != shuffle(one, "deal")  # another number
    assert shuffle(other, "deal2") != shuffle(FairChance(SEED), "deal")  # another name


def test_a_draw_does_not_depend_on_how_much_the_one_before_it_needed() -> None:
    one, other = FairChance(SEED), FairChance(SEED)
    shuffle(one, "first", 26)
    other.below("second", 2, LETTERS)
    assert shuffle(one) == shuffle(other)


def test_chance_goes_on_from_the_number_of_draws_made_before() -> None:
    whole = FairChance(SEED)
    draws = [shuffle(whole) for _ in range(3)]
    assert whole.draws == 3
    assert shuffle(FairChance(SEED, draws=2)) == draws[2]


def test_what_was_drawn_is_told_once() -> None:
    chance = FairChance(SEED)
    item = chance.below("lot", 3, ("red", "green", "blue"))
    assert [drawn.plain() for drawn in chance.take()] == [
        {"what": "lot", "drawn": [("red", "green", "blue")[item]]}
    ]
    assert chance.take() == []


# --- no outcome is likelier than another ----------------------------------------------------------


def first_below(n: int, row: list[int], monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """What is drawn when the words are these, and how many of them it takes."""
    left = list(row)
    monkeypatch.setattr(_Words, "_next", lambda _: left.pop(0))
    return _Words(b"", 0, "").below(n), len(row) - len(left)


@pytest.mark.parametrize("n", [3, 5, 6, 7, 96, 1000, 2**63 + 1, 2**64 - 1])
def test_words_beyond_the_last_whole_multiple_are_thrown_away(
    n: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = 2**64 - 2**64 % n
    assert limit % n == 0
    assert first_below(n, [limit - 1], monkeypatch) == (n - 1, 1)
    assert first_below(n, [limit, 5 % n], monkeypatch) == (5 % n, 2)
    assert first_below(n, [2**64 - 1, limit, 0], monkeypatch) == (0, 3)


@pytest.mark.parametrize("n", [1, 2, 4, 2**32, 2**64])
def test_no_word_is_thrown_away_where_all_fit(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_below(n, [2**64 - 1], monkeypatch) == (n - 1, 1)


def chi_square(counts: Counter[str], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return missing + sum((n - expected) ** 2 / expected for n in counts.values())


def test_lots_are_spread_evenly() -> None:
    chance = FairChance(SEED)
    counts = Counter(LETTERS[chance.below("lot", 6, LETTERS)] for _ in range(3000))
    assert chi_square(counts, 6) < 25  # 5 degrees of freedom: once in 7000 keys by chance


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = FairChance(SEED)
    counts = Counter("".join(shuffle(chance, size=4)) for _ in range(2400))
    assert chi_square(counts, 24) < 55  # 23 degrees of freedom: once in 5000 keys by chance


def test_every_card_comes_to_every_place_of_a_deal_equally_often() -> None:
    places = Counter(
        str(shuffle(FairChance(make_seed(number)), size=12).index("a")) for number in range(1200)
    )
    assert chi_square(places, 12) < 37  # 11 degrees of freedom: once in 9000 times by chance


# --- outcomes that a record tells -----------------------------------------------------------------


def told(*drawn: Drawn) -> ToldChance:
    chance = ToldChance()
    chance.tell(list(drawn), "moves[3].chance")
    return chance


def test_told_outcomes_are_taken_in_order() -> None:
    chance = told(Drawn("lot", ["b"]), Drawn("deal", ["c", "a", "b"]))
    assert chance.below("lot", 3, LETTERS) == 1
    assert shuffle(chance, size=3) == ["c", "a", "b"]
    chance.check_all_used()
    assert [drawn.what for drawn in chance.take()] == ["lot", "deal"]


@pytest.mark.parametrize(
    ("drawn", "problem"),
    [
        ([], "the outcome of 'deal' is missing"),
        ([Drawn("lot", ["a"])], "tells 'lot' where 'deal' is drawn"),
        ([Drawn("deal", ["a", "b"])], "does not hold exactly the cards"),
        ([Drawn("deal", ["a", "b", "b"])], "does not hold exactly the cards"),
        ([Drawn("deal", ["a", "b", "d"])], "does not hold exactly the cards"),
        ([Drawn("deal", ["a", "b", "c", "c"])], "does not hold exactly the cards"),
        ([Drawn("deal", ["a", "b", "joker"])], "does not hold exactly the cards"),
    ],
)
def test_a_shuffle_that_can_not_be_is_refused(drawn: list[Drawn], problem: str) -> None:
    with pytest.raises(tavola.BadRecord, match=problem) as error:
        shuffle(told(*drawn), size=3)
    assert error.value.place == "moves[3].chance"


@pytest.mark.parametrize("items", [[], ["d"], ["a", "b"], ["joker"]])
def test_a_lot_that_can_not_be_is_refused(items: list[str]) -> None:
    with pytest.raises(tavola.BadRecord, match="'lot' draws one of a, b, c"):
        told(Drawn("lot", items)).below("lot", 3, LETTERS)


def test_an_outcome_that_nobody_asked_for_is_refused() -> None:
    with pytest.raises(tavola.BadRecord, match="'lot' was not drawn here"):
        told(Drawn("lot", ["a"])).check_all_used()
