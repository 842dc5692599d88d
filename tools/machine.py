"""Programs that tests need on the machine and that pip can't bring: from Debian's packages.

Quick where they are there already. Else they are installed by apt-get, if this user may do that (as
root, or by a sudo that asks no password); if not, one line says what to install.

python3 -m tools.machine [postgresql] [chromium] [firefox]
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.console import give_up, say
from tools.postgresql import NotInstalled, programs
from tools.sharing import alone

# The first is without windows, menus and tabs: pages open in it in two thirds of the time.
CHROMIUMS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
FIREFOX = "/usr/bin/firefox-esr"
APT = ("apt-get", "-q", "-o", "Dpkg::Use-Pty=0", "-o", "APT::Color=0")


def has_postgresql() -> bool:
    try:
        programs()
    except NotInstalled:
        return False
    return True


def chromium() -> str:
    """The browser's program, whether it is there or not."""
    found = next(filter(os.path.exists, CHROMIUMS), CHROMIUMS[0])
    return os.environ.get("CHROMIUM", found)


def has_chromium() -> bool:
    return Path(chromium()).exists()


def firefox() -> str:
    """The other browser's program, whether it is there or not."""
    return os.environ.get("FIREFOX", FIREFOX)


def has_firefox() -> bool:
    return Path(firefox()).exists()


@dataclass(frozen=True)
class Package:
    """A package of Debian, and how to tell whether what it brings is there."""

    name: str
    title: str
    is_there: Callable[[], bool]


PACKAGES = {
    "postgresql": Package("postgresql", "PostgreSQL", has_postgresql),
    "chromium": Package("chromium-headless-shell", "Chromium", has_chromium),
    "firefox": Package("firefox-esr", "Firefox", has_firefox),
}


def ensure(names: Sequence[str]) -> None:
    """All of them are there when this returns; else it ends with one clear line."""
    with alone("programs"):
        install_missing(names)


def install_missing(names: Sequence[str]) -> None:
    missing = [PACKAGES[name] for name in names if not PACKAGES[name].is_there()]
    if not missing:
        return
    titles = " and ".join(package.title for package in missing)
    words = [package.name for package in missing]
    by_hand = f"install it yourself ('apt-get install -y {' '.join(words)}' on Debian and Ubuntu), "
    by_hand += "then run the same command again."
    before = privilege()
    if before is None:
        give_up(f"{titles} is needed, and only root can install it here: {by_hand}")
    say(f"Installing {titles} from the system's packages (once, a minute or so) ...")
    for step in (["update"], ["install", "-y", "--no-install-recommends", *words]):
        if run([*before, *APT, *step]):
            break
    still = [package.title for package in missing if not package.is_there()]
    if still:
        give_up(f"{' and '.join(still)} could not be installed (the reason is above): {by_hand}")


def privilege() -> list[str] | None:
    """What to put before apt-get; None: there is none, or it may not be run."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["env", "DEBIAN_FRONTEND=noninteractive"]
    if shutil.which("sudo") and run(["sudo", "-n", "true"], quiet=True) == 0:
        return ["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive"]
    return None


def run(command: list[str], quiet: bool = False) -> int:
    """Its exit code; what it says goes to standard error, as all progress does."""
    out = subprocess.DEVNULL if quiet else sys.stderr
    return subprocess.run(command, stdout=out, stderr=out, check=False).returncode


if __name__ == "__main__":
    unknown = [name for name in sys.argv[1:] if name not in PACKAGES]
    if unknown or not sys.argv[1:]:
        give_up(f"use: python3 -m tools.machine NAME..., of {', '.join(PACKAGES)}")
    ensure(sys.argv[1:])
