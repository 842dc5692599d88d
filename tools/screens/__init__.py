"""The screenshots of the page: one module per game, named as the game."""
