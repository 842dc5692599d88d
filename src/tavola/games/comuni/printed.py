"""What is fixed for a whole match: where its figures come from, and who comes with which deck."""

from typing import TypedDict

from tavola.games.comuni.data import INVADERS, STRENGTH, Invader, Project
from tavola.games.comuni.state import State
from tavola.games.comuni.view import ByLetter


class Invaders(TypedDict):
    """C5.1 Who comes with each deck."""

    a: Invader
    b: Invader
    c: Invader
    d: Invader


class Printed(TypedDict):
    """What is fixed for the whole match."""

    data_pack: str
    reconstructed: list[str]
    invaders: Invaders
    strengths: ByLetter  # C5.1 with which the invader of each deck comes
    things: dict[str, Project]  # what each project card is, by id


def printed(state: State) -> Printed:
    return {
        "data_pack": state.pack.name,
        "reconstructed": state.pack.reconstructed[:],
        "invaders": {"a": INVADERS[0], "b": INVADERS[1], "c": INVADERS[2], "d": INVADERS[3]},
        "strengths": {"a": STRENGTH[0], "b": STRENGTH[1], "c": STRENGTH[2], "d": STRENGTH[3]},
        "things": state.pack.projects,
    }
