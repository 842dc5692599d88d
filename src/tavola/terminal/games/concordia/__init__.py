"""The table of Concordia: provinces and their cities, the cards for sale, the players, the hand."""

from tavola.terminal.games.concordia.board import ConcordiaBoard

BOARD = ConcordiaBoard
