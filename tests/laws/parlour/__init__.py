"""Parlour, a game for the laws alone, in the shape of every other game. RULES.md has its rules."""
