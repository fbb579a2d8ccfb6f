"""Of two trees of JSON the differences suffice to make the second of the first."""

import copy
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from crownfield.play.match import new_game
from crownfield.server.shown.changes import changes
from crownfield.server.shown.replays import replay_of
from tests.server.judging import moments_of

leaves = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b"])
trees = st.recursive(
    leaves, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inside, max_size=3)
)
objects = st.dictionaries(st.sampled_from("xyz"), trees)


def changed(tree: Any, drop: list[Any], put: list[Any]) -> Any:
    tree = copy.deepcopy(tree)
    for path, value in [*((path, None) for path in drop), *put]:
        parent = tree
        for key in path[:-1]:
            parent = parent[key]
        if (path, value) in put:
            parent[path[-1]] = value
        else:
            del parent[path[-1]]
    return tree


@given(objects, objects)
def test_what_changed_makes_the_second_of_the_first(before: Any, after: Any) -> None:
    assert changed(before, *changes(before, after)) == after


@given(objects)
def test_nothing_changes_between_equals(tree: Any) -> None:
    assert changes(tree, copy.deepcopy(tree)) == ([], [])


def test_the_replay_of_the_longest_game_stays_small() -> None:
    game, luck = new_game("queendomino", players=8, royal_wedding=True, teams=True, seed=1), Random(1)
    while not game.is_over:
        game.play(luck.choice(game.legal_moves()))
    reply = replay_of(game.record(), None)
    assert len(reply.steps) == len(game.events) > 400
    assert len(msgspec.json.encode(reply)) < 500_000
    last = moments_of(msgspec.to_builtins(reply))[-1]
    assert last["view"] == game.view()


def test_only_what_differs_is_named() -> None:
    before = {"kingdoms": [{"h7": 1, "h8": 2}, {"g8": 1}], "row": [1, 2], "turn": None}
    after = {"kingdoms": [{"h7": 1}, {"g8": 1, "g9": 0}], "row": [1], "turn": None}
    assert changes(before, after) == ([["kingdoms", 0, "h8"]], [(["kingdoms", 1, "g9"], 0), (["row"], [1])])
