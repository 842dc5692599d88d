"""`python -m tavola` is the command `tavola`."""

from tavola_command import main

main()
