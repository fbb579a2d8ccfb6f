"""Browsers are told which squares lie on one domino: in play, in a draft, after a take-back and in a replay."""

import pytest

from crownfield.play.record import Event, effective
from crownfield.server.shown.dominoes import dominoes_of
from tests.server.judging import moments_of
from tests.server.running import MINE, SQUIRE, Server, in_loop, shared_server
from tests.server.saying import Json


@pytest.fixture
def server() -> Server:
    return shared_server()


def squares(state: Json) -> list[set[str]]:
    view = state["view"]
    return [set(board["squares"]) for board in view.get("maps", view.get("kingdoms"))]


@pytest.mark.parametrize(
    ("move", "pair"), [("h7e", ("h7", "i7")), ("h7w", ("h7", "g7")), ("g8n", ("g8", "g9")), ("g12s", ("g12", "g11"))]
)
def test_a_domino_lies_where_it_was_placed(move: str, pair: tuple[str, str]) -> None:
    assert dominoes_of([Event(1, f"place {move}")], 2, {}) == [[], [pair]]


def test_what_was_taken_back_was_discarded_or_lies_apart_is_no_domino() -> None:
    events = [Event(0, "place h7e"), Event(0, "takeback 1"), Event(0, "discard"), Event(1, "place d4 f2")]
    assert dominoes_of(effective(events), 2, {}) == [[], []]


def test_a_team_has_one_kingdom() -> None:
    events = [Event(2, "place h7e"), Event(3, "place g8n")]
    assert dominoes_of(events, 4, {"teams": True}) == [[], [("h7", "i7"), ("g8", "g9")]]


@in_loop
@pytest.mark.parametrize("game", ["kingdomino", "queendomino"])
async def test_in_every_table_and_frame_all_squares_but_the_castle_are_of_one_domino(server: Server, game: str) -> None:
    invited = await server.create(game, [MINE, SQUIRE])
    async with invited.browser(0) as browser:
        await browser.play()
        states = [message for message in browser.heard if message["type"] == "table"]
    reply = (await server.request("GET", f"/api/games/{invited.id}/replay")).json()
    for state in (*states, *moments_of(reply)):
        laid = [[square for pair in kingdom for square in pair] for kingdom in state["dominoes"]]
        assert [set(kingdom) for kingdom in laid] == squares(state)
        assert all(len(kingdom) == len(set(kingdom)) for kingdom in laid)
    assert any(state["draft"] and state["draft"][0].startswith("place") for state in states)


@in_loop
async def test_in_a_duel_pairs_of_dice_that_lie_together_are_told(server: Server) -> None:
    invited = await server.create("duel", [MINE, SQUIRE], confirm=False)
    async with invited.browser(0) as browser:
        state = await browser.play()
    placed = [event["text"] for event in state["events"] if event["text"].startswith("place")]
    together = [text for text in placed if len(text.split()) == 2]
    assert sum(len(pairs) for pairs in state["dominoes"]) == len(together) > 0
    for pairs, drawn in zip(state["dominoes"], squares(state), strict=True):
        assert {square for pair in pairs for square in pair} <= drawn
