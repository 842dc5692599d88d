"""The table of Comuni: the project columns, the comuni, what can be done."""

from tavola.terminal.games.comuni.board import ComuniBoard

BOARD = ComuniBoard
