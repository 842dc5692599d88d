"""Prints the folder to run Tavola from: build/compiled where it can be compiled, else src.

build/compiled is a copy of the package with its compiled modules, made anew when anything it
is made from changed. The source tree never holds a compiled module, because a stale one would
silently win over the edited source beside it.

python3 -m tools.compile
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools import environment
from tools.console import ROOT, give_up, say
from tools.sharing import alone, swap_in

SOURCE = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
STAMP = COMPILED / "made-from"
EXTENSIONS = BUILD / "extensions"
OBJECTS = BUILD / "objects"
RECIPE = (ROOT / "setup.py", ROOT / "pyproject.toml", environment.DEV_LOCK)
LOG = BUILD / "compile.log"
# The built page (tools/page.py) lies in the package, but nothing of it is compiled.
PAGE = Path("tavola", "server", "static")
ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", PAGE.name)


def package_root() -> Path:
    with alone("compile"):
        return keep_in_step()


def keep_in_step() -> Path:
    obstacle = "TAVOLA_PURE is set" if os.environ.get("TAVOLA_PURE") else None
    current = digest([*source_files(), *RECIPE])
    if not obstacle and STAMP.exists() and STAMP.read_text("utf-8") == current:
        environment.ensure(dev=True)
        bring_page()
        return COMPILED
    obstacle = obstacle or no_compiler()
    if obstacle:
        say(f"Not compiled, {obstacle}: the games run interpreted, the same but slower.")
        environment.ensure(dev=False)
        return SOURCE
    environment.ensure(dev=True)
    compile_extensions()
    assemble(current)
    bring_page()
    return COMPILED


def source_files() -> list[Path]:
    """What is compiled or copied. What others write there meanwhile is not looked at."""
    found: list[Path] = []
    for folder, folders, files in os.walk(SOURCE):
        folders[:] = {*folders} - ignored(folder, folders)
        found += [Path(folder, name) for name in files]
    return sorted(found)


def digest(files: Iterable[Path]) -> str:
    """Changes with any of the files, and with the Python that compiles them."""
    total = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in files:
        total.update(f"\0{path.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def no_compiler() -> str | None:
    """Why nothing can be compiled here, found by compiling a file that needs Python's headers."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return "no C compiler found"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", "utf-8")
        command += ["-shared", "-fPIC", f"-I{sysconfig.get_path('include')}"]
        command += [str(probe), "-o", str(Path(folder, "probe.so"))]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return "the C compiler lacks Python's headers (Debian: apt install python3-dev)"
    return None


def compile_extensions() -> None:
    """Runs setup.py. C code that did not change is not compiled again."""
    say("Compiling the games (some minutes, later only what has changed) ...")
    BUILD.mkdir(exist_ok=True)
    forget_other_recipes()
    command = [str(environment.PYTHON), "setup.py", "build_ext"]
    command += ["--build-lib", str(EXTENSIONS), "--build-temp", str(OBJECTS)]
    command += ["--parallel", str(os.cpu_count() or 1)]
    strict = {**os.environ, "TAVOLA_EXPECT_COMPILED": "1"}
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=ROOT, env=strict, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        say("\n".join(LOG.read_text("utf-8").splitlines()[-20:]))
        give_up(
            f"compiling failed, see above and {LOG.relative_to(ROOT)}. "
            "With TAVOLA_PURE=1 everything runs interpreted."
        )


def forget_other_recipes() -> None:
    """setup.py looks at the age of the C code only, not at the options it was compiled with."""
    stamp = BUILD / "extensions.made-from"
    recipe = digest(RECIPE)
    if not stamp.exists() or stamp.read_text("utf-8") != recipe:
        shutil.rmtree(EXTENSIONS, ignore_errors=True)
        shutil.rmtree(OBJECTS, ignore_errors=True)
        stamp.write_text(recipe, "utf-8")


def assemble(current: str) -> None:
    """Lays source and extensions together in a new folder, and only then swaps it in."""
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCE, fresh, ignore=ignored)
    if EXTENSIONS.exists():
        shutil.copytree(EXTENSIONS, fresh, dirs_exist_ok=True)
    (fresh / STAMP.name).write_text(current, "utf-8")
    swap_in(fresh, COMPILED)


def bring_page() -> None:
    """A page that was built anew goes to the compiled copy, which stays as it is."""
    with alone("page"):
        copy_page()


def copy_page() -> None:
    made, here = SOURCE / PAGE / "made-from", COMPILED / PAGE / "made-from"
    if not made.exists() or (here.exists() and here.read_bytes() == made.read_bytes()):
        return
    fresh = BUILD / "page.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCE / PAGE, fresh)
    swap_in(fresh, COMPILED / PAGE)


if __name__ == "__main__":
    print(package_root())
