"""What a page hears over the WebSocket of its table: the table whenever it has changed, answers, hints and words."""

from crownfield.server.protocol.words import Code, Level, Message, Pair, Question, Reaction, SeatKind, Status, View

__all__ = [
    "Done", "Happened", "Hints", "Idea", "Keyed", "LegalMove", "Pong", "Reacted", "Refused", "Region", "Said", "Scores",
    "SeatState", "ServerMessage", "TableState",
]  # fmt: skip


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
    version: str
    """Opaque; another one whenever the table is another."""
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
    view: View
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
    """How far the computer players are compiled, from 0 to 1, while that takes; they wait for it."""
    hints: bool
    """Whether this browser may ask for hints when it is to act."""
    host: bool
    """Whether this browser set the table up, and so may invite anew."""


class Done(Message, frozen=True, tag="done"):
    """A message was obeyed: what came of it is stored, and was told before this."""

    id: str


class Refused(Message, frozen=True, tag="refused"):
    """Something was not done, and nothing has changed."""

    id: str | None
    """Of the message; None where this answers none that has one."""
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

    version: str
    ideas: list[Idea]


class Said(Message, frozen=True, tag="said"):
    """Words, each told once to everybody who may hear them."""

    number: int
    """Its place among all that was said at this table, from 1."""
    seat: int | None
    name: str
    text: str
    team: bool
    at: float


class Reacted(Message, frozen=True, tag="reacted"):
    seat: int
    reaction: Reaction


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`."""


ServerMessage = TableState | Keyed | Done | Refused | Hints | Said | Reacted | Pong
