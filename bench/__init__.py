"""Tavola's benchmarks: `make bench` runs them and writes docs/benchmarks.md.

The command (__main__.py) starts one process for each subject: Tavola compiled, Tavola
interpreted, an earlier version if one is named (`--before REV`), and each peer in an environment
of its own. It lets them work in turns, one measurement each, round after round, so that all see
the same machine.

worker.py     the process of a subject; engine.py measures Tavola, peers/ the others
before.py     an earlier version, laid out and compiled
rounds.py     the turns
ratios.py     what is compared, and the targets
report.py     the report; sections.py puts it into its place in docs/benchmarks.md

Peers run without Tavola's packages: this file, worker.py and peers/ use nothing but Python.
"""
