"""Compiling an entry ahead, in a place where it may not be called."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from crownfield.base.compiling import compiles, entry, prepare


def count(calls: npt.NDArray[Any]) -> None:
    calls[0] += 1


def test_what_is_prepared_is_kept_and_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROWNFIELD_CACHE", str(tmp_path))
    counting, calls = entry(count), np.zeros(1, np.int64)
    prepare(counting, calls)
    assert calls[0] == 0
    assert bool([*tmp_path.rglob("count-*.code")]) == compiles()
    counting(calls)
    assert calls[0] == 1
