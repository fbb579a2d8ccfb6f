"""Reading component files: the owner's file where there is one, and a clear refusal of a damaged one."""

from pathlib import Path

import pytest

from crownfield.base.components import component_file, read_table, read_text, whole_number
from crownfield.base.errors import BadComponents

NAME = "kingdomino_dominoes.csv"


def test_an_owners_file_replaces_ours_and_the_others_stay(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("number\n", encoding="utf-8")
    assert component_file(NAME, tmp_path) == tmp_path / NAME
    assert component_file("duel.json", tmp_path) == component_file("duel.json", None)


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="does not exist"):
        component_file(NAME, tmp_path / "nowhere")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"\xff\xfe\x00number")
    with pytest.raises(BadComponents, match=f"{NAME} cannot be read"):
        read_text(NAME, tmp_path)


def test_a_table_is_a_list_of_named_cells(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text('number,name,more\n1,"a, b",x\n2,c,y\n', encoding="utf-8")
    rows = read_table(NAME, tmp_path, ("number", "name"))
    assert rows == [{"number": "1", "name": "a, b", "more": "x"}, {"number": "2", "name": "c", "more": "y"}]


@pytest.mark.parametrize("text", ["", "number\n1\n", "nombre,nom\n1,a\n"])
def test_a_table_without_its_columns_is_refused_naming_them(text: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match=r"missing: .*name"):
        read_table(NAME, tmp_path, ("number", "name"))


@pytest.mark.parametrize("line", ["2", "2,c,d", ""])
def test_a_line_with_too_few_or_too_many_cells_is_refused_by_its_number(line: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f"number,name\n1,a\n{line}\n3,b\n", encoding="utf-8")
    with pytest.raises(BadComponents, match="line 3"):
        read_table(NAME, tmp_path, ("number", "name"))


@pytest.mark.parametrize(("text", "number"), [("0", 0), (" 7 ", 7), ("48", 48), ("99", 99)])
def test_a_cell_holds_a_whole_number(text: str, number: int) -> None:
    assert whole_number(NAME, {"crowns": text}, "crowns") == number


@pytest.mark.parametrize("text", ["", "-1", "1.0", "100", "two", "1e1", "²", "٣", "0x1"])
def test_a_cell_that_is_no_whole_number_is_refused_naming_its_column(text: str) -> None:
    with pytest.raises(BadComponents, match="crowns must be a whole number"):
        whole_number(NAME, {"crowns": text}, "crowns")
