"""The command `tavola`.

Beside the package, whose loading takes a moment. Ctrl-C just ends the process meanwhile, since
there is nothing yet that could handle it; `tavola.cli.main` does from then on.
"""

import signal


def main() -> None:
    if signal.getsignal(signal.SIGINT) == signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from tavola.cli import main as run  # noqa: PLC0415

    run()


if __name__ == "__main__":
    main()
