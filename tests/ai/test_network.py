"""A network judges as plain matrix arithmetic would, and files that are no networks are refused."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownfield.ai.inputs.sheet import sheet_type
from crownfield.ai.value import weights as network_files
from crownfield.ai.value.chance import winning_chance
from crownfield.ai.value.layers import LEAST_SPREAD, POINTS, WIDTHS, Layers, new_layers, read_layers, write_layers
from crownfield.ai.value.network import AT_ONCE, add_rows, conclude, network_of
from crownfield.base.errors import BadNetwork


def _plain(layers: Layers, inputs: list[int], weights: list[float], total: int) -> tuple[float, float]:
    layer: Any = layers.first_bias + np.array(weights) @ layers.first[inputs]
    for table, bias in zip(layers[2::2], layers[3::2], strict=True):
        layer = np.maximum(layer, 0) @ table + bias
    return total + POINTS * (1 + layer[0]), LEAST_SPREAD + POINTS * np.log1p(np.exp(layer[1]))


def _sheet(inputs: Any, weights: Any) -> np.void:
    sheet: np.void = np.zeros(1, sheet_type(len(inputs), AT_ONCE))[0]
    sheet["count"], sheet["which"], sheet["weights"] = len(inputs), -99, 1
    sheet["which"][: len(inputs)], sheet["weights"][:] = inputs, weights
    return sheet


@pytest.mark.parametrize("count", [1, 3, 8, 11, 16, 30])
def test_a_judgement_is_the_sum_of_the_rows_that_are_on_passed_through_the_layers(count: int) -> None:
    layers = new_layers(50, (16, 8, 8), seed=3)
    network, hidden, sums = network_of(layers), np.zeros((3, 16), np.float32), np.zeros(16, np.int32)
    inputs, weights = [7 * index % 50 for index in range(count)], [(1.0, 1.0, 0.3)[index % 3] for index in range(count)]
    ground = network.rest[0]["first_bias"]
    for part in (slice(0, count // 2), slice(count // 2, count)):
        add_rows(network, _sheet(inputs[part], weights[part]), sums, ground, hidden[0])
        ground = hidden[0].copy()
    assert conclude(network, 12, hidden) == pytest.approx(_plain(layers, inputs, weights, 12), abs=0.05)


def test_eight_of_the_largest_rows_can_be_added_up() -> None:
    layers = new_layers(8, (16, 8, 8), seed=3)
    layers.first[:] = 2.5
    network, out = network_of(layers), np.zeros(16, np.float32)
    for sign in (1, -1):
        network.rows[:-1] *= sign
        sheet, ground = _sheet(range(8), np.ones(8)), network.rest[0]["first_bias"]
        add_rows(network, sheet, np.zeros(16, np.int32), ground, out)
        np.testing.assert_allclose(out, sign * 20, rtol=1e-3)


def test_a_network_comes_back_from_disk_a_little_rounded(tmp_path: Path) -> None:
    network = new_layers(30, (16, 8, 8), seed=1)
    network.first[7] = 0
    write_layers(network, tmp_path / "small.npz")
    for before, after in zip(network, read_layers(tmp_path / "small.npz"), strict=True):
        assert after.dtype == np.float32
        np.testing.assert_allclose(after, before, rtol=1e-3, atol=5e-3)
    assert [file.name for file in tmp_path.iterdir()] == ["small.npz"]


def test_a_missing_or_damaged_network_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.npz"
    with pytest.raises(BadNetwork, match=r"small\.npz"):
        read_layers(file)
    write_layers(new_layers(30, (16, 8, 8), seed=1), file)
    file.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(BadNetwork, match="damaged"):
        read_layers(file)


def test_every_network_in_the_package_has_the_widths_that_are_compiled_ahead() -> None:
    """Otherwise the first turn of a computer player would wait for a minute of compiling."""
    files = sorted((network_files._FOLDER).glob("*.npz"))
    assert len(files) == 6
    for file in files:
        layers = read_layers(file)
        assert (len(layers.first_bias), len(layers.second_bias), len(layers.third_bias)) == WIDTHS, file.name


def test_layers_that_do_not_fit_together_are_refused(tmp_path: Path) -> None:
    network = new_layers(30, (16, 8, 8), seed=1)
    write_layers(network._replace(third=network.third[:-1]), tmp_path / "odd.npz")
    with pytest.raises(BadNetwork, match="fit together"):
        read_layers(tmp_path / "odd.npz")


def test_the_chance_to_win_matches_many_drawn_games() -> None:
    means, spreads = np.array([50.0, 47.0, 55.0]), np.array([8.0, 5.0, 11.0])
    drawn = np.random.default_rng(0).normal(means, spreads, (200_000, 3))
    for mine in range(3):
        share = float((drawn.argmax(1) == mine).mean())
        assert winning_chance(means, spreads, 3, mine) == pytest.approx(share, abs=0.02)


def test_settled_points_leave_no_doubt() -> None:
    means, spreads = np.array([50.0, 47.0]), np.zeros(2)
    assert winning_chance(means, spreads, 2, 0) > 0.99
    assert winning_chance(means, spreads, 2, 1) < 0.01
