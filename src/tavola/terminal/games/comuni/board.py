"""Comuni's table: the project columns above, the comuni below, everything also in words."""

from tavola.core.foresee import Foresight
from tavola.core.views import MatchView
from tavola.games.comuni.view import Table
from tavola.terminal.board import Board, legal_moves
from tavola.terminal.games.comuni.columns import HEIGHT, Columns, marker
from tavola.terminal.games.comuni.comuni import Comuni
from tavola.terminal.games.comuni.hand import Hand
from tavola.terminal.games.comuni.hints import Hints
from tavola.terminal.games.comuni.words import Words
from tavola.terminal.grid import Grid


class ComuniBoard(Board[Table]):
    def headline(self, view: MatchView) -> str:
        table = self.seen(view)
        parts = [self.texts.say("round-number", round=table["round"])]
        if table["last_turns"]:
            parts.append(self.texts.say("last-turns", count=table["last_turns"]))
        if self.printed["reconstructed"]:
            parts.append(self.texts.say("figures-reconstructed"))
        return " · ".join(parts)

    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        grid = Grid(width, height, self.palette("ink"))
        grid.paste(0, 0, Columns(self, view, cursor).draw(width))
        comuni = Comuni(self, view)
        grid.paste(0, HEIGHT, comuni.draw(width, max(0, height - HEIGHT)))
        return grid

    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        return Hand(self, view, cursor).draw(width, tall)

    def hint(self, view: MatchView, move: str, foreseen: Foresight) -> str:
        return Hints(self, view).of(move, foreseen)

    def home(self, view: MatchView) -> str:
        """Pointing at something worth doing: a claim or an income before a bid."""
        legal = legal_moves(view)
        wanted = ("claim", "collect", "withdraw", "commit")
        if self.seen(view)["phase"] == "invasion":
            return legal[0] if legal else ""
        return next((move for move in wanted if move in legal), legal[0] if legal else "")

    # --- in words --------------------------------------------------------------------------------

    def lines(self, view: MatchView) -> list[str]:
        table = self.seen(view)
        words = Words(self, view)
        found = [f"{self.headline(view)}.", self.texts.say("marker", **marker(table)) + "."]
        for number, column in enumerate(table["columns"], 1):
            cards = self.texts.join([words.card(card) for card in column["cards"]])
            found.append(self.texts.say("line-column", column=number, what=cards))
            if column["seat"] is not None:
                found[-1] += " " + self.texts.say(
                    "line-bid", self.names, seat=column["seat"], gold=column["gold"]
                )
        found += [self._player(table, words, seat) for seat in table["order"]]
        own = table["own"]
        if own is not None:
            cards = self.texts.join([words.card(card) for card in own["hand"]])
            behind = words.cubes(own["resources"])
            found.append(self.texts.say("line-own", what=behind, plunder=own["plunder"]))
            found.append(self.texts.say("line-hand", what=cards))
        return found

    def _player(self, table: Table, words: Words, seat: int) -> str:
        player = table["players"][seat]
        facts = [
            self.texts.say(f"comune-{player['comune']}"),
            self.texts.say("points", count=player["points"]),
            self.texts.say("hand-size", count=player["cards"]),
            words.buildings(player),
            words.walls(player),
            *words.masters(seat),
        ]
        if table["phase"] == "invasion":
            facts.append(self.texts.say("faces", count=player["strength"]))
        return f"{self.names[seat]}: {', '.join(facts)}."
