"""Comuni's table: the project columns above, the comuni below, everything also in words."""

from tavola.core.views import MatchView
from tavola.terminal.board import Board, legal_moves
from tavola.terminal.games.comuni.choices import Choices
from tavola.terminal.games.comuni.columns import HEIGHT, Columns
from tavola.terminal.games.comuni.comuni import Comuni
from tavola.terminal.games.comuni.look import Look, read
from tavola.terminal.games.comuni.words import Words
from tavola.terminal.grid import Grid


class ComuniBoard(Board):
    quiet = frozenset({"done-building", "not-repaired", "turn", "faces", "walled-card"})

    def headline(self, view: MatchView) -> str:
        look = read(view)
        parts = [self.texts.say("round-number", round=look.round)]
        if look.last_turns:
            parts.append(self.texts.say("last-turns", count=look.last_turns))
        table = view["table"]
        assert isinstance(table, dict)
        if table["reconstructed"]:
            parts.append(self.texts.say("figures-reconstructed"))
        return " · ".join(parts)

    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        look = read(view)
        grid = Grid(width, height, self.palette("ink"))
        grid.paste(0, 0, Columns(look, self.texts, self.names, self.palette, cursor).draw(width))
        comuni = Comuni(look, self.texts, self.names, self.palette)
        grid.paste(0, HEIGHT, comuni.draw(width, max(0, height - HEIGHT)))
        return grid

    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        look = read(view)
        return Choices(look, self.texts, self.names, self.palette, cursor).draw(width, tall)

    def hint(self, view: MatchView, move: str) -> str:
        return Words(self.texts, self.names).hint(read(view), move)

    def home(self, view: MatchView) -> str:
        """Pointing at something worth doing: a claim or an income before a bid."""
        legal = legal_moves(view)
        wanted = ("claim", "collect", "withdraw", "commit")
        if read(view).phase == "invasion":
            return legal[0] if legal else ""
        return next((move for move in wanted if move in legal), legal[0] if legal else "")

    # --- in words --------------------------------------------------------------------------------

    def lines(self, view: MatchView) -> list[str]:
        look = read(view)
        words = Words(self.texts, self.names)
        found = [f"{self.headline(view)}."]
        facts = {"deck": look.deck, "left": look.left}
        facts |= {"invader": look.invader, "strength": look.strength}
        found.append(self.texts.say("marker", **facts) + ".")
        for number, column in enumerate(look.columns, 1):
            cards = self.texts.join([words.card(card) for card in column.cards])
            found.append(self.texts.say("line-column", column=number, what=cards))
            if column.seat is not None:
                found[-1] += " " + self.texts.say(
                    "line-bid", self.names, seat=column.seat, gold=column.gold
                )
        found += [self._player(look, words, seat) for seat in look.order]
        if look.own is not None:
            cards = self.texts.join([words.card(card) for card in look.own.hand])
            behind = words.cubes(look.own.resources)
            found.append(self.texts.say("line-own", what=behind, plunder=look.own.plunder))
            found.append(self.texts.say("line-hand", what=cards))
        return found

    def _player(self, look: Look, words: Words, seat: int) -> str:
        player = look.players[seat]
        facts = [
            self.texts.say(f"comune-{player.comune}"),
            self.texts.say("points", count=player.points),
            self.texts.say("hand-size", count=player.cards),
            words.buildings(player),
            words.walls(player),
            *words.masters(look, seat),
        ]
        if look.phase == "invasion":
            facts.append(self.texts.say("faces", count=player.strength))
        return f"{self.names[seat]}: {', '.join(facts)}."
