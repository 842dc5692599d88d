"""An earlier version of Tavola, to be measured in the same run.

It is compiled by the tools of today, and asked what today's version is asked: so nothing but the
source differs.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from bench.workers import ROOT, Stopped

BUILD = ROOT / "build" / "before"


def commit_of(revision: str) -> str:
    return run(["git", "rev-parse", "--short", "--verify", f"{revision}^{{commit}}"], ROOT)


def tree_of(commit: str) -> Path:
    """Where it lies, compiled; made once, and whole when it gets its name."""
    tree = BUILD / commit
    if not tree.exists():
        fresh, packed = BUILD / "new", BUILD / "new.zip"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        run(["git", "archive", "--output", str(packed), commit], ROOT)
        shutil.unpack_archive(packed, fresh)
        packed.unlink()
        build = [sys.executable, "setup.py", "build_ext", "--build-lib", "src"]
        run([*build, "--parallel", str(os.cpu_count() or 1)], fresh)
        fresh.rename(tree)
    return tree / "src"


def page_of(commit: str) -> Path:
    """The same with its page, built from its own source with today's packages."""
    source = tree_of(commit)
    if not (source / "tavola" / "server" / "static" / "index.html").exists():
        packages = source.parent / "web" / "node_modules"
        if not packages.exists():
            packages.symlink_to(ROOT / "web" / "node_modules")
        run([sys.executable, "-m", "tools.page"], source.parent)
    return source


def run(command: list[str], folder: Path) -> str:
    strict = {**os.environ, "TAVOLA_EXPECT_COMPILED": "1"}
    done = subprocess.run(
        command, cwd=folder, env=strict, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Stopped(f"{' '.join(command[:2])} failed: {done.stderr.strip()[-2000:]}")
    return done.stdout.strip()
