"""Everything that crosses the border between a browser and the server, as typed messages.

Text that people read is not here: the server speaks in codes and notation, the client in five languages. The TypeScript
types of the client are generated from these modules.
"""

from crownfield.server.protocol.play import (
    Answer,
    Ask,
    ClientMessage,
    Confirm,
    Happened,
    Hello,
    Hint,
    Hints,
    Idea,
    Keyed,
    LegalMove,
    Move,
    React,
    Reacted,
    Recolour,
    Refused,
    Region,
    Rename,
    Resign,
    Said,
    Say,
    Scores,
    SeatState,
    ServerMessage,
    TableState,
    Undo,
)
from crownfield.server.protocol.web import (
    Created,
    DynastyFacts,
    ErrorReply,
    Frame,
    GameFacts,
    Info,
    Invitation,
    Invite,
    NewGame,
    NextGame,
    OpenTable,
    OptionFacts,
    QrRequest,
    ReplayReply,
    ReplayRequest,
    ScoreRequest,
    SeatWish,
    Sit,
    Step,
)
from crownfield.server.protocol.words import (
    Code,
    Level,
    Protocol,
    Question,
    Reaction,
    Reason,
    SeatKind,
    Status,
)

__all__ = [
    "Answer", "Ask", "ClientMessage", "Code", "Confirm", "Created", "DynastyFacts", "ErrorReply", "Frame", "GameFacts",
    "Happened", "Hello", "Hint", "Hints", "Idea", "Info", "Invitation", "Invite", "Keyed", "LegalMove", "Level", "Move",
    "NewGame", "NextGame", "OpenTable", "OptionFacts", "Protocol", "QrRequest", "Question", "React", "Reacted",
    "Reaction", "Reason", "Recolour", "Refused", "Region", "Rename", "ReplayReply", "ReplayRequest", "Resign", "Said",
    "Say", "ScoreRequest", "Scores", "SeatKind", "SeatState", "SeatWish", "ServerMessage", "Sit", "Status", "Step",
    "TableState", "Undo",
]  # fmt: skip
