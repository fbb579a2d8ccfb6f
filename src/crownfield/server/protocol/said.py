"""What is said over the WebSocket of a table, `/ws/<game id>`: every message of a page.

The first is `hello`, and the answer to it a `table`. Every other message but `ping` has an id and gets one answer with
it, `done` or `refused`. A page that has had no answer says the same again when it has come back, under the same id: it
is done once, however often it is said.
"""

from typing import Annotated

from msgspec import Meta, field

from crownfield.server.protocol.words import (
    Chat,
    Colour,
    GameId,
    Key,
    Message,
    MessageId,
    MoveText,
    Name,
    Nonce,
    Question,
    Reaction,
    Token,
    Version,
)

__all__ = [
    "Answer", "Ask", "ClientMessage", "Command", "Confirm", "Hello", "Hint", "Move", "Ping", "React", "Recolour",
    "Rename", "Resign", "Say", "Undo",
]  # fmt: skip


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
    heard: Annotated[int, Meta(ge=0)] = 0
    """The largest number of what was `said` that this page has heard; only later words are told."""


class Ping(Message, frozen=True, tag="ping"):
    """Is anybody there? A page asks when it has heard nothing for a while; at most once a second."""


class Command(Message, frozen=True):
    """What every other message of a page has."""

    id: MessageId


class Move(Command, frozen=True, tag="move"):
    """One decision of the turn, drafted by the seat to act; `version` is the table it was decided on."""

    version: Version
    move: MoveText


class Undo(Command, frozen=True, tag="undo"):
    """The last decision of the draft is taken back."""

    version: Version


class Confirm(Command, frozen=True, tag="confirm"):
    """The drafted turn becomes final."""

    version: Version


class Hint(Command, frozen=True, tag="hint"):
    """The person to act asks what would be good; only where no other person plays at another device.

    It is done once its `hints` were told, or when there are none any more because the table has changed meanwhile.
    """

    version: Version


class Ask(Command, frozen=True, tag="ask"):
    """A question to everybody at the table: take the last turn back, end the game without a winner, or let a computer
    play for whoever is absent until they return."""

    question: Question


class Answer(Command, frozen=True, tag="answer"):
    question: Question
    agree: bool


class Resign(Command, frozen=True, tag="resign"):
    """The seat gives up: a computer plays it to the end."""

    seat: int


class Say(Command, frozen=True, tag="say"):
    text: Chat
    team: bool = False


class React(Command, frozen=True, tag="react"):
    reaction: Reaction


class Rename(Command, frozen=True, tag="rename"):
    seat: int
    name: Name


class Recolour(Command, frozen=True, tag="recolour"):
    """The seat takes another of the eight colours, one that no other seat has."""

    seat: int
    colour: Colour


ClientMessage = Hello | Ping | Move | Undo | Confirm | Hint | Ask | Answer | Resign | Say | React | Rename | Recolour
