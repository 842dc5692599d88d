"""Runs targets of the Makefile side by side: each leaves processors idle that another can use.

Every line that a target prints has its name before it. If one fails, the others are ended. With
`make -j`, who has a mistake of style would wait minutes for the compiler to hear of it, in lines
that don't tell whose they are (and the make of macOS knows no --output-sync).

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
        *command, cwd=ROOT, stdout=PIPE, stderr=STDOUT, limit=2**20, start_new_session=True
    )
    try:
        await tell(target, process)
    except asyncio.CancelledError:
        await end(process)
        raise
    if await process.wait():
        raise Failed(target)
    say(f"{target}: done after {time.monotonic() - began:.0f} s.")


async def tell(target: str, process: Process) -> None:
    """What it prints, line by line, until it is done."""
    assert process.stdout is not None
    async for line in process.stdout:
        if text := line.decode(errors="replace").rstrip():
            say(f"{target}: {text}")


async def end(process: Process) -> None:
    """With all that it has started."""
    if process.returncode is None:
        os.killpg(process.pid, signal.SIGTERM)
    await process.wait()


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1:]))
