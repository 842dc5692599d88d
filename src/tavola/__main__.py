"""`python -m tavola` is the command `tavola`."""

from tavola.cli import main

main()
