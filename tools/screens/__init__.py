"""The screenshots of docs/screens: one module a game, named as the game."""
