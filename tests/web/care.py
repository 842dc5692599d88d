"""What must hold of every page in every state."""

from typing import Any

from axe_playwright_python.async_playwright import Axe

from tests.web.visitor import Visitor

ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Both are the same document: what could differ in the dark is what depends on colours.
CHECKS: dict[Any, Any] = {
    "light": {"runOnly": ALL},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}},
}


async def check(visitor: Visitor) -> None:
    """axe is content in light and dark; words, no small print, nothing beyond the edge."""
    told = []
    for scheme, rules in CHECKS.items():
        await visitor.page.emulate_media(color_scheme=scheme)
        await visitor.settle()
        # Without the lists of what is well: they take longer than the checks.
        found = await Axe().run(visitor.page, options={**rules, "resultTypes": ["violations"]})
        told += [
            f"{scheme}: {violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found.response["violations"]
            for node in violation["nodes"][:5]
        ]
    assert told == [], f"{visitor.page.url}\n" + "\n".join(told)
    await visitor.look_around()
