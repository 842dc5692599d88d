"""Counters, the game that `make new-game` begins with. RULES.md has its rules."""
