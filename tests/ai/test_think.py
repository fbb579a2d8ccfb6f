"""Thinking: whole legal turns, the same for the same seed, within its time."""

from time import perf_counter

import pytest

from crownfield.ai.contract import brain_of
from crownfield.ai.players.registry import new_player
from crownfield.ai.search.halving import Thinker
from crownfield.ai.value.layers import WIDTHS, new_layers
from crownfield.ai.value.network import network_of
from crownfield.base.compiling import compiles
from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games import start
from crownfield.games.batch import Batch
from crownfield.games.position import Position

GAMES = ["kingdomino", "queendomino", "duel"]


def _position(game: str, decisions: int, seed: int = 1) -> Position:
    batch = Batch(game, 1, players=2, seed=seed)
    for _ in range(decisions):
        batch.step(batch.random_actions())
    return batch.position(0)


def _thinker(game: str, doubt: float | None = None) -> Thinker:
    return Thinker(network_of(new_layers(brain_of(game).inputs.INPUTS, WIDTHS, seed=1)), width=4, doubt=doubt)


@pytest.mark.parametrize("game", GAMES)
def test_ideas_are_different_whole_turns_that_may_be_played(game: str) -> None:
    position = _position(game, 9)
    ideas = _thinker(game).think(position, tries=8)
    assert len({idea.moves for idea in ideas}) == len(ideas)
    for idea in ideas:
        here = position.copy()
        for move in idea.moves:
            here.play(move)
        assert here.actor != position.actor or here.rules.turn_key(here.state) != position.rules.turn_key(
            position.state
        )


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_tries_give_the_same_ideas_and_leave_the_position_alone(game: str) -> None:
    position = _position(game, 6)
    before = position.state.tobytes()
    first, second = (_thinker(game).think(position, tries=12, seed=5) for _ in range(2))
    assert first == second
    assert position.state.tobytes() == before
    assert sum(idea.tries for idea in first) >= 8
    assert all(0 <= idea.win <= 1 for idea in first)


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_has_figures_too_and_noise_changes_what_is_liked(game: str) -> None:
    position, thinker = _position(game, 9), _thinker(game)
    ideas = thinker.glance(position)
    assert ideas == thinker.glance(position, seed=2)
    assert [idea.value for idea in ideas] == sorted((idea.value for idea in ideas), reverse=True)
    assert all(0 < idea.win < 1 and idea.points > 0 and idea.tries == 0 for idea in ideas)
    assert len({thinker.glance(position, noise=50, seed=seed)[0].moves for seed in range(8)}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_what_probably_follows_is_legal_and_ends_where_chance_speaks(game: str) -> None:
    position, thinker = _position(game, 9), _thinker(game)
    idea = thinker.glance(position)[0]
    here = position.copy()
    for move in (*idea.moves, *thinker.follow_up(position, idea)):
        here.play(move)
    assert here.actor < 0


@pytest.mark.skipif(not compiles(), reason="interpreted, a single try takes longer than the budget")
def test_a_budget_of_seconds_is_kept() -> None:
    position, thinker = _position("kingdomino", 9), _thinker("kingdomino")
    thinker.think(position, tries=4)
    began = perf_counter()
    ideas = thinker.think(position, seconds=0.5)
    assert perf_counter() - began < 2
    assert sum(idea.tries for idea in ideas) > 10


def test_last_rounds_are_answered_exactly() -> None:
    position = _position("kingdomino", 2 * 4 * 6 - 4)
    ideas = _thinker("kingdomino").think(position, tries=1)
    assert all(idea.exact for idea in ideas)
    here = position.copy()
    while not here.is_over:
        for move in _thinker("kingdomino").think(here, tries=1)[0].moves:
            here.play(move)
    assert here.scores()[position.actor].total == ideas[0].points
    assert (position.actor in here.winners) == (ideas[0].win >= 0.5)


def test_where_no_seat_is_to_act_there_is_nothing_to_think_about() -> None:
    with pytest.raises(NotAllowed, match="no seat is to act"):
        _thinker("kingdomino").think(start("kingdomino", players=2), tries=1)


@pytest.mark.parametrize("game", GAMES)
def test_who_doubts_what_others_like_expects_something_else_of_the_same_turns(game: str) -> None:
    position = _position(game, 6)
    sure, doubtful = (
        {idea.moves: idea.win for idea in _thinker(game, doubt).think(position, tries=24)} for doubt in (0.0, 20.0)
    )
    assert sure.keys() == doubtful.keys()
    assert sure != doubtful


@pytest.mark.parametrize("spec", ["net:noise=-1", "search:tries=1,doubt=-1", "search:tries=1,doubt=5000"])
def test_points_that_cannot_be_are_refused(spec: str) -> None:
    with pytest.raises(BadOptions, match="is a number of points from 0 to 1000"):
        new_player(spec, 1)


def test_a_search_needs_one_budget() -> None:
    for spec in ("search", "search:seconds=1,tries=2", "search:tries=0"):
        with pytest.raises(BadOptions, match="budget"):
            new_player(spec, 1)
