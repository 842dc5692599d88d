"""Learning a game by playing it: lessons and puzzles, which are data, and who guides through them.

A game's folder `teach/` holds `lesson.toml` and `puzzles.toml` (positions, and the moves that
matter in them) and `en.ftl`, `de.ftl` (what is said about them). Sheets explain whatever is on the
table. docs/teaching.md is the manual.
"""

from tavola.learn.coach import Coaching, coach
from tavola.learn.lesson import Lesson, Step, lesson_of, puzzles_of, taught
from tavola.learn.sheets import Sheet, Sheets, sheets_of
from tavola.learn.words import Words

__all__ = [
    "Coaching",
    "Lesson",
    "Sheet",
    "Sheets",
    "Step",
    "Words",
    "coach",
    "lesson_of",
    "puzzles_of",
    "sheets_of",
    "taught",
]
