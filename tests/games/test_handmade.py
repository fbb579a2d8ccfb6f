"""Kingdoms laid out by hand: the same score as the same kingdom played, and nothing that cannot be."""

import random

import pytest

import crownfield
from crownfield.base.errors import NotAllowed
from crownfield.games.duel.handmade import handmade as duel_map
from crownfield.games.kingdomino.handmade import handmade as kingdomino_kingdom
from crownfield.games.queendomino.handmade import Plot
from crownfield.games.queendomino.handmade import handmade as queendomino_kingdom
from crownfield.play.game import Game


def finished(game: str, seed: int, **options: object) -> Game:
    table, chooser = crownfield.new_game(game, seed=seed, **options), random.Random(seed)  # type: ignore[arg-type]
    while not table.is_over:
        table.play(chooser.choice(table.legal_moves()))
    return table


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("mighty", [False, True])
def test_a_kingdomino_kingdom_scores_as_when_it_was_played(seed: int, mighty: bool) -> None:
    table = finished("kingdomino", seed, mighty_duel=mighty, middle_kingdom=True, harmony=True)
    for pad, kingdom in zip(table.scores(), table.view()["kingdoms"], strict=True):
        squares = {name: (plot["terrain"], plot["crowns"]) for name, plot in kingdom["squares"].items()}
        made = kingdomino_kingdom(squares, grid=7 if mighty else 5, middle_kingdom=True, harmony=True)
        assert made.scores()[0].parts == pad.parts
        assert made.scores()[0].tie_break == pad.tie_break
        assert made.view()["kingdoms"][0]["squares"] == kingdom["squares"]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "wedding", "grid"), [(2, False, 7), (4, False, 5), (4, True, 7), (6, True, 5)])
def test_a_queendomino_kingdom_scores_as_when_it_was_played(seed: int, players: int, wedding: bool, grid: int) -> None:
    options = {"royal_wedding": True} if wedding else {}
    table = finished("queendomino", seed, players=players, harmony=True, **options)
    for pad, kingdom in zip(table.scores(), table.view()["kingdoms"], strict=True):
        made = queendomino_kingdom(
            {name: Plot(**plot) for name, plot in kingdom["squares"].items()},
            grid=grid, coins=kingdom["coins"], knights=kingdom["knights"], queen=kingdom["queen"],
            royal_wedding=wedding, harmony=True,
        )  # fmt: skip
        assert made.scores()[0].parts == pad.parts
        assert made.scores()[0].tie_break == pad.tie_break
        assert {**made.view()["kingdoms"][0], "seats": kingdom["seats"]} == kingdom


@pytest.mark.parametrize("seed", range(6))
def test_a_duel_map_scores_as_when_it_was_drawn(seed: int) -> None:
    table = finished("duel", seed)
    for pad, sheet in zip(table.scores(), table.view()["maps"], strict=True):
        squares = {name: (square["coat"], square["crosses"]) for name, square in sheet["squares"].items()}
        made = duel_map(squares, bonus=sheet["bonus_coat"])
        assert made.scores()[0].parts == pad.parts
        assert made.view()["maps"][0]["squares"] == sheet["squares"]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(NotAllowed, match="larger than 5 × 5"):
        kingdomino_kingdom({"h7": ("wheat", 0), "l7": ("wheat", 0)})
    with pytest.raises(NotAllowed, match="no square"):
        kingdomino_kingdom({"z9": ("wheat", 0)})
    with pytest.raises(NotAllowed, match="larger than 5 × 5"):
        queendomino_kingdom({"h7": Plot("wheat"), "l7": Plot("wheat")})
    with pytest.raises(NotAllowed, match="no square"):
        queendomino_kingdom({"g0": Plot("wheat")})
    with pytest.raises(NotAllowed, match="coins"):
        queendomino_kingdom({}, coins=70_000)
    with pytest.raises(NotAllowed, match="knights"):
        queendomino_kingdom({}, knights=-1)
    with pytest.raises(NotAllowed, match="d3 is no square"):
        duel_map({"d3": ("dot", 0)})
