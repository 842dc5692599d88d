"""Which languages there are, and which one a person reads."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from tavola.core.errors import BadSetup

FALLBACK = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are catalogues of."""
    names = (entry.name for entry in files("tavola.text").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def choose_language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language asked for (BadSetup if it is not there), else the locale's, else English."""
    if wanted is not None:
        if (code := _code(wanted)) not in languages():
            raise BadSetup(f"there is no language {wanted!r}; there are: {', '.join(languages())}")
        return code
    environ = os.environ if environ is None else environ
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environ.get(variable, ""):  # the first one that is set decides
            code = _code(locale)
            return code if code in languages() else FALLBACK
    return FALLBACK


def _code(locale: str) -> str:
    """`de_AT.UTF-8@euro` is `de`."""
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()
