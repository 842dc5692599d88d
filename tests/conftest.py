"""Of all tests."""

import signal


def pytest_configure() -> None:
    """Whatever a shell begins in the background ignores Ctrl-C, and so would all that tests start:
    they should hear it as they do in a terminal.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
