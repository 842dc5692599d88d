"""How a law says that it does not hold."""


class BrokenLaw(Exception):
    """A law that does not hold: its number, and what was found."""

    def __init__(self, law: int, story: str) -> None:
        super().__init__(f"law {law}: {story}")
        self.law = law
        self.story = story


def must(holds: bool, law: int, story: str) -> None:
    """Raise BrokenLaw unless it holds. Where the story takes time to tell, ask first."""
    if not holds:
        raise BrokenLaw(law, story)
