"""What the documents show is true: their examples are run."""

import json
import re
from pathlib import Path

import pytest

import tavola
from tavola.core.record import from_text

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_python_of_the_readme_runs_from_top_to_bottom() -> None:
    [program] = blocks("README.md", "python")
    exec(compile(program, "README.md", "exec"), {})


def test_the_readme_tells_the_refusal_that_the_engine_gives() -> None:
    [program] = blocks("README.md", "python")
    seen: dict[str, tavola.Refusal] = {}
    exec(compile(program.partition("while match")[0], "README.md", "exec"), seen)
    assert seen["refusal"].rule == "D3.2"


def test_the_example_of_a_record_is_a_valid_record() -> None:
    [example] = blocks("docs/record.md", "json")
    assert tavola.verify(from_text(example)) == ["moves-legal"]


def test_the_example_of_a_position_can_be_played() -> None:
    example = blocks("docs/positions.md", "json")[1]
    match = tavola.load(json.loads(example))
    match.play(1, "play heroine")
    assert match.to_act == (0,)


def test_the_example_of_a_position_of_concordia_can_be_played() -> None:
    example = blocks("docs/positions.md", "json")[2]
    match = tavola.load(json.loads(example))
    [event] = match.play(0, "build cosa")
    assert event.args["coins"] == 4


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []
