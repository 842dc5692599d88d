"""Makes what is handed out: an sdist, which carries the page, and from it a wheel for this machine.

python3 -m tools.dist
"""

import os
import shutil
import subprocess
from pathlib import Path

from tools import environment, page
from tools.compile import no_compiler
from tools.console import ROOT, give_up, say
from tools.sharing import alone

DIST = ROOT / "dist"
BUILD_SDIST = "import sys; from tools import backend; backend.build_sdist(sys.argv[1])"


def make(folder: Path, **environ: str) -> tuple[Path, Path]:
    """The sdist, and the wheel that comes of it, with the tools that the lock names."""
    environment.ensure(dev=True)
    page.ensure()
    folder.mkdir(parents=True, exist_ok=True)
    python = str(environment.PYTHON)
    with alone("dist"):
        run([python, "-c", BUILD_SDIST, str(folder)], environ)
    (sdist,) = folder.glob("*.tar.gz")
    command = [python, "-m", "pip", "wheel", "-q", "--no-index", "--no-deps"]
    command += ["--no-build-isolation", "--wheel-dir", str(folder), str(sdist)]
    run(command, environ)
    (wheel,) = folder.glob("*.whl")
    return sdist, wheel


def run(command: list[str], environ: dict[str, str]) -> None:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        say(done.stdout)
        give_up("it could not be made, see above.")


def main() -> None:
    obstacle = "TAVOLA_PURE is set" if os.environ.get("TAVOLA_PURE") else no_compiler()
    if obstacle:
        say(f"Not compiled, {obstacle}: the wheel runs interpreted.")
    else:
        say("Making sdist and wheel (some minutes, compiled from the sdist anew) ...")
    shutil.rmtree(DIST, ignore_errors=True)
    for path in make(DIST, **({} if obstacle else {"TAVOLA_EXPECT_COMPILED": "1"})):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
