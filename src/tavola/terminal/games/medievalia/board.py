"""Medievalia's table: the market, the fiefs, what lies between, the hand; also in words."""

from tavola.core.foresee import Foresight
from tavola.core.views import MatchView
from tavola.games.medievalia.data import CARDS
from tavola.games.medievalia.view import Table
from tavola.terminal.board import Board, as_list, legal_moves
from tavola.terminal.games.medievalia.fief import Fief
from tavola.terminal.games.medievalia.hand import Hand
from tavola.terminal.games.medievalia.hints import Hints
from tavola.terminal.games.medievalia.middle import Middle
from tavola.terminal.games.medievalia.words import Words
from tavola.terminal.grid import Grid

BETWEEN_MOST = 6  # lines for what lies between the fiefs


class MedievaliaBoard(Board[Table]):
    quiet = frozenset({"your-hand"})

    def headline(self, view: MatchView) -> str:
        table = self.seen(view)
        return " · ".join(
            [
                self.texts.say("turn-number", turn=table["turn"]),
                self.texts.say("deck-left", count=table["deck"]),
                self.texts.say("race", **table["race"]),
                self.texts.say("origin-note"),
            ]
        )

    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        """The market on top, the fiefs in two columns, the rest below."""
        grid = Grid(width, height, self.palette("ink"))
        middle = Middle(self, view, cursor)
        grid.paste(0, 0, middle.market(width))
        below = min(len(middle.lines()), BETWEEN_MOST, max(height // 3, 1))
        room = height - 1 - below
        fief = Fief(self, view, cursor)
        rows = (view["players"] + 1) // 2
        each = (width - 1) // 2
        for number, seat in enumerate(self._order(view)):
            row, column = divmod(number, 2)
            top = 1 + row * room // rows
            tall = 1 + (row + 1) * room // rows - top
            grid.paste(column * (each + 1), top, fief.draw(seat, each, tall))
        if below:
            grid.paste(0, height - below, middle.draw(width, below))
        return grid

    def _order(self, view: MatchView) -> list[int]:
        """The viewer's own fief first, then clockwise."""
        count = view["players"]
        return [((view["seat"] or 0) + step) % count for step in range(count)]

    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        return Hand(self, view, cursor).draw(width, tall)

    def home(self, view: MatchView) -> str:
        """To pay, when the price is covered; else the first thing that can be done."""
        legal = legal_moves(view)
        for move in ("close", "done"):
            if move in legal:
                return move
        return legal[0] if legal else ""

    def hint(self, view: MatchView, move: str, foreseen: Foresight) -> str:
        return Hints(self, view).of(move, foreseen)

    # --- in words --------------------------------------------------------------------------------

    def lines(self, view: MatchView) -> list[str]:
        table, middle = self.seen(view), Middle(self, view)
        found = [f"{self.headline(view)}", middle.market(400).text().strip()]
        for seat in self._order(view):
            found += self._fief(Words(self, view), seat)
        found += middle.lines()
        if table["hand"] is not None:
            found.append(self.texts.say("event-your-hand", cards=as_list(table["hand"], CARDS)))
        return found

    def _fief(self, words: Words, seat: int) -> list[str]:
        player = words.table["players"][seat]
        facts = ", ".join(words.tags(seat))
        if not player["in_game"]:
            return [f"{self.names[seat]}: {facts}."]
        say = self.texts.say
        held = say("holdings", buildings=player["buildings"], output=player["output"])
        left = f"{say('left-title')} {words.signs(words.table['unspent'][seat])}"
        found = [f"{self.names[seat]}: {facts}; {held}; {left}."]
        for post in ["city", *(land["piece"] for land in player["lands"]), None]:
            there = [
                words.figure(figure)
                for figure in player["figures"]
                if figure["post"] == post and figure["zone"] == f"fief-{seat}"
            ]
            land = next((land for land in player["lands"] if land["piece"] == post), None)
            if post is None and not there:
                continue
            name = say("free-title") if post is None else words.say("piece-title", piece=post)
            built = [say(f"card-{b}.title") for b in land["buildings"]] if land else []
            flipped = land["flipped"] if land else post == "city" and player["city"]["flipped"]
            text = " + ".join([name, *built]) + (" ↻" if flipped else "")
            found.append(f"  {text}: {', '.join(there)}" if there else f"  {text}")
        return found
