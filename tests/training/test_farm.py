"""One iteration's games, played in threads and brought home."""

from pathlib import Path

import numpy as np
import pytest

from crownfield.ai.contract import brain_of
from crownfield.ai.value.layers import new_layers
from crownfield.ai.value.network import network_of
from crownfield.base.compiling import compiles
from tests.training.small import small_run
from training.config import read_run
from training.farm import Farm, settings_of

pytestmark = pytest.mark.skipif(compiles(), reason="self-play compiles for minutes: run interpreted")


def test_an_iteration_brings_home_samples_of_all_its_games(tmp_path: Path) -> None:
    run = read_run(small_run(tmp_path, "duel"))
    inputs = brain_of("duel").inputs.INPUTS
    (task,) = Farm(run, threads=1).play(network_of(new_layers(inputs, run.widths, run.seed)), noise=1.0)
    harvest = task.result()
    assert harvest.scores.shape == (run.games, 2)
    assert len(harvest.totals) == len(harvest.answers) == len(harvest.offsets) - 1 > 0
    assert len(harvest.inputs) == len(harvest.weights) == harvest.offsets[-1]
    assert (harvest.inputs < inputs).all()
    assert set(harvest.answers[:, 1]) <= set(np.float32(harvest.scores).flatten())


def test_every_setting_of_self_play_is_the_run_s_own(tmp_path: Path) -> None:
    run = read_run(small_run(tmp_path, "duel"))
    settings = settings_of(run, 1.5)._asdict()
    assert settings.pop("noise") == 1.5
    assert settings == {name: getattr(run, name) for name in settings}
