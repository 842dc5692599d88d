"""Condottiere in words: how a strength comes about, and what a move would bring."""

from collections.abc import Sequence

from tavola.games.condottiere.data import CARDS
from tavola.terminal.games.condottiere.look import VALUES, Cards, Look, Seat
from tavola.text import Texts

PAWN = "♞"
GLYPHS = {
    "winter": "✻",
    "drummer": "♫",
    "heroine": "♀",
    "scarecrow": "†",
    "surrender": "⚑",
    "bishop": "♝",
}


def as_list(cards: Cards) -> list[str]:
    """Counts as a list, in the order of the deck."""
    return [kind for kind in CARDS for _ in range(cards.get(kind, 0))]


def summands(army: Cards) -> list[str]:
    """The mercenaries of an army, the strongest first: 10, 2×5, 1."""
    held = [(kind, army[kind]) for kind in reversed(VALUES) if army.get(kind)]
    return [kind if count == 1 else f"{count}×{kind}" for kind, count in held]


def sum_in_words(texts: Texts, player: Seat, winter: bool) -> str:
    """D5.8 written out: "4 mercenaries × 1 winter × 2 drummer + 10 heroine"."""
    how = player.strength
    parts = []
    if how.mercenaries:
        if winter:
            parts.append(texts.say("sum-mercenaries", count=how.mercenaries))
            parts.append(texts.say("sum-winter"))
        else:
            terms = " + ".join(summands(player.army))
            parts.append(f"({terms})" if how.drummer and "+" in terms else terms)
        if how.drummer:
            parts.append(texts.say("sum-drummer"))
    if how.heroines:
        plus = "+ " if parts else ""
        parts.append(plus + texts.say("sum-heroines", count=how.heroines, points=10 * how.heroines))
    return " ".join(parts)


def sum_in_signs(player: Seat, winter: bool) -> str:
    """The same in little room: "4×1✻ ×2♫ +10♀"."""
    how = player.strength
    parts = []
    if how.mercenaries:
        if winter:
            parts.append(f"{how.mercenaries}×1{GLYPHS['winter']}")
        else:
            terms = "+".join(summands(player.army))
            parts.append(f"({terms})" if how.drummer and "+" in terms else terms)
        if how.drummer:
            parts.append(f"×2{GLYPHS['drummer']}")
    if how.heroines:
        parts.append(f"{'+' if parts else ''}{10 * how.heroines}{GLYPHS['heroine']}")
    return " ".join(parts)


def tags(texts: Texts, look: Look, seat: int) -> list[str]:
    """What is true of a player in this battle, in single words."""
    player = look.players[seat]
    found = []
    if look.in_battle:
        if look.owner == seat:
            found.append("free" if player.passes_freely else "owner")
        if player.out:
            found.append("passed" if player.cards else "no-cards")
    return [texts.say(f"tag-{name}") for name in found]


class Hints:
    """What a move would bring about, as far as the viewer can know."""

    def __init__(self, look: Look, texts: Texts, names: Sequence[str]) -> None:
        self.look = look
        self.texts = texts
        self.names = names

    def hint(self, move: str) -> str:
        verb, _, word = move.partition(" ")
        if verb == "city":
            return self._city(word)
        if verb == "play":
            return self._play(word)
        if verb == "take":
            return self._armies({} if word == "none" else {word: -1})
        if move == "pass":
            return self._pass()
        return self.texts.say("hint-lay-aside") if move == "lay aside" else ""

    def _say(self, id: str, **args: object) -> str:
        return self.texts.say(id, self.names, **args)

    def _city(self, city: str) -> str:
        """D3.2 Whose it is; D8.1 what it would join."""
        look = self.look
        owner = look.owners[city]
        if owner == look.me:
            return self._say("hint-own-city")
        whose = self._say("hint-free-city") if owner is None else self._say("hint-city", seat=owner)
        if look.joins is None:
            return whose
        group = look.joins[city]
        wins = "hint-group-wins" if group >= look.group_to_win else "hint-group"
        return f"{whose} {self._say(wins, size=group, goal=look.group_to_win)}"

    def _play(self, card: str) -> str:
        gist = self._say("hint-gist", card=card)
        if card == "bishop":
            return f"{gist} {self._no_winner()}"
        if card == "surrender":
            return f"{gist} {self._outcome()}"
        return f"{gist} {self._armies({card: 1})} {self._stakes()}".strip()

    def _armies(self, changes: Cards) -> str:
        """The viewer's strength before and after, beside the best of the others."""
        look = self.look
        before = [player.strength.total for player in look.players]
        after = look.totals_if(look.me, changes)
        mine = self._say("hint-army", change=change(before[look.me], after[look.me]))
        others = [seat for seat in range(len(before)) if seat != look.me]
        rival = max(others, key=lambda seat: after[seat])
        best_before = max(before[seat] for seat in others)
        if not best_before:
            return mine
        rivals = self._say("hint-rival", seat=rival, change=change(best_before, after[rival]))
        return f"{mine} {rivals}"

    def _pass(self) -> str:
        look = self.look
        if look.others_out():
            return f"{self._say('hint-pass-ends')} {self._outcome()}"
        free = look.players[look.me].passes_freely
        stays = self._say("hint-pass-free" if free else "hint-pass")
        return f"{stays} {self._stakes()}".strip()

    def _stakes(self) -> str:
        """D8.1 For whom this city would be the last one needed."""
        look = self.look
        assert look.city is not None
        near = [
            seat
            for seat, player in enumerate(look.players)
            if look.would_win(seat) and not (player.out and not player.strength.total)
        ]
        return self._say("hint-stakes", city=look.city, seats=near) if near else ""

    def _outcome(self) -> str:
        """D6.2 Who wins the battle if it ends now."""
        winner = self.look.leader
        if winner is None:
            return self._no_winner()
        assert self.look.city is not None
        wins = "hint-wins-game" if self.look.would_win(winner) else "hint-wins"
        return self._say(wins, seat=winner, city=self.look.city)

    def _no_winner(self) -> str:
        """D6.4 What happens without a winner."""
        owner = self.look.owner
        if owner is None:
            return self._say("hint-no-winner", seat=self.look.pawn)
        return self._say("hint-owner-keeps", seat=owner)


def change(before: int, after: int) -> str:
    """A number and what becomes of it: 14 ▸ 18."""
    return str(before) if before == after else f"{before} ▸ {after}"
