"""Code that came with the package is preferred where it was made for this very place, and nowhere else."""

import os
import sys
from pathlib import Path

import llvmlite.binding
import pytest

from crownfield.base import packed


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that begins, with code that was made for it and a processor that can do what the baseline can."""
    monkeypatch.setattr(packed, "PACKED", tmp_path)
    monkeypatch.setattr(os, "environ", {"PATH": os.environ["PATH"]})
    monkeypatch.delitem(sys.modules, "numba", raising=False)
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_features", lambda: dict.fromkeys(packed.baseline().needs, True))
    (tmp_path / packed.LABEL).write_text(f"{packed.label()}\n", encoding="utf-8")
    return tmp_path


def chosen() -> str | None:
    packed.prefer_packed()
    return os.environ.get("NUMBA_CPU_NAME")


def test_code_that_was_made_for_this_place_is_preferred() -> None:
    assert chosen() == packed.baseline().name
    assert os.environ["NUMBA_CPU_FEATURES"] == ""


def test_without_packed_code_numba_compiles_for_the_processor_that_is_here(place: Path) -> None:
    (place / packed.LABEL).unlink()
    assert chosen() is None


@pytest.mark.parametrize("part", range(4))
def test_code_of_another_python_numba_or_machine_is_left_alone(place: Path, part: int) -> None:
    parts = packed.label().split(", ")
    parts[part] = "another"
    (place / packed.LABEL).write_text(", ".join(parts), encoding="utf-8")
    assert chosen() is None


@pytest.mark.skipif(not packed.baseline().needs, reason="EVERY PROCESSOR of this kind will do")
def test_an_older_processor_compiles_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    older = {name: name != "avx2" for name in packed.baseline().needs}
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_features", lambda: older)
    assert chosen() is None


def test_what_a_person_says_of_the_processor_counts() -> None:
    os.environ["NUMBA_CPU_NAME"] = "haswell"
    assert chosen() == "haswell"
    assert "NUMBA_CPU_FEATURES" not in os.environ


def test_a_program_in_which_numba_has_begun_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", sys)
    assert chosen() is None
