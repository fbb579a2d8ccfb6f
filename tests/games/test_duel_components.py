"""Kingdomino Duel: dice and spellbook in the box, what is refused in an owner's file, and its notation."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crownfield.base.components import read_text
from crownfield.base.errors import BadComponents, NotAllowed, Unreadable
from crownfield.games import rules_of, start
from crownfield.games.duel.catalog import Face, read_components
from crownfield.play.picture import drawn_components

BOX: dict[str, Any] = json.loads(read_text("duel.json", None))


def with_change(folder: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """An owner's folder whose file differs so from ours."""
    data = json.loads(json.dumps(BOX))
    change(data)
    (folder / "duel.json").write_text(json.dumps(data), encoding="utf-8")
    return folder


def test_the_box_has_four_dice_of_six_faces() -> None:
    """D2"""
    dice = read_components(None).dice
    assert [len(die) for die in dice] == [6, 6, 6, 6]
    assert dice[0][0] == Face("?", 0)
    assert dice[2][3] == Face("quarters", 2)


def test_the_spellbook_has_a_row_of_boxes_and_a_spell_for_each_coat() -> None:
    """D3"""
    table = read_components(None).tables[0]
    assert list(table["boxes"]) == [0, 5, 5, 4, 4, 3, 3]
    assert list(table["spell"]) == [0, 1, 2, 4, 8, 16, 32]


def test_the_box_says_how_sure_it_is() -> None:
    """D2, D3"""
    likely, certain = dict.fromkeys(("dice", "boxes", "pairing"), "likely"), dict.fromkeys(("map", "spells"), "certain")
    assert read_components(None).confidence == {**likely, **certain}


@pytest.mark.parametrize("said", [{"dice": "certain"}, {"dice": "certain", "boxes": 3}])
def test_an_owner_says_how_sure_the_file_is(said: dict[str, Any], tmp_path: Path) -> None:
    assert read_components(with_change(tmp_path, lambda data: data.update(confidence=said))).confidence == {
        "dice": "certain"
    }


@pytest.mark.parametrize("said", [None, "certain", ["certain"]])
def test_an_owners_file_need_not_say_how_sure_it_is(said: object, tmp_path: Path) -> None:
    assert read_components(with_change(tmp_path, lambda data: data.update(confidence=said))).confidence == {}


def test_an_owners_spellbook_is_drawn_as_it_is(tmp_path: Path) -> None:
    """D3"""

    def change(data: dict[str, Any]) -> None:
        one, two = data["spellbook"][:2]
        one["spell"], two["spell"], one["boxes"] = two["spell"], one["spell"], 1

    pieces = drawn_components(read_components(with_change(tmp_path, change)))
    assert (pieces.boxes["dot"], pieces.spells["dot"], pieces.spells["line"]) == (1, "split", "free_placement")


def test_an_owner_may_replace_the_boxes(tmp_path: Path) -> None:
    ours = start("duel")
    folder = with_change(tmp_path, lambda data: data["spellbook"][0].update(boxes=1))
    theirs = start("duel", components=folder)
    assert theirs.components.fingerprint != ours.components.fingerprint
    for text in (
        "first 0",
        "roll 2 2 2 2",
        "take 1",
        "take 3 4",
        "cross none",
        "place d4e",
        "cross none",
        "place d4e",
    ):
        theirs.reveal(text) if theirs.actor < 0 else theirs.play(text)
    assert theirs.view()["maps"][0]["spells"]["free_placement"] == "ready"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.pop("dice"), "the file must have an entry 'dice'"),
        (lambda data: data["coats"].reverse(), "coats must be dot, line"),
        (lambda data: data["map"].update(rows=6), "the map must be"),
        (lambda data: data["dice"].pop(), "there must be 4 dice"),
        (lambda data: data["dice"][1].pop(), "there must be 6 faces on die 2"),
        (lambda data: data["dice"][1][2].update(coat="crown"), "die 2 face 3: unknown coat 'crown'"),
        (
            lambda data: data["dice"][1][2].update(crosses=3),
            "die 2 face 3: crosses must be a whole number from 0 to 2",
        ),
        (lambda data: data["dice"][0][0].update(crosses=1), "die 1 face 1: a \\? has no crosses"),
        (
            lambda data: [die[index].update(coat="dot") for die in data["dice"] for index in (0, 2)],
            "no die shows \\?",
        ),
        (lambda data: data["spellbook"].pop(), "there must be 6 spellbook rows"),
        (
            lambda data: data["spellbook"][3].update(boxes=0),
            "spellbook row 4: boxes must be .* from 1 to 9, not 0",
        ),
        (lambda data: data["spellbook"][3].update(boxes=True), "boxes must be a whole number"),
        (lambda data: data["spellbook"][3].update(coat="dot"), "the coat dot 2 times"),
        (lambda data: data["spellbook"][3].update(spell="split"), "the spell split 2 times"),
        (lambda data: data["spellbook"][3].update(spell="fly"), "the spell turn_die 0 times"),
        (
            lambda data: data["spellbook"][4].update(immediate=False),
            "spellbook row 5: immediate must be true for",
        ),
        (lambda data: data["spellbook"][0].pop("boxes"), "spellbook row 1 must have an entry 'boxes'"),
    ],
)
def test_a_file_that_cannot_be_the_box_is_refused(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], message: str
) -> None:
    with pytest.raises(BadComponents, match=f"duel.json: .*{message}"):
        read_components(with_change(tmp_path, change))


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "duel.json").write_text('{"coats": [\n', encoding="utf-8")
    with pytest.raises(BadComponents, match="line 2 is no JSON"):
        read_components(tmp_path)


def test_every_move_reads_back_as_its_own_code() -> None:
    rules = rules_of("duel")
    moves = {}
    for action in range(rules.info.actions):
        try:
            moves[action] = rules.format_action(action)
        except Unreadable:
            continue
    assert len(moves) == 34 * 33 + 4 + 6 + 25 + 5 + 24 + 4 + 6 + 34 + 1
    assert {rules.parse_action(text): text for text in moves.values()} == moves


@pytest.mark.parametrize(
    "text",
    ["", "fly", "take", "take 5", "take 3 1", "turn 1", "cross 0", "coat 1 crown", "place d4", "skip now"],
)
def test_a_text_that_is_no_move_is_refused_and_changes_nothing(text: str) -> None:
    position = start("duel")
    position.reveal("first 0")
    position.reveal("roll 1 1 1 1")
    before = position.state.tobytes()
    with pytest.raises(Unreadable, match="is no move; "):
        position.play(text)
    assert position.state.tobytes() == before


def test_what_is_not_due_is_refused_and_changes_nothing() -> None:
    position = start("duel")
    before = position.state.tobytes()
    for text in ("roll 1 2 3 4", "first 2", "kings 0 1"):
        with pytest.raises((NotAllowed, Unreadable)):
            position.reveal(text)
    with pytest.raises(NotAllowed, match="chance must speak first"):
        position.play("skip")
    assert position.state.tobytes() == before
