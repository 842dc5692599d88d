"""What can't be done, as a word for programs and a sentence for people."""

from tavola.core.views import RefusalView


class Refused(Exception):
    """Nothing was changed. The words are listed in docs/api.md."""

    def __init__(self, error: str, message: str, refusal: RefusalView | None = None) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.refusal = refusal


def no_table() -> Refused:
    """The same words for a table that is not there and for one that is not yours to see."""
    return Refused("no-table", "There is no such table, or you have no link to it.")
