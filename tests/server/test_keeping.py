"""Backup, restore, prune and check on real databases, damaged ones and such as a server is writing to."""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from crownfield.base.errors import BadOptions
from crownfield.cli import main
from crownfield.server.disk.database import migrate, open_writer
from crownfield.server.disk.keeping import back_up, prune, restore
from crownfield.server.disk.store import Store
from tests.server.running import MINE, ROOT, Server, in_loop
from tests.server.stored_games import SECRET, stored_game


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


async def fill(path: Path, *, changed_at: float) -> None:
    store = Store(url_of(path))
    store.start()
    await store.create(stored_game("old", changed_at=changed_at), SECRET)
    await store.create(stored_game("new", changed_at=time.time()), SECRET)
    store.stop()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    asyncio.run(fill(path, changed_at=time.time() - 400 * 86400))
    return path


def test_a_backup_holds_every_game_and_can_be_put_back(database: Path, tmp_path: Path) -> None:
    assert back_up(url_of(database), tmp_path / "copy.db") == 2
    assert restore(url_of(tmp_path / "elsewhere" / "games.db"), tmp_path / "copy.db") == 2


def test_a_backup_is_private_and_overwrites_nothing(database: Path, tmp_path: Path) -> None:
    back_up(url_of(database), tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    with pytest.raises(BadOptions, match="exists already"):
        back_up(url_of(database), tmp_path / "copy.db")


def test_a_database_with_games_is_not_replaced(database: Path, tmp_path: Path) -> None:
    back_up(url_of(database), tmp_path / "copy.db")
    with pytest.raises(BadOptions, match="holds a database"):
        restore(url_of(database), tmp_path / "copy.db")


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear aunt")
    with pytest.raises(BadOptions, match="no database of Crownfield"):
        restore(url_of(tmp_path / "games.db"), tmp_path / "letter.txt")


def test_pruning_deletes_only_what_is_old(database: Path) -> None:
    assert prune(url_of(database), 365, only_count=True) == (1, 0)
    assert prune(url_of(database), 365) == (1, 0)
    assert prune(url_of(database), 365) == (0, 0)


def test_the_commands_say_what_they_did(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--database", url_of(database)]) == 0
    assert main(["prune", "--dry-run", "--database", url_of(database)]) == 0
    assert main(["restore", str(copy), "--database", url_of(tmp_path / "again.db")]) == 0
    assert "2 games are in" in (said := capsys.readouterr().out)
    assert "1 games untouched" in said
    assert "2 games are back" in said
    assert main(["restore", str(copy), "--database", url_of(database)]) == 2
    assert "holds a database" in capsys.readouterr().err


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(statement)


def write_over_a_page(path: Path, table: str) -> None:
    """Where the rows of a table begin."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)


DAMAGES: dict[str, Callable[[Path], None]] = {
    "an event": lambda path: change(path, "UPDATE events SET text = 'pick 7' WHERE game_id = 'old'"),
    "a game that is gone": lambda path: change(path, "PRAGMA foreign_keys = OFF; DELETE FROM games WHERE id = 'old'"),
    "a page of events": lambda path: write_over_a_page(path, "events"),
    "a page of chat": lambda path: write_over_a_page(path, "chat"),
    "a page of games": lambda path: write_over_a_page(path, "games"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database_is_neither_copied_nor_put_back(
    damage: str, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    back_up(url_of(database), copy := tmp_path / "copy.db")
    for path in (database, copy):
        DAMAGES[damage](path)
        assert main(["check", "--database", url_of(path)]) == 1
        assert "damaged" in capsys.readouterr().out
    with pytest.raises(BadOptions, match="damaged"):
        back_up(url_of(database), tmp_path / "second.db")
    with pytest.raises(BadOptions, match="damaged"):
        restore(url_of(tmp_path / "place" / "games.db"), copy)
    left = {file.name for file in tmp_path.rglob("*") if file.is_file()}
    assert left - {"games.db-wal", "games.db-shm", "copy.db-wal", "copy.db-shm"} == {
        "games.db", "games.db.lock", "copy.db",
    }  # fmt: skip


def test_check_says_which_games_are_whole(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--database", url_of(database)]) == 0
    assert capsys.readouterr().out == "2 games are whole.\n"
    change(database, "UPDATE seats SET name = 'Eve' WHERE game_id = 'old' AND seat = 0")
    assert main(["check", "--database", url_of(database)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "game 'old' is damaged: what is stored is not what was written",
        "1 of 2 games are whole.",
    ]
    assert main(["check", "--database", url_of(database.with_name("none.db"))]) == 2
    assert main(["check", "--database", "games.db"]) == 2
    assert not database.with_name("none.db").exists()


def test_damaged_games_are_not_pruned(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(database, "UPDATE games SET changed_at = 5.0 WHERE id = 'new'")
    assert main(["prune", "--database", url_of(database)]) == 0
    assert "1 games untouched for 365 days were deleted.\n1 damaged games were left alone" in capsys.readouterr().out


def test_a_database_from_before_can_be_copied_and_put_back_before_a_server_renews_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = open_writer(url_of(tmp_path / "games.db"))
    migrate(engine, "0002")
    engine.dispose()
    assert back_up(url_of(tmp_path / "games.db"), tmp_path / "copy.db") == 0
    assert restore(url_of(tmp_path / "again.db"), tmp_path / "copy.db") == 0
    assert main(["check", "--database", url_of(tmp_path / "again.db")]) == 0
    assert "from before they had seals" in capsys.readouterr().out
    with pytest.raises(BadOptions, match="start the server once"):
        prune(url_of(tmp_path / "again.db"), 365)


@pytest.mark.slow
@in_loop
async def test_backup_check_and_prune_work_beside_a_server_that_is_writing(tmp_path: Path) -> None:
    server, enough = await asyncio.to_thread(Server(tmp_path).start), asyncio.Event()

    async def keep_writing() -> int:
        written = 0
        while not enough.is_set():
            table = await server.create("kingdomino", [MINE, MINE], confirm=False)
            async with table.browser(0, 1) as browser:
                written += len((await browser.play())["events"])
        return written

    try:
        writing = asyncio.create_task(keep_writing())
        url = url_of(server.database)
        for number in range(3):
            copy = tmp_path / f"copy{number}.db"
            assert (await run("check", "--database", url)).endswith(" games are whole.\n")
            assert " games are in " in await run("backup", str(copy), "--database", url)
            assert (await run("check", "--database", url_of(copy))).endswith(" games are whole.\n")
            assert (await run("prune", "--days", "1", "--database", url)).startswith("0 games")
        enough.set()
        assert await writing > 100
        assert server.log.count("\n") == 1
    finally:
        server.stop()


async def run(*command: str) -> str:
    """What a command prints, which must succeed."""
    program = str(Path(sys.executable).with_name("crownfield"))
    process = await asyncio.create_subprocess_exec(program, *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    printed, _ = await process.communicate()
    assert process.returncode == 0, printed
    return printed.decode()
