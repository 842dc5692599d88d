"""Comuni: five Italian communes bid, build and stand together. The rules are in RULES.md."""
