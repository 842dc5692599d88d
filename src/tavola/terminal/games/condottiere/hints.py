"""What a move would bring about: as the view tells, and as the engine foresees it."""

from typing import cast

from tavola.core.foresee import Foresight
from tavola.games.condottiere.events import OfCity
from tavola.games.condottiere.view import Table
from tavola.terminal.board import Look
from tavola.terminal.games.condottiere.words import in_battle


class Hints(Look[Table]):
    """For one decision of the viewer."""

    def of(self, move: str, foreseen: Foresight) -> str:
        verb, _, word = move.partition(" ")
        if verb == "city":
            return self._city(word)
        if move == "lay aside":
            return self.say("hint-lay-aside")
        if not in_battle(self.table):
            return ""
        parts = [self.say("hint-gist", card=word)] if verb == "play" else []
        outcome = self._outcome(foreseen)
        if verb == "pass":
            parts.append(self.say(self._passed(foreseen, bool(outcome))))
        if outcome:
            parts.append(outcome)
        else:
            if verb != "pass":
                parts.append(self._armies(cast(Table, foreseen.table)))
            if verb != "take":
                parts.append(self._stakes())
        return " ".join(part for part in parts if part)

    def _city(self, city: str) -> str:
        """D3.2 Whose it is; D8.1 what it would join."""
        look = self.table
        owner = look["owners"][city]
        if owner == self.me:
            return self.say("hint-own-city")
        whose = self.say("hint-free-city") if owner is None else self.say("hint-city", seat=owner)
        if look["group_with"] is None:
            return whose
        wins = "hint-group-wins" if city in look["wins_with"] else "hint-group"
        return f"{whose} {self.say(wins, size=look['group_with'][city], goal=look['group_to_win'])}"

    def _passed(self, foreseen: Foresight, ends: bool) -> str:
        """D4.2 Out of it, D4.5 or only waiting, D4.3 or the last one in."""
        if ends:
            return "hint-pass-ends"
        return "hint-pass-free" if foreseen.events[0].id == "waited" else "hint-pass"

    def _armies(self, then: Table) -> str:
        """The viewer's strength before and after, beside the best of the others."""
        assert self.me is not None
        before = [player["strength"]["total"] for player in self.table["players"]]
        after = [player["strength"]["total"] for player in then["players"]]
        mine = self.say("hint-army", change=change(before[self.me], after[self.me]))
        others = [seat for seat in range(len(before)) if seat != self.me]
        rival = max(others, key=lambda seat: after[seat])
        best_before = max(before[seat] for seat in others)
        if not best_before:
            return mine
        rivals = self.say("hint-rival", seat=rival, change=change(best_before, after[rival]))
        return f"{mine} {rivals}"

    def _stakes(self) -> str:
        """D8.1 For whom this city would be the last one needed."""
        near = [
            seat
            for seat, player in enumerate(self.table["players"])
            if player["wins_game"] and not (player["out"] and not player["strength"]["total"])
        ]
        return self.say("hint-stakes", city=self.table["city"], seats=near) if near else ""

    def _outcome(self, foreseen: Foresight) -> str:
        """D6 How the battle would end; nothing if it goes on."""
        told = {event.id: event.args for event in foreseen.events}
        hint = "hint-wins-game" if "won" in told else "hint-wins"
        ends = {
            "won-city": hint,
            "took-city": hint,
            "no-winner": "hint-no-winner",
            "owner-keeps": "hint-owner-keeps",
        }
        for end, says in ends.items():
            if end in told:
                fought = cast(OfCity, told[end])
                return self.say(says, seat=fought["seat"], city=fought["city"])
        return ""


def change(before: int, after: int) -> str:
    """A number and what becomes of it: 14 ▸ 18."""
    return str(before) if before == after else f"{before} ▸ {after}"
