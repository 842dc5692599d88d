"""The processes that measure: Tavola from each of its trees, and the peers."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

from tavola.speed import Timing

ROOT = Path(__file__).parent.parent


class Stopped(Exception):
    """A worker ended before it was told to."""


class Worker:
    """One subject in a process of its own (worker.py)."""

    def __init__(self, module: str, python: str = sys.executable, tree: Path | None = None) -> None:
        self.module = module
        environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(tree or "")}
        self.process = subprocess.Popen(
            [python, "-m", "bench.worker", module],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.about: dict[str, Any]
        self.works: list[str]
        self.about, self.works = self._read()

    def measure(self, work: str, times: int) -> Timing:
        assert self.process.stdin is not None
        print(json.dumps([work, times]), file=self.process.stdin, flush=True)
        count, seconds = self._read()
        return Timing(count, seconds)

    def _read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.communicate()
            code = self.process.returncode
            raise Stopped(f"{self.module} stopped with exit code {code}, its reason is above")
        return json.loads(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()  # closes its input, and waits
