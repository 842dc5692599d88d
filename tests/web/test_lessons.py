"""Lessons in the browser: every one is played to its end, on the real board."""

import pytest
from playwright.async_api import Page, expect

import tavola
from tavola.learn.coach import coach
from tavola.learn.lesson import Lesson, Step, lesson_of, puzzles_of
from tavola.learn.words import Words, words_of
from tests.example import EXAMPLE
from tests.web.accessible import check
from tests.web.hands import Press, by_keys, by_mouse, make
from tests.web.visitor import DESKTOP, PHONE, Visitors, until

GAMES = tavola.game_names()


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def plain(text: str) -> str:
    return text.replace("**", "")


async def says(page: Page, words: Words, text: str) -> None:
    """What the coach says. What is held before the eyes on the way is gone on from."""
    said = page.locator(".coach p").get_by_text(plain(words.say(text)), exact=True)

    async def is_said() -> bool:
        await page.evaluate("document.querySelector('.prompt.moment .btn.primary')?.click()")
        return await said.is_visible()

    await until(is_said, text)


async def go_through(page: Page, game: str, step: Step, language: str, press: Press) -> None:
    """Answer as the step wants, on the board, and read what is said to it."""
    words, match = words_of(game, language), step.begin(game)
    moves: list[tuple[int, str]] = []
    made = 0  # of the learner's own, by what has been pressed
    while (now := coach(step, moves, words.has)).stage != "done":
        if now.plays is not None:
            played = now.plays
        elif made:
            made -= 1
            played = (step.learner, now.lit[0])
        else:
            await says(page, words, now.say)
            played = (step.learner, now.lit[0] if moves else step.accept[0])
            await until_asked(page)
            if moves:  # what comes next lies ready
                await press(page.locator(".prompt .btn.primary"))
            else:
                own = [move for seat, move in step.then if seat == step.learner]
                view = match.view(step.learner)
                made = await make(page, game, view, [played[1], *own], press) - 1
        match.play(*played)
        moves.append(played)
    await says(page, words, now.say)


async def until_asked(page: Page) -> None:
    await expect(page.locator(".prompt:not(.wait):not(.moment)")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "press"),
    [(DESKTOP, "en", by_mouse), (PHONE, "de", by_keys)],
    ids=["mouse", "phone-keys-de"],
)
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_played_on_its_board_to_its_end_and_goes_on_as_a_game(
    visitors: Visitors, game: str, size: tuple[int, int], language: str, press: Press
) -> None:
    anna = await visitors.come(size, language=language)
    await anna.be("Anna")
    await anna.go("/")
    page, title = anna.page, tavola.game(game).facts.title
    await page.get_by_role("link", name=anna.say("learn-game", game_title=title)).click()
    *steps, last = lesson(game).step
    for step in steps:
        await go_through(page, game, step, language, press)
        await expect(page.locator(".coach .btn.primary")).to_be_focused()
        if step is steps[0]:
            await check(anna)
        await page.keyboard.press("Enter")
    await says(page, words_of(game, language), f"{last.id}-task")
    onwards = page.locator(".coach .btn.primary")
    await expect(onwards).to_contain_text(anna.say("lesson-first-game"))
    await press(onwards)
    await page.wait_for_url("**/table/*")
    await expect(page.locator(".prompt")).to_be_visible()
    await anna.go("/")
    again = page.locator(f'a[href="/learn/{game}"]')
    await expect(again).to_have_text(anna.say("learn-again"))


async def test_what_is_wrong_is_shown_explained_and_tried_again(visitors: Visitors) -> None:
    anna = await visitors.come()
    page, step = anna.page, lesson(EXAMPLE).step[0]
    words = words_of(EXAMPLE, "en")
    await anna.go(f"/learn/{EXAMPLE}")
    await says(page, words, f"{step.id}-task")
    await page.keyboard.press("p")
    await says(page, words, f"{step.id}-wrong-pass")
    await expect(page.locator(".coach.wrong")).to_be_visible()
    await page.keyboard.press("Enter")
    await says(page, words, f"{step.id}-task")
    await expect(page.locator(".prompt:not(.wait)")).to_be_visible()


