"""Positions collected from the tests of other implementations: an outside opinion on our rules."""

import pytest

from crownfield.games import components_of, start
from crownfield.games.duel.handmade import handmade as drawn
from crownfield.games.duel.layout import COATS
from crownfield.games.kingdomino.handmade import handmade
from tests.games.dominoes_situations import own
from tests.outside.judged import (
    FOLDER,
    Case,
    cases,
    content,
    ended,
    lay,
    may_lie,
    regions,
    scored,
    terrain,
    to_place,
)  # fmt: skip
from tests.reference.kingdom import Square
from tests.reference.notation import square_name

pytestmark = pytest.mark.cases

MCGILL, TADLOCK, SERVER = "mcgill_ecse223.json", "kristophertadlock_scoring.json", "kdom_server_states.json"
ENGINES, TOWNS, DUEL = "misc_ts_engines.json", "queendomino_territory_scoring.json", "kingdomino_duel_lozanov95.json"
DIRECTIONS: dict[str, Square] = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}
COAT_NAMES = {"doubledot": "double_dot", "doubleline": "double_line", "checked": "quarters"}


@cases(MCGILL, "placement_legality")
def test_a_domino_may_lie_where_others_let_it(case: Case) -> None:
    """K4, K6, K7, K8, K9; where one rule alone was judged, a broken rule must make the whole illegal"""
    placement = case["placement"]
    left = (placement["x"], placement["y"])
    dx, dy = DIRECTIONS[placement["second_direction"]]
    legal = left != (0, 0) and may_lie(case, left, (left[0] + dx, left[1] + dy))
    assert legal == case["full_legality_my_calc"]
    assert case["expected"] or not legal
    if case["aspect"] == "legal":
        assert legal == case["expected"]


@cases(ENGINES, "placement_legality")
def test_a_domino_may_lie_where_other_engines_let_it(case: Case) -> None:
    """K1, K6, K8"""
    (left, right) = case["placement"]
    assert may_lie(case, (left[0], left[1]), (right[0], right[1])) == case["expected_legal"]


@cases(MCGILL, "discard")
def test_a_domino_is_discarded_exactly_where_others_discard_it(case: Case) -> None:
    """K10, K11"""
    moves = [move.text for move in to_place(case).legal_moves()]
    assert (moves != ["discard"]) == case["expected"]["any_legal_placement"]
    assert ("discard" in moves) == (not case["expected"]["any_legal_placement"])


@cases(SERVER, "move_counts")
def test_as_many_placements_are_listed_as_a_server_lists(case: Case) -> None:
    """K4, K5"""
    assert len(to_place(case).legal_moves()) == case["expected"]["placements"]


@cases(MCGILL, "scoring")
def test_kingdoms_score_what_others_score(case: Case) -> None:
    """K14, K29, K33, K34; one case takes the castle to be in the middle of what lies there, not within 2"""
    bonuses = {name.lower().replace(" ", "_"): True for name in case["bonus_options"]}
    pad = scored(case, **bonuses).scores()[0]
    bonus = sum(pad.parts.get(name, 0) for name in ("middle_kingdom", "harmony"))
    if "rule_ambiguity" in case:
        assert (case["expected"]["bonus"], bonus) == (0, 10)
    elif "bonus" in case["expected"]:
        assert bonus == case["expected"]["bonus"]
    else:
        assert pad.total == case["expected"]["total"]


@cases(MCGILL, "properties")
def test_regions_are_those_that_others_find(case: Case) -> None:
    """K13, K15"""
    found = regions(scored(case))
    expected = case["expected"]
    if "properties" in expected:
        assert found == sorted((terrain(name), squares, crowns) for name, squares, crowns in expected["properties"])
        assert scored(case).scores()[0].total == expected["total"]
    else:
        assert len(found) == expected["property_count"]
        assert sorted(name for name, _, _ in found) == sorted(terrain(name) for name in expected["property_types"])


@cases(MCGILL, "ranking")
def test_places_are_those_that_others_give(case: Case) -> None:
    """K30, K31"""
    position = ended(*(player["kingdom"] for player in case["players"]))
    places = {
        case["players"][seat]["player"]: place
        for place, seats in enumerate(position.ranking(), start=1)
        for seat in seats
    }
    assert places == case["expected_standing_dense"]
    assert [pad.total for pad in position.scores()] == [player["calc"]["score"] for player in case["players"]]


@cases(MCGILL, "draft_order")
def test_a_row_is_sorted_as_others_sort_it(case: Case) -> None:
    """K19"""
    position = start("kingdomino", players=4)
    assert position.rules.outcome_of(position.state, position.components, case["unordered"]) == case["ordered"]


