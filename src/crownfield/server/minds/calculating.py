"""What is calculated for people outside the server's own process: replays, score pads and QR codes."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from crownfield.server.minds import thinking
from crownfield.server.shown.qr import qr_svg
from crownfield.server.shown.replays import replay_of
from crownfield.server.shown.scoring import score_sheet

__all__ = ["AskedReplay", "AskedScore", "encoded_replay", "encoded_score", "qr_svg", "wake"]


@dataclass(frozen=True)
class AskedReplay:
    record: str
    components: Path | None
    names: tuple[str, ...] = ()
    colours: tuple[int, ...] = ()
    number: int = 1
    """Which game, where the record is a Dynasty's file."""


@dataclass(frozen=True)
class AskedScore:
    sheet: str
    components: Path | None


def wake() -> None:
    """The first task of a process: by now this module is loaded, and quick players are what else it does."""
    thinking.wake()


def encoded_replay(asked: AskedReplay) -> bytes:
    """A `ReplayReply` as JSON; raises BadRecord."""
    return msgspec.json.encode(replay_of(asked.record, asked.components, asked.names, asked.colours, asked.number))


def encoded_score(asked: AskedScore) -> bytes:
    """`Scores` as JSON; raises BadSheet."""
    return msgspec.json.encode(score_sheet(asked.sheet, asked.components))
