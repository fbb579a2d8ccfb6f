"""The pictures: well formed, complete, legible and the same every time."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest

from crownfield.draw import Components, kingdom_svg, table_svg
from crownfield.draw.kingdom.outline import border, regions
from crownfield.draw.kingdom.squares import close_window, parse_square, reach
from crownfield.draw.terrain.art import square_variant
from tests.draw import samples
from tests.draw.picture import SVG, all_words, of_class, parsed, squares, titles

Sample = Callable[[], dict[str, Any]]
SAMPLES = [
    samples.kingdomino,
    samples.kingdomino_setup,
    samples.queendomino,
    samples.wedding,
    samples.duel,
    samples.duel_rolled,
]
DOMINOES = SAMPLES[:4]


def draw(view: dict[str, Any], **more: Any) -> str:
    return table_svg(view, samples.COMPONENTS, **more)


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_is_well_formed_and_named(sample: Sample, theme: str) -> None:
    root = parsed(draw(sample(), theme=theme))
    assert root.tag == f"{SVG}svg"
    assert (root[0].text or "").strip()
    assert root[0].tag == f"{SVG}title"


@pytest.mark.parametrize("sample", SAMPLES)
def test_nothing_is_fetched_from_outside(sample: Sample) -> None:
    svg = draw(sample())
    assert set(re.findall(r"https?://[^\"]*", svg)) == {"http://www.w3.org/2000/svg"}
    assert all(link.startswith("#") for link in re.findall(r'href="([^"]*)"', svg))


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_reference_has_its_definition(sample: Sample) -> None:
    svg = draw(sample())
    defined = set(re.findall(r'id="([^"]+)"', svg))
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= defined


@pytest.mark.parametrize("sample", SAMPLES)
def test_equal_names_mean_equal_definitions(sample: Sample) -> None:
    """Several pictures stand on one page of a notebook, so a name must never mean two things."""
    meanings: dict[str, set[str]] = {}
    for svg in (draw(sample()), draw(samples.wedding())):
        for name, body in re.findall(r'<clipPath id="([^"]+)">(.*?)</clipPath>', svg):
            meanings.setdefault(name, set()).add(body)
    assert all(len(bodies) == 1 for bodies in meanings.values())


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_same_position_is_drawn_the_same(sample: Sample) -> None:
    assert draw(sample()) == draw(sample())


@pytest.mark.parametrize("sample", DOMINOES)
def test_every_square_of_every_kingdom_is_drawn(sample: Sample) -> None:
    view = sample()
    wanted = [name for kingdom in view["kingdoms"] for name in kingdom["squares"]]
    assert sorted(squares(parsed(draw(view)))) == sorted(wanted)


def test_every_square_of_both_maps_is_drawn() -> None:
    view = samples.duel()
    wanted = [name for sheet in view["maps"] for name in [*sheet["squares"], "d3"]]
    assert sorted(squares(parsed(draw(view)))) == sorted(wanted)


def test_a_kingdom_shows_each_of_its_crowns() -> None:
    for kingdom in samples.kingdomino()["kingdoms"]:
        root = parsed(kingdom_svg(kingdom, 5))
        assert len(of_class(root, "crown")) == sum(s["crowns"] for s in kingdom["squares"].values())


def test_a_buildings_crown_is_drawn_too() -> None:
    squares_ = {"g8": {"terrain": "town", "crowns": 0, "building": "queens_tower"}}
    kingdom = {"seats": [0], "squares": squares_}
    assert len(of_class(parsed(kingdom_svg(kingdom, 5, components=samples.COMPONENTS)), "crown")) == 1


@pytest.mark.parametrize("terrain", ["wheat", "forest", "lake", "pasture", "swamp", "mine", "town"])
def test_each_terrain_has_its_own_drawing_in_three_variants(terrain: str) -> None:
    line = {f"{c}7": {"terrain": terrain, "crowns": 0} for c in "hij"}
    svg = kingdom_svg({"seats": [0], "squares": line}, 5)
    used = set(re.findall(rf'href="#(cf-{terrain}-\d)"', svg))
    bodies = {re.findall(rf'<symbol id="{name}".*?</symbol>', svg)[0].split(">", 1)[1] for name in used}
    assert len(used) == len(bodies) == 3


def test_neighbours_never_show_the_same_variant() -> None:
    for column, row in itertools.product(range(12), range(1, 13)):
        here = square_variant(column, row)
        assert here != square_variant(column + 1, row)
        assert here != square_variant(column, row + 1)


def test_small_squares_are_simplified_but_keep_their_crowns() -> None:
    kingdom = samples.kingdomino()["kingdoms"][3]
    small, large = (kingdom_svg(kingdom, 5, tile_size=size) for size in (18, 60))
    assert "cf-mine-mark" in small
    assert len(small) < len(large) / 2
    assert len(of_class(parsed(small), "crown")) == len(of_class(parsed(large), "crown"))


def test_every_king_of_the_rows_stands_in_the_picture() -> None:
    seats = [king.get("data-seat") for king in of_class(parsed(draw(samples.kingdomino())), "king")]
    assert sorted(seats, key=str) == ["0", "1", "2", "3"]


def test_during_set_up_the_king_that_is_drawn_is_shown_before_those_that_are_not() -> None:
    seats = [king.get("data-seat") for king in of_class(parsed(draw(samples.kingdomino_setup())), "king")]
    assert seats == ["0", "1", "0", "1"]


def test_dominoes_of_both_rows_are_named_once_each() -> None:
    names = [name for name in titles(parsed(draw(samples.kingdomino()))) if name.startswith("domino ")]
    numbers = [int(re.findall(r"\d+", name)[0]) for name in names]
    assert numbers == [5, 15, 18, 20, 26, 29, 39, 43]
    assert names[0] == "domino 5, used"
    assert names[-1] == "domino 43: wheat and swamp with 2 crowns"


def test_a_purse_shows_its_pieces() -> None:
    view = samples.queendomino()
    root = parsed(draw(view))
    spoken = [name for name in titles(root) if " coins, " in name]
    assert spoken[2] == "3 coins, 0 knights, 3 towers, the Queen"
    assert len(of_class(root, "queen")) == 1
    assert len(of_class(root, "dragon")) == 1


def test_the_queen_waits_in_the_street_until_she_visits_someone() -> None:
    view = samples.queendomino()
    for kingdom in view["kingdoms"]:
        kingdom["queen"] = False
    assert len(of_class(parsed(draw(view)), "queen")) == 1


def test_a_duel_shows_dice_crosses_and_spells() -> None:
    view = samples.duel()
    root = parsed(draw(view))
    crosses = sum(s["crosses"] for sheet in view["maps"] for s in sheet["squares"].values())
    assert len(of_class(root, "die")) == 4
    assert len(of_class(root, "spell")) == 12
    assert len(of_class(root, "cross")) == crosses + 3 + 1  # the dice's, and one castle's unused cross
    assert "Turn a die: 4 of 4, ready" in titles(root)


def test_the_draft_shows_on_the_dice() -> None:
    view = samples.duel()
    view["draft"] = {"cross": 4, "coats": {"4": "filled"}, "mode": None}
    assert "die 4: filled, 1 crosses" in titles(parsed(draw(view)))


@pytest.mark.parametrize("sample", SAMPLES)
def test_no_label_runs_into_another(sample: Sample) -> None:
    words = list(all_words(parsed(draw(sample()))))
    clashes = [(a.text, b.text) for a, b in itertools.combinations(words, 2) if a.overlaps(b)]
    assert clashes == []


def test_long_names_are_cut_before_the_points() -> None:
    names = ["Bartholomew the Exceedingly Long-Winded of the Northern Marches"] * 4
    words = list(all_words(parsed(draw(samples.kingdomino(), names=names, totals=[101, 7, 35, 48]))))
    assert any(word.text.endswith("…") for word in words)
    points = next(word for word in words if word.text == "101")
    assert not any(word.overlaps(points) for word in words if word is not points)


def test_names_are_escaped() -> None:
    assert "<Ada & Co>" in " ".join(w.text for w in all_words(parsed(draw(samples.duel(), names=["<Ada & Co>", "B"]))))


@pytest.mark.parametrize("sample", DOMINOES)
def test_a_finished_game_is_drawn_without_rows(sample: Sample) -> None:
    root = parsed(draw(samples.over(sample())))
    assert "The game is over" in [word.text for word in all_words(root)]
    assert not of_class(root, "king")


def test_an_unknown_building_is_still_drawn() -> None:
    bare = Components(dominoes=samples.COMPONENTS.dominoes)
    assert "School of magic" in titles(parsed(table_svg(samples.queendomino(), bare)))


def test_the_picture_shows_the_kingdom_and_the_nearest_room() -> None:
    line = [parse_square(name) for name in ("h7", "i7")]
    far, near = reach(line, 5), close_window(line, 5)
    assert (far.west, far.east, far.south, far.north) == (4, 10, 3, 11)
    assert (len(near.columns), len(near.rows)) == (5, 5)
    assert (near.west, near.east) == (5, 9)


def test_a_region_is_one_closed_border_and_a_hole_is_another() -> None:
    ring = {(x, y): "lake" for x in range(3) for y in range(3) if (x, y) != (1, 1)}
    ((terrain, cells),) = regions(ring)
    assert terrain == "lake"
    assert border(cells, 10, 1).count("z") == 2


def test_chance_before_anything_is_laid_out_can_be_drawn() -> None:
    view = {
        **samples.kingdomino_setup(),
        "phase": "row",
        "actor": "chance",
        "next": None,
        "kings": [2, 2],
        "coming": [],
    }
    assert "A new row is laid out" in [word.text for word in all_words(parsed(draw(view)))]


def test_an_empty_street_can_be_drawn() -> None:
    view = samples.queendomino()
    empty = dict.fromkeys(view["market"]["slots"])
    view.update(market={"slots": empty, "top": None, "dragon": None}, pile={}, phase="market", actor="chance")
    assert "slot 5, empty" in titles(parsed(draw(view)))


def test_a_duel_before_its_first_roll_can_be_drawn() -> None:
    view = {
        **samples.duel_rolled(),
        "phase": "first",
        "actor": "chance",
        "round": 0,
        "first": None,
        "dice": None,
    }
    assert not of_class(parsed(draw(view)), "die")
