"""Medievalia: fiefs, labour, buildings and war. The rules are in RULES.md, numbered."""
