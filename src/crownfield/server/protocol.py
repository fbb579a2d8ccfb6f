"""Everything that crosses the border between a browser and the server, as typed messages.

Text that people read is not here: the server speaks in codes and notation, the client in five languages. The TypeScript
types of the client are generated from this module.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

__all__ = [
    "Answer", "Ask", "ClientMessage", "Code", "Confirm", "Created", "ErrorReply", "Frame", "GameFacts", "Happened",
    "Hello", "Info", "Invitation", "LegalMove", "Move", "NewGame", "NextGame", "OptionFacts", "QrRequest", "React",
    "Reacted", "Refused", "Region", "Rename", "ReplayReply", "ReplayRequest", "Resign", "Said", "Say",
    "ScoreRequest", "Scores", "SeatState", "SeatWish", "ServerMessage", "TableState", "Undo",
]  # fmt: skip

Name = Annotated[str, Meta(max_length=24)]
Token = Annotated[str, Meta(max_length=64)]
GameId = Annotated[str, Meta(max_length=32)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
MoveText = Annotated[str, Meta(max_length=40)]
Chat = Annotated[str, Meta(min_length=1, max_length=280)]
Reaction = Literal["bravo", "hurry", "oops", "thanks", "luck", "wow"]
Question = Literal["take_back", "abort", "substitute"]
Status = Literal["waiting", "playing", "over", "aborted"]
Level = Literal["squire", "steward"]
SeatKind = Literal["person", "computer"]

Code = Literal[
    "unreadable", "too_large", "too_fast", "unknown_game", "unknown_table", "wrong_token", "not_your_seat",
    "not_your_turn", "stale", "not_allowed", "nothing_to_undo", "not_complete", "bad_options", "bad_record",
    "not_started", "over", "too_many_games", "compiling", "server_error",
]  # fmt: skip
"""Why something was refused; the client has a sentence for each."""


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """What every message has in common."""


# --- a browser says


class Hello(_Message, frozen=True, tag="hello"):
    """The first message of a connection: the seats it speaks for (or a spectator's token), and what it has seen."""

    game: GameId
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=8)]
    names: list[Name] = []
    nonce: Nonce | None = None


class Move(_Message, frozen=True, tag="move"):
    """One decision of the turn, drafted by the seat to act; `version` is the table it was decided on."""

    version: int
    move: MoveText


class Undo(_Message, frozen=True, tag="undo"):
    """The last decision of the draft is taken back."""

    version: int


class Confirm(_Message, frozen=True, tag="confirm"):
    """The drafted turn becomes final."""

    version: int


class Ask(_Message, frozen=True, tag="ask"):
    """A question to everybody at the table: take the last turn back, end the game without a winner, or let a computer
    play for whoever is absent until they return."""

    question: Question


class Answer(_Message, frozen=True, tag="answer"):
    question: Question
    agree: bool


class Resign(_Message, frozen=True, tag="resign"):
    """The seat gives up: a computer plays it to the end."""

    seat: int


class Say(_Message, frozen=True, tag="say"):
    text: Chat
    team: bool = False


class React(_Message, frozen=True, tag="react"):
    reaction: Reaction


class Rename(_Message, frozen=True, tag="rename"):
    seat: int
    name: Name


ClientMessage = Hello | Move | Undo | Confirm | Ask | Answer | Resign | Say | React | Rename


# --- a browser hears


class SeatState(_Message, frozen=True):
    """Who sits where."""

    seat: int
    kingdom: int
    kind: SeatKind
    name: str
    level: Level | None
    """The computer's level; also set while a computer plays for an absent person."""
    joined: bool
    connected: bool
    resigned: bool
    seconds_left: float | None


class LegalMove(_Message, frozen=True):
    """A move that may be drafted now, and the points its kingdom would gain by it."""

    move: str
    gain: int


class Region(_Message, frozen=True):
    """A region of a kingdom, for points so far: squares × crowns."""

    kingdom: int
    terrain: str
    squares: list[str]
    crowns: int


class Scores(_Message, frozen=True):
    seats: list[int]
    total: int
    parts: dict[str, int]


class Happened(_Message, frozen=True):
    """One line of the record; `seat` is None for chance."""

    seat: int | None
    text: str