@cases(TADLOCK, "scoring")
def test_photographed_kingdoms_score_what_they_scored(case: Case) -> None:
    """K14, K33; there the middle asks that the kingdom reaches equally far on both sides"""
    middle = "Middle Kingdom" in case["bonus_options"]
    pad = scored(case, middle_kingdom=middle).scores()[0]
    ours = pad.parts.get("middle_kingdom", 0)
    assert pad.total - ours == case["expected"]["territories_only"]
    theirs = case["expected"]["total"] - case["expected"]["territories_only"]
    if ours != theirs:
        xs, ys = ([square[axis] for square in case["kingdom"]] + [0] for axis in ("x", "y"))
        assert (ours, theirs) == (10, 0)
        assert (min(xs) + max(xs), min(ys) + max(ys)) != (0, 0)
        assert max(map(abs, xs + ys)) <= 2


@cases(SERVER, "scoring")
def test_kingdoms_of_a_server_score_what_it_said(case: Case) -> None:
    """K14, K33, K34: this server has our convention of the middle"""
    position = scored(case, middle_kingdom=True, harmony=True)
    pad, expected = position.scores()[0], case["expected"]
    assert pad.total == expected["total"]
    assert pad.parts["middle_kingdom"] == expected.get("center_bonus", pad.parts["middle_kingdom"])
    assert pad.parts["harmony"] == expected.get("complete_bonus", pad.parts["harmony"])
    if "area_scores" in expected:
        castle = 0  # to this server the castle is an area too
        areas = [squares * crowns for _, squares, crowns in regions(position)]
        assert sorted([castle, *areas]) == sorted(expected["area_scores"])


@cases(ENGINES, "castle_centred")
def test_the_castle_is_in_the_middle_by_our_convention(case: Case) -> None:
    """K33: others also ask that what lies there is centred on the castle"""
    ours = scored(case, middle_kingdom=True).scores()[0].parts["middle_kingdom"] == 10
    assert ours == case["within_2_convention"]
    assert ours or not case["expected_centred"]


@cases(ENGINES, "scoring")
def test_small_kingdoms_score_what_other_engines_say(case: Case) -> None:
    """K13, K14, K15"""
    assert scored(case).scores()[0].total == case["expected"]["total"]


def castle_of(case: Case) -> Square:
    """Where the castle stands in a case with rows; without one, beside everything."""
    for y, row in enumerate(case.get("grid_rows", ())):
        if "castle" in row.split():
            return row.split().index("castle"), y
    return -1, -1


@cases(TOWNS, "acemond", "skalski")
def test_boards_with_towns_score_what_others_score(case: Case) -> None:
    """Q1, Q40"""
    position = own(lay(start("queendomino"), 0, case["kingdom"], castle_of(case)), 0, coins=0)
    pad = position.scores()[0]
    assert pad.total == case["expected"]["total"]
    for name, points in case["expected"].get("by_terrain", {}).items():
        assert pad.parts[terrain(name)] == points


def coat(word: str) -> tuple[str, int]:
    name = word.rstrip("0123456789")
    return COAT_NAMES.get(name.lower(), name.lower()), int(word[len(name) :] or 0)


@cases(DUEL, "cases")
def test_maps_of_the_duel_score_what_others_score(case: Case) -> None:
    """D35, D41"""
    squares = {
        f"{'abcdefg'[x]}{5 - y}": coat(word)
        for y, row in enumerate(case["rows"])
        for x, word in enumerate(row.split())
        if word != "CASTLE"
    }
    assert len(squares) == 34
    pad = drawn(squares, bonus=case.get("domain_bonus_coat")).scores()[0]
    assert pad.total == case["expected"].get("total", pad.total)
    for name, (points, domains) in case["expected"].get("points_and_domains", {}).items():
        ours = coat(name)[0]
        assert pad.parts[ours] == points
        assert drawn(squares, bonus=ours).scores()[0].parts["three_per_domain"] == 3 * domains


@pytest.mark.skipif(not FOLDER, reason="CROWNFIELD_CASES IS NOT SET: the outside facts about the Duel are not judged")
def test_the_spellbook_has_the_boxes_that_others_have() -> None:
    """D3"""
    spells = content(DUEL)["spells"]
    boxes = components_of("duel", None).tables[0]["boxes"]
    for name, (_, wanted) in spells.items():
        assert int(boxes[COATS.index(coat(name)[0]) + 1]) == wanted
    assert len(spells) == len(COATS)


@cases("max_kingdoms.json", "cases")
def test_the_best_kingdoms_found_are_worth_what_was_found(case: Case) -> None:
    """K14, K33, K34: 126 on 5 × 5, 272 on 7 × 7, from the dominoes of the box"""
    squares = {
        square_name((half["x"], half["y"])): (terrain(half["terrain"]), half["crowns"]) for half in case["kingdom"]
    }
    position = handmade(squares, grid=case["size"], middle_kingdom=True, harmony=True)
    assert position.scores()[0].total == case["expected"]["total_with_middle_and_harmony"]
    assert handmade(squares, grid=case["size"]).scores()[0].total == case["expected"]["territories"]
    dominoes = components_of("kingdomino", None).dominoes["kingdomino"]
    halves = sorted((half.terrain, half.crowns) for number in case["dominoes"] for half in dominoes[number])
    assert sorted(squares.values()) == halves
