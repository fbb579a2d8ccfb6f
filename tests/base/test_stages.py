"""Compiling ahead: a step leaves a mark beside what it compiles, which is gone when that follows from other sources."""

from pathlib import Path
from types import ModuleType

import pytest

from crownfield.base.compiling.stages import STAGES, Step, needed_for, seconds_of
from crownfield.games import GAMES, loops
from tests.base import steps_four_times, steps_twice


@pytest.fixture(autouse=True)
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROWNFIELD_CACHE", str(tmp_path))
    monkeypatch.setattr("crownfield.base.compiling.stages.compiles", lambda: True)


def step(name: str = "one", stage: str = "first", *modules: ModuleType) -> tuple[Step, list[str]]:
    taken: list[str] = []
    return Step("chess", stage, name, 1.5, modules or (loops,), lambda: taken.append(name)), taken


def test_a_step_is_done_once_it_was_taken_and_that_is_known_of_each_alone() -> None:
    one, taken = step()
    other, _ = step("other")
    assert not one.is_done
    one.take()
    assert taken == ["one"]
    assert one.is_done
    assert not other.is_done


def test_a_step_of_another_stage_or_other_modules_is_another_one() -> None:
    step("one", "first", steps_twice)[0].take()
    assert step("one", "first", steps_twice)[0].is_done
    assert not step("one", "net", steps_twice)[0].is_done
    assert not step("one", "first", steps_four_times)[0].is_done


def test_a_step_that_fails_is_not_done() -> None:
    def fail() -> None:
        raise RuntimeError

    failing = Step("chess", "first", "one", 1.0, (loops,), fail)
    with pytest.raises(RuntimeError):
        failing.take()
    assert not failing.is_done


def test_where_nothing_is_compiled_everything_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crownfield.base.compiling.stages.compiles", lambda: False)
    assert step()[0].is_done


def test_a_stage_needs_what_comes_before_it_and_no_search_where_nobody_searches() -> None:
    assert needed_for("net") == ("first", "net")
    assert needed_for("search") == ("first", "net", "search")
    assert needed_for("monte-carlo") == ("monte-carlo",)
    assert all(set(needed_for(stage)) <= set(STAGES) for stage in STAGES)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_game_has_a_name_of_its_own_and_costs_something(game: str) -> None:
    from crownfield.ai.steps import step_of, steps_for, steps_of

    steps = steps_of(game)
    assert len({one.name for one in steps}) == len(steps)
    assert [STAGES.index(one.stage) for one in steps] == sorted(STAGES.index(one.stage) for one in steps)
    assert all(step_of(game, one.name) == one for one in steps)
    assert all(one.seconds > 0 for one in steps)
    assert seconds_of(steps_for(game, "first")) < seconds_of(steps_for(game, "net"))