class TableState(_Message, frozen=True, tag="table"):
    """Everything there is to see at a table, the draft of the seat to act included."""

    id: str
    version: int
    status: Status
    game: str
    players: int
    options: dict[str, bool | int]
    dynasty: int | None
    """Which game of a Dynasty this is (1 to 3), or None."""
    carried: list[int]
    """Points from earlier games of the Dynasty, per kingdom."""
    next_game: str | None
    """The table where a Dynasty or a rematch goes on, when there is one."""
    commitment: str
    secret: str | None
    confirm: bool
    """Whether turns are confirmed, or final with their last decision."""
    yours: list[int]
    seats: list[SeatState]
    view: dict[str, Any]
    room: list[list[str]]
    """Per kingdom: the squares that still fit into its grid."""
    acting: int | None
    """The seat whose turn it is and whose draft lies here; None when nobody is to act."""
    draft: list[str]
    complete: bool
    """Whether the drafted turn lacks nothing but confirmation."""
    legal: list[LegalMove]
    """Empty unless one of your seats is to act."""
    scores: list[Scores]
    regions: list[Region]
    winners: list[int]
    events: list[Happened]
    questions: dict[Question, list[int]]
    """Open questions, and the seats that have agreed."""
    thinking: bool


class Refused(_Message, frozen=True, tag="refused"):
    """Something was not done, and nothing has changed."""

    code: Code
    detail: str


class Said(_Message, frozen=True, tag="said"):
    seat: int | None
    name: str
    text: str
    team: bool
    at: float


class Reacted(_Message, frozen=True, tag="reacted"):
    seat: int
    reaction: Reaction


ServerMessage = TableState | Refused | Said | Reacted


# --- over HTTP


class SeatWish(_Message, frozen=True):
    """Who shall sit there: this browser, somebody by link, or a computer."""

    kind: Literal["mine", "link", "computer"]
    name: Name = ""
    level: Level = "steward"


class NewGame(_Message, frozen=True):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: dict[str, bool | int] = {}
    dynasty: bool = False
    confirm: bool = True
    seconds_per_move: Annotated[int, Meta(ge=5, le=86400)] | None = None


class Invitation(_Message, frozen=True):
    """The token of a seat: whoever holds it plays there."""

    seat: int
    token: str
    kind: Literal["mine", "link"]


class Created(_Message, frozen=True):
    id: str
    commitment: str
    invitations: list[Invitation]
    spectator: str


class OptionFacts(_Message, frozen=True):
    name: str
    default: bool | int
    players: list[int]


class GameFacts(_Message, frozen=True):
    """What the front door offers."""

    name: str
    players: list[int]
    options: list[OptionFacts]
    ready: bool
    """Whether its rules are compiled; the first game of a kind must wait for that."""
    progress: float


class Info(_Message, frozen=True):
    version: str
    public_url: str
    """Where invitations should lead; empty for wherever the page came from."""
    games: list[GameFacts]
    levels: list[str]
    components: dict[str, Any]
    """dominoes (box → number → [[terrain, crowns], [terrain, crowns]]), buildings (id → facts), dice, boxes."""


class Frame(_Message, frozen=True):
    """One step of a replay: what happened, and the table after it."""

    event: Happened | None
    view: dict[str, Any]
    room: list[list[str]]
    scores: list[Scores]
    regions: list[Region]


class ReplayRequest(_Message, frozen=True):
    record: Annotated[str, Meta(max_length=65536)]


class ReplayReply(_Message, frozen=True):
    game: str
    players: int
    options: dict[str, bool | int]
    names: list[str]
    winners: list[int]
    verified: bool | None
    """Whether the deal follows from the commitment; None when the record has none or is not finished."""
    frames: list[Frame]
    record: str


class ScoreRequest(_Message, frozen=True):
    """A kingdom in the format of the score pad."""

    sheet: Annotated[str, Meta(max_length=8192)]


class QrRequest(_Message, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class NextGame(_Message, frozen=True):
    """Where a rematch or the next game of a Dynasty is; the links of the old table open it too."""

    id: str


class ErrorReply(_Message, frozen=True):
    """The body of every HTTP error."""

    code: Code
    detail: str
