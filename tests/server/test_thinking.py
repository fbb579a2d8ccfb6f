"""What a worker thinks of a position for a person is what other programs are advised."""

from pathlib import Path

import pytest

from crownfield.ai.advice import advise
from crownfield.ai.search.exact import has_exact_ideas
from crownfield.ai.value import weights
from crownfield.base.errors import BadNetwork
from crownfield.games.batch import Batch
from crownfield.games.position import Position
from crownfield.server.minds.thinking import SentPosition, think


def late_position() -> Position:
    """One in which nothing is left to chance, so that thinking comes to the same whenever it is done."""
    batch = Batch("kingdomino", 1, seed=3)
    while not has_exact_ideas(batch.position(0)):
        batch.step(batch.random_actions())
    return batch.position(0)


def sent(position: Position) -> SentPosition:
    return SentPosition(
        position.rules.info.name, position.players, position.options, components=None, state=position.state.tobytes()
    )


def test_a_hint_is_what_other_programs_are_advised() -> None:
    position = late_position()
    advised = advise(position, tries=1).ideas
    assert len(advised) == 3
    hints = think(sent(position))
    assert [(idea.moves, idea.win, idea.points, idea.exact, idea.tries) for idea in hints] == [
        ([move.text for move in idea.moves], idea.win, idea.points, idea.exact, idea.tries) for idea in advised
    ]


def test_why_there_is_no_hint_is_what_other_programs_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(weights, "_FOLDER", tmp_path)
    monkeypatch.setattr(weights, "_read", weights._read.__wrapped__)
    position = late_position()
    with pytest.raises(BadNetwork) as refused:
        think(sent(position))
    assert str(refused.value) == advise(position, tries=1).note
