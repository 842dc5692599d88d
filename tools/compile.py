"""Prints the folder to run Tavola from: a compiled tree where it can be compiled, else src.

A tree is a copy of the package with its compiled modules, made anew when anything it is made from
changed. It lies in build/trees under a name of its own and is never changed but for the page, so
whoever runs from it keeps it; build/compiled is a link to the newest. The source tree never holds a
compiled module, because a stale one would silently win over the edited source beside it.

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
TREES = BUILD / "trees"
TREES_KEPT = 3  # the newest; somebody may run from one of those before it
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
    root = root_at_once()
    environment.ensure(dev=root != SOURCE)
    if root == SOURCE:
        return SOURCE
    while not (tree := wanted_tree()).exists():  # again, if the source was edited meanwhile
        compile_extensions()
        assemble(tree)
    bring_page(tree)
    point_to(tree)
    return tree


def root_at_once() -> Path | None:
    """The folder to run from if it is there already; None: it is yet to be compiled."""
    tree = wanted_tree()
    pure = os.environ.get("TAVOLA_PURE")
    if tree.exists() and not pure:
        return tree
    obstacle = "TAVOLA_PURE is set" if pure else no_compiler()
    if obstacle:
        say(f"Not compiled, {obstacle}: the games run interpreted, the same but slower.")
        return SOURCE
    return None


def wanted_tree() -> Path:
    """Where the source as it is now is found compiled, as soon as it is."""
    return TREES / digest([*source_files(), *RECIPE])[:16]


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


def assemble(tree: Path) -> None:
    """Lays source and extensions together in a new folder, which is whole when it gets its name."""
    fresh = BUILD / "tree.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCE, fresh, ignore=ignored)
    if EXTENSIONS.exists():
        shutil.copytree(EXTENSIONS, fresh, dirs_exist_ok=True)
    if tree == wanted_tree():  # else the source was edited: not all of this belongs together
        TREES.mkdir(exist_ok=True)
        fresh.rename(tree)
    for old in sorted(TREES.glob("*"), key=lambda path: -path.stat().st_mtime)[TREES_KEPT:]:
        shutil.rmtree(old)


def bring_page(tree: Path) -> None:
    """A page that was built anew goes to the compiled tree, too."""
    with alone("page"):
        made, here = SOURCE / PAGE / "made-from", tree / PAGE / "made-from"
        if not made.exists() or (here.exists() and here.read_bytes() == made.read_bytes()):
            return
        fresh = BUILD / "page.new"
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(SOURCE / PAGE, fresh)
        swap_in(fresh, tree / PAGE)


def point_to(tree: Path) -> None:
    if COMPILED.is_dir() and COMPILED.samefile(tree):
        return
    link = BUILD / "compiled.new"
    link.unlink(missing_ok=True)
    link.symlink_to(tree.relative_to(BUILD))
    if not COMPILED.is_symlink():
        shutil.rmtree(COMPILED, ignore_errors=True)
    link.replace(COMPILED)


if __name__ == "__main__":
    print(package_root())
