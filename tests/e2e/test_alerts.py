"""What calls a player back to the table: sounds, spoken words and motion; sound and motion can be switched off."""

from playwright.sync_api import Page, expect

from tests.e2e import ahead
from tests.e2e.company import sit_down
from tests.e2e.conftest import Door
from tests.e2e.player import Player
from tests.server.running import MINE, SQUIRE, Server

COUNT = """
  window.counted = { tones: 0, motions: 0 };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...args) { counted.tones += 1; return start.apply(this, args); };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) { counted.motions += 1; return animate.apply(this, args); };
"""


def counted(page: Page) -> tuple[int, int]:
    """Tones sung and motions shown since this was last asked."""
    tones, motions = page.evaluate(
        "() => { const { tones, motions } = counted; counted.tones = counted.motions = 0; return [tones, motions]; }"
    )
    return int(tones), int(motions)


def switch(page: Page, setting: str, *, on: bool) -> None:
    page.locator("summary[title=Settings]").click()
    page.get_by_label(setting).set_checked(on)
    page.keyboard.press("Escape")


def begin(visit: Door, server: Server, *, still: bool) -> Player:
    visitor = visit(still=still)
    visitor.context.add_init_script(COUNT)
    player = Player(visitor)
    visitor.open(ahead.laid(server, MINE, SQUIRE).table)
    player.turn()
    return player


def test_sound_and_motion_can_be_switched_off_and_on(visit: Door, server: Server) -> None:
    player = begin(visit, server, still=False)
    player.turn()
    tones, motions = counted(player.page)
    assert tones > 0
    assert motions > 0

    switch(player.page, "Sound", on=False)
    switch(player.page, "Moving pieces", on=False)
    counted(player.page)
    player.turn()
    player.turn()
    assert counted(player.page) == (0, 0)

    player.page.reload()
    player.turn()
    assert counted(player.page) == (0, 0)
    switch(player.page, "Sound", on=True)
    player.turn()
    assert counted(player.page)[0] > 0


def test_nothing_moves_for_those_who_asked_their_device_for_stillness(visit: Door, server: Server) -> None:
    player = begin(visit, server, still=True)
    counted(player.page)
    for _ in range(3):
        player.step()
        moving = "() => document.getAnimations().filter(({ playState }) => playState === 'running').length"
        assert player.page.evaluate(moving) == 0
    assert counted(player.page)[1] == 0


def listen(page: Page) -> None:
    """Keeps everything that a screen reader is told of the table's course."""
    page.locator(".root > .spoken[aria-live=polite]").evaluate(
        """it => {
          heard.spoken = [];
          new MutationObserver(() => heard.spoken.push(it.textContent))
            .observe(it, { childList: true, characterData: true, subtree: true });
        }"""
    )


def test_what_happened_is_spoken(visit: Door, server: Server) -> None:
    (player,) = sit_down(visit, ahead.laid(server, MINE, SQUIRE), 0)
    number = player.due()["legal"][0].split(" ")[1]
    listen(player.page)
    player.turn()
    player.page.wait_for_function(
        "words => heard.spoken.some((it) => it.includes(words))", arg=f"Pink picks domino {number}"
    )
    player.play(until=lambda state: any(move.startswith("place") for move in state["legal"]))
    expect(player.page.locator(".due[aria-live=polite]")).to_contain_text("Place domino")
    player.turn()
    player.page.wait_for_function("() => heard.spoken.some((it) => /Pink places on [a-m]/.test(it))")
    player.page.wait_for_function("() => heard.spoken.some((it) => /Squire .* picks domino/.test(it))")
