"""What is asked and answered over HTTP: setting tables up, finding open ones, replays and the score pad."""

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, field

from crownfield.play.dynasty import GAMES_IN_A_DYNASTY
from crownfield.server.protocol.heard import Happened, Region, Scores
from crownfield.server.protocol.words import Code, Colour, Level, Message, Name, Pair, Path, Reason, View

__all__ = [
    "BuildingFacts", "Created", "DynastyFacts", "ErrorReply", "Frame", "GameFacts", "Info", "Invitation", "Invite",
    "NewGame", "NextGame", "OpenTable", "OptionFacts", "Printed", "QrRequest", "ReplayReply", "ReplayRequest",
    "ScoreRequest", "SeatWish", "Sit", "Step",
]  # fmt: skip


class SeatWish(Message, frozen=True):
    """Who shall sit there: this browser, somebody by link, or a computer."""

    kind: Literal["mine", "link", "computer"]
    name: Name = ""
    level: Level = "steward"
    colour: Colour | None = None
    """None for any that is left."""


class NewGame(Message, frozen=True):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: dict[str, bool | int] = field(default_factory=dict)
    dynasty: bool = False
    confirm: bool = True
    seconds_per_move: Annotated[int, Meta(ge=5, le=86400)] | None = None
    listed: bool = False
    """Whether strangers may take its free link seats, where the host allows that (`Info.open_tables`)."""


class Invitation(Message, frozen=True):
    """The token of a seat: one's own opens it; a friend's is spent for the key of whoever first comes with it."""

    seat: int
    token: str
    kind: Literal["mine", "link"]


class Created(Message, frozen=True):
    id: str
    commitment: str
    invitations: list[Invitation]
    spectator: str
    host: str
    """What shows that one set the table up: the token of one's own seat, or one that opens none."""


class Invite(Message, frozen=True):
    """The host invites anew: nobody has used the old invitation, or its guest is away."""

    seat: int


class OpenTable(Message, frozen=True):
    """A table that waits for anybody who would like to play."""

    id: str
    game: str
    players: int
    options: dict[str, bool | int]
    dynasty: bool
    seconds_per_move: int | None
    names: list[str]
    """The people who sit there already."""
    free: int
    since: float


class Sit(Message, frozen=True):
    """A stranger takes a free seat of an open table."""

    name: Name = ""


class OptionFacts(Message, frozen=True):
    name: str
    default: bool | int
    players: list[int]


class GameFacts(Message, frozen=True):
    """What the front door offers."""

    name: str
    players: list[int]
    options: list[OptionFacts]
    ready: bool
    """Whether its rules are compiled; the first game of a kind must wait for that."""
    progress: float


Half = tuple[str, int]
"""Terrain and crowns of half a domino; coat and crosses of a die's face."""


class BuildingFacts(TypedDict):
    """What a building grants and scores, and how sure that is; `terrain` and `tax_bonus_per` may be empty."""

    id: str
    copies: int
    crowns: int
    knights: int
    towers: int
    points: int
    points_per: str
    terrain: str
    tax_bonus_per: str
    score_confidence: str
    bonus_confidence: str
    names: dict[str, str]


class Printed(TypedDict):
    """What is printed on the pieces."""

    dominoes: dict[str, dict[str, tuple[Half, Half]]]
    """Per box and number."""
    buildings: dict[str, BuildingFacts]
    dice: list[list[Half]]
    boxes: dict[str, int]
    """Per coat: the boxes of its row in the spellbook."""
    spells: dict[str, str]
    """Per coat: the spell of that row."""
    confidence: dict[str, str]
    """How sure the dice and the spellbook are."""


class Info(Message, frozen=True):
    version: str
    public_url: str
    """Where invitations should lead; empty for wherever the page came from."""
    open_tables: bool
    """Whether there is a list of open tables."""
    games: list[GameFacts]
    levels: list[str]
    components: Printed


class Frame(Message, frozen=True):
    """The table at one moment of a replay."""

    view: View
    room: list[list[str]]
    dominoes: list[list[Pair]]
    scores: list[Scores]
    regions: list[Region]


class Step(Message, frozen=True):
    """What happened next, and what it changed in the frame before it: first some of it goes, then some is put there."""

    event: Happened
    drop: list[Path]
    put: list[tuple[Path, Any]]


class ReplayRequest(Message, frozen=True):
    """A record, or the file of a Dynasty."""

    record: Annotated[str, Meta(max_length=65536)]
    number: Annotated[int, Meta(ge=1, le=GAMES_IN_A_DYNASTY)] = 1
    """Which game of a Dynasty."""


class DynastyFacts(Message, frozen=True):
    """The Dynasty in whose file a replayed game stands."""

    number: int
    """Which of its games is replayed, counted from 1."""
    games: int
    """How many games the file tells."""
    totals: list[int]
    """The points of every kingdom in all of them that are over."""
    winners: list[int]
    """The seats that have won the Dynasty; empty before its end."""


class ReplayReply(Message, frozen=True):
    game: str
    players: int
    options: dict[str, bool | int]
    names: list[str]
    colours: list[int]
    winners: list[int]
    verified: bool | None
    """Whether the deal follows from the commitment; None when the record has none or is not finished."""
    start: Frame
    steps: list[Step]
    record: str
    """Of this game alone."""
    dynasty: DynastyFacts | None = None


class ScoreRequest(Message, frozen=True):
    """A kingdom in the format of the score pad."""

    sheet: Annotated[str, Meta(max_length=8192)]


class QrRequest(Message, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class NextGame(Message, frozen=True):
    """Where a rematch or the next game of a Dynasty is; the links of the old table open it too."""

    id: str


class ErrorReply(Message, frozen=True):
    """The body of every HTTP error; `detail` is for developers."""

    code: Code
    detail: str
    reason: Reason | None = None
    line: int | None = None
    """Where in the record or the sheet, counted from 1."""
