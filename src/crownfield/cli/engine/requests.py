"""What other programs may ask of `crownfield engine`."""

from typing import Annotated

import msgspec
from msgspec import Meta

__all__ = ["Advise", "Envelope", "Hello", "Levels", "Play", "Situation"]

Count = Annotated[int, Meta(ge=0, le=100_000)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
Seconds = Annotated[float, Meta(gt=0, le=3600)]
Tries = Annotated[int, Meta(ge=1, le=1_000_000)]
Ideas = Annotated[int, Meta(ge=1, le=100)]


class Envelope(msgspec.Struct, frozen=True):
    """What is read first, so that an error can carry the id of its request."""

    do: str
    id: str | int | None = None


class Hello(Envelope, frozen=True, forbid_unknown_fields=True):
    """Who is there?"""


class Levels(Envelope, frozen=True, forbid_unknown_fields=True):
    """Which levels are there?"""


class Situation(Envelope, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of a game: after the events of a record, or after those that are listed."""

    record: str | None = None
    game: str | None = None
    players: Count | None = None
    options: dict[str, bool | int] | None = None
    events: list[str] | None = None
    after: Count | None = None
    """Only so many events have happened."""
    seed: Seed = 0


class Advise(Situation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What should the seat to act do?"""

    seconds: Seconds | None = None
    tries: Tries | None = None
    ideas: Ideas = 3


class Play(Situation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What does a computer player of this level do?"""

    level: str
