"""What must hold of every page in every state: everybody can read and use it."""

from typing import Any, Literal

from axe_playwright_python.async_playwright import Axe

from tests.web.visitor import PHONE, Visitor

ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
Scheme = Literal["light", "dark"]


async def check(visitor: Visitor) -> None:
    """axe is content in light and dark; words, no small print, nothing beyond the edge.

    Both are the same document: what could differ in the dark is what depends on colours, and these
    are the same on a phone.
    """
    told = await complaints(visitor, "light", ALL)
    size = visitor.page.viewport_size
    if size and size["width"] != PHONE[0]:
        told += await complaints(visitor, "dark", COLOURS)
    assert told == [], f"{visitor.page.url}\n" + "\n".join(told)
    await visitor.look_around()


async def complaints(visitor: Visitor, scheme: Scheme, rules: Any) -> list[str]:
    await visitor.page.emulate_media(color_scheme=scheme)
    await visitor.settle()
    # Without the lists of what is well: they take longer than the checks.
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    # Half a megabyte of script is read once per page, not at every look.
    known = await visitor.page.evaluate("typeof axe === 'object'")
    found = await (Axe("0") if known else Axe()).run(visitor.page, options=options)
    return [
        f"{scheme}: {violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found.response["violations"]
        for node in violation["nodes"][:5]
    ]
