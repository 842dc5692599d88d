"""`tavola games`: what can be played, with every option that there is for any number of players."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import click

import tavola
from tavola.core.game import Game, Option
from tavola.text.texts import Texts

# The same option as it is offered for each number of players.
Offers = dict[int, Option]


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def games(as_json: bool) -> None:
    """The games that can be played here, with their options."""
    found = [tavola.game(name) for name in tavola.game_names()]
    if as_json:
        click.echo(json.dumps([describe(game) for game in found], ensure_ascii=False, indent=1))
        return
    for game in found:
        facts = game.facts
        click.echo(
            f"{facts.name}: {facts.title} by {listed(facts.authors)} ({facts.publisher}), "
            f"{facts.fewest} to {facts.most} players"
        )
        for line in options_of(game):
            click.echo(f"  {line}")
    click.echo("Options are given as in: tavola play GAME --option NAME=VALUE")


def listed(names: Sequence[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def numbers_of_players(game: Game[Any]) -> range:
    return range(game.facts.fewest, game.facts.most + 1)


def options_of(game: Game[Any]) -> Iterator[str]:
    """Each option with what it is about, its values, and for how many players they are."""
    texts = Texts(game.facts.name)
    everyone = numbers_of_players(game)
    offered: dict[str, Offers] = {}
    for players in everyone:
        for option in game.options(players):
            offered.setdefault(option.name, {})[players] = option
    for name, offers in offered.items():
        option = next(iter(offers.values()))
        title, about = texts.option(option)
        head = f"{name} ({option.rule}){limited(offers, everyone)}"
        yield f"{head}: {values(option)}{default(offers)}"
        yield f"    {title}. {about}"
        choices = dict.fromkeys(choice for each in offers.values() for choice in each.choices)
        for choice in choices:
            having = [players for players, each in offers.items() if choice in each.choices]
            yield f"    {choice}{limited(having, offers)}: {texts.choice(option, choice)}"


def values(option: Option) -> str:
    if isinstance(option.default, bool):
        return "yes or no, "
    return "" if option.choices else f"{option.low} to {option.high}, "


def default(offers: Offers) -> str:
    """One for all, or each with the numbers of players that it is for."""
    found: dict[object, list[int]] = {}
    for players, option in offers.items():
        found.setdefault(option.default, []).append(players)
    each = [f"{in_words(value)}{limited(having, offers)}" for value, having in found.items()]
    return f"default {', '.join(each)}"


def in_words(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def limited(having: Iterable[int], of: Iterable[int]) -> str:
    """For whom, if not for all of these."""
    some = [*having]
    if some == [*of]:
        return ""
    if some == [*range(some[0], some[-1] + 1)] and len(some) > 1:
        return f" [{some[0]} to {some[-1]} players]"
    return f" [{', '.join(map(str, some))} players]"


def describe(game: Game[Any]) -> dict[str, object]:
    """A game's facts and options as data: options by the number of players, as in the API."""
    facts = game.facts
    texts = Texts(facts.name)
    return {
        "name": facts.name,
        "title": facts.title,
        "rules": facts.rules_version,
        "players": [facts.fewest, facts.most],
        "authors": list(facts.authors),
        "publisher": facts.publisher,
        "options": {
            str(players): [describe_option(option, texts) for option in game.options(players)]
            for players in numbers_of_players(game)
        },
    }


def describe_option(option: Option, texts: Texts) -> dict[str, object]:
    title, about = texts.option(option)
    return {
        "name": option.name,
        "rule": option.rule,
        "default": option.default,
        "choices": list(option.choices),
        "low": option.low,
        "high": option.high,
        "text": f"{title}. {about}",
        "choice_texts": [texts.choice(option, choice) for choice in option.choices],
    }
