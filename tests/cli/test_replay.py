"""Checking records: whole, unfinished, truncated and doctored; and whether the deal was fair."""

import random
from pathlib import Path

import pytest

import crownfield
from crownfield.play.game import Game
from crownfield.play.match import Match
from tests.cli.terminal import Terminal, run_program


def played(
    game: str = "kingdomino", *, decisions: int | None = None, seed: int | None = None, **options: object
) -> Game:
    """A game played at random to its end, or for so many decisions."""
    table, chooser = crownfield.new_game(game, seed=seed, **options), random.Random(3)  # type: ignore[arg-type]
    while not table.is_over and decisions != 0:
        table.play(chooser.choice(table.legal_moves()))
        decisions = None if decisions is None else decisions - 1
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.txt"


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_a_whole_record_is_summed_up(terminal: Terminal, file: Path, game: str) -> None:
    table = played(game, seed=5)
    file.write_text(table.record(), encoding="utf-8")
    outcome = terminal.run("replay", file)
    assert outcome.code == 0
    assert "all legal" in outcome.out
    assert f"  {max(pad.total for pad in table.scores())}" in outcome.out
    assert "with" in outcome.out.splitlines()[-1]


def test_an_unfinished_record_says_where_it_stops(terminal: Terminal, file: Path) -> None:
    file.write_text(played(decisions=9, seed=5).record(), encoding="utf-8")
    outcome = terminal.run("replay", file)
    assert outcome.code == 0
    assert "9 moves" in outcome.out
    assert "not finished" in outcome.out


def test_the_first_illegal_move_is_reported_with_line_position_and_legal_moves(terminal: Terminal, file: Path) -> None:
    lines = played(seed=5).record().splitlines()
    number = next(index for index, line in enumerate(lines) if " place " in line)
    seat = lines[number].split()[0]
    lines[number] = f"{seat} place a1e"
    file.write_text("\n".join(lines), encoding="utf-8")
    outcome = terminal.run("replay", file)
    assert outcome.complaint.startswith(f"line {number + 1}: 'place a1e' is not allowed")
    assert "This round" in outcome.out
    legal = " ".join(outcome.out.partition("Legal here:")[2].split())
    assert "place g8" in legal
    assert run_program("replay", str(file)).complaint == outcome.complaint


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text[: text.index("place") + 7], "no placement"),
        (lambda text: "\n".join([*text.splitlines()[:30], text.splitlines()[-1]]), "not finished"),
        (lambda text: text.replace("crownfield record 2", "crownfield record 9"), "no record"),
        (lambda text: "", "no record"),
        (lambda text: text.replace("players: 2", "players: 3"), "row"),
        (lambda text: text.replace("players: 2", "players: many"), "no number"),
        (lambda text: text.replace("game: kingdomino", "game: chess"), "unknown game"),
        (lambda text: text.replace("game: kingdomino\n", ""), "'game' is missing"),
        (lambda text: text.replace("scores: ", "scores: 9"), "scores"),
        (lambda text: text.replace("0 pick", "1 pick", 1), "is to act"),
        (lambda text: text.replace("pick", "grab", 1), "no move"),
        (lambda text: text.replace("row", "row 99", 1), "row"),
        (lambda text: text.replace("components: ", "components: 00"), "other component files"),
    ],
)
def test_a_truncated_or_doctored_record_is_refused(terminal: Terminal, file: Path, change: object, words: str) -> None:
    assert callable(change)
    text = played(seed=5).record()
    doctored = change(text)
    assert doctored != text
    file.write_text(doctored, encoding="utf-8")
    outcome = terminal.run("replay", file)
    assert words in outcome.complaint


def test_a_fair_deal_is_verified_in_one_sentence(terminal: Terminal, file: Path) -> None:
    file.write_text(played().record(), encoding="utf-8")
    outcome = terminal.run("verify", file)
    assert outcome.code == 0
    assert outcome.out.startswith("Dealt fairly")
    assert outcome.out.count("\n") == 1


def test_a_deal_that_cannot_be_proved_is_refused(terminal: Terminal, file: Path) -> None:
    text = played().record()
    secret = text.rstrip().rpartition(" ")[2]
    for doctored, words in (
        (text.replace(secret, "0" * 64), "does not fit the commitment"),
        (played(seed=5).record(), "without a commitment"),
        (played(decisions=5).record(), "not finished"),
        (text.replace(f"id: {_fact(text, 'id')}", "id: 0000000000000000"), "the secret deals"),
    ):
        file.write_text(doctored, encoding="utf-8")
        assert words in terminal.run("verify", file).complaint


def _fact(text: str, name: str) -> str:
    return next(line.partition(": ")[2] for line in text.splitlines() if line.startswith(f"{name}: "))


@pytest.fixture
def dynasty(file: Path) -> Match:
    """Three fair games in one file."""
    match, chooser = crownfield.new_match("kingdomino"), random.Random(5)
    while not match.is_over:
        match.current.play(chooser.choice(match.current.legal_moves()))
    file.write_text(match.record(), encoding="utf-8")
    return match


def test_a_dynasty_is_replayed_game_by_game_and_summed_up(terminal: Terminal, file: Path, dynasty: Match) -> None:
    outcome = terminal.run("replay", file)
    assert outcome.code == 0
    assert outcome.out.count("all legal") == 3
    one, other = dynasty.totals()
    assert f"After 3 of 3 games: Pink {one} · Yellow {other}" in outcome.out
    assert f"the Dynasty with {max(dynasty.totals())} points" in outcome.out


def test_a_dynasty_is_verified_as_one_file(terminal: Terminal, file: Path, dynasty: Match) -> None:
    outcome = terminal.run("verify", file)
    assert outcome.out.count("Dealt fairly") == 3
    assert "Dynasty, game 3 of 3. Dealt fairly" in outcome.out
    lines = dynasty.record().splitlines()
    number = max(index for index, line in enumerate(lines) if " place " in line)
    lines[number] = f"{lines[number].split()[0]} place a1e"
    file.write_text("\n".join(lines), encoding="utf-8")
    for command in ("verify", "replay"):
        assert terminal.run(command, file).complaint.startswith(f"line {number + 1}: 'place a1e' is not allowed")
