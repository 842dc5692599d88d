"""Condottiere: bluff for the cities of Italy. The rules are in RULES.md, numbered."""
