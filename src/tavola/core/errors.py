"""What can go wrong, said so that a person knows what to do."""

from tavola.core.game import Refusal


class TavolaError(Exception):
    """Anything that a user can mend: one clear line. All errors of Tavola are of this kind.

    >>> try:
    ...     tavola.game("chess")
    ... except tavola.TavolaError as error:
    ...     print(error)
    there is no game 'chess'; there are: comuni, concordia, condottiere, medievalia
    """


class BadSetup(TavolaError):
    """A wrong number of players, or options that the game does not take.

    >>> tavola.start("condottiere", players=9)
    Traceback (most recent call last):
    tavola.core.errors.BadSetup: Condottiere is for 2 to 6 players, not 9
    """


class BadPosition(TavolaError):
    """A saved position that can't be; the place is named.

    >>> saved = tavola.start("condottiere", players=2, seed=7).save()
    >>> saved["state"]["pawn"] = 5
    >>> tavola.load(saved)
    Traceback (most recent call last):
    tavola.core.errors.BadPosition: state: pawn: there is no seat 5 with 2 players
    """


class BadRecord(TavolaError):
    """A record that does not hold; `place` names where.

    >>> record = tavola.record(tavola.start("condottiere", players=2, seed=7))
    >>> record["moves"].append({"n": 1, "seat": 0, "move": "pass"})
    >>> tavola.verify(record)
    Traceback (most recent call last):
    tavola.core.errors.BadRecord: moves[1].move: 'pass' is not legal: no-battle-turn (D4.1)
    """

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class IllegalMove(TavolaError):
    """A move that was refused, and why (`refusal`); the position is unchanged.

    >>> match = tavola.start("condottiere", players=2, seed=7)
    >>> match.play(match.to_act[0], "pass")
    Traceback (most recent call last):
    tavola.core.errors.IllegalMove: 'pass' is refused: no-battle-turn (D4.1)
    """

    def __init__(self, refusal: Refusal, text: str) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"{text!r} is refused: {refusal.id}{rule}")
        self.refusal = refusal
