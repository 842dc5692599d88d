"""What the Makefile runs. What it needs to set itself up uses the standard library only."""

import platform
import sys

# Here, because this file is read first: the others are in the language of Python 3.11.
if sys.version_info < (3, 11):  # noqa: UP036 - the Python of the machine may be older
    sys.stderr.write(
        "Error: Tavola needs Python 3.11 or newer, this is " + platform.python_version() + ". "
        "Say which one to take, as in 'make play PYTHON=python3.12'.\n"
    )
    sys.exit(2)
