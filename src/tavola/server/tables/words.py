"""What people write, without what can't be seen."""

import re

# Control characters (PostgreSQL takes no NUL), line separators, and what turns text around.
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]+")


def cleaned(text: str) -> str:
    """Without them, and without blanks around it."""
    return CONTROL.sub(" ", text).strip()
