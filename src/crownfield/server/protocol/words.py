"""The words of all messages: what a name, a token, a colour or the code of a refusal may be."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from crownfield.games.shapes import AnyView

__all__ = [
    "PROTOCOL", "Chat", "Code", "Colour", "GameId", "Key", "Level", "Message", "MessageId", "MoveText", "Name", "Nonce",
    "Pair", "Path", "Protocol", "Question", "Reaction", "Reason", "SeatKind", "Shape", "Status", "Token", "Version",
    "View",
]  # fmt: skip

Protocol = Literal[3]
"""Which protocol this is; it changes whenever pages from before could not go on."""
PROTOCOL: int = get_args(Protocol)[0]

_PLAIN = r"^(?![\s\S]*[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069])"
"""One line that reads as it is written: no control characters, and none that turn the direction of what follows."""

Name = Annotated[str, Meta(max_length=24, pattern=_PLAIN)]
Token = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{22,64}$")]
"""What a browser made up for itself: nobody else knows it."""
GameId = Annotated[str, Meta(max_length=32)]
MessageId = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,40}$")]
"""What a page made up for one message, and for no other."""
Version = Annotated[str, Meta(max_length=64)]
"""Which table this is, among all that ever lay there: to be sent back as it was heard."""
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
MoveText = Annotated[str, Meta(max_length=40)]
Chat = Annotated[str, Meta(min_length=1, max_length=280, pattern=_PLAIN)]
Colour = Annotated[int, Meta(ge=0, le=7)]


@dataclass(frozen=True)
class Shape:
    """What something is for the client, where msgspec has no type for it."""

    of: Any


View = Annotated[Mapping[str, Any], Shape(AnyView)]
"""What there is to see of a position."""
Pair = tuple[str, str]
"""The two squares of a domino."""
Path = list[str | int]
Reaction = Literal["bravo", "hurry", "oops", "thanks", "luck", "wow"]
Question = Literal["take_back", "abort", "substitute"]
Status = Literal["waiting", "playing", "over", "aborted"]
Level = Literal["page", "squire", "steward", "marshal", "chancellor", "regent"]
"""From the weakest to the strongest."""
SeatKind = Literal["person", "computer"]

Code = Literal[
    "unreadable", "too_large", "too_fast", "unknown_game", "unknown_table", "wrong_token", "not_your_seat",
    "not_your_turn", "stale", "not_allowed", "nothing_to_undo", "revealed", "not_complete", "bad_options", "bad_record",
    "not_started", "over", "too_many_games", "compiling", "server_error", "no_free_seat", "colour_taken",
    "no_hints", "no_network", "damaged", "spent", "present", "too_soon", "reload",
]  # fmt: skip
"""Why something was refused; the client has a sentence for each."""

Reason = Literal[
    "no_record", "damaged", "illegal", "other_pieces", "wrong_scores", "too_long",
    "no_castle", "odd_squares", "too_wide", "apart", "not_in_the_box",
]  # fmt: skip
"""What is wrong with a record or with a kingdom for the score pad; the client has a sentence for each."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """What every message has in common."""
