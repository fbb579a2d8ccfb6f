"""Games that an earlier server stored: running ones go on by the first edition of the rules, ended ones stay ended.

`first_edition.sql` was written by the last server of that edition.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import crownfield
from crownfield.play.record import parse_record
from crownfield.server.table.live import LiveTable
from tests.server.inside import Line, house
from tests.server.running import in_loop

STORED = Path(__file__).with_name("first_edition.sql").read_text("utf-8")
OVER = ["kingdomino-over", "queendomino-over", "wedding-over", "duel-over"]
RUNNING = [
    "kings-drawn", "kingdomino-running", "queendomino-setting-up", "queendomino-running", "wedding-running",
    "duel-running", "duel-ending",
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With the database of the earlier server, as it was left."""
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.executescript(STORED)
    return tmp_path


def record_of(live: LiveTable) -> str:
    assert live.table is not None
    return live.table.game.record()


def play_to_the_end(live: LiveTable) -> None:
    assert live.table is not None
    game, random = live.table.game, Random(1)
    while not game.is_over:
        game.play(random.choice(game.legal_moves()))


@pytest.mark.parametrize("name", OVER)
@in_loop
async def test_an_ended_game_stays_ended_and_verifies(folder: Path, name: str) -> None:
    async with house(folder) as tables:
        live = await tables.find(name)
        assert live.stored.status == "over"
        verified = crownfield.verify(record_of(live))
        assert verified.game.is_over
        assert record_of(live).startswith("crownfield record 1\n")


@pytest.mark.parametrize("name", RUNNING)
@in_loop
async def test_a_running_game_goes_on_by_its_own_rules_and_verifies(folder: Path, name: str) -> None:
    async with house(folder) as tables:
        live = await tables.find(name)
        play_to_the_end(live)
        record = record_of(live)
        assert record.startswith("crownfield record 1\n")
        assert crownfield.verify(record).game.is_over
        assert "\nking " not in record


@in_loop
async def test_the_order_of_kings_that_was_told_is_still_told(folder: Path) -> None:
    async with house(folder) as tables:
        live = await tables.find("kings-drawn")
        told = next(event.text for event in live.stored.events if event.text.startswith("kings "))
        order = [int(seat) for seat in told.split()[1:]]
        assert live.stage.state().view["coming"] == order[1:]


@in_loop
async def test_a_person_comes_back_by_the_old_link_and_ends_a_duel_by_skipping_as_was_agreed(folder: Path) -> None:
    """By the rules of today the same skip would not have ended it: one of the two could have placed."""
    async with house(folder) as tables:
        lines = []
        for seat in (0, 1):
            lines.append(Line(tables))
            lines[-1].say_message("hello", game="duel-ending", tokens=[f"duel-ending {seat}"])
            await lines[-1].until(lambda message: message["type"] == "table")
        live = await tables.find("duel-ending")
        record = parse_record(record_of(live))
        assert record.edition == 1
        actor = lines[live.stage.state().acting or 0]
        assert actor.table["view"]["skip"] == "ends"
        await actor.ask("move", version=actor.table["version"], move="skip")
        await actor.ask("confirm", version=actor.table["version"])
        ended = await actor.until(lambda message: message.get("status") == "over")
        assert ended["winners"]
        assert crownfield.verify(record_of(live)).game.is_over
        with pytest.raises(crownfield.BadRecord, match="not finished"):
            crownfield.replay(record_of(live).replace("crownfield record 1", "crownfield record 2"))
        for line in lines:
            await line.close()


@in_loop
async def test_a_game_that_had_not_begun_is_played_by_the_rules_of_today(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "games.db")) as database, database:
        database.execute("DELETE FROM events WHERE game_id = 'kingdomino-running'")
        database.execute("UPDATE games SET status = 'waiting' WHERE id = 'kingdomino-running'")
    async with house(folder) as tables:
        lines = [Line(tables) for _ in range(4)]
        for seat, line in enumerate(lines):
            line.say_message("hello", game="kingdomino-running", tokens=[f"kingdomino-running {seat}"])
            await line.until(lambda message: message["type"] == "table")
        await lines[0].until(lambda message: message.get("status") == "playing")
        record = record_of(await tables.find("kingdomino-running"))
        assert record.startswith("crownfield record 2\n")
        assert "\nking " in record
        for line in lines:
            await line.close()
