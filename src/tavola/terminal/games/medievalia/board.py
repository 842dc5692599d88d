"""Medievalia's table: the market, the fiefs, what lies between, the hand; also in words."""

from typing import cast

from tavola.core.views import MatchView
from tavola.games.medievalia.printed import Printed
from tavola.games.medievalia.view import Table
from tavola.terminal.board import Board, legal_moves
from tavola.terminal.games.medievalia.fief import Fief
from tavola.terminal.games.medievalia.hand import Hand
from tavola.terminal.games.medievalia.middle import Middle
from tavola.terminal.games.medievalia.words import Look, as_list, figure_words, signs, tags
from tavola.terminal.grid import Grid

BETWEEN_MOST = 6  # lines for what lies between the fiefs


class MedievaliaBoard(Board):
    quiet = frozenset({"lifted", "your-hand", "named", "dropped", "joins-army", "takes-damage"})

    def _look(self, view: MatchView) -> Look:
        return Look(view, cast(Table, view["table"]), cast(Printed, self.printed))

    def headline(self, view: MatchView) -> str:
        look = self._look(view)
        return " · ".join(
            [
                self.texts.say("turn-number", turn=look.table["turn"]),
                self.texts.say("deck-left", count=look.table["deck"]),
                self.texts.say("origin-note"),
            ]
        )

    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        """The market on top, the fiefs in two columns, the rest below."""
        look = self._look(view)
        grid = Grid(width, height, self.palette("ink"))
        middle = Middle(look, self.texts, self.names, self.palette, cursor)
        grid.paste(0, 0, middle.market(width))
        below = min(len(middle.lines()), BETWEEN_MOST, max(height // 3, 1))
        room = height - 1 - below
        fief = Fief(look, self.texts, self.names, self.palette, cursor)
        rows = (len(look.table["players"]) + 1) // 2
        each = (width - 1) // 2
        for number, seat in enumerate(self._order(look)):
            row, column = divmod(number, 2)
            top = 1 + row * room // rows
            tall = 1 + (row + 1) * room // rows - top
            grid.paste(column * (each + 1), top, fief.draw(seat, each, tall))
        if below:
            grid.paste(0, height - below, middle.draw(width, below))
        return grid

    def _order(self, look: Look) -> list[int]:
        """The viewer's own fief first, then clockwise."""
        count = len(look.table["players"])
        return [((look.view["seat"] or 0) + step) % count for step in range(count)]

    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        look = self._look(view)
        return Hand(look, self.texts, self.names, self.palette, cursor).draw(width, tall)

    def home(self, view: MatchView) -> str:
        """To pay, when the price is covered; else the first thing that can be done."""
        legal = legal_moves(view)
        for move in ("close", "done"):
            if move in legal:
                return move
        return legal[0] if legal else ""

    def hint(self, view: MatchView, move: str) -> str:
        """What a card is for."""
        verb, *words = move.split()
        if verb in ("play", "buy") and self.texts.has(f"card-{words[0]}.gist"):
            return str(self.texts.say("hint-gist", gist=self.texts.say(f"card-{words[0]}.gist")))
        return ""

    # --- in words --------------------------------------------------------------------------------

    def lines(self, view: MatchView) -> list[str]:
        look = self._look(view)
        middle = Middle(look, self.texts, self.names, self.palette, "")
        found = [f"{self.headline(view)}", middle.market(400).text().strip()]
        for seat in self._order(look):
            found += self._fief(look, seat)
        found += middle.lines()
        if look.table["hand"] is not None:
            found.append(self.texts.say("event-your-hand", cards=as_list(look.table["hand"])))
        return found

    def _fief(self, look: Look, seat: int) -> list[str]:
        player = look.table["players"][seat]
        facts = ", ".join(tags(self.texts, look, seat))
        if not player["in_game"]:
            return [f"{self.names[seat]}: {facts}."]
        say = self.texts.say
        held = say("holdings", buildings=player["buildings"], output=player["output"])
        left = f"{say('left-title')} {signs(self.texts, look.table['unspent'][seat])}"
        found = [f"{self.names[seat]}: {facts}; {held}; {left}."]
        for post in ["city", *(land["piece"] for land in player["lands"]), None]:
            there = [
                figure_words(self.texts, figure)
                for figure in player["figures"]
                if figure["post"] == post and figure["zone"] == f"fief-{seat}"
            ]
            land = next((land for land in player["lands"] if land["piece"] == post), None)
            if post is None and not there:
                continue
            name = say("free-title") if post is None else say(f"piece-{post}")
            built = [say(f"card-{b}.title") for b in land["buildings"]] if land else []
            flipped = land["flipped"] if land else post == "city" and player["city"]["flipped"]
            text = " + ".join([name, *built]) + (" ↻" if flipped else "")
            found.append(f"  {text}: {', '.join(there)}" if there else f"  {text}")
        return found
