"""Nobody can see what is not yet revealed: two games that differ only there give identical bytes to everyone."""

import ast
import gc
import json
import logging
import pickle
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import crownfield
from crownfield import games
from crownfield.ai.players.registry import PLAYERS, new_player
from crownfield.play.dealer import Dealer, Pledge
from crownfield.play.game import Game
from tests.ai.quick import quick
from tests.leak.two_orders import PLEDGE, TwoFacedDealer, dealt_alike, new_pair

SOURCE = Path(str(crownfield.__file__)).parent
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("kingdomino", 2, {}),
    ("kingdomino", 3, {"row": 4}),
    ("queendomino", 4, {}),
    ("queendomino", 8, {"royal_wedding": True, "teams": True}),
    ("duel", 2, {}),
]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)


def moments(
    game: str, players: int, options: dict[str, Any], reveals: int | None = None
) -> Iterator[tuple[Game, Game]]:
    """The pair before every move for as long as both were dealt the same."""
    alike = dealt_alike(game, players) if reveals is None else reveals
    one, other = new_pair(game, players, options, alike)
    random = Random(3)
    while revealed(one) <= alike and not one.is_over:
        yield one, other
        move = random.choice(one.legal_moves())
        one.play(move.text)
        other.play(move.text)


def revealed(game: Game) -> int:
    return sum(event.seat is None for event in game.events)


@every_table
def test_the_pair_differs_after_the_same_moves(game: str, players: int, options: dict[str, Any]) -> None:
    """Or the tests below would mean nothing."""
    *_, (one, other) = moments(game, players, options)
    random = Random(4)
    while one.position == other.position and not one.is_over:
        move = random.choice(one.legal_moves()).text
        one.play(move)
        other.play(move)
    assert one.record() != other.record()


@every_table
def test_state_view_and_legal_moves_are_the_same_bytes(game: str, players: int, options: dict[str, Any]) -> None:
    """K16, K18, Q7"""
    seen = 0
    for one, other in moments(game, players, options):
        assert one.position.state.tobytes() == other.position.state.tobytes()
        assert json.dumps(one.view()) == json.dumps(other.view())
        assert json.dumps(one.position.view()) == json.dumps(other.position.view())
        assert one.legal_moves() == other.legal_moves()
        assert one.scores() == other.scores()
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("kings", [1, 2])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("kingdomino", 2, {}), ("kingdomino", 4, {}), ("queendomino", 8, {"royal_wedding": True, "teams": True})],
)
def test_two_orders_that_differ_after_a_king_look_the_same_until_the_next_is_drawn(
    game: str, players: int, options: dict[str, Any], kings: int
) -> None:
    """K20: to the board, to whoever looks at it, to every computer player, and in the record"""
    before_kings = 1 if game == "kingdomino" else 2
    one, other = next(
        pair
        for pair in moments(game, players, options, before_kings + kings)
        if revealed(pair[0]) == before_kings + kings
    )
    assert [event.text.split()[0] for event in one.events if event.seat is None][before_kings:] == ["king"] * kings
    assert one.position.state.tobytes() == other.position.state.tobytes()
    assert json.dumps(one.view()) == json.dumps(other.view())
    assert (str(one), one.record()) == (str(other), other.record())
    for name in PLAYERS:
        turns = [new_player(quick(name), 1).turn(each.position) for each in (one, other)]
        assert turns[0] == turns[1]
    futures = {next_king(game, players, options, before_kings + kings, f"future {number}") for number in range(40)}
    assert len(futures) > 1, "or there would be nothing to hide"


def next_king(game: str, players: int, options: dict[str, Any], reveals: int, future: str) -> str:
    """What is revealed after so many reveals of the same past."""
    played = Game(
        games.start(game, players=players, **options), dealer=TwoFacedDealer("the same past", future, reveals)
    )
    while revealed(played) <= reveals:
        played.play(played.legal_moves()[0])
    return [event.text for event in played.events if event.seat is None][reveals]


@every_table
def test_what_is_printed_and_drawn_is_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    for one, other in islice(moments(game, players, options), 0, None, 3):
        assert str(one) == str(other)
        assert one._repr_svg_() == other._repr_svg_()
        assert without_address(repr(one)) == without_address(repr(other))
        assert without_address(repr(one.position)) == without_address(repr(other.position))


