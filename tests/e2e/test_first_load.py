"""The first visit: how many bytes travel, and how soon one can play."""

from tests.e2e.conftest import Door
from tests.e2e.visitor import Visitor

KB = 1000
LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""

PAINTED = """() => new Promise((then) => new PerformanceObserver((list) => {
  const [first] = list.getEntriesByName('first-contentful-paint');
  if (first) then(first.startTime);
}).observe({ type: 'paint', buffered: true }))"""


def sizes(visitor: Visitor) -> tuple[int, int, int]:
    """What travelled: code, fonts, pictures."""
    visitor.open().wait_for_load_state("networkidle")
    code = fonts = art = 0
    for path, size in visitor.page.evaluate(LOADED):
        assert size > 0, path
        if path.endswith(".woff2"):
            fonts += size
        elif path.endswith((".svg", ".png")):
            art += size
        else:
            code += size
    return code, fonts, art


def test_the_first_load_is_small(visit: Door) -> None:
    code, fonts, art = sizes(visit())
    print(f"first load: {code} bytes of code, {fonts} of fonts, {art} of pictures")
    assert 0 < code < 150 * KB
    assert code + fonts + art < 300 * KB


def test_one_can_play_within_a_second(visit: Door) -> None:
    """Nothing is painted before the page works. The best of three visits: the machine may be busy with other tests."""
    visitor = visit()
    times = []
    for _ in range(3):
        page = visitor.open()
        page.get_by_role("button", name="Play", exact=True).wait_for()
        times.append(page.evaluate(PAINTED))
    assert min(times) < 1000, times
