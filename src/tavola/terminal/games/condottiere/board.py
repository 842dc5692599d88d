"""Condottiere's table: the map beside the armies, the hand below, everything also in words."""

from tavola.core.foresee import Foresight
from tavola.core.views import MatchView
from tavola.games.condottiere.data import CARDS
from tavola.games.condottiere.view import Table
from tavola.terminal.board import Board, as_list, legal_moves
from tavola.terminal.games.condottiere.atlas import NARROWEST
from tavola.terminal.games.condottiere.battle import Battle
from tavola.terminal.games.condottiere.hand import Hand
from tavola.terminal.games.condottiere.hints import Hints
from tavola.terminal.games.condottiere.map import Map
from tavola.terminal.games.condottiere.words import in_battle, sum_in_words, tags
from tavola.terminal.grid import Grid

BATTLE_LEAST = 30
BATTLE_MOST = 44


class CondottiereBoard(Board[Table]):
    quiet = frozenset({"kept", "your-hand"})

    def headline(self, view: MatchView) -> str:
        table = self.seen(view)
        parts = [
            self.texts.say("round-number", round=table["round"]),
            self.texts.say("goal", count=table["group_to_win"]),
        ]
        if table["borders"] == "example":
            parts.append(self.texts.say("example-borders"))
        return " · ".join(parts)

    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        """Map and armies side by side; only one of them where there is no room for both."""
        table = self.seen(view)
        chart = Map(self, view, cursor)
        battle = Battle(self, view)
        grid = Grid(width, height, self.palette("ink"))
        if width < NARROWEST + 1 + BATTLE_LEAST:
            naming = table["phase"] == "name-city" or cursor.startswith("city ")
            grid.paste(0, 0, (chart if naming else battle).draw(width, height))
            return grid
        beside = max(BATTLE_LEAST, min(BATTLE_MOST, (width - 1) * 2 // 5))
        grid.paste(0, 0, chart.draw(width - 1 - beside, height))
        grid.paste(width - beside, 0, battle.draw(beside, height))
        return grid

    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        return Hand(self, view, cursor).draw(width, tall)

    def hint(self, view: MatchView, move: str, foreseen: Foresight) -> str:
        return Hints(self, view).of(move, foreseen)

    def home(self, view: MatchView) -> str:
        """A city that would join the viewer's, when there is one to name."""
        table = self.seen(view)
        legal = legal_moves(view)
        if table["group_with"] is None or not legal:
            return legal[0] if legal else ""
        cities = [city for city, owner in table["owners"].items() if owner != view["seat"]]
        best = max(cities, key=table["group_with"].__getitem__, default="")
        return f"city {best}" if best else legal[0]

    # --- in words --------------------------------------------------------------------------------

    def lines(self, view: MatchView) -> list[str]:
        table = self.seen(view)
        found = [f"{self.headline(view)}."]
        found += self._cities(table)
        if table["city"] is not None and in_battle(table):
            found.append(self.texts.say("battle-for", city=table["city"]) + ".")
            if table["winter"]:
                found.append(self.texts.say("card-winter.title") + ".")
        found += [self._player(table, seat) for seat in range(len(table["players"]))]
        if table["hand"] is not None:
            found.append(self.texts.say("event-your-hand", cards=as_list(table["hand"], CARDS)))
        return found

    def _cities(self, table: Table) -> list[str]:
        found = []
        for seat, player in enumerate(table["players"]):
            held = [city for city, owner in table["owners"].items() if owner == seat]
            if held:
                group = {"size": player["largest_group"], "goal": table["group_to_win"]}
                found.append(
                    self.texts.say("line-cities", self.names, seat=seat, cities=held, **group)
                )
        free = [city for city, owner in table["owners"].items() if owner is None]
        if free and not in_battle(table):  # in a battle nobody chooses among them
            found.append(self.texts.say("line-free", cities=free))
        return found

    def _player(self, table: Table, seat: int) -> str:
        player = table["players"][seat]
        facts = [self.texts.say("hand-size", count=player["cards"]), *tags(self.texts, table, seat)]
        if seat == table["pawn"]:
            facts.append(self.texts.say("tag-pawn"))
        if player["known"]:
            facts.append(self.texts.say("known-cards", cards=as_list(player["known"], CARDS)))
        text = f"{self.names[seat]}: {', '.join(facts)}."
        if player["army"]:
            army = self.texts.say("line-army", cards=as_list(player["army"], CARDS))
            total = str(player["strength"]["total"])
            words = sum_in_words(self.texts, player, table["winter"]) or total
            how = "line-strength" if words == total else "line-strength-sum"
            text += f" {army} {self.texts.say(how, total=total, words=words)}"
        return text
