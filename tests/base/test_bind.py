"""Loops bound to one game's kernels: copies that do not know of each other, and refused where they do not fit."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import NamedTuple

import pytest

from crownfield.base.bind import BindError, bind
from crownfield.base.compiling import kernel
from tests.base import steps_four_times, steps_twice


@kernel
def add_one(number: int) -> int:
    return number + 1


@kernel
def double(number: int) -> int:
    return 2 * number


class Missing(NamedTuple):
    thrice: Callable[[int], int]


def steps(step: Callable[[int], int]) -> ModuleType:
    module = ModuleType(step.__name__)
    module.__file__ = __file__
    module.__dict__.update(step=step)
    return module


def test_a_loop_runs_over_the_kernels_it_is_bound_to() -> None:
    added = bind(steps_twice.Entries, [steps_twice], steps=steps(add_one))
    doubled = bind(steps_twice.Entries, [steps_twice], steps=steps(double))
    assert (added.twice(5), doubled.twice(5)) == (7, 20)


def test_loops_of_another_module_are_bound_with_those_that_import_them() -> None:
    doubled = bind(steps_four_times.Entries, [steps_four_times], steps=steps(double))
    assert doubled.four_times(5) == 80


def test_a_name_without_kernels_is_refused() -> None:
    with pytest.raises(BindError, match=r"tests\.base\.steps_twice calls steps, which is not given"):
        bind(steps_twice.Entries, [steps_twice])


def test_a_kernel_that_is_promised_and_not_there_is_refused() -> None:
    with pytest.raises(BindError, match="empty has no step, which Steps promises"):
        bind(steps_twice.Entries, [steps_twice], steps=ModuleType("empty"))


def test_kernels_that_no_loop_calls_are_refused() -> None:
    with pytest.raises(BindError, match="no loop calls policies"):
        bind(steps_twice.Entries, [steps_twice], steps=steps(double), policies=steps(double))


def test_an_entry_that_no_loop_defines_is_refused() -> None:
    with pytest.raises(BindError, match="thrice is defined 0 times by the loops, not once"):
        bind(Missing, [steps_twice], steps=steps(double))


def test_an_entry_that_two_modules_define_is_refused() -> None:
    copy = ModuleType("tests.base.copy")
    copy.__dict__.update(twice=FunctionType(steps_twice.twice.__code__, copy.__dict__, "twice"))
    with pytest.raises(BindError, match="twice is defined 2 times by the loops, not once"):
        bind(steps_twice.Entries, [steps_twice, copy], steps=steps(double))
