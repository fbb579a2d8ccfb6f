"""The boxes of dominoes and buildings: what they hold, and every total that is off is named."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from crownfield.base.components import component_file
from crownfield.base.errors import BadComponents
from crownfield.games import start
from crownfield.games.queendomino.catalog import Building
from crownfield.mechanics.dominoes import Dominoes, Half, read_dominoes

KINGDOMINO, QUEENDOMINO = "kingdomino_dominoes.csv", "queendomino_dominoes.csv"
BUILDINGS = "queendomino_buildings.csv"
Lines = list[list[str]]


def with_change(folder: Path, name: str, change: Callable[[Lines], object]) -> Path:
    """An owner's folder whose file differs so from ours."""
    lines = [line.split(",") for line in component_file(name, None).read_text("utf-8").splitlines()]
    change(lines)
    (folder / name).write_text("\n".join(",".join(line) for line in lines) + "\n", encoding="utf-8")
    return folder


def cell(line: int, column: int, value: str) -> Callable[[Lines], object]:
    """That cell says something else; line 0 is the heading."""

    def change(lines: Lines) -> None:
        lines[line][column] = value

    return change


def drop(line: int) -> Callable[[Lines], object]:
    return lambda lines: lines.pop(line)


def counted(dominoes: Dominoes) -> dict[str, tuple[int, int]]:
    """Squares and crowns of each terrain."""
    halves = [half for domino in dominoes.values() for half in domino]
    terrains = Counter(half.terrain for half in halves)
    return {name: (terrains[name], sum(half.crowns for half in halves if half.terrain == name)) for name in terrains}


def test_the_kingdomino_box_holds_48_dominoes_with_39_crowns() -> None:
    """K3"""
    assert counted(read_dominoes("kingdomino", None)) == {
        "wheat": (26, 5), "forest": (22, 6), "lake": (18, 6), "pasture": (14, 6), "swamp": (10, 6), "mine": (6, 10),
    }  # fmt: skip


def test_the_queendomino_box_holds_twenty_squares_of_town() -> None:
    """Q1"""
    assert counted(read_dominoes("queendomino", None)) == {
        "wheat": (19, 5), "forest": (17, 6), "lake": (14, 6), "pasture": (12, 6), "swamp": (8, 6), "mine": (6, 10),
        "town": (20, 0),
    }  # fmt: skip


def test_low_numbers_are_plain_and_high_numbers_carry_the_crowns() -> None:
    """K19"""
    dominoes = read_dominoes("kingdomino", None)
    assert dominoes[1] == (Half("wheat", 0), Half("wheat", 0))
    assert dominoes[48] == (Half("wheat", 0), Half("mine", 3))
    assert all(not half.crowns for number in range(1, 19) for half in dominoes[number])


def test_the_box_holds_32_buildings_of_17_kinds() -> None:
    """Q7, Q38, Q42"""
    buildings: list[Building] = list(start("queendomino").components.buildings.values())
    assert (len(buildings), sum(item.copies for item in buildings)) == (17, 32)
    assert sum(item.copies * item.knights for item in buildings) == 18
    assert sum(item.copies * item.towers for item in buildings) == 15
    assert {item.id for item in buildings if item.tax_bonus_per} == {"safe_tower", "safe_knight"}
    assert {item.score_confidence for item in buildings} == {"certain", "likely"}
    assert {item.bonus_confidence for item in buildings} == {"certain", "reconstructed"}
    assert all(set(item.names) == {"en", "bg", "de", "fr", "ru"} and all(item.names.values()) for item in buildings)


WRONG_DOMINOES = [
    (cell(1, 1, "lake"), "20 wheat squares with 0 crowns, but the box has 21"),
    (cell(1, 2, "1"), "20 wheat squares with 0 crowns, but the box has 21"),
    (cell(48, 4, "2"), "4 mine squares with 2 crowns, but the box has 3"),
    (cell(48, 3, "town"), "0 mine squares with 3 crowns, but the box has 1"),
    (cell(3, 1, "desert"), "domino 3: unknown terrain 'desert'"),
    (cell(3, 0, "4"), "domino 4 is listed twice"),
    (cell(3, 0, "49"), "missing: 3"),
    (cell(3, 0, "x"), "number must be a whole number"),
    (cell(3, 2, "-1"), "left_crowns must be a whole number"),
    (drop(20), "missing: 20"),
    (lambda lines: lines.append(["49", *lines[1][1:]]), "too many: 49"),
    (cell(0, 1, "left"), "missing: left_terrain"),
    (lambda lines: lines[5].append("more"), "line 6"),
]


