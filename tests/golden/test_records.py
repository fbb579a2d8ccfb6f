"""Golden playthroughs: whole games and beginnings of games, stored as records that must replay for ever."""

from pathlib import Path

import pytest

import crownfield
from crownfield.games import GAMES
from crownfield.play.record import parse_record

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*.txt"))
FAIR = [file for file in FILES if "\nsecret: " in file.read_text("utf-8")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_replays_and_is_recorded_as_it_was(file: Path) -> None:
    text = file.read_text("utf-8")
    assert crownfield.replay(text).record() == text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_can_be_taken_back_to_its_beginning(file: Path) -> None:
    text = file.read_text("utf-8")
    game = crownfield.replay(text)
    moves = [event.text for event in game.events if event.seat is not None]
    for _ in moves:
        game.undo()
    for move in moves:
        game.play(move)
    assert game.record() == text


@pytest.mark.parametrize("file", FAIR, ids=lambda file: file.stem)
def test_a_stored_fair_game_verifies(file: Path) -> None:
    text = file.read_text("utf-8")
    verified = crownfield.verify(text)
    assert verified.commitment == parse_record(text).commitment
    assert verified.reveals == sum(event.seat is None for event in verified.game.events)


def test_every_game_has_two_playthroughs_and_one_that_can_be_verified() -> None:
    games = [parse_record(file.read_text("utf-8")).game for file in FILES]
    assert all(games.count(game) >= 2 for game in GAMES)
    assert {parse_record(file.read_text("utf-8")).game for file in FAIR} == set(GAMES)
