"""Players by name: what they are called, what can be set, and what every one of them promises."""

import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from crownfield.ai.players import PLAYERS, Kind, new_player, register, registry
from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games import start
from crownfield.games.position import Position
from tests.ai.quick import quick
from tests.contract.tables import BY_NAME, Table, every_table, positions, walk


@every_table
def test_a_turn_is_legal_ends_the_turn_and_leaves_the_position_as_it_is(table: Table) -> None:
    for position, name in product(positions(table, by="seat")[::6], PLAYERS):
        before = position.state.tobytes()
        turn = new_player(quick(name), 5).turn(position)
        assert position.state.tobytes() == before, name
        seat, key, after = position.actor, position.rules.turn_key(position.state), position.copy()
        for move in turn:
            assert (after.actor, after.rules.turn_key(after.state)) == (seat, key), (name, turn)
            after.play(move)
        assert (after.actor, after.rules.turn_key(after.state)) != (seat, key), (name, turn)


def middle_of_a_game() -> Position:
    return next(position.copy() for index, position in enumerate(walk(BY_NAME["kingdomino/4"], 3)) if index == 31)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_gives_the_same_turns(name: str) -> None:
    position = middle_of_a_game()
    players = [new_player(quick(name), seed) for seed in ("one", "one")]
    assert [players[0].turn(position) for _ in range(5)] == [players[1].turn(position) for _ in range(5)]


@pytest.mark.parametrize("name", PLAYERS)
def test_nobody_moves_when_chance_must_speak(name: str) -> None:
    with pytest.raises(NotAllowed, match="no seat is to act, but row"):
        new_player(quick(name), 1).turn(start("kingdomino"))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mce-tr", "uct-tr", "mce-fg"])
def test_a_budget_of_seconds_is_kept_within_a_tenth(name: str) -> None:
    player, position = new_player(f"{name}:seconds=0.3", 1), middle_of_a_game()
    player.turn(position)
    took = []
    for _ in range(5):
        begin = time.perf_counter()
        player.turn(position)
        took.append(time.perf_counter() - begin)
    assert 0.27 < min(took) < 0.33  # the least of them: a busy machine can only take longer


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown player 'wizard'; players are: random, greedy, gprd, fg, mce-tr"):
        new_player("wizard", 1)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("fg:seconds=1", "player fg has no setting 'seconds'; its settings: none"),
        ("mce-fg:depth=3", "player mce-fg has no setting 'depth'; its settings: playouts, seconds"),
        ("mce-fg:playouts=many", "player mce-fg: 'many' is no value for playouts"),
        ("uct-fg:playouts=0", "a budget must be more than nothing"),
        ("uct-fg:seconds=nan", "a budget must be more than nothing"),
        ("uct-fg:seconds=1,playouts=1", "a budget is either playouts or seconds"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(spec: str, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        new_player(spec, 1)


MODULE = """
from crownfield.ai.players import Kind

class First:
    def __init__(self, seed, *, nth=0):
        self.nth = nth

    def turn(self, position):
        move = position.legal_moves()[self.nth]
        return [move]

KIND = Kind("strangers:First", settings={"nth": int})
"""


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that somebody else has installed."""
    (tmp_path / "strangers.py").write_text(MODULE, encoding="utf-8")
    facts = tmp_path / "strangers-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    points = "[crownfield.players]\nfirst = strangers:KIND\nodd = strangers:First\n"
    (facts / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "PLAYERS", dict(PLAYERS))
    registry._installed.cache_clear()
    yield tmp_path
    registry._installed.cache_clear()


def test_a_player_that_somebody_else_installed_is_known_by_its_name(strangers: Path) -> None:
    position = middle_of_a_game()
    assert new_player("first:nth=1", 1).turn(position) == [position.legal_moves()[1]]
    with pytest.raises(BadOptions, match=r"unknown player 'wizard'; players are: random, .*, search, first, odd"):
        new_player("wizard", 1)


def test_what_is_installed_as_a_player_and_is_none_is_refused(strangers: Path) -> None:
    with pytest.raises(BadOptions, match=r"player odd: strangers:First is no crownfield\.ai\.players\.Kind"):
        new_player("odd", 1)


def test_a_program_can_register_players_of_its_own(strangers: Path) -> None:
    register("mine", Kind("strangers:First"))
    position = middle_of_a_game()
    assert new_player("mine", 1).turn(position) == [position.legal_moves()[0]]


@pytest.mark.parametrize(("name", "words"), [("fg", "there is a player 'fg' already"), ("a:b", "'a:b' is no name")])
def test_a_name_that_is_taken_or_cannot_be_written_is_refused(name: str, words: str, strangers: Path) -> None:
    with pytest.raises(BadOptions, match=words):
        register(name, Kind("strangers:First"))
