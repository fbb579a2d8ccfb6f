"""Everything that crosses the border between a browser and the server, as typed messages.

Text that people read is not here: the server speaks in codes and notation, the client in five languages. The TypeScript
types of the client are generated from these modules.
"""

from crownfield.server.protocol.heard import (
    Done,
    Happened,
    Hints,
    Idea,
    Keyed,
    LegalMove,
    Pong,
    Reacted,
    Refused,
    Region,
    Said,
    Scores,
    SeatState,
    ServerMessage,
    TableState,
)
from crownfield.server.protocol.said import (
    Answer,
    Ask,
    ClientMessage,
    Command,
    Confirm,
    Hello,
    Hint,
    Move,
    Ping,
    React,
    Recolour,
    Rename,
    Resign,
    Say,
    Undo,
)
from crownfield.server.protocol.web import (
    BuildingFacts,
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
    Printed,
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
    "Answer", "Ask", "BuildingFacts", "ClientMessage", "Code", "Command", "Confirm", "Created", "Done", "DynastyFacts",
    "ErrorReply", "Frame", "GameFacts", "Happened", "Hello", "Hint", "Hints", "Idea", "Info", "Invitation", "Invite",
    "Keyed", "LegalMove", "Level", "Move", "NewGame", "NextGame", "OpenTable", "OptionFacts", "Ping", "Pong", "Printed",
    "Protocol", "QrRequest", "Question", "React", "Reacted", "Reaction", "Reason", "Recolour", "Refused", "Region",
    "Rename", "ReplayReply", "ReplayRequest", "Resign", "Said", "Say", "ScoreRequest", "Scores", "SeatKind",
    "SeatState", "SeatWish", "ServerMessage", "Sit", "Status", "Step", "TableState", "Undo",
]  # fmt: skip
