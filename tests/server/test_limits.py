"""What costs the server time is given in measure, and pages of other websites change nothing."""

from pathlib import Path

import pytest

from crownfield.play.table import TableRefusal
from crownfield.server.table import limits
from crownfield.server.table.limits import Limits, Paces
from tests.server.running import LINK, MINE, Server, in_loop, shared_server

SHEET = "game: kingdomino\n\nC w1 w\n"


@pytest.fixture
def server() -> Server:
    return shared_server()


def test_each_address_has_a_pace_of_its_own() -> None:
    gate = Limits(2)
    for _ in range(4):
        gate.check("one")
    with pytest.raises(TableRefusal) as caught:
        gate.check("one")
    assert caught.value.code == "too_fast"
    gate.check("two")


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_REMEMBERED", 3)
    paces = Paces(1)
    for number in range(100):
        paces.of(str(number))
    assert len(paces._paces) == 3


@pytest.mark.slow
@in_loop
async def test_replays_score_pads_and_seats_are_limited_for_each_address(tmp_path: Path) -> None:
    server = Server(tmp_path, requests_per_second=1, open_tables=True, trust_proxy=True).start()
    try:
        for path, body in (
            ("/api/score", {"sheet": SHEET}),
            ("/api/replay", {"record": "x"}),
            ("/api/qr", {"text": "x"}),
            ("/api/tables/x/sit", {}),
        ):
            answers = [
                await server.request("POST", path, json=body, headers={"x-forwarded-for": path}) for _ in range(4)
            ]
            codes = [answer.json().get("code") for answer in answers if answer.status_code == 429]
            assert codes[-1:] == ["too_fast"], path
            assert answers[0].status_code != 429
        neighbour = await server.request("POST", "/api/score", json={"sheet": SHEET})
        assert neighbour.status_code == 200
    finally:
        server.stop()


@in_loop
async def test_a_page_of_another_website_changes_nothing(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, LINK])
    wish = {"game": "kingdomino", "seats": [MINE, LINK]}
    for origin in (
        "http://evil.example.org",
        "null",
        f"http://{server.address}.evil.example.org",
        "http://127.0.0.1:1",
        "http://[",
    ):
        strange = {"origin": origin}
        for method, path, details in (
            ("POST", "/api/games", {"json": wish}),
            ("POST", "/api/score", {"json": {"sheet": SHEET}}),
            ("POST", f"/api/tables/{invited.id}/sit", {"json": {}}),
            ("POST", f"/api/games/{invited.id}/next", {}),
            ("DELETE", f"/api/games/{invited.id}", {"tokens": [invited.tokens[0]]}),
        ):
            answer = await server.request(method, path, headers=strange, **details)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), (origin, path)
    own = {"origin": f"http://{server.address}"}
    assert (await server.request("POST", "/api/games", json=wish, headers=own)).status_code == 201
    async with invited.browser(0):
        pass


@pytest.mark.slow
@in_loop
async def test_the_public_address_and_further_origins_are_our_own(tmp_path: Path) -> None:
    server = Server(tmp_path, public_url="https://games.example.org", origins="http://localhost:5173").start()
    try:
        for origin in ("https://games.example.org", "http://localhost:5173"):
            answer = await server.request("POST", "/api/score", json={"sheet": SHEET}, headers={"origin": origin})
            assert answer.status_code == 200
    finally:
        server.stop()
