"""What Crownfield refuses is a typed exception with one clear line."""

import pytest

from crownfield.base import errors
from crownfield.base.errors import BadComponents, BadOptions, BadRecord, CrownfieldError, NotAllowed, Unreadable


@pytest.mark.parametrize("kind", [BadOptions, Unreadable, NotAllowed, BadRecord, BadComponents])
def test_every_refusal_is_a_crownfield_error_and_a_value_error(kind: type[Exception]) -> None:
    assert issubclass(kind, CrownfieldError)
    assert issubclass(kind, ValueError)


def test_no_exception_of_the_package_is_outside_the_family() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    assert [kind for kind in kinds if not issubclass(kind, CrownfieldError)] == []


def test_the_two_ways_a_move_fails_can_be_told_apart() -> None:
    assert not issubclass(Unreadable, NotAllowed)
    assert not issubclass(NotAllowed, Unreadable)


def test_a_bad_record_names_its_line_the_position_and_what_was_legal() -> None:
    error = BadRecord("seat 1 is to act", line=7, table="a table", legal=("pick 3", "pick 9"))
    assert str(error) == "line 7: seat 1 is to act"
    assert (error.line, error.table, error.legal) == (7, "a table", ("pick 3", "pick 9"))


def test_a_record_bad_as_a_whole_names_no_line() -> None:
    error = BadRecord("the line 'game' is missing")
    assert (str(error), error.line, error.legal) == ("the line 'game' is missing", None, ())