@pytest.mark.parametrize(
    ("change", "message"), WRONG_DOMINOES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_wrong_box_of_dominoes_is_refused_naming_what_is_off(
    change: Callable[[Lines], object], message: str, tmp_path: Path
) -> None:
    """K3"""
    with_change(tmp_path, KINGDOMINO, change)
    with pytest.raises(BadComponents, match=f"{KINGDOMINO}.*{message}") as caught:
        start("kingdomino", components=tmp_path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("terrain", ["wheat", "forest", "lake", "pasture", "swamp", "mine", "town"])
@pytest.mark.parametrize("box", ["kingdomino", "queendomino"])
def test_every_terrain_total_of_a_box_is_checked(box: str, terrain: str, tmp_path: Path) -> None:
    """K3, Q1: one half of that terrain becomes another"""
    name = f"{box}_dominoes.csv"

    def change(lines: Lines) -> None:
        for line in lines[1:]:
            for column in (1, 3):
                if (line[column] == terrain) != (terrain == "town" and box == "kingdomino"):
                    line[column] = "town" if terrain != "town" or box == "kingdomino" else "swamp"
                    return

    with_change(tmp_path, name, change)
    with pytest.raises(BadComponents, match=rf"{name}: \d+ \w+ squares with \d crowns, but the box has \d+"):
        read_dominoes(box, tmp_path)


def column(name: str) -> int:
    return component_file(BUILDINGS, None).read_text("utf-8").splitlines()[0].split(",").index(name)


WRONG_BUILDINGS = [
    (cell(1, column("copies"), "3"), "33 buildings, but the box has 32"),
    (cell(5, column("towers"), "2"), "17 towers, but the box has 15"),
    (cell(5, column("knights"), "0"), "16 knights granted, but the box has 18"),
    (cell(8, column("tax_bonus_per"), ""), "1 treasuries, but the box has 2"),
    (drop(2), "16 kinds of buildings, but the box has 17"),
    (cell(2, column("id"), "bakery"), "bakery is listed twice"),
    (cell(2, column("id"), "saw mill"), "an id is made of letters and underscores"),
    (cell(2, column("id"), "top"), "an id is made of letters and underscores"),
    (cell(2, column("points_per"), "luck"), "points_per must be one of fixed, region, tower, knight"),
    (cell(2, column("tax_bonus_per"), "luck"), "tax_bonus_per must be empty, tower or knight"),
    (cell(2, column("terrain"), "desert"), "points per region need a terrain"),
    (cell(16, column("terrain"), "wheat"), "points per region need a terrain"),
    (cell(2, column("crowns"), "4"), "more crowns, knights or towers than a building can hold"),
    (cell(2, column("points"), "two"), "points must be a whole number"),
    (cell(0, column("name_de"), "name_es"), "missing: name_de"),
]


@pytest.mark.parametrize(
    ("change", "message"), WRONG_BUILDINGS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_wrong_buildings_are_refused_naming_what_is_off(
    change: Callable[[Lines], object], message: str, tmp_path: Path
) -> None:
    """Q7, Q38"""
    with_change(tmp_path, BUILDINGS, change)
    with pytest.raises(BadComponents, match=f"{BUILDINGS}.*{message}"):
        start("queendomino", components=tmp_path)


def test_an_owner_who_knows_better_replaces_a_file_without_touching_code(tmp_path: Path) -> None:
    """Two buildings change what they grant; the totals still agree"""

    def change(lines: Lines) -> None:
        knights = column("knights")
        lines[1][knights], lines[3][knights] = "1", "0"

    theirs = start("queendomino", components=with_change(tmp_path, BUILDINGS, change))
    ours = start("queendomino")
    assert (theirs.components.buildings["bakery"].knights, ours.components.buildings["bakery"].knights) == (1, 0)
    assert theirs.components.fingerprint != ours.components.fingerprint
    assert theirs != ours


def test_a_folder_without_files_of_the_game_changes_nothing(tmp_path: Path) -> None:
    assert start("kingdomino", components=tmp_path).components.fingerprint == start("kingdomino").components.fingerprint
    with pytest.raises(BadComponents, match="does not exist"):
        start("kingdomino", components=tmp_path / "nowhere")
