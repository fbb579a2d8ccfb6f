"""Whatever keeps a server from starting is told in one line, before it says where it is."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from crownfield.server.disk.database import migrate, open_writer
from crownfield.server.disk.store import Store
from tests.server.running import PATIENCE, ROOT, Server

READY = "Crownfield is at "
COMMAND = [str(Path(sys.executable).with_name("crownfield")), "serve", "--no-browser"]


@contextmanager
def serving(folder: Path, *typed: str) -> Iterator["subprocess.Popen[str]"]:
    command = [*COMMAND, "--port", "0", "--database", f"sqlite:///{folder / 'games.db'}", *typed]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def refused(folder: Path, *typed: str, **environment: str) -> str:
    """What a server says that cannot start, which must be one line and not that it is there."""
    command = [*COMMAND, "--port", "0", "--database", f"sqlite:///{folder / 'games.db'}", *typed]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, ""), done
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("crownfield: ")
    return done.stderr


@pytest.mark.slow
def test_a_free_port_is_printed_by_its_number(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix(READY).split()[0]
        port = int(address.removeprefix("http://127.0.0.1:").removesuffix("/"))
        with closing(socket.create_connection(("127.0.0.1", port), PATIENCE)):
            pass


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        assert f"cannot listen to 127.0.0.1, port {port}: Address already in use" in refused(tmp_path, "--port", port)
    assert not (tmp_path / "games.db").exists()


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "cannot listen to 192.0.2.1, port 0: " in refused(tmp_path, "--host", "192.0.2.1")


@pytest.mark.slow
def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        assert f"another server is using {tmp_path / 'games.db'}" in refused(tmp_path)
    finally:
        server.kill()
    with serving(tmp_path) as process:  # the lock has gone with the one that was killed
        assert process.stdout is not None
        assert process.stdout.readline().startswith(READY)


def test_a_folder_that_cannot_be_written() -> None:
    assert "the database /proc/games.db cannot be opened" in refused(Path("/proc"))


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    assert "cannot be opened: Is a directory" in refused(tmp_path)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("dear diary " * 100)
    assert "the database cannot be used: file is not a database" in refused(tmp_path)


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    engine = open_writer(f"sqlite:///{tmp_path / 'games.db'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert "another version of Crownfield" in refused(tmp_path)


@pytest.mark.parametrize(
    ("typed", "environment", "words"),
    [
        (["--port", "65536"], {}, "CROWNFIELD_PORT must be a whole number"),
        (["--workers", "0"], {}, "CROWNFIELD_WORKERS must be a whole number"),
        (["--database", "games.db"], {}, "CROWNFIELD_DATABASE must be an address"),
        (["--database", "postgresql://host/games"], {}, "no driver for the database postgresql"),
        (["--components", "/no/such/folder"], {}, "CROWNFIELD_COMPONENTS must be a folder"),
        ([], {"CROWNFIELD_PAUSE": "long"}, "CROWNFIELD_PAUSE must be a number of seconds"),
    ],
)
def test_a_setting_that_makes_no_sense(
    tmp_path: Path, typed: list[str], environment: dict[str, str], words: str
) -> None:
    assert words in refused(tmp_path, *typed, **environment)


def test_component_files_that_do_not_fit(tmp_path: Path) -> None:
    (tmp_path / "kingdomino_dominoes.csv").write_text("number\n1\n")
    assert "kingdomino_dominoes.csv" in refused(tmp_path, "--components", str(tmp_path))


def test_two_stores_do_not_share_a_file_in_one_process_either(tmp_path: Path) -> None:
    first, second = (Store(f"sqlite:///{tmp_path / 'games.db'}") for _ in range(2))
    first.start()
    with pytest.raises(Exception, match="another server"):
        second.start()
    second.stop()
    first.stop()
    third = Store(f"sqlite:///{tmp_path / 'games.db'}")
    third.start()
    third.stop()
