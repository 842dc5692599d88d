"""Positions, and how many games of 1, 2, 3 … moves there are from each (perft)."""

from collections.abc import Callable

import tavola
from tests.games.concordia.table import seat, table

COUNTS: dict[str, tuple[Callable[[], tavola.Match], list[int]]] = {
    "Imperium, 3 players": (
        lambda: tavola.start("concordia", 3, seed=1),
        [6, 39, 232, 1145, 6663, 34595],
    ),
    "Imperium, 5 players": (
        lambda: tavola.start("concordia", 5, seed=2),
        [6, 39, 234, 1150, 6739, 34940],
    ),
    "Italia, 2 players": (
        lambda: tavola.start("concordia", 2, seed=3),
        [6, 38, 229, 1098, 6308, 31603],
    ),
    "Italia, 4 players, without start goods": (
        lambda: tavola.start("concordia", 4, seed=4, map="italia", start_goods=False),
        [6, 36, 210, 1215, 5831, 26430],
    ),
    "colonists on the move": (
        lambda: table(
            seat(
                land="roma, novaria roma, roma",
                goods="brick brick wine food",
                pile="senator architect",
            ),
            seat(land="aquileia roma, aquileia novaria", sea="massilia roma", pile="architect"),
            seat(land="roma syracusae", sea="carthago roma", houses="novaria"),
            phase="architect",
            card="architect",
            steps=3,
        ),
        [5, 17, 89, 477, 1841, 7622, 40001],
    ),
    "full storehouses": (
        lambda: table(
            seat(
                goods="brick brick brick brick brick brick",
                houses="lutetia burdigala massilia",
                pile="prefect",
            ),
            seat(goods="wine wine wine wine wine wine wine", houses="lutetia burdigala"),
            seat(goods="cloth cloth cloth cloth cloth cloth cloth", houses="burdigala massilia"),
            phase="prefect",
            card="prefect",
            praefectus=0,
        ),
        [14, 81, 451, 2227, 11663, 57806],
    ),
    "the last cards": (
        lambda: table(
            seat("consul", goods="tool wine food brick cloth cloth", pile="prefect senator"),
            seat("colonist", goods="wine wine food tool", pile="senator"),
            seat(goods="cloth", pile="architect"),
            display="architect III, prefect III, consul III",
            stack="",
            phase="purchase",
            card="senator",
            buys=2,
        ),
        [4, 18, 73, 386, 2107, 11255],
    ),
    "a trade": (
        lambda: table(
            seat(goods="wine wine cloth brick", coins=9, pile="mercator-3"),
            seat(),
            seat(),
            phase="mercator",
            card="mercator-3",
        ),
        [9, 55, 167, 772, 4035, 21085],
    ),
}