async def test_what_is_not_possible_is_answered_by_the_rule_and_by_the_lesson(
    visitors: Visitors,
) -> None:
    anna = await visitors.come()
    step = lesson(EXAMPLE).step[0]
    await anna.go(f"/learn/{EXAMPLE}")
    await says(anna.page, words_of(EXAMPLE, "en"), f"{step.id}-task")
    await anna.page.get_by_role("button", name="Spoleto").first.click(force=True)
    answer = anna.page.locator(".pop")
    await expect(answer).to_contain_text("D3.2")
    await expect(answer).to_contain_text("play a card from your hand")


async def test_steps_are_skipped_and_a_lesson_goes_on_where_it_was_left(
    visitors: Visitors,
) -> None:
    anna = await visitors.come()
    page, words = anna.page, words_of(EXAMPLE, "en")
    first, second = lesson(EXAMPLE).step[:2]
    await anna.go("/")
    await page.locator(f'a[href="/learn/{EXAMPLE}"]').click()
    await says(page, words, f"{first.id}-task")
    await anna.press("Skip this step")
    await says(page, words, f"{second.id}-task")
    await anna.go("/")
    await page.locator(f'a[href="/learn/{EXAMPLE}"]').click()
    await says(page, words, f"{second.id}-task")
    await anna.press("Back")
    await says(page, words, f"{first.id}-task")


async def test_there_is_no_lesson_for_a_game_that_there_is_not(visitors: Visitors) -> None:
    visitors.forgiven += ["404"]
    anna = await visitors.come()
    await anna.page.goto("/learn/chess")
    await expect(anna.page.get_by_role("link", name="Tavola").first).to_be_visible()
    await expect(anna.page.locator("main")).to_be_visible()


async def test_rules_begin_with_how_to_play_and_solved_puzzles_are_remembered(
    visitors: Visitors,
) -> None:
    anna = await visitors.come()
    page, puzzle = anna.page, puzzles_of(EXAMPLE)[0]
    await anna.go(f"/rules/{EXAMPLE}")
    told = page.get_by_role("region", name="How to play")
    await expect(told).to_contain_text(plain(words_of(EXAMPLE, "en").say("how-goal")))
    await told.get_by_role("link", name="Puzzle 1", exact=True).click()
    await go_through(page, EXAMPLE, puzzle, "en", by_keys)
    await page.keyboard.press("Enter")
    await says(page, words_of(EXAMPLE, "en"), f"{puzzles_of(EXAMPLE)[1].id}-task")
    await anna.go(f"/rules/{EXAMPLE}")
    await expect(told.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    await anna.look_around()
    await expect(told.locator("figure")).to_have_count(3)


async def test_home_has_a_puzzle_a_day_and_a_new_table_says_how_to_play_and_what_the_rulebook_has(
    visitors: Visitors,
) -> None:
    anna = await visitors.come(PHONE, language="de")
    page = anna.page
    await anna.go("/")
    puzzle = await anna.api("GET", "/puzzle?lang=de")
    daily = page.locator(f'a[href="/learn/{puzzle["game"]}/{puzzle["puzzle"]}"]')
    await expect(daily).to_have_text(anna.say("daily-solve"))
    await anna.look_around()
    await anna.keep(f"tavola:solved:{puzzle['game']}", puzzle["puzzle"])
    await page.reload()
    await expect(daily).to_have_text(anna.say("daily-solved"))
    await anna.go(f"/new/{EXAMPLE}")
    await expect(page.get_by_text(anna.say("option-printed"), exact=True)).to_be_visible()
    await page.locator("summary").click()
    await expect(page.locator("figure")).to_have_count(3)
    await check(anna)
