"""A fair game verifies; whatever is changed in it is caught."""

import re
from pathlib import Path

import pytest

import crownfield
from crownfield.base.errors import BadRecord
from tests.play.playing import fair_game, play_on, seeded

RECORDS = Path(__file__).parents[1] / "golden" / "records"
FAIR = (RECORDS / "kingdomino-fair.txt").read_text("utf-8")


@pytest.mark.parametrize(("game", "players"), [("kingdomino", 4), ("queendomino", 3), ("duel", 2)])
def test_a_fair_game_verifies(game: str, players: int) -> None:
    played = play_on(fair_game(game, players))
    verified = crownfield.verify(played.record())
    assert verified.game.position == played.position
    assert verified.reveals == sum(event.seat is None for event in played.events)


def test_a_fair_game_with_decisions_taken_back_verifies() -> None:
    game = play_on(fair_game(), most=6)
    assert game.events[-1].seat is not None
    game.take_back(1, 0)
    assert crownfield.verify(play_on(game, seed=4).record()).game.position == game.position


@pytest.mark.parametrize("number", range(4))
def test_a_changed_reveal_is_caught_with_its_line(number: int) -> None:
    """Even where the changed game is a legal one."""
    rows = list(re.finditer(r"^row .*$", FAIR, re.MULTILINE))
    seen = {word for row in rows for word in row[0].split()[1:]}
    fresh = next(str(each) for each in range(1, 49) if str(each) not in seen)
    row = rows[number]
    for old in row[0].split()[1:]:
        numbers = [int(fresh), *(int(word) for word in row[0].split()[1:] if word != old)]
        text = FAIR[: row.start()] + "row " + " ".join(map(str, sorted(numbers))) + "\n"
        changed = re.sub(rf"pick {old}\b", f"pick {fresh}", text + FAIR[row.end() + 1 :])
        with pytest.raises(BadRecord) as caught:
            crownfield.verify(changed)
        assert caught.value.line is not None or "scores" in str(caught.value)


def test_a_changed_but_legal_order_of_kings_is_caught() -> None:
    """The picks are given to the seats that the doctored kings name, so that every event stays legal."""
    head, events = FAIR.split("\n\n", 1)
    body, tail = events.split("\n\n", 1)
    doctored = re.sub(r"^(king |)([01])\b", lambda seat: f"{seat[1]}{1 - int(seat[2])}", body, flags=re.MULTILINE)
    scores = re.sub(r"scores: (\d+) (\d+)", r"scores: \2 \1", tail)
    text = f"{head}\n\n{doctored}\n\n{scores}"
    assert crownfield.replay(text).is_over
    with pytest.raises(BadRecord, match="the secret deals 'king "):
        crownfield.verify(text)


@pytest.mark.parametrize(
    ("pattern", "instead", "message"),
    [
        (r"secret: 00", "secret: 01", "does not fit the commitment"),
        (r"commitment: 6", "commitment: 7", "does not fit the commitment"),
        (r"id: golden-kingdomino", "id: another", "the secret deals"),
        (r"0=first", "0=last", "the secret deals"),
        (r"0=first 1=second", "0=second 1=first", "the secret deals"),
        (r"nonces: .*\n", "", "the secret deals"),
        (r"secret: .*\n", "", "lacks its secret"),
        (r"commitment: .*\n", "", "without a commitment"),
        (r"id: .*\n", "", "without a commitment"),
        (r"scores: \d+", "scores: 99", "the scores are"),
    ],
)
def test_whatever_else_is_changed_is_caught(pattern: str, instead: str, message: str) -> None:
    changed = re.sub(pattern, instead, FAIR, count=1)
    assert changed != FAIR
    with pytest.raises(BadRecord, match=message):
        crownfield.verify(changed)


def test_an_unfinished_game_cannot_be_verified_yet() -> None:
    with pytest.raises(BadRecord, match="not finished"):
        crownfield.verify(play_on(fair_game(), most=10).record())


def test_a_seeded_game_promises_nothing() -> None:
    with pytest.raises(BadRecord, match="without a commitment"):
        crownfield.verify(seeded(moves=10**6).record())
