"""Every screen, light and dark: axe-core finds nothing serious."""

from importlib.resources import files

import pytest
from playwright.sync_api import Page

from tests.e2e import screens
from tests.e2e.conftest import Door
from tests.e2e.visitor import ON_PHONE
from tests.server.running import Server

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
JUDGE = """async (options) => {
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
  const bad = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
  return bad.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ target, failureSummary }) =>
    `${id} at ${target}: ${failureSummary}`.replace(/\\s+/g, ' ')));
}"""
COLOURS = {"runOnly": ["color-contrast"]}
DARK = "() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).every((it) => it < 90)"


def troubles(page: Page, **options: object) -> list[str]:
    page.evaluate(AXE)
    return list(page.evaluate(JUDGE, options))


@pytest.mark.parametrize("name", screens.NAMES)
def test_axe_finds_nothing_serious_in_the_light_and_enough_contrast_in_the_dark(
    visit: Door, server: Server, name: str
) -> None:
    page = screens.show(visit(color_scheme="light"), server, name)
    assert not page.evaluate(DARK)
    assert troubles(page) == []
    page.emulate_media(color_scheme="dark")
    page.evaluate(screens.SETTLED)
    assert page.evaluate(DARK)
    assert troubles(page, **COLOURS) == []


def test_axe_finds_nothing_serious_on_phones(visit: Door, server: Server) -> None:
    """Another layout of the same tables."""
    visitor = visit(**ON_PHONE)
    found = {name: troubles(screens.show(visitor, server, name)) for name in screens.TABLES}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("name", screens.TABLES)
def test_the_table_in_words_and_all_its_tabs_are_sound(visit: Door, server: Server, name: str) -> None:
    page = screens.show(visit(), server, name)
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Table in words").check()
    page.get_by_role("region", name="Table in words").wait_for()
    assert troubles(page) == []
    page.get_by_role("tab", name="Chat").click()
    page.locator("summary[title=Settings]").click()
    assert troubles(page) == []


def test_dark_is_chosen_by_hand(visit: Door) -> None:
    visitor = visit(color_scheme="light")
    page = visitor.open()
    assert not page.evaluate(DARK)
    page.locator("summary[title=Settings]").click()
    page.get_by_label("Colours").select_option("dark")
    assert page.evaluate(DARK)
    assert visitor.open("#/games").evaluate(DARK)
