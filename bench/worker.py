"""The process of one subject: measures what it is asked to, and answers.

A subject is a module with `ABOUT` (what to know of it, such as its version) and `WORKS` (by name
what can be measured: a function that does it so many times and returns how many things it did).

Both sides write one line of JSON at a time. First the worker tells `ABOUT` and the names; then
each question [name, times] is answered by [count, seconds of CPU time].

python -m bench.worker MODULE
"""

import json
import sys
from importlib import import_module
from time import process_time
from typing import Any


def serve(subject: Any) -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a subject prints is no answer
    print(json.dumps([subject.ABOUT, list(subject.WORKS)]), file=answers, flush=True)
    for line in sys.stdin:
        name, times = json.loads(line)
        work = subject.WORKS[name]
        began = process_time()
        count = work(times)
        seconds = process_time() - began
        print(json.dumps([count, seconds]), file=answers, flush=True)


if __name__ == "__main__":
    serve(import_module(sys.argv[1]))
