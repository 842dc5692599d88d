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


def test_the_bot_of_the_documents_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, asked, *_ = blocks("docs/bots.md", "python")
    (tmp_path / "mine.py").write_text(bot, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in tavola.game_names():
        series = tavola.simulate(name, 2, ["mine:OneStep", "random"], games=1)
        assert series.wins(0) + series.wins(1) == 1
    exec(compile(asked, "docs/bots.md", "exec"), {})


def test_the_example_of_a_record_is_a_valid_record() -> None:
    [example] = blocks("docs/record.md", "json")
    assert tavola.verify(from_text(example)) == ["moves-legal"]


def test_there_is_an_example_of_a_position_for_every_game_and_all_can_be_played() -> None:
    outline, *examples = blocks("docs/positions.md", "json")
    assert "…" in outline
    matches = [tavola.load(json.loads(example)) for example in examples]
    assert sorted(match.game.facts.name for match in matches) == list(tavola.game_names())
    for match in matches:
        seat = match.to_act[0]
        for text in match.legal(seat):
            again = tavola.load(match.save())
            again.play(seat, text)
            assert again.save() != match.save()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []
