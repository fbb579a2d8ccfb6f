"""All five languages on every screen: nothing is missing, nothing is cut off, and the page says what it speaks."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import screens
from tests.e2e.conftest import Door
from tests.server.running import Server

LOCALES = Path(__file__).parents[2] / "web" / "src" / "locales"
LANGUAGES = {"en": "New game", "bg": "Нова игра", "de": "Neues Spiel", "fr": "Nouvelle partie", "ru": "Новая игра"}
SMALL_PHONE = 360
WIDTHS = {"de": (1920, 1280, 768, 390, SMALL_PHONE)}
"""German has the longest words: what fits in it at every width is tried in the others on a small phone only."""
ID = re.compile(r"^([a-z]\w*(?:-\w+)*) *=", re.MULTILINE)
LIKE_AN_ID = re.compile(r"(?<![\w-])([a-z]+)(?:-[a-z0-9_]+)+(?![\w-])")

WORDS = """() => {
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue: value } = walker.currentNode;
    if (!parent.closest('script, style, code, pre, textarea, .sprite')) words.push(value);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'label'])
    for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name));
  return [document.title, ...words].map((it) => it.trim()).filter(Boolean);
}"""
TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('main *, header *')].filter((it) => {
    const { right, width } = it.getBoundingClientRect();
    return width && right > clientWidth + 1;
  });
  const name = (it) => `${it.tagName.toLowerCase()}.${it.getAttribute('class')} to ${it.getBoundingClientRect().right}`;
  return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map(name)];
}"""


def prefixes() -> set[str]:
    """How the ids of texts begin; in a sentence hardly any hyphenated word does."""
    ids = [found for path in (LOCALES / "en").glob("*.ftl") for found in ID.findall(path.read_text("utf-8"))]
    assert len(ids) > 300
    return {one.split("-")[0] for one in ids if "-" in one}


def texts_missing_on(page: Page) -> list[str]:
    known = prefixes()
    return [
        text
        for text in page.evaluate(WORDS)
        if "{" in text or "undefined" in text or any(found[1] in known for found in LIKE_AN_ID.finditer(text))
    ]


def too_wide_at(page: Page, width: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate(screens.SETTLED)
    return [f"at {width}: {fault}" for fault in page.evaluate(TOO_WIDE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language_and_fits_the_window(visit: Door, server: Server, language: str) -> None:
    visitor = visit(locale=language)
    wrong: dict[str, list[str]] = {}
    for name in screens.NAMES:
        page = screens.show(visitor, server, name)
        assert page.locator("html").get_attribute("lang") == language
        wide = [fault for width in WIDTHS.get(language, [SMALL_PHONE]) for fault in too_wide_at(page, width)]
        if found := [*texts_missing_on(page), *wide]:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_spoken_at_once(visit: Door, language: str) -> None:
    page = visit(locale=language).open("#/new")
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES[language])


def test_another_language_is_chosen_and_kept(visit: Door) -> None:
    visitor = visit(locale="en-GB")
    page = visitor.open("#/new")
    page.locator("summary[title=Settings]").click()
    menu = page.locator("details.menu select").first
    for language in ("ru", "fr", "de", "en", "bg"):
        menu.select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES[language])
        expect(page.locator("html")).to_have_attribute("lang", language)
    visitor.open("#/new")
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["bg"])


def test_a_language_that_is_not_spoken_becomes_english(visit: Door) -> None:
    page = visit(locale="ja").open("#/new")
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["en"])


def test_a_language_whose_file_does_not_come_leaves_english(visit: Door) -> None:
    visitor = visit(locale="bg")
    visitor.forgiven = ["ERR_FAILED", "Failed to fetch dynamically imported module"]
    visitor.page.route("**/assets/bg-*.js", lambda route: route.abort())
    page = visitor.open("#/new")
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["en"])
    page.unroute("**/assets/bg-*.js")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["bg"])
