"""Backup, restore and prune on real databases."""

import asyncio
import time
from pathlib import Path

import pytest

from crownfield.base.errors import BadOptions
from crownfield.cli import main
from crownfield.server.keeping import back_up, prune, restore
from crownfield.server.store import Store
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
    assert prune(url_of(database), 365, only_count=True) == 1
    assert prune(url_of(database), 365) == 1
    assert prune(url_of(database), 365) == 0


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
