"""What the reference says about Royal Wedding: alternating boxes, large tables, teams, and an empty bank."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from . import new
from .chance import play_out, sample

TABLES = [
    (3, False, 7, 4, 24),
    (4, False, 7, 4, 24),
    (5, False, 5, 8, 12),
    (6, False, 5, 8, 12),
    (6, True, 7, 8, 12),
    (8, True, 7, 8, 12),
]
FLAGS = ("middle_kingdom", "harmony", "may_discard")


def wedding(players: int, teams: bool = False, **options: bool) -> Any:
    return new("queendomino", players, royal_wedding=True, teams=teams, **options)


@pytest.mark.parametrize(("players", "teams", "grid", "row_size", "rounds"), TABLES)
def test_boxes_alternate_and_the_last_row_is_a_kingdomino_row(
    players: int, teams: bool, grid: int, row_size: int, rounds: int
) -> None:
    game = wedding(players, teams)
    random = Random(players)
    boxes: list[str] = []
    while game.actor is not None:
        revealed = game.phase == "row"
        game.play(sample(game, random) if game.actor == "chance" else random.choice(game.legal()))
        if revealed:
            boxes.append(game.view()["next"]["box"])
            assert len(game.view()["next"]["dominoes"]) == row_size
    assert boxes == ["queendomino", "kingdomino"] * (rounds // 2)
    view = game.view()
    assert (view["grid"], view["rounds"], view["game"]) == (grid, rounds, "queendomino")
    assert view["unseen"] == {"queendomino": [], "kingdomino": []}


@pytest.mark.parametrize(("players", "teams"), [(table[0], table[1]) for table in TABLES])
@pytest.mark.parametrize("values", [v for v in product([False, True], repeat=3) if any(v)])
def test_every_wedding_plays_to_its_end_and_its_parts_sum(players: int, teams: bool, values: tuple[bool, ...]) -> None:
    game = wedding(players, teams, **dict(zip(FLAGS, values, strict=True)))
    play_out(game, Random(5))
    assert len(game.scores()) == (players // 2 if teams else players)
    for score in game.scores():
        assert sum(score["parts"].values()) == score["total"]
    assert game.bank_knights + sum(court.all_knights() for court in game.courts) == 22


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"royal_wedding": True}),
        (7, {"royal_wedding": True}),
        (8, {"royal_wedding": True}),
        (4, {"royal_wedding": True, "teams": True}),
        (6, {"teams": True}),
        (5, {}),
    ],
)
def test_tables_the_rules_do_not_know_are_refused(players: int, options: dict[str, bool]) -> None:
    with pytest.raises(ValueError, match="no Queendomino"):
        new("queendomino", players, **options)


@pytest.mark.parametrize(("players", "missing"), [(5, 1), (6, 2)])
def test_a_building_grants_the_knights_that_are_left(players: int, missing: int) -> None:
    game = wedding(players)
    random = Random(0)
    while game.phase != "build":
        game.play(sample(game, random) if game.actor == "chance" else game.legal()[0])
    me = game.me
    game.kingdoms[me][(4, 4)] = ("town", 0)
    # Everything but the Big Tavern is built elsewhere: 15 of its box's 18 knights are gone.
    game.bank_knights -= 15
    assert game.bank_knights == 3 - missing
    game.market.slots[0] = "big_tavern"
    game.play("build 0 k11")
    assert (game.courts[me].knights, game.bank_knights) == (1 + 3 - missing, 0)


def test_partners_share_one_kingdom_and_its_purse() -> None:
    game = wedding(6, teams=True)
    random = Random(1)
    for event in (sample(game, random), "row 1 2 41 42 45 46 47 48"):
        game.play(event)
    for seat, number in zip((5, 0, 1, 2, 3, 4), (48, 46, 47, 45, 41, 42), strict=True):
        game.play(f"king {seat}")
        game.play(f"pick {number}")
    view = game.view()
    assert [d["seat"] for d in view["row"]["dominoes"]] == [3, 4, 2, 0, 1, 5]
    assert [kingdom["seats"] for kingdom in view["kingdoms"]] == [[0, 1], [2, 3], [4, 5]]
    assert view["bank"] == {"knights": 19, "towers": 15}
    game.play(sample(game, random))
    for actor, place in ((3, "place h7e"), (4, "place h7e"), (2, "place f7w")):
        assert game.actor == actor
        for text in (place, "tax left" if actor == 3 else "tax none", "build none", "dragon none"):
            game.play(text)
        game.play(game.legal()[0])
    assert set(game.view()["kingdoms"][1]["squares"]) == {"h7", "i7", "f7", "e7"}
    assert game.view()["kingdoms"][1]["coins"] == 7 + 1
    assert game.view()["kingdoms"][1]["knights"] == 0


def test_a_winning_team_wins_with_both_seats() -> None:
    game = wedding(8, teams=True)
    game.phase = "over"
    game.courts[2].coins = 30
    assert game.winners() == [4, 5]
    assert game.scores()[2]["seats"] == [4, 5]
