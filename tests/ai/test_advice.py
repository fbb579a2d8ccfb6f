"""Advice: ideas with figures and lines, budgets that can be, and an honest word when the network is missing."""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crownfield.ai.advice import advise
from crownfield.ai.players import fallback
from crownfield.ai.players.registry import new_player
from crownfield.ai.search.halving import Thinker
from crownfield.ai.value import weights as network_files
from crownfield.ai.value.weights import network_for
from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games import GAMES, start
from crownfield.games.batch import Batch
from crownfield.games.position import Position
from crownfield.play.match import new_game


def position_after(decisions: int, game: str = "kingdomino") -> Position:
    batch = Batch(game, 1, players=2, seed=1)
    for _ in range(decisions):
        batch.step(batch.random_actions())
    return batch.position(0)


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("kingdomino", {}),
    ("kingdomino", {"players": 4, "middle_kingdom": True, "harmony": True}),
    ("queendomino", {}),
    ("duel", {}),
]


def positions(game: str, seed: int, options: dict[str, Any]) -> Iterator[Position]:
    """Of one game that a network plays, every fifth turn in which there is a choice."""
    table, turn = new_game(game, seed=seed, **options), 0
    while not table.is_over:
        if turn % 5 == seed % 5 and len(table.legal_moves()) > 1:
            yield table.position
        for move in Thinker(network_for(table.position)).glance(table.position)[0].moves:
            table.play(move)
        turn += 1


@pytest.mark.parametrize("game", GAMES)
def test_every_idea_has_figures_and_a_line_that_goes_on_with_it_until_chance_speaks(game: str) -> None:
    position = position_after(9, game)
    before = position.state.tobytes()
    advice = advise(position, tries=24)
    assert position.state.tobytes() == before
    assert (advice.seat, advice.note) == (position.actor, None)
    assert 1 <= len(advice.ideas) <= 3
    for idea in advice.ideas:
        assert idea.win is not None
        assert 0 <= idea.win <= 1
        assert idea.points is not None
        assert idea.tries is not None
        assert idea.line[: len(idea.moves)] == idea.moves
        here = position.copy()
        for move in idea.line:
            here.play(move)
        assert here.actor < 0


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_ideas_stand_in_the_order_of_the_figures_they_show(game: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        for position in positions(game, seed, options):
            ideas = advise(position, tries=60, ideas=5, seed=seed).ideas
            shown = [(f"{idea.win:.0%}", f"{idea.points:.1f}") for idea in ideas]
            figures = [(int(win.rstrip("%")), float(points)) for win, points in shown]
            assert figures == sorted(figures, reverse=True)
            assert [(round(100 * (idea.win or 0), 9), idea.points) for idea in ideas] == figures, "told as it is shown"


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_no_idea_that_was_dropped_looks_better_than_the_one_that_was_chosen(game: str, options: dict[str, Any]) -> None:
    for position in positions(game, 7, options):
        ideas = Thinker(network_for(position)).think(position, tries=90)
        assert max(idea.value for idea in ideas) == pytest.approx(ideas[0].value)
        assert all(0 <= idea.win <= 1 for idea in ideas)


def test_the_same_tries_and_seed_give_the_same_advice_and_as_many_ideas_as_asked() -> None:
    position = position_after(8)
    first = advise(position, tries=24, seed=3, ideas=2)
    assert first == advise(position, tries=24, seed=3, ideas=2)
    assert len(first.ideas) == 2
    assert len(advise(position, seconds=0.01, ideas=1).ideas) == 1


def test_where_nothing_is_left_to_chance_the_advice_is_exact() -> None:
    advice = advise(position_after(2 * 4 * 6 - 4), tries=1)
    assert all(idea.exact and idea.tries == 0 for idea in advice.ideas)


@pytest.mark.parametrize(
    ("budget", "words"),
    [
        ({}, "either tries or seconds"),
        ({"tries": 5, "seconds": 1.0}, "either tries or seconds"),
        ({"tries": 0}, "more than nothing"),
        ({"seconds": -1.0}, "more than nothing"),
        ({"seconds": math.nan}, "more than nothing"),
        ({"seconds": math.inf}, "more than nothing"),
        ({"tries": 5, "ideas": 0}, "one idea at least"),
    ],
)
def test_a_budget_that_cannot_be_is_refused(budget: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        advise(position_after(8), **budget)


def test_there_is_no_advice_when_no_seat_is_to_act() -> None:
    with pytest.raises(NotAllowed, match="no seat is to act, but row"):
        advise(start("kingdomino"), tries=1)
    with pytest.raises(NotAllowed, match="no seat is to act, but over"):
        advise(position_after(48), tries=1)


@pytest.fixture
def without_networks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder where networks should be; whatever was read before is forgotten."""
    monkeypatch.setattr(network_files, "_FOLDER", tmp_path)
    monkeypatch.setattr(network_files, "_read", network_files._read.__wrapped__)
    fallback._tell.cache_clear()
    return tmp_path


@pytest.mark.parametrize("damaged", [False, True])
def test_without_a_network_advice_is_monte_carlo_says_so_and_invents_no_figures(
    damaged: bool, without_networks: Path
) -> None:
    if damaged:
        (without_networks / "duo.npz").write_bytes(b"no network")
    position = position_after(8)
    advice = advise(position, tries=10)
    assert advice.note is not None
    assert "Monte Carlo plays, for want of a network" in advice.note
    assert "duo.npz" in advice.note
    (idea,) = advice.ideas
    assert (idea.win, idea.points, idea.tries, idea.exact, idea.line) == (None, None, None, False, idea.moves)
    for move in idea.moves:
        position.play(move)


@pytest.mark.parametrize("spec", ["net", "net:noise=3", "search:tries=4"])
def test_without_a_network_its_players_are_monte_carlo_and_say_so_once(
    spec: str, without_networks: Path, caplog: pytest.LogCaptureFixture
) -> None:
    position, player = position_after(6), new_player(spec, 1)
    moves = player.turn(position)
    assert moves == player.turn(position)
    for move in moves:
        position.play(move)
    assert len(caplog.records) == 1
    assert "Monte Carlo plays, for want of a network" in caplog.text
    assert "duo.npz" in caplog.text
