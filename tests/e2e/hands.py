"""Three ways to use the same table: with the mouse, with the keyboard alone, with a finger."""

from random import Random

from playwright.sync_api import Locator, Page

# The middle of a square in pixels of the window, brought into view; null when something else lies over it.
MIDDLE = """(board, square) => {
  const svg = board.querySelector('svg[data-west], svg.map');
  const column = square.charCodeAt(0) - 97, row = Number(square.slice(1));
  const { west, north } = svg.dataset;
  const cell = west === undefined ? [column, 5 - row] : [column - west, north - row];
  const find = () => new DOMPoint(cell[0] * 100 + 50, cell[1] * 100 + 50).matrixTransform(svg.getScreenCTM());
  const first = find();
  if (first.y < 90 || first.y > innerHeight - 190) scrollBy({ top: first.y - innerHeight / 2, behavior: 'instant' });
  const { x, y } = find();
  return board.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
WAY = (
    "it => document.activeElement.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'"
)
MARKED = '[role="application"][tabindex="0"]'


class Hand:
    """What all three have in common."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.random = Random(3)

    @property
    def board(self) -> Locator:
        """The kingdom or map where something may be put now."""
        return self.page.locator(MARKED)

    def middle(self, square: str) -> tuple[float, float]:
        place = self.board.evaluate(MIDDLE, square)
        assert place is not None, f"something lies over square {square}"
        return place[0], place[1]

    def press(self, control: Locator) -> None:
        raise NotImplementedError

    def choose(self, square: str) -> None:
        """Points at one of the marked squares."""
        raise NotImplementedError

    def lay(self, square: str) -> None:
        """Puts the held pair so that it covers the square."""
        raise NotImplementedError

    def pick(self, number: int) -> None:
        self.press(self.page.get_by_role("button", name=f"Put your king on domino {number}", exact=True))

    def confirm(self) -> None:
        self.press(self.page.get_by_role("button", name="Confirm", exact=True))

    def take_back(self) -> None:
        self.press(self.page.get_by_role("button", name="Take back", exact=True))


class Mouse(Hand):
    """Turns with the wheel, now and then carries the domino from its row."""

    def press(self, control: Locator) -> None:
        control.click()

    def choose(self, square: str) -> None:
        self.page.mouse.click(*self.middle(square))

    def lay(self, square: str) -> None:
        held = self.page.locator("button.held")
        if held.count() and held.is_visible() and self.random.random() < 0.3:
            self.carry(square)
            return
        self.page.mouse.move(*self.middle(square))
        for _ in range(self.random.randrange(3)):
            self.page.mouse.wheel(0, 100)
        self.page.mouse.click(*self.middle(square))

    def carry(self, square: str) -> None:
        """Takes hold of the domino where it can be seen; the square may come into view only then."""
        self.page.locator("button.held").hover()
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(square), steps=4)
        self.page.mouse.up()


class Finger(Hand):
    """A tap shows the domino, another one turns it, the button lays it."""

    def press(self, control: Locator) -> None:
        control.tap()

    def choose(self, square: str) -> None:
        self.page.touchscreen.tap(*self.middle(square))

    def lay(self, square: str) -> None:
        for _ in range(1 + self.random.randrange(3)):
            self.choose(square)
        self.press(self.page.get_by_role("button", name="Place here", exact=True))


class Keys(Hand):
    """Tab, arrows, Enter and the letters; nothing else."""

    def press(self, control: Locator) -> None:
        self.reach(control)
        self.page.keyboard.press("Enter")

    def reach(self, control: Locator) -> None:
        """Walks there with the Tab key, forwards or backwards."""
        key = control.evaluate(WAY)
        for _ in range(200):
            if control.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the Tab key does not reach {control}")

    def choose(self, square: str) -> None:
        """The first marked square will do: arrows go from mark to mark."""
        self.reach(self.board)
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def lay(self, square: str) -> None:
        self.reach(self.board)
        self.page.keyboard.press("ArrowRight")
        for key in self.random.sample(["ArrowDown", "ArrowLeft", "r", "Shift+R"], 2):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")

    def pick(self, number: int) -> None:
        row = self.page.locator("button[data-domino]:enabled")
        row.first.wait_for()
        places = self.page.get_by_role("region", name="Next round").or_(
            self.page.get_by_role("region", name="First row")
        )
        numbers = places.locator("button[data-domino]").evaluate_all("all => all.map(it => Number(it.dataset.domino))")
        self.page.keyboard.press(str(numbers.index(number) + 1))

    def confirm(self) -> None:
        self.page.keyboard.press("c")

    def take_back(self) -> None:
        self.page.keyboard.press("u")
