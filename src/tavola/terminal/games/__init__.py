"""One module a game, found by its name: `BOARD` in it draws the game's table."""
