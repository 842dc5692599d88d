"""`make bench`, or `python -m bench` with Tavola on PYTHONPATH."""

from bench.command import main

main()
