"""Runs targets of the Makefile side by side: each leaves processors idle that another can use.

What a target prints is shown when it is done, so that lines do not mix. If one fails, the others
are ended.

python3 -m tools.abreast TARGET...
"""

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import Sequence

from tools.console import ROOT, give_up, say


class Failed(Exception):
    """A target that did not succeed."""


async def run(targets: Sequence[str]) -> None:
    say(f"Side by side: {', '.join(targets)} ...")
    try:
        async with asyncio.TaskGroup() as group:
            for target in targets:
                group.create_task(make(target))
    except* Failed as failed:
        give_up(" and ".join(f"'make {error}' failed, see above" for error in failed.exceptions))


async def make(target: str) -> None:
    began = time.monotonic()
    command = (os.environ.get("MAKE", "make"), "--no-print-directory", target)
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=PIPE, stderr=STDOUT, start_new_session=True
    )
    try:
        printed, _ = await process.communicate()
    except asyncio.CancelledError:
        await end(process)
        raise
    say(printed.decode(errors="replace").rstrip())
    if process.returncode:
        raise Failed(target)
    say(f"{target}: done after {time.monotonic() - began:.0f} s.")


async def end(process: Process) -> None:
    """With all that it has started."""
    if process.returncode is None:
        os.killpg(process.pid, signal.SIGTERM)
    await process.communicate()


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1:]))
