"""`make bench`, second half, or `python -m bench.server` with Tavola on PYTHONPATH."""

from bench.server.command import main

main()
