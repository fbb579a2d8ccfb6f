"""Whatever is wrong with a record or a kingdom is told in a word that the client can translate, and where it is."""

from pathlib import Path
from typing import get_args

import pytest

from crownfield.server.protocol import Reason
from tests.server.running import Server, in_loop, shared_server

RECORD = (Path(__file__).parents[1] / "golden" / "records" / "kingdomino-fair.txt").read_text("utf-8")
FIRST_MOVE = next(line for line in RECORD.splitlines() if line.startswith("0 pick"))
KINGDOM = "game: kingdomino\n\n"

RECORDS = [
    ("no record at all", "no_record", 1),
    (RECORD.replace("players: ", "players: x", 1), "damaged", 3),
    (RECORD.replace("players: 2\n", "", 1), "damaged", None),
    (RECORD.replace(FIRST_MOVE, "0 pick 49", 1), "illegal", 1 + RECORD[: RECORD.index(FIRST_MOVE)].count("\n")),
    (RECORD.replace("components: ", "components: 0", 1), "other_pieces", None),
    (RECORD.replace("scores: ", "scores: 1", 1), "wrong_scores", None),
    (RECORD.replace(FIRST_MOVE, f"{FIRST_MOVE}\n0 takeback 1\n" * 1000 + FIRST_MOVE, 1), "too_long", None),
]
SHEETS = [
    (f"{KINGDOM}C w1 w w\n", "odd_squares", None),
    (f"{KINGDOM}C w1 w q9 w\n", "damaged", 3),
    ("game: chess\n\nC\n", "damaged", 1),
    (f"{KINGDOM}w w\n", "no_castle", None),
    (f"{KINGDOM}C w w w w w w\n", "too_wide", None),
    (f"{KINGDOM}C . w w\n", "apart", None),
    (f"{KINGDOM}C w3 w\n", "not_in_the_box", None),
]


@pytest.fixture
def server() -> Server:
    return shared_server()


@pytest.mark.parametrize(("record", "reason", "line"), RECORDS, ids=lambda value: str(value)[:12])
@in_loop
async def test_a_bad_record_is_refused_for_its_reason(server: Server, record: str, reason: str, line: int) -> None:
    answer = (await server.request("POST", "/api/replay", json={"record": record})).json()
    assert (answer["code"], answer["reason"], answer["line"]) == ("bad_record", reason, line), answer


@pytest.mark.parametrize(("sheet", "reason", "line"), SHEETS, ids=lambda value: str(value)[:12])
@in_loop
async def test_a_kingdom_that_cannot_be_is_refused_for_its_reason(
    server: Server, sheet: str, reason: str, line: int
) -> None:
    answer = (await server.request("POST", "/api/score", json={"sheet": sheet})).json()
    assert (answer["code"], answer["reason"], answer["line"]) == ("unreadable", reason, line), answer


def test_every_reason_is_given() -> None:
    assert {reason for _, reason, _ in (*RECORDS, *SHEETS)} == set(get_args(Reason))
