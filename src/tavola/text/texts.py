"""What happened, what is asked and why not, put into words (the convention: `tavola.text`)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavola.core.game import Event, Option, Refusal, Result
from tavola.core.packs import OPTION
from tavola.core.things import Things
from tavola.core.views import MatchView
from tavola.text.catalogue import NoSuchText, catalogue
from tavola.text.language import FALLBACK

Named = tuple[str, dict[str, object]]  # a message that names a thing, and its arguments


@dataclass(frozen=True)
class Standing:
    """One player's place at the end, with the lines of the score: what is counted, and how many."""

    place: int
    seat: int
    name: str
    score: list[tuple[str, int]]


@dataclass(frozen=True)
class Ending:
    """How a game ended, in words."""

    reason: str
    rule: str
    standings: list[Standing]  # the winner first


class Texts:
    """All texts of one game in one language. `game` may be empty: the common ones alone."""

    def __init__(self, game: str, language: str = FALLBACK) -> None:
        self.game = game
        self.language = language
        self._catalogue = catalogue(game, language)
        self._things: Things = {}

    def about(self, things: Things) -> "Texts":
        """The same texts, with what single things are."""
        texts = Texts(self.game, self.language)
        texts._things = things
        return texts

    def has(self, id: str) -> bool:
        """Whether there is such a message (or attribute: `card-10.gist`)."""
        return id in self._catalogue

    def say(self, id: str, names: Sequence[str] = (), /, **args: object) -> str:
        """The message with its arguments put into words."""
        return self._catalogue.format(id, self.in_words(args, names))

    def name(self, noun: str, value: str, names: Sequence[str] = ()) -> str:
        """What a thing is called."""
        return str(self.in_words({noun: value}, names)[noun])

    # --- what games produce ----------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return self.say(f"event-{event.id}", names, **event.args)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not, as a sentence. The rule's number is shown beside it."""
        return self.say(f"why-{refusal.id}", names, **refusal.args)

    def move(self, text: str, names: Sequence[str] = ()) -> str:
        """A move in plain words: `play winter` → "Play winter"."""
        whole = f"move-{text.replace(' ', '-')}"
        if self.has(whole):
            return self.say(whole, names)
        verb, *words = text.split()
        message = f"move-{verb}"
        nouns = self.say(f"{message}.words").split() if self.has(f"{message}.words") else []
        if len(nouns) != len(words):
            raise NoSuchText(f"no message for the move {text!r} in {self.language!r}")
        return self.say(
            message, names, **{noun: _value(noun, word) for noun, word in zip(nouns, words)}
        )

    def prompt(self, view: MatchView, names: Sequence[str]) -> str:
        """What is asked of the viewer: `prompt-PHASE` with the facts of the table."""
        table = view["table"]
        assert isinstance(table, dict)
        facts = {key: value for key, value in table.items() if isinstance(value, (str, int))}
        things = table.get("things", {})
        return self.say(f"prompt-{table['phase']}", names, **facts, things=things)

    def option(self, option: Option) -> tuple[str, str]:
        """An option's name for people, and what it is about."""
        message = option_id(option)
        return self.say(message), self.say(f"{message}.help")

    def choice(self, option: Option, value: object) -> str:
        """One value of an option."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        message = f"{option_id(option)}-{value}"
        if option.name == OPTION and not self.has(message):
            return str(value)  # a data pack that somebody added: no catalogue knows it
        return self.say(message) if isinstance(value, str) else str(value)

    def result(self, result: Result, names: Sequence[str]) -> Ending:
        """How the game ended, the winner first."""
        standings = [
            Standing(
                place,
                seat,
                self._name(seat, names),
                [(self.say(f"score-{name}"), value) for name, value in result.score[seat]],
            )
            for seat, place in enumerate(result.places)
        ]
        standings.sort(key=lambda standing: standing.place)
        winners = [standing.seat for standing in standings if standing.place == 1]
        reason = self.say(f"end-{result.reason}", names, seats=winners)
        return Ending(reason, result.rule, standings)

    # --- arguments in words ----------------------------------------------------------------------

    def in_words(self, args: Mapping[str, object], names: Sequence[str] = ()) -> dict[str, object]:
        """The arguments of a message as it is formatted with them."""
        told = args.get("things")
        things = {**self._things, **told} if isinstance(told, Mapping) else self._things
        words: dict[str, object] = {}
        for key, value in args.items():
            noun = key.rsplit("_", 1)[-1]
            if isinstance(value, (list, tuple)):
                words[key] = self._enumeration(singular(noun), value, names, things)
                words[f"{key}-count"] = len(value)
            elif isinstance(value, (str, int)) and not isinstance(value, bool) and noun != "seat":
                words.update(self._thing(key, self._message(noun, value, names, things), value))
            elif key != "things":
                words[key] = self._plain(noun, value, names)
                if noun == "seat":
                    words[f"{key}-own"] = self._own(str(words[key]))
        return words

    def _message(
        self, noun: str, value: object, names: Sequence[str], things: Things
    ) -> Named | None:
        """The message that names a thing, with its arguments."""
        if (what := things.get(str(value))) is not None and self.has(noun):
            return noun, self.in_words(what, names)
        if self.has(message := f"{noun}-{value}"):
            return message, {}
        return (absent, {}) if self.has(absent := f"{noun}.absent") else None

    def _plain(self, noun: str, value: object, names: Sequence[str]) -> object:
        """Numbers, yes and no, nothing."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if noun == "seat" and isinstance(value, int):
            return self._name(value, names)
        return value

    def _thing(self, key: str, named: Named | None, value: object) -> dict[str, object]:
        """A text that may be the value of a noun, with the attributes of its message."""
        if named is None:
            return {key: value}
        message, words = named
        found: dict[str, object] = {key: self._catalogue.format(message, words), f"{key}-id": value}
        whole, _, absent = message.partition(".")
        for attribute in self._catalogue.attributes(whole):
            form = message if absent else f"{message}.{attribute}"
            found[f"{key}-{attribute}"] = self._catalogue.format(form, {**words, "count": 1})
        return found

    def _enumeration(
        self, noun: str, values: Sequence[object], names: Sequence[str], things: Things
    ) -> str:
        if any(not isinstance(value, str) for value in values):  # seats, or mere numbers
            return self.join([str(self._plain(noun, value, names)) for value in values])
        equal: dict[str, tuple[Named | None, int]] = {}  # by name
        for value in values:
            named = self._message(noun, value, names, things)
            name = str(value) if named is None else self._catalogue.format(*named)
            equal[name] = named, equal[name][1] + 1 if name in equal else 1
        parts = []
        for name, (named, count) in equal.items():
            form = f"{named[0]}.many" if named and count > 1 else f"{named[0]}.one" if named else ""
            if named and self.has(form):
                parts.append(self._catalogue.format(form, {**named[1], "count": count}))
            else:
                parts += [name] * count
        return self.join(parts)

    def join(self, parts: Sequence[str]) -> str:
        """Parts as an enumeration: "two scarecrows, winter and a bishop"."""
        if not parts:
            return self._catalogue.format("list-empty", {})
        text = parts[0]
        for part in parts[1:-1]:
            text = self._catalogue.format("list-comma", {"items": text, "next": part})
        if len(parts) > 1:
            text = self._catalogue.format("list-and", {"items": text, "last": parts[-1]})
        return text

    def _own(self, name: str) -> str:
        """Whose something is: "Bea’s". What it ends in matters in some languages."""
        last = next((sign for sign in reversed(name) if sign.isalnum()), "")
        return self._catalogue.format("name-own", {"name": name, "last": last.lower()})

    def _name(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self._catalogue.format("nobody" if seat < 0 else "seat", {"number": seat})


def option_id(option: Option) -> str:
    return f"option-{option.name.replace('_', '-')}"


def singular(noun: str) -> str:
    """`cities` → `city`, `cards` → `card`."""
    return f"{noun[:-3]}y" if noun.endswith("ies") else noun.removesuffix("s")


def _value(noun: str, word: str) -> object:
    """A word of a move: a seat is a number, all else is a text."""
    return int(word) if noun.rsplit("_", 1)[-1] == "seat" and word.isdigit() else word
