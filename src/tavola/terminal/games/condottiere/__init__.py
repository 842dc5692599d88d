"""The table of Condottiere: a map of Italy, the armies, the hand."""

from tavola.terminal.games.condottiere.board import CondottiereBoard

BOARD = CondottiereBoard
