"""`python -m tools.balance_comuni`: how balanced Comuni's figures are, as docs/balance-comuni.md.

Greedy bots play many games with each number of players; wins and scores are added up by comune.
Since start resources, incomes and cards are reconstructed, this says whether the reconstruction
favours somebody, and whether games look like the one that was really reported.
"""

import sys
from collections import defaultdict
from statistics import mean

import tavola
from tavola.arena.interval import wilson
from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tools.console import ROOT, say

COMUNI = ("lucca", "firenze", "siena", "bologna", "milano")
PLAYERS = range(2, 6)
LINES = ("buildings", "guild-masters", "majorities", "heroes", "plunder", "smallest-building")
PAGE = ROOT / "docs" / "balance-comuni.md"
PLOT = ROOT / "docs" / "balance-comuni.svg"
# Ink of the look's identities, one per comune, each with a shape of its own in the plot.
COLOURS = ("#2050a6", "#74405f", "#3f7d5e", "#b0341b", "#a87408")


class Tally:
    """One comune in games of so many players."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.scores: list[int] = []


def play(players: int, games: int) -> tuple[dict[str, Tally], dict[str, float], float]:
    """Games of greedy bots: by comune; the mean of each line of the score; rounds."""
    found = {comune: Tally() for comune in COMUNI}
    lines: dict[str, list[int]] = defaultdict(list)
    rounds = []
    for number in range(games):
        match = tavola.start("comuni", players, seed=number)
        bot, eyes = make("greedy", number), FastChance(number)
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, bot.choose(sight_of(match.game, match.state, seat, eyes)).text)
        result = match.result
        assert result is not None
        rounds.append(match.state.turns / players)
        for seat, player in enumerate(match.state.seats):
            tally = found[COMUNI[player.comune]]
            score = dict(result.score[seat])
            tally.games += 1
            tally.wins += result.places[seat] == 1
            tally.scores.append(score["total"])
            for name in LINES:
                lines[name].append(score[name])
    return found, {name: mean(values) for name, values in lines.items()}, mean(rounds)


def cell(tally: Tally) -> str:
    low, high = wilson(tally.wins, tally.games)
    share = tally.wins / tally.games
    return f"{share:.0%} ({low:.0%} to {high:.0%}), {mean(tally.scores):.1f}"


def plot(found: dict[int, dict[str, Tally]]) -> str:
    """Win rates beside what would be even, with their intervals, as SVG."""
    parts = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" font-size="12" '
            'font-family="sans-serif" role="img" aria-label="Win rates by number of players">'
        ),
        '<rect width="640" height="300" fill="#faf5e9"/>',
    ]
    for step in range(0, 81, 20):
        y = 260 - 3 * step
        parts.append(f'<path d="M40 {y}H630" stroke="#d9cbb0"/>')
        parts.append(f'<text x="34" y="{y + 4}" text-anchor="end" fill="#54452f">{step}%</text>')
    for group, (players, tallies) in enumerate(found.items()):
        left = 55 + group * 147
        even = 260 - 300 / players
        parts.append(
            f'<path d="M{left} {even:.0f}h130" stroke="#54452f" stroke-dasharray="4 3"/>'
            f'<text x="{left + 65}" y="282" text-anchor="middle" fill="#2a2018">'
            f"{players} players</text>"
        )
        for place, (comune, tally) in enumerate(tallies.items()):
            low, high = wilson(tally.wins, tally.games)
            x, height = left + 13 + place * 26, 260 - 300 * tally.wins / tally.games
            colour = COLOURS[place]
            parts.append(
                f'<path d="M{x} {260 - 300 * low:.0f}V{260 - 300 * high:.0f}" stroke="{colour}"/>'
                f'<circle cx="{x}" cy="{height:.0f}" r="5" fill="{colour}"><title>{comune}</title>'
                f'</circle><text x="{x}" y="{height - 9:.0f}" text-anchor="middle" fill="{colour}">'
                f"{comune[0].upper()}</text>"
            )
    return "\n".join([*parts, "</svg>", ""])


def page(
    games: int, found: dict[int, dict[str, Tally]], rest: dict[int, tuple[dict[str, float], float]]
) -> str:
    seats = sum(tally.games for tallies in found.values() for tally in tallies.values())
    rules = tavola.game("comuni").facts.rules_version
    lines = [
        "# Comuni: how balanced the reconstructed figures are",
        "",
        (
            "Written by `python -m tools.balance_comuni`: greedy bots among themselves, by "
            f"version {rules} of the rules, {games:,} games for each number of players, "
            f"{seats:,} seats in all. Wins with Wilson's 95 % interval, then the mean score."
        ),
        "",
        f"| comune | {' | '.join(f'{players} players' for players in found)} |",
        f"|---|{'---|' * len(found)}",
    ]
    for comune in COMUNI:
        cells = [cell(tallies[comune]) for tallies in found.values()]
        lines.append(f"| {comune.capitalize()} | {' | '.join(cells)} |")
    lines += [
        f"| even would be | {' | '.join(f'{1 / players:.0%}' for players in found)} |",
        "",
        "![Win rates of the comuni, with intervals](balance-comuni.svg)",
        "",
        "What the scores are made up of, on average:",
        "",
        f"| players | {' | '.join(name.replace('-', ' ') for name in LINES)} | rounds |",
        f"|---|{'---:|' * (len(LINES) + 1)}",
    ]
    for players, (means, rounds) in rest.items():
        values = " | ".join(f"{means[name]:.1f}" for name in LINES)
        lines.append(f"| {players} | {values} | {rounds:.1f} |")
    return "\n".join(lines) + "\n"


def main(games: int) -> None:
    found, rest = {}, {}
    for players in PLAYERS:
        found[players], means, rounds = play(players, games)
        rest[players] = means, rounds
        say(f"{players} players: {games} games")
    said = PAGE.read_text("utf-8").partition("\n## ")[2] if PAGE.exists() else ""
    PAGE.write_text(page(games, found, rest) + (f"\n## {said}" if said else ""), "utf-8")
    PLOT.write_text(plot(found), "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000)
