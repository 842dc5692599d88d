"""The table in the terminal: `tavola play GAME`.

command.py   the command: options in, a session out
session.py   one match between people at this keyboard and bots; no drawing
saves.py     where matches are kept: after every move, so that nothing is lost
opponents.py the bots at the table
seats.py     names and identities: colour, charge and hatching of each seat
board.py     what a game must be able to draw; games/NAME draws it, from the view alone
frame.py     the whole screen, put together on a grid of characters (grid.py, palette.py)
app.py       the frame brought to life with keys and mouse (Textual)
lines.py     the same table in plain lines, for pipes and screen readers

Whatever draws gets a view (all and only what one seat may know), never the position. So what is
hidden can't be on the screen.
"""
