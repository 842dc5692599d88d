"""The table of Medievalia: fiefs, what lies between them, batches and battles, the hand."""

from tavola.terminal.games.medievalia.board import MedievaliaBoard

BOARD = MedievaliaBoard
