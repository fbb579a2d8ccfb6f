"""An installed wheel with compiled kernels: nothing is compiled, nothing is missing, and nobody else notices."""

import json
import subprocess
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from crownfield.base.compiling import compiles
from tests.installed.installing import GAME, Place, build_wheel, install, once
from tests.server.running import MINE, SQUIRE, Server, in_loop

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("wheel"),
    pytest.mark.skipif(not compiles(), reason="NOTHING IS KEPT when kernels are interpreted"),
]

PLAY = f"""
import sys
from crownfield.base.packed import prefer_packed
prefer_packed()
from numba.core import event
from crownfield import new_game
from crownfield.ai.players.levels import LEVELS, player_of
typed = []
with event.install_recorder("numba:compile") as compiled:
    for level in LEVELS:
        game = new_game({GAME!r}, players=2, seed="11")
        other = player_of(level, {GAME!r}, "11 seat 1")
        turns = 2 if level == "regent" else 1000
        while not game.is_over and (turns := turns - (game.actor == 1)):
            moves = game.legal_moves()
            if len(moves) > 1 and game.actor == 0:
                if level == "steward":
                    typed.append(str(moves[0]))
                game.play(moves[0])
            elif len(moves) == 1:
                game.play(moves[0])
            else:
                for move in other.turn(game.position):
                    game.play(move)
print("compiled", len(compiled.buffer))
print(*typed, sep="\\n")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return once(tmp_path_factory, "wheel", lambda folder: build_wheel(folder, GAME))


@pytest.fixture(scope="module")
def engine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """With the engine and its players alone."""
    return once(tmp_path_factory, "engine", lambda folder: install(folder, wheel))


@pytest.fixture(scope="module")
def host(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """With what hosting needs."""
    return once(tmp_path_factory, "host", lambda folder: install(folder, wheel, "[server]"))


def test_the_wheel_is_for_one_python_and_machine_and_asks_for_exactly_one_numba(wheel: Path) -> None:
    assert "-py3-none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        metadata = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        assert f"Requires-Dist: numba=={version('numba')}\n" in archive.read(metadata).decode()


def test_a_wheel_without_kernels_is_for_every_python(tmp_path: Path) -> None:
    pure = build_wheel(tmp_path, "")
    assert pure.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(pure) as archive:
        assert not [name for name in archive.namelist() if "/compiled/" in name]


def test_a_game_is_played_and_nothing_is_compiled(engine: Place) -> None:
    """Through every level in one process, watched by Numba's own events; then the same moves in the terminal."""
    played = engine.run("python", "-c", PLAY)
    assert played.returncode == 0, played.stderr
    compiled, *typed = played.stdout.splitlines()
    assert compiled == "compiled 0"
    done = engine.run(
        "crownfield", "play", GAME, "--seed", "11", "--opponent", "steward", typed="\n".join(typed) + "\n"
    )
    assert done.returncode == 0, done.stderr
    assert "The record is in" in done.stdout
    assert "Preparing" not in done.stderr
    assert engine.compiled == []


def test_it_says_which_code_it_runs(engine: Place) -> None:
    done = engine.run("crownfield", "bench", "--game", GAME, "--quick", "--seconds", "0.01", "--json")
    assert done.returncode == 0, done.stderr
    code = json.loads(done.stdout)["machine"]["code"]
    assert code.startswith("baseline (")
    assert code.endswith(" packed, 0 kept, 0 compiled")


def test_whoever_imports_it_keeps_the_native_processor(engine: Place) -> None:
    program = "import os, crownfield; crownfield.Game; print([name for name in os.environ if name.startswith('NUMBA')])"
    assert engine.run("python", "-c", program).stdout == "[]\n"


def test_serving_says_in_one_line_what_to_install(engine: Place) -> None:
    done = engine.run("crownfield", "serve")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("crownfield: ")
    assert done.stderr.endswith("pip install 'crownfield[server]'\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "command",
    [["arena", "greedy", "random", "--game", GAME, "--games", "2"], ["trace", GAME], ["components"], ["warm", GAME]],
)
def test_whatever_does_not_host_does_without_the_servers_packages(engine: Place, command: list[str]) -> None:
    done = engine.run("crownfield", *command)
    assert done.returncode == 0, done.stderr


class Installed(Server):
    """The server of a place."""

    def __init__(self, place: Place, folder: Path) -> None:
        super().__init__(folder)
        self._place = place

    def start(self) -> "Installed":
        settings = {f"CROWNFIELD_{name.upper()}": str(value) for name, value in self._settings.items()}
        command = [self._place.program("crownfield"), "serve", "--no-browser", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}"]
        with self.log_file.open("ab") as log:
            environment = {**self._place.environment, **settings}
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self._wait_until_it_answers(self._process)
        return self


@in_loop
async def played_at(server: Server) -> None:
    table = await server.create(GAME, [MINE, SQUIRE])
    async with table.browser(0) as browser:
        assert (await browser.play())["status"] == "over"


def test_a_server_plays_with_a_computer_and_nothing_is_compiled(host: Place, tmp_path: Path) -> None:
    server = Installed(host, tmp_path).start()
    try:
        played_at(server)
    finally:
        server.stop()
    assert host.compiled == []
