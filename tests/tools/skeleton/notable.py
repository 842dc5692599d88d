"""Games worth a record (tests/games/notable.py). Each needs a referee, who reads the rules anew."""

from tests.games.notable import NotableGame

NOTABLE: list[NotableGame] = []
