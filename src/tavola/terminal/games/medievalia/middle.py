"""What is common: buildings for sale, the lands between, the batch, the battle."""

from collections.abc import Sequence

from tavola.terminal.games.medievalia.look import Battle, Look
from tavola.terminal.games.medievalia.words import (
    figure_words,
    price,
    price_of_batch,
    signs,
    zone_words,
)
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.palette import Palette
from tavola.terminal.seats import identity
from tavola.text import Texts


class Middle:
    """The lines between the fiefs."""

    def __init__(
        self, look: Look, texts: Texts, names: Sequence[str], palette: Palette, cursor: str
    ) -> None:
        self.look = look
        self.texts = texts
        self.names = names
        self.palette = palette
        self.cursor = cursor

    def market(self, width: int) -> Grid:
        """M2.1 The face-up buildings with their prices, and the deck."""
        grid = Grid(width, 1, self.palette("ink", "sheet"))
        say = self.texts.say
        x = grid.put(1, 0, f"{say('pile-title')}: ", self.palette("ink-2", "sheet", italic=True))
        for number, pile in enumerate(self.look.piles, start=1):
            if pile.top is None:
                x = grid.put(x, 0, f"{number} {say('pile-none')}  ", self.palette("ink-3", "sheet"))
                continue
            move = f"buy {pile.top} {number}"
            below = say("pile-below", count=pile.below)
            cost = price(self.texts, self.look, pile.top)
            text = f"{number} {say(f'card-{pile.top}.title')} {cost}"
            legal = move in self.look.legal
            style = self.palette("ink", "leaf-soft" if legal else "sheet", bold=legal)
            if move == self.cursor:
                style = self.palette("on-leaf", "leaf", bold=True)
            start = x
            x = grid.put(x, 0, text, style)
            grid.spot(start, 0, len(text), 1, move)
            x = grid.put(x, 0, f" {below}  ", self.palette("ink-3", "sheet"))
        deck = say("deck-left", count=self.look.deck)
        if x + len(deck) < width:
            grid.right(width - 1, 0, deck, self.palette("ink-2", "sheet"))
        return grid

    def lines(self) -> list[str]:
        """The batch and the battle, and who stands between the fiefs."""
        found = self.batch() + self.battle()
        for zone in self.look.between():
            there = self.look.figures_in(zone)
            if there:
                words = [
                    f"{identity(seat).charge} {figure_words(self.texts, figure)}"
                    for seat, figure in there
                ]
                found.append(f"{zone_words(self.texts, self.names, zone)}: {', '.join(words)}")
        return found

    def batch(self) -> list[str]:
        """M4.10 What is to be paid, what there is, what is missing."""
        batch = self.look.batch
        if batch is None:
            return []
        say = self.texts.say
        cost = price_of_batch(self.texts, batch) if batch.price else "4"
        parts = [say("batch-title", card=batch.thing), say("batch-price", resources=cost)]
        made = {name: count for name, count in batch.made.items() if count}
        if made:
            parts.append(say("batch-made", resources=signs(self.texts, made)))
        if batch.changed:
            parts.append(say("batch-changed", count=batch.changed))
        if batch.off:
            parts.append(say("batch-off", count=batch.off))
        if batch.discards:
            parts.append(say("batch-discards", cards=batch.discards))
        if batch.asked:
            given = signs(self.texts, {n: c for n, c in batch.help.items() if c})
            parts.append(say("batch-help", resources=given, count=batch.given))
        missing = say("batch-missing", count=batch.missing)
        parts.append(missing if batch.missing else say("batch-covered"))
        return [" · ".join(parts)]

    def battle(self) -> list[str]:
        """M7 The armies, their opponents or targets, and the sums."""
        battle = self.look.battle
        if battle is None:
            return []
        say = self.texts.say
        where = zone_words(self.texts, self.names, battle.zone)
        sides = f"{self.names[battle.attacker]} – {self.names[battle.enemy]}"
        found = [f"⚔ {say('battle-title')}: {sides} ({where})"]
        found += [self._army(battle, army) for army in range(1, battle.armies + 1)]
        if self.look.phase == "damage":
            found.append(say("damage-left", count=battle.left))
        return found

    def _army(self, battle: Battle, army: int) -> str:
        say = self.texts.say
        sent = [name for name, number in battle.sent.items() if number == army]
        mine = {figure.piece for figure in self.look.players[battle.attacker].figures}
        ours = say("line-pieces", pieces=[name for name in sent if name in mine])
        parts = [f"{say('army-title', army=army)}: {ours}"]
        theirs = [name for name in sent if name not in mine]
        if theirs:
            parts.append(say("army-against", pieces=theirs))
        aim = battle.aims[army - 1]
        if aim == "hold":
            parts.append(say("army-holds"))
        elif aim is not None and aim.startswith("join "):
            parts.append(say("army-joins", army=aim.removeprefix("join ")))
        elif aim not in (None, "opposed"):
            parts.append(say("army-attacks", piece=aim))
        for combat in battle.combats:
            if combat.army == army:
                parts.append(say("army-sum", attack=combat.attack, counter=combat.counter))
        return " ".join(parts)

    def draw(self, width: int, height: int) -> Grid:
        grid = Grid(width, height, self.palette("ink", "sheet"))
        for y, line in enumerate(self.lines()[:height]):
            bold = line.startswith("⚔") or (y == 0 and self.look.batch is not None)
            style = self.palette("ink" if bold else "ink-2", "sheet", bold=bold)
            grid.put(1, y, shorten(line, width - 2), style)
        return grid
