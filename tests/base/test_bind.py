"""Loops bound to one game's kernels: copies that do not know of each other."""

from collections.abc import Callable
from types import ModuleType

import pytest

from crownfield.base.bind import BindError, bind
from crownfield.base.compiling import kernel
from tests.base import steps_twice


@kernel
def add_one(number: int) -> int:
    return number + 1


@kernel
def double(number: int) -> int:
    return 2 * number


def kernels(step: Callable[[int], int]) -> ModuleType:
    module = ModuleType(step.__name__)
    module.__file__ = __file__
    module.__dict__.update(step=step, __all__=["step"])
    return module


def test_a_loop_runs_over_the_kernels_it_is_bound_to() -> None:
    added = bind(steps_twice.Entries, [steps_twice], [kernels(add_one)])
    doubled = bind(steps_twice.Entries, [steps_twice], [kernels(double)])
    assert (added.twice(5), doubled.twice(5)) == (7, 20)


def test_a_name_that_two_modules_export_is_refused() -> None:
    with pytest.raises(BindError, match="step is exported by both add_one and double"):
        bind(steps_twice.Entries, [steps_twice], [kernels(add_one), kernels(double)])


def test_what_loops_define_is_exported_too() -> None:
    other = kernels(add_one)
    other.__dict__.update(twice=double, __all__=["step", "twice"])
    with pytest.raises(BindError, match=r"twice is exported by both add_one and tests\.base\.steps_twice"):
        bind(steps_twice.Entries, [steps_twice], [other])
