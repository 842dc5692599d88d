"""The look at layouts finds what is wrong, and nothing else: small pages with one fault each."""

import pytest
from playwright.async_api import Browser

from tests.web.laid_out import faults, faults_at

FRAME = """<!doctype html><style>
  * { box-sizing: border-box; margin: 0 }
  body { font: 14px/1.4 sans-serif; background: #fff }
  button { min-width: 44px; min-height: 44px }
</style>"""
END = '<div role="dialog" class="ending told" style="height: 300px; overflow: auto">%s</div>'
WRONG = {
    "two labels at the same place": (
        '<p style="position: absolute">Firenze</p><p style="position: absolute">Siena</p>',
        "over each other: “Firenze” | “Siena”",
    ),
    "names on a map over each other": (
        (
            '<svg width="300" height="80"><text x="20" y="40">Mantova</text>'
            '<text x="40" y="44">Modena</text></svg>'
        ),
        "over each other: “Mantova” | “Modena”",
    ),
    "a button over a headline": (
        (
            '<h2>What is to be repaired?</h2><button style="position: relative; top: -24px; '
            'background: #eee; width: 300px">Return plunder</button>'
        ),
        "covered: “What is to be repaired?”",
    ),
    "a word that its box cuts off": (
        '<div style="width: 60px; overflow: hidden; white-space: nowrap">holds 2, passed</div>',
        "cut off: “holds 2, passed”",
    ),
    "a row that its panel cuts off": (
        '<div style="height: 20px; overflow: hidden"><p>First</p><p>Second</p></div>',
        "cut off: “Second”",
    ),
    "a button beyond the window, which does not scroll": (
        (
            "<style>body { overflow: hidden; height: 100vh }</style>"
            '<button style="position: fixed; left: 20px; top: 99%">Done</button>'
        ),
        "cut off: button. “Done”",
    ),
    "a target of 30 pixels": (
        (
            '<button style="min-width: 0; min-height: 0; width: 30px; height: 30px; margin: 60px">'
            "+</button>"
        ),
        "small: button. “+” | 30 × 30",
    ),
    "a radio without its label": (
        '<input type="radio" style="margin: 60px" aria-label="Two">',
        "small: input. “Two”",
    ),
    "targets so near to each other that a finger finds the wrong one": (
        (
            '<div style="margin: 80px; display: flex"><a href="#" style="width: 20px">1</a>'
            '<a href="#" style="width: 20px">2</a></div>'
        ),
        "small: a. “1”",
    ),
    "a focus that fell to the page after a move by keys": (
        (
            '<script>document.documentElement.dataset.input = "keys"</script>'
            '<main id="main"><section class="prompt">Your turn</section></main>'
        ),
        "focus: on nothing",
    ),
    "a focus on what can't be done": (
        (
            '<script>document.documentElement.dataset.input = "keys"</script>'
            '<main id="main"><section class="prompt">Your turn</section>'
            '<button aria-disabled="true">Tribune</button></main>'
            '<script>document.querySelector("button").focus()</script>'
        ),
        "focus: on button. “Tribune”",
    ),
    "totals below the fold of an end": (
        END % '<p style="height: 700px">Saturnus</p><p class="totals"><b class="num">112</b></p>',
        "total out of sight: b.num “112”",
    ),
    "an end without totals": (END % "<p>Saturnus</p>", "no totals"),
}
RIGHT = {
    "lines close to each other": '<div style="line-height: 1"><p>First</p><p>Two</p></div>',
    "a list that scrolls": (
        '<div tabindex="0" style="height: 40px; overflow: auto"><p>1</p><p>2</p><p>3</p></div>'
    ),
    "a long page": '<p style="height: 3000px">First</p><button>Last</button>',
    "a name with three dots": (
        '<p style="width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">'
        "Francesco Sforza</p>"
    ),
    "a dialog over words": (
        "<p>Firenze</p><p>Siena</p>"
        '<div role="dialog" style="position: fixed; inset: 0; background: #fff">Why not?</div>'
    ),
    "words that are covered by a panel and another's words": (
        '<svg width="300" height="80"><text x="20" y="40">Mantova</text>'
        '<rect width="300" height="80" fill="#eee"></rect><text x="40" y="44">Modena</text></svg>'
    ),
    "a small link with a reach of its own": (
        '<style>a::after { content: ""; position: absolute; inset: -16px }</style>'
        '<p style="margin: 60px"><a href="#" style="position: relative">C7.6</a></p>'
    ),
    "a radio within its label": (
        '<label style="display: block; min-height: 44px; width: 120px">'
        '<input type="radio"> Imperium</label>'
    ),
    "an end whose totals come first": (
        END % '<p class="totals"><b class="num">112</b></p><p style="height: 900px">Saturnus</p>'
    ),
}


@pytest.mark.parametrize("what", WRONG)
async def test_it_finds(browser: Browser, what: str) -> None:
    html, fault = WRONG[what]
    page = await browser.new_page(viewport={"width": 390, "height": 844})
    await page.set_content(FRAME + html)
    found = await faults(page)
    await page.close()
    assert any(told.startswith(fault) for told in found), found


@pytest.mark.parametrize("what", RIGHT)
async def test_it_is_content_with(browser: Browser, what: str) -> None:
    page = await browser.new_page(viewport={"width": 390, "height": 844})
    await page.set_content(FRAME + RIGHT[what])
    found = await faults(page)
    await page.close()
    assert found == []


async def test_it_finds_what_is_wrong_at_another_size_only(browser: Browser) -> None:
    page = await browser.new_page(viewport={"width": 1366, "height": 768})
    await page.set_content(
        f"{FRAME}<style>body {{ overflow: hidden }}</style>"
        '<p style="position: absolute; top: 500px">Column 3</p>'
    )
    found = await faults_at(page, (1366, 768), (844, 390))
    size = page.viewport_size
    await page.close()
    assert [told.split(" | ")[0] for told in found] == ["844 × 390: cut off: “Column 3”"]
    assert size == {"width": 1366, "height": 768}
