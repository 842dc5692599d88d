"""`python -m tools.balance_medievalia`: how games of greedy players go, for docs.

Writes the table of docs/balance-medievalia.md anew; what is said about it there is for people to
read again. Since prices and most values are reconstructed, the table says what games they make.
"""

import re
import sys
from collections import Counter

import tavola
from tavola.bots.policy import best_of
from tavola.core.chance import FastChance
from tavola.core.game import SILENT, Plain
from tavola.core.setup import settle
from tools.console import ROOT, say

PAGE = ROOT / "docs" / "balance-medievalia.md"
GAMES = 1000
REASONS = ("military", "siege", "last-building", "empty-deck")
SETUPS: tuple[tuple[str, int, Plain], ...] = (
    ("2", 2, {}),
    ("3", 3, {}),
    ("4", 4, {}),
    ("2 against 2", 4, {"alliance": True}),
)
TABLE = re.compile(r"(\| players \|.*\n\|---.*\n)(?:\|.*\n)+")


def line(title: str, players: int, options: Plain, games: int) -> str:
    """One line of the table."""
    game = tavola.game("medievalia")
    settled = settle(game, players, {**options, "start_player": "0"})
    ends: Counter[str] = Counter()
    wins = [0.0] * players
    turns = moves = buildings = defeats = 0
    for number in range(games):
        chance = FastChance(number)
        state = game.start(players, settled, chance, SILENT)
        # What greedy does; its advice is the same in all worlds that the seat holds possible, so
        # none need be dealt.
        while (seat := game.turn(state)) >= 0:
            legal = game.legal(state, seat)
            place = best_of(game.weigh(state, seat, legal), chance) if len(legal) > 1 else 0
            game.apply(state, seat, legal[place], chance, SILENT)
            moves += 1
        result = game.result(state)
        assert result is not None
        ends[result.reason] += 1
        for winner in result.winners():
            wins[winner] += 1 / len(result.winners())
        turns += state.turn
        defeats += state.fallen
        buildings += sum(dict(lines)["buildings"] for lines in result.score)
    cells = [
        title,
        *(f"{ends[reason]:,}" for reason in REASONS),
        f"{turns / games / players:.1f}",
        f"{moves / games:,.0f}",
        f"{buildings / games / players:.1f}",
        f"{defeats / games:.2f}",
        " / ".join(f"{100 * share / games:.1f}" for share in wins),
    ]
    return f"| {' | '.join(cells)} |\n"


def main(games: int) -> None:
    lines = []
    for title, players, options in SETUPS:
        lines.append(line(title, players, options, games))
        say(lines[-1].strip())
    page, found = TABLE.subn(lambda match: match[1] + "".join(lines), PAGE.read_text("utf-8"))
    if found != 1:
        sys.exit(f"{PAGE}: there is no table of that form")
    if games == GAMES:
        PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
