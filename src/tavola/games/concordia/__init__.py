"""Concordia: trade and colonies in the Roman empire. The rules are in RULES.md, numbered."""
