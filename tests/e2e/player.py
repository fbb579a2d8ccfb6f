"""Plays at a table through its controls, choosing something of substance whenever there is a choice."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.hands import Hand, Mouse
from tests.e2e.visitor import Json, Visitor

PRICES = "543210"
WORDS = {
    "build none": "Build nothing",
    "dragon none": "Leave the dragon",
    "turn none": "Leave the dice",
    "cross none": "Not now",
    "skip": "Draw nothing",
    "discard": "Discard it",
}
VICTORY = re.compile(r"wins?( the Dynasty)?!|share the (victory|Dynasty)!|wins the tie!")


class Player:
    """One visitor at one table."""

    def __init__(self, visitor: Visitor, hand: type[Hand] = Mouse) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.hand = hand(visitor.page)
        self.verbs: set[str] = set()
        """What it has done so far."""

    # --- when

    def may_confirm(self) -> bool:
        return self.page.get_by_role("button", name="Confirm", exact=True).is_visible()

    def _is_due(self, state: Json) -> bool:
        if state["status"] != "playing":
            return state["status"] in ("over", "aborted")
        legal = state["legal"]
        if len(legal) == 1 and legal[0].endswith(" none"):
            return False  # the page makes such a decision by itself
        return bool(legal) or self.may_confirm()

    def due(self) -> Json:
        """The table, once something is to be done here or the game has ended."""
        return self.visitor.table(self._is_due)

    def may_act(self) -> bool:
        """Whether something is to be done here right now."""
        state = self.visitor.table()
        return state["status"] == "playing" and self._is_due(state)

    def step(self) -> Json:
        """One decision; returns the table after it."""
        state = self.due()
        if state["status"] != "playing":
            return state
        if state["legal"]:
            self.decide(self._substantial(state["legal"]), state)
        else:
            self.hand.confirm()
        return self.visitor.table(lambda now: now["version"] != state["version"] or now["status"] != "playing")

    def play(self, until: Callable[[Json], bool] = lambda _: False) -> Json:
        """To the end, or until the table is so."""
        state = self.due()
        while state["status"] == "playing" and not until(state):
            state = self.step()
        return state

    def turn(self) -> Json:
        """A whole turn, confirmed."""
        before = self.due()["events"]
        return self.play(until=lambda state: state["events"] > before)

    # --- what

    @staticmethod
    def _substantial(legal: list[str]) -> str:
        return next((move for move in legal if not move.endswith(" none") and move != "discard"), legal[0])

    def decide(self, move: str, state: Json) -> None:
        """Makes a legal move, or for placing one like it, with the controls of the page."""
        verb, *rest = move.split(" ")
        self.verbs.add(verb)
        if verb in ("tax", "mode"):
            self.hand.press(self.page.locator(".actions .buttons button").nth(state["legal"].index(move)))
        elif move in WORDS:
            self.hand.press(self.page.get_by_role("button", name=WORDS[move], exact=True))
        elif verb == "pick":
            self.hand.pick(int(rest[0]))
        elif verb == "place" and len(rest) == 1:
            self.hand.lay(rest[0][:-1])
        elif verb in ("place", "bless"):
            for square in rest:
                self.hand.choose(square)
        else:
            getattr(self, f"_{verb}")(rest, state)

    # --- Queendomino

    def _plot(self, price: str) -> Locator:
        return self.page.get_by_role("region", name="Builders’ street").get_by_role("button").nth(PRICES.index(price))

    def _build(self, rest: list[str], state: Json) -> None:
        price, square = rest
        sites = [move for move in state["legal"] if move.startswith(f"build {price} ")]
        self.hand.press(self._plot(price))
        if len(sites) > 1:
            self.hand.choose(square)

    def _dragon(self, rest: list[str], state: Json) -> None:
        self.hand.press(self._plot(rest[0]))

    # --- Duel

    def _die(self, die: str) -> Locator:
        dice = self.page.get_by_role("group", name="Dice")
        return dice.get_by_role("button").filter(has=self.page.get_by_role("img", name=f"die {die}:"))

    def _take(self, dice: list[str], state: Json) -> None:
        for die in dice:
            self.hand.press(self._die(die))
        larger = [move for move in state["legal"] if set(dice) < set(move.split(" ")[1:])]
        if larger:
            self.hand.press(self.page.get_by_role("button", name="Take th"))

    def _cross(self, rest: list[str], state: Json) -> None:
        self.hand.press(self._die(rest[0]))

    def _picture(self, rest: list[str], state: Json) -> None:
        """The moves that are shown as pictures, in the order in which they are legal."""
        moves = [move.split(" ")[1:] for move in state["legal"] if not move.endswith(" none")]
        self.hand.press(self.page.locator(".choices button").nth(moves.index(rest)))

    _turn = _coat = _domains = _picture

    # --- the end

    def see_the_end(self) -> None:
        """The page says who won and shows every total."""
        state = self.visitor.table(lambda now: now["status"] == "over")
        pad = self.page.get_by_role("region", name="The game is over")
        if (show := pad.get_by_role("button", name="Show everything")).is_visible():
            self.hand.press(show)
        expect(pad.get_by_role("heading")).to_contain_text(VICTORY)
        totals = pad.get_by_role("row").last.get_by_role("cell").all_inner_texts()
        carried = state["carried"] or [0] * len(totals)
        assert totals == [
            str(scores["total"] + before) for scores, before in zip(state["scores"], carried, strict=True)
        ]
