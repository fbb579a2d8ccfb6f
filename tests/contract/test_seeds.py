"""The same seed plays the same game: in a batch, in a single game, compiled and interpreted."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import crownfield
from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.errors import NotAllowed
from crownfield.base.rng import generators
from crownfield.games.batch import Batch
from tests.contract.tables import TABLES, Table, draw, every_table, every_table_of_ours

SIGNATURES = Path(__file__).parents[1] / "golden" / "signatures.txt"
GAMES, SEED = 50, 2024


def new_batch(table: Table, size: int, seed: int) -> Batch:
    return Batch(table.game, size, players=table.players, seed=seed, **table.options)


def play_out(batch: Batch) -> list[npt.NDArray[np.int64]]:
    """Random moves in every game until all are over; returns what was played."""
    played = []
    while (actions := batch.random_actions()).max() >= 0:
        batch.step(actions, check=False)
        played.append(actions)
    return played


@cache
def signature(table: str) -> str:
    """A number that identifies how a game plays: the final states of fifty random games."""
    batch = new_batch(next(found for found in TABLES if found.name == table), GAMES, SEED)
    play_out(batch)
    return sha256(batch.states.tobytes()).hexdigest()[:16]


@every_table_of_ours
def test_a_game_plays_as_its_signature_says_compiled_and_interpreted(table: Table) -> None:
    """On purpose only: a change of these numbers is a change of rules, state or random numbers."""
    lines = dict(line.split() for line in SIGNATURES.read_text("utf-8").splitlines())
    found = signature(table.name)
    assert lines.get(table.name) == found, f"{SIGNATURES.name} should now say: {table.name} {found}"


def test_every_signature_is_of_a_table_that_exists() -> None:
    lines = [line.split()[0] for line in SIGNATURES.read_text("utf-8").splitlines()]
    assert lines == [table.name for table in TABLES]


@every_table
def test_a_batch_of_the_same_seed_plays_the_same_games_and_of_another_seed_others(table: Table) -> None:
    one, twin, other = new_batch(table, 5, 1), new_batch(table, 5, 1), new_batch(table, 5, 2)
    for batch in (one, twin, other):
        play_out(batch)
    assert one.states.tobytes() == twin.states.tobytes()
    assert one.states.tobytes() != other.states.tobytes()


@every_table
def test_a_game_of_a_batch_does_not_depend_on_its_neighbours(table: Table) -> None:
    few, many = new_batch(table, 3, 9), new_batch(table, 8, 9)
    play_out(few)
    play_out(many)
    assert few.states.tobytes() == many.states[:3].tobytes()


@every_table
def test_a_game_of_a_batch_replayed_singly_in_notation_ends_in_the_same_position(table: Table) -> None:
    """Outcomes and moves go through their texts on the way."""
    size, seed = 3, 11
    batch = new_batch(table, size, seed)
    played = play_out(batch)
    for index, luck in enumerate(generators(seed, size)):
        position, actions = table.start(), iter([int(actions[index]) for actions in played])
        while not position.is_over:
            if position.actor == CHANCE:
                outcome = draw(position, luck)
                position.reveal(position.rules.format_outcome(position.state, position.components, outcome))
            else:
                position.rules.entries.choose_batch(  # the generator moves on as it did in the batch
                    position.state, position.components.tables, luck.reshape(1, 1), np.empty(1, np.int64)
                )
                position.play(position.rules.format_action(next(actions)))
        assert position == batch.position(index)
        assert set(actions) <= {-1}


@every_table
def test_a_game_of_the_same_seed_is_dealt_the_same_bytes(table: Table) -> None:
    states = []
    for seed in (7, 7, 8):
        game = crownfield.new_game(table.game, players=table.players, seed=seed, **table.options)
        for _ in range(40):
            if not game.is_over:
                game.play(game.legal_moves()[-1])
        states.append((game.position.state.tobytes(), game.record()))
    assert states[0] == states[1]
    assert states[0] != states[2]


@every_table
def test_masks_are_the_legal_actions_and_scores_the_score_pads(table: Table) -> None:
    batch = new_batch(table, 4, 13)
    for _ in range(60):
        mask = batch.legal_mask()
        actors, totals, ties = batch.scores()
        for index in range(len(batch)):
            position = batch.position(index)
            assert list(np.flatnonzero(mask[index])) == position.legal_actions()
            assert int(actors[index]) == position.actor
            assert [int(total) for total in totals[index]] == [pad.total for pad in position.scores()]
            assert [int(tie) for tie in ties[index]] == [pad.tie_break for pad in position.scores()]
        batch.step(batch.random_actions())


@every_table
def test_an_illegal_action_stops_a_whole_batch_and_changes_nothing(table: Table) -> None:
    batch = new_batch(table, 4, 15)
    before, actions = batch.states.tobytes(), batch.random_actions()
    wrong = int(np.flatnonzero(~batch.legal_mask()[2])[0])
    for bad in (wrong, batch.action_count, 10**9, -2):
        with pytest.raises(NotAllowed, match=f"action {bad} is not allowed in game 2; 1 of 4"):
            batch.step(np.where(np.arange(4) == 2, bad, actions))
    with pytest.raises(NotAllowed, match="4 games need 4 actions"):
        batch.step(actions[:3])
    assert batch.states.tobytes() == before
    batch.step(np.full(4, -1))
    assert batch.states.tobytes() == before


@every_table
def test_games_that_are_over_stay_as_they_are(table: Table) -> None:
    batch = new_batch(table, 3, 17)
    play_out(batch)
    before = batch.states.tobytes()
    assert set(batch.scores()[0]) == {NOBODY}
    assert not batch.legal_mask().any()
    assert set(batch.random_actions()) == {-1}
    batch.step(batch.random_actions())
    assert batch.states.tobytes() == before
