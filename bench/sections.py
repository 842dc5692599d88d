"""A file whose sections are written by different commands, each between its own markers."""

from pathlib import Path

INTRODUCTION = """\
# Benchmarks

Each section is written by the command that measures it, and says how to repeat it.
"""


def put(text: str, name: str, body: str) -> str:
    """The text with this section replaced, or added at the end; all else stays as it is."""
    begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->\n"
    section = f"{begin}{body.strip()}\n{end}"
    if begin not in text:
        return f"{text.rstrip()}\n\n{section}"
    before, rest = text.split(begin, 1)
    if end not in rest:
        raise ValueError(f"the section {name} begins but does not end")
    return before + section + rest.split(end, 1)[1]


def put_into(path: Path, name: str, body: str) -> None:
    text = path.read_text("utf-8") if path.exists() else INTRODUCTION
    path.parent.mkdir(exist_ok=True)
    path.write_text(put(text, name, body), "utf-8")
