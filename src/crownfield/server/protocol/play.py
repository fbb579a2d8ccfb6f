"""What is said over the WebSocket: every message of a browser at a table, and all that it hears."""

from typing import Annotated, Any

from msgspec import Meta, field

from crownfield.server.protocol.words import (
    Chat,
    Code,
    Colour,
    GameId,
    Key,
    Level,
    Message,
    MoveText,
    Name,
    Nonce,
    Pair,
    Question,
    Reaction,
    SeatKind,
    Status,
    Token,
)

__all__ = [
    "Answer", "Ask", "ClientMessage", "Confirm", "Happened", "Hello", "Hint", "Hints", "Idea", "Keyed", "LegalMove",
    "Move", "React", "Reacted", "Recolour", "Refused", "Region", "Rename", "Resign", "Said", "Say", "Scores",
    "SeatState", "ServerMessage", "TableState", "Undo",
]  # fmt: skip

# --- a browser says


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a connection: what opens its seats (or lets it watch), and how it speaks."""

    game: GameId
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=8)]
    keys: Annotated[list[Key], Meta(max_length=8)] = field(default_factory=list)
    """A key for each token, in their order. Where the token is an invitation that nobody has used, it is spent for the
    key, and from then on the key alone opens the seat; the same two together are welcome again."""
    protocol: int = 1
    """`Protocol`; 1 is a page from before there were numbers."""
    names: list[Name] = field(default_factory=list)
    nonce: Nonce | None = None


class Move(Message, frozen=True, tag="move"):
    """One decision of the turn, drafted by the seat to act; `version` is the table it was decided on."""

    version: int
    move: MoveText


class Undo(Message, frozen=True, tag="undo"):
    """The last decision of the draft is taken back."""

    version: int


class Confirm(Message, frozen=True, tag="confirm"):
    """The drafted turn becomes final."""

    version: int


class Hint(Message, frozen=True, tag="hint"):
    """The person to act asks what would be good; only where no other person plays at another device."""

    version: int


class Ask(Message, frozen=True, tag="ask"):
    """A question to everybody at the table: take the last turn back, end the game without a winner, or let a computer
    play for whoever is absent until they return."""

    question: Question


class Answer(Message, frozen=True, tag="answer"):
    question: Question
    agree: bool


class Resign(Message, frozen=True, tag="resign"):
    """The seat gives up: a computer plays it to the end."""

    seat: int


class Say(Message, frozen=True, tag="say"):
    text: Chat
    team: bool = False


class React(Message, frozen=True, tag="react"):
    reaction: Reaction


class Rename(Message, frozen=True, tag="rename"):
    seat: int
    name: Name


class Recolour(Message, frozen=True, tag="recolour"):
    """The seat takes another of the eight colours, one that no other seat has."""

    seat: int
    colour: Colour


ClientMessage = Hello | Move | Undo | Confirm | Hint | Ask | Answer | Resign | Say | React | Rename | Recolour


# --- a browser hears


class SeatState(Message, frozen=True):
    """Who sits where."""

    seat: int
    kingdom: int
    kind: SeatKind
    name: str
    colour: int
    """0 to 7, another one for every seat; a team's kingdom shows the colour of its first seat."""
    level: Level | None
    """The computer's level; also set while a computer plays for an absent person."""
    weaker: bool
    """Whether somebody weaker plays for that level now, because it is still being compiled."""
    joined: bool
    connected: bool
    resigned: bool
    invited: bool
    """Whether there is an invitation to it that nobody has used."""
    replaced_at: float | None
    """When the host took the seat from a guest who was away, to invite somebody anew."""
    seconds_left: float | None


class Keyed(Message, frozen=True, tag="keyed"):
    """What your key now opens: from here on it stands for these tokens of your hello, by their places there."""

    places: list[int]


class LegalMove(Message, frozen=True):
    """A move that may be drafted now, and the points its kingdom would gain by it."""

    move: str
    gain: int


class Region(Message, frozen=True):
    """A region of a kingdom, for points so far: squares × crowns."""

    kingdom: int
    terrain: str
    squares: list[str]
    crowns: int


class Scores(Message, frozen=True):
    seats: list[int]
    total: int
    parts: dict[str, int]


class Happened(Message, frozen=True):
    """One line of the record; `seat` is None for chance."""

    seat: int | None
    text: str


class TableState(Message, frozen=True, tag="table"):
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
    dominoes: list[list[Pair]]
    """Per kingdom: the dominoes (or dice) that lie there, drafted ones included, but no dice that lie apart."""
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
    preparing: float | None
    """How far the computer players are compiled, from 0 to 1, while that takes; hints wait for it."""
    hints: bool
    """Whether this browser may ask for hints when it is to act."""
    host: bool
    """Whether this browser set the table up, and so may invite anew."""


class Refused(Message, frozen=True, tag="refused"):
    """Something was not done, and nothing has changed."""

    code: Code
    detail: str


class Idea(Message, frozen=True):
    """A way to go on with the turn, and what is to be expected of it."""

    moves: list[str]
    win: float
    """The chance that its side wins, from 0 to 1; shared victories count as their share."""
    points: float
    """What its kingdom is expected to have at the end."""
    exact: bool
    """Whether nothing is left to chance: these are the figures when everybody plays their best."""
    tries: int
    """How often the game was played on from here."""


class Hints(Message, frozen=True, tag="hints"):
    """The answer to `hint`, best first, for whoever asked and as long as the table is of this version."""

    version: int
    ideas: list[Idea]


class Said(Message, frozen=True, tag="said"):
    seat: int | None
    name: str
    text: str
    team: bool
    at: float


class Reacted(Message, frozen=True, tag="reacted"):
    seat: int
    reaction: Reaction


ServerMessage = TableState | Keyed | Refused | Hints | Said | Reacted
