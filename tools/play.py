"""What `make play` does: compiles the games, builds the page, and serves both.

Nothing is done twice: a second start takes about a second.

python3 -m tools.play [OPTIONS OF tavola serve]
"""

import os
import sys

from tools import compile as compiling
from tools import environment, page


def main(options: list[str]) -> None:
    compiling.package_root()
    page.ensure()
    root = compiling.package_root()  # with the page
    command = [str(environment.PYTHON), "-m", "tavola", "serve", "--open", *options]
    os.execve(command[0], command, {**os.environ, "PYTHONPATH": str(root)})


if __name__ == "__main__":
    main(sys.argv[1:])
