"""The measurements: their names, their form, and that they measure something."""

import json

from crownfield.cli.measure.bench_machine import start_times
from tests.cli.terminal import Terminal


def test_the_measurements_come_as_one_json_object(terminal: Terminal) -> None:
    results = json.loads(terminal.run("bench", "--json", "--quick", "--seconds", "0.02").out)
    rates = results["playouts_per_second"]
    assert list(rates) == [
        "kingdomino/2", "kingdomino/3", "kingdomino/4", "kingdomino/2/mighty_duel",
        "queendomino/2", "queendomino/3", "queendomino/4", "queendomino/4/royal_wedding",
        "queendomino/6/royal_wedding", "queendomino/8/royal_wedding/teams", "duel/2",
    ]  # fmt: skip
    assert all(rate > 0 for rate in rates.values())
    assert all(0.2 < ratio < 4 for ratio in results["two_threads"].values())
    assert all(0 < size < 2048 for size in results["bytes_per_state"].values())
    assert results["start"] is None
    assert "perf_counter" in results["clock"]
    assert {"python", "numba", "cpu", "cores"} <= set(results["machine"])


def test_one_game_can_be_measured_alone_and_shown_as_a_table(terminal: Terminal) -> None:
    outcome = terminal.run("bench", "--game", "duel", "--quick", "--seconds", "0.02")
    assert outcome.code == 0
    assert "duel/2" in outcome.out
    assert "kingdomino" not in outcome.out


def test_the_help_is_measured_in_a_process_of_its_own() -> None:
    assert 0 < start_times([])["help_seconds"] < 3
