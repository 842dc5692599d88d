"""`tavola bot`: one of our bots as a program that is asked in lines of JSON."""

import json
import sys

import click

from tavola.bots import make
from tavola.bots.program import answer
from tavola.core.errors import BadSetup


@click.command(short_help="Let a bot be asked in lines of JSON.")
@click.argument("name", default="medium")
@click.option("--stdio", is_flag=True, required=True, help="Read questions, write answers.")
@click.option("--seed", default=1, show_default=True, help="Its luck.")
def bot(name: str, stdio: bool, seed: int) -> None:
    """Answer questions on standard input, one line of JSON each, until it ends.

    The protocol stands in docs/bots.md; `--bots "program:tavola bot hard --stdio"` asks it.
    """
    assert stdio
    player = make(name, seed)
    for line in sys.stdin:
        try:
            question = json.loads(line)
            told = answer(player, name, question)
        except (ValueError, KeyError, TypeError, AttributeError, BadSetup) as error:
            told = {"id": None, "error": f"this is no question: {error}"}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
