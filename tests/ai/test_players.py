"""Players by name: what they are called, what can be set, and what every one of them promises."""

import time

import pytest

from crownfield.ai.players.registry import PLAYERS, new_player
from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games import start
from crownfield.games.position import Position
from tests.ai.quick import quick
from tests.contract.tables import BY_NAME, Table, every_table, positions, walk


@every_table
@pytest.mark.parametrize("name", PLAYERS)
def test_a_turn_is_legal_ends_the_turn_and_leaves_the_position_as_it_is(name: str, table: Table) -> None:
    for position in positions(table, by="seat")[::6]:
        before = position.state.tobytes()
        turn = new_player(quick(name), 5).turn(position)
        assert position.state.tobytes() == before
        seat, key, after = position.actor, position.rules.turn_key(position.state), position.copy()
        for move in turn:
            assert (after.actor, after.rules.turn_key(after.state)) == (seat, key)
            after.play(move)
        assert (after.actor, after.rules.turn_key(after.state)) != (seat, key)


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
