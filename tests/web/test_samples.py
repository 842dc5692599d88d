"""The samples that the page's own tests compare with are what the engine says today."""

from tools.samples import SAMPLES, written


def test_the_samples_are_what_the_engine_says() -> None:
    assert SAMPLES.read_text("utf-8") == written(), "run: python -m tools.samples"
