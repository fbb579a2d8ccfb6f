"""Random bytes over a database: every game opens as it was told, or is refused by name."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any

import pytest

from crownfield.base.errors import BadOptions
from crownfield.server.disk.store import Damaged, NotStored, Store, StoredGame
from tests.server.stored_games import SECRET, stored_game, turn

SEEDS = int(os.environ.get("CROWNFIELD_DAMAGES", "40"))
GAMES, TURNS, PAGES = 30, 12, 5


def use(path: Path, act: Callable[[Store], Awaitable[Any]]) -> Any:
    async def session() -> Any:
        store = Store(f"sqlite:///{path}")
        store.start()
        try:
            return await act(store)
        finally:
            store.stop()

    return asyncio.run(session())


async def play(store: Store) -> list[StoredGame]:
    """Games whose turns were written in turn, so that they lie among each other."""
    games = [await store.create(stored_game(f"game{number}", events=()), SECRET) for number in range(GAMES)]
    for number in range(TURNS):
        turns = [turn(100 * index + 2 * number) for index in range(GAMES)]
        games = await asyncio.gather(*map(store.append, games, turns))
        games[number] = await store.update_seat(games[number], 0, name=f"Ana {number}")
    return games


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[StoredGame]]:
    path = tmp_path_factory.mktemp("told") / "games.db"
    games = use(path, play)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path, games


def damage(path: Path, random: Random, pages: int = PAGES) -> None:
    content = bytearray(path.read_bytes())
    size = 4096
    for page in random.sample(range(1, len(content) // size), pages):
        start, length = page * size + random.randrange(size), random.choice([1, 8, 64, 512])
        end = min(start + length, (page + 1) * size)
        content[start:end] = random.randbytes(end - start)
    path.write_bytes(content)


async def open_all(store: Store, games: list[StoredGame]) -> list[str]:
    """What became of each game; one that opens must be the one that was told."""
    found = []
    for game in games:
        try:
            opened = await store.load(game.id)
            secret = None if opened is None else await store.secret(opened)
        except Damaged as error:
            found.append("damaged" if game.id in str(error) else "nameless")
        except NotStored as error:
            pytest.fail(f"{game.id} was refused as if the database were away: {error}")
        else:
            assert opened in (game, None)
            assert secret in (SECRET, None)
            found.append("whole" if opened else "unknown")
    assert "nameless" not in found
    return found


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_game_opens_whole_or_is_refused(seed: int, told: tuple[Path, list[StoredGame]], tmp_path: Path) -> None:
    path = Path(copy(told[0], tmp_path / "games.db"))
    damage(path, Random(seed))
    with suppress(BadOptions):  # the file as a whole is refused
        use(path, lambda store: open_all(store, told[1]))


def test_most_games_go_on_being_served_beside_the_damaged_ones(
    told: tuple[Path, list[StoredGame]], tmp_path: Path
) -> None:
    found = []
    for seed in range(10):
        path = Path(copy(told[0], tmp_path / f"{seed}.db"))
        damage(path, Random(f"one page {seed}"), pages=1)
        found += use(path, lambda store: open_all(store, told[1]))
    assert found.count("whole") > len(found) / 2
    assert "damaged" in found


CHANGES = {
    "an event's text": "UPDATE events SET text = 'pick 9' WHERE game_id = 'game3' AND number = 5",
    "an event's seat": "UPDATE events SET seat = 1 WHERE game_id = 'game3' AND number = 5",
    "a missing tail": "DELETE FROM events WHERE game_id = 'game3' AND number > 20",
    "a missing tail and count": "DELETE FROM events WHERE game_id = 'game3' AND number > 20; "
    "UPDATE games SET event_count = 21 WHERE id = 'game3'",
    "a hole": "DELETE FROM events WHERE game_id = 'game3' AND number = 7",
    "two events changed places": "UPDATE events SET number = 900 WHERE game_id = 'game3' AND number = 4; "
    "UPDATE events SET number = 4 WHERE game_id = 'game3' AND number = 5; "
    "UPDATE events SET number = 5 WHERE number = 900",
    "another game's events": "DELETE FROM events WHERE game_id = 'game3'; "
    "UPDATE events SET game_id = 'game3' WHERE game_id = 'game4'",
    "the hash": "UPDATE games SET event_hash = replace(event_hash, substr(event_hash, 1, 1), 'x') WHERE id = 'game3'",
    "no hash": "UPDATE games SET event_hash = NULL, seal = NULL WHERE id = 'game3'",
    "an option": """UPDATE games SET options = '{"harmony": false, "row": 4}' WHERE id = 'game3'""",
    "no JSON": "UPDATE games SET options = '{' WHERE id = 'game3'",
    "no text": "UPDATE games SET options = CAST(x'ff00' AS TEXT) WHERE id = 'game3'",
    "a number": "UPDATE games SET players = 3 WHERE id = 'game3'",
    "a time": "UPDATE games SET changed_at = 5.0 WHERE id = 'game3'",
    "a nonce": """UPDATE games SET nonces = '{"0": "abababababababab"}' WHERE id = 'game3'""",
    "how it stands": "UPDATE games SET status = 'over' WHERE id = 'game3'",
    "a name": "UPDATE seats SET name = 'Eve' WHERE game_id = 'game3' AND seat = 0",
    "a seat": "DELETE FROM seats WHERE game_id = 'game3' AND seat = 1",
    "a token": "UPDATE tokens SET hash = 'b' WHERE game_id = 'game3' AND seat = 0",
    "no token": "DELETE FROM tokens WHERE game_id = 'game3'",
    "the secret": "UPDATE secrets SET secret = x'00' WHERE game_id = 'game3'",
    "no secret": "DELETE FROM secrets WHERE game_id = 'game3'",
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_by_itself_is_noticed(
    change: str, told: tuple[Path, list[StoredGame]], tmp_path: Path
) -> None:
    path = Path(copy(told[0], tmp_path / "games.db"))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(CHANGES[change])
    others = [game for game in told[1] if game.id not in ("game3", "game4")]
    assert use(path, lambda store: open_all(store, [told[1][3]])) == ["damaged"]
    assert set(use(path, lambda store: open_all(store, others))) == {"whole"}


def test_a_damaged_game_is_not_continued(told: tuple[Path, list[StoredGame]], tmp_path: Path) -> None:
    path = Path(copy(told[0], tmp_path / "games.db"))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("UPDATE games SET event_count = 3 WHERE id = 'game3'")

    async def go_on(store: Store) -> None:
        with pytest.raises(NotStored):
            await store.append(told[1][3], turn(30))
        after = await store.append(told[1][5], turn(30))
        assert after == replace(told[1][5], events=(*told[1][5].events, *turn(30)), changed_at=after.changed_at)

    use(path, go_on)