@every_table
def test_the_record_so_far_is_the_same_and_holds_no_secret(game: str, players: int, options: dict[str, Any]) -> None:
    for one, other in moments(game, players, options):
        assert one.record() == other.record()
        assert PLEDGE.commitment in one.record()
        assert PLEDGE.secret.hex() not in one.record()
        assert PLEDGE.key().hex() not in one.record()


@every_table
def test_what_computer_players_receive_and_choose_is_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    for one, other in islice(moments(game, players, options), 0, None, 5):
        for name in PLAYERS:
            turns = [new_player(quick(name), 1).turn(each.position) for each in (one, other) if each.actor >= 0]
            assert all(turn == turns[0] for turn in turns)


@every_table
def test_pickles_of_a_position_are_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    for one, other in islice(moments(game, players, options), 0, None, 4):
        assert pickle.dumps(one.position) == pickle.dumps(other.position)


@every_table
def test_nothing_is_logged(
    game: str,
    players: int,
    options: dict[str, Any],
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    with caplog.at_level(logging.DEBUG, logger="crownfield"):
        for _ in moments(game, players, options):
            pass
    assert [record for record in caplog.records if record.name.startswith("crownfield")] == []
    assert capfd.readouterr() == ("", "")


@every_table
def test_from_a_position_nothing_leads_to_the_dealer(game: str, players: int, options: dict[str, Any]) -> None:
    """Whatever an attribute, an item or a closure reaches."""
    fresh = Game(games.start(game, players=players, **options), pledge=PLEDGE)
    fresh.play(fresh.legal_moves()[0])
    assert any(isinstance(thing, Dealer) for thing in reachable(fresh))  # so the search would find it
    found = reachable(fresh.position)
    assert [thing for thing in found if isinstance(thing, Dealer | Pledge | Game)] == []
    assert [thing for thing in found if isinstance(thing, bytes) and (thing in (PLEDGE.secret, PLEDGE.key()))] == []


def reachable(start: object) -> list[object]:
    """Everything that can be reached without going through a module or a class."""
    seen: dict[int, object] = {}
    waiting: list[object] = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type) or is_code(thing):
            continue
        seen[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(seen.values())


def is_code(thing: object) -> bool:
    """A module, a function or Numba's own: what a program is made of, not what a game holds."""
    return type(thing).__module__.startswith(("numba", "llvmlite")) or type(thing).__name__ in (
        "module", "function", "builtin_function_or_method", "method", "CPUDispatcher",
    )  # fmt: skip


@pytest.mark.parametrize("thing", [PLEDGE, Dealer(PLEDGE.key()), Dealer.from_seed("hidden")], ids=repr)
def test_the_dealer_and_the_pledge_do_not_print_what_they_know(thing: object) -> None:
    for text in (repr(thing), str(thing), f"{thing}"):
        for secret in (PLEDGE.secret, PLEDGE.key()):
            assert secret.hex() not in text
            assert repr(secret) not in text
        assert "hidden" not in text


def test_no_computer_player_can_import_the_dealer_nor_anything_that_can() -> None:
    for module in (SOURCE / "ai").rglob("*.py"):
        names = imported(module)
        assert {name for name in names if name.startswith("crownfield.play")} == set(), module
        assert {name for name in names if name.split(".")[0] in ("secrets", "hmac")} == set(), module


@pytest.mark.parametrize("folder", ["base", "mechanics", "games", "ai", "draw"])
def test_nothing_below_play_imports_from_it(folder: str) -> None:
    names = {name for module in (SOURCE / folder).rglob("*.py") for name in imported(module)}
    assert {name for name in names if name.startswith("crownfield.play")} == set()


def test_only_the_dealer_draws_from_the_operating_systems_generator() -> None:
    below_server = [path for path in SOURCE.rglob("*.py") if "server" not in path.relative_to(SOURCE).parts]
    users = [path.relative_to(SOURCE).as_posix() for path in below_server if "secrets" in imported(path)]
    assert "play/dealer.py" in users
    assert [path for path in users if not path.startswith(("play/dealer", "cli"))] == []


def imported(module: Path) -> set[str]:
    """Every module that a file imports, wherever in it."""
    found = set[str]()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def without_address(text: str) -> str:
    return text.partition(" at 0x")[0]
