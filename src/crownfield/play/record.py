"""The record of a game as text: its options and everything that happened, in the order it happened."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from crownfield.base.errors import BadRecord
from crownfield.games.contract import EDITION

__all__ = [
    "TAKE_BACK",
    "Event",
    "Record",
    "effective",
    "format_options",
    "format_record",
    "parse_event",
    "parse_options",
    "parse_record",
]

_FIRST_LINES = {f"crownfield record {edition}": edition for edition in range(1, EDITION + 1)}
_HEAD = ("game", "players", "options", "components", "id", "commitment", "nonces")
_TAIL = ("scores", "secret")
_HEX = re.compile(r"[0-9a-f]+")


@dataclass(frozen=True)
class Event:
    """Something that happened: `seat` decided so, or chance (None) spoke so. `line` is where a record says it."""

    seat: int | None
    text: str
    line: int | None = None

    def __str__(self) -> str:
        return self.text if self.seat is None else f"{self.seat} {self.text}"


TAKE_BACK = "takeback"
"""`2 takeback 3`: seat 2 asked, everybody agreed, and the three decisions before it do not count."""

_TAKEN_BACK = f"{TAKE_BACK} "


def effective(events: Sequence[Event]) -> list[Event]:
    """The events that count: without those taken back, and without the taking back."""
    standing: list[Event] = []
    for event in events:
        if event.text.startswith(_TAKEN_BACK):
            del standing[-int(event.text.split()[1]) :]
        else:
            standing.append(event)
    return standing


@dataclass(frozen=True)
class Record:
    """A game as it is stored: enough to rebuild every position of it."""

    game: str
    players: int
    options: Mapping[str, bool | int]
    components: str
    events: tuple[Event, ...]
    edition: int = EDITION
    """The edition of the rules that it was played by: the number in the first line."""
    game_id: str | None = None
    commitment: str | None = None
    nonces: Mapping[int, str] = field(default_factory=dict)
    scores: tuple[int, ...] | None = None
    secret: bytes | None = None


def format_options(options: Mapping[str, bool | int]) -> str:
    """`harmony=true row=4`."""
    return " ".join(f"{name}={str(value).lower()}" for name, value in options.items())


def parse_options(text: str) -> dict[str, bool | int]:
    """The inverse of `format_options`; raises ValueError naming the word that is none."""
    options: dict[str, bool | int] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if not name.isidentifier() or not (value in ("true", "false") or re.fullmatch("[0-9]{1,4}", value)):
            raise ValueError(f"{word!r} is no option; write name=true, name=false or name=4")
        if name in options:
            raise ValueError(f"option {name} is said twice")
        options[name] = value == "true" if value in ("true", "false") else int(value)
    return options


def format_record(record: Record) -> str:
    head = {
        "game": record.game,
        "players": str(record.players),
        "options": format_options(record.options),
        "components": record.components,
        "id": record.game_id,
        "commitment": record.commitment,
        "nonces": " ".join(f"{seat}={nonce}" for seat, nonce in sorted(record.nonces.items())) or None,
    }
    tail = {
        "scores": None if record.scores is None else " ".join(str(total) for total in record.scores),
        "secret": None if record.secret is None else record.secret.hex(),
    }
    lines = [f"crownfield record {record.edition}", *_pairs(head), "", *(str(event) for event in record.events)]
    return "\n".join([*lines, *(["", *_pairs(tail)] if any(tail.values()) else [])]) + "\n"


def _pairs(values: Mapping[str, str | None]) -> list[str]:
    return [f"{name}: {value}".rstrip() for name, value in values.items() if value is not None]


def parse_record(text: str) -> Record:
    """Read a record; raises BadRecord naming the line. Whether the moves are legal is for a replay to say."""
    lines = text.splitlines()
    edition = _FIRST_LINES.get(lines[0] if lines else "")
    if edition is None:
        known = " or ".join(repr(line) for line in reversed(_FIRST_LINES))
        raise BadRecord(f"this is no record: the first line must be {known}", line=1, reason="no_record")
    facts: dict[str, tuple[str, int]] = {}
    events: list[Event] = []
    for number, line in enumerate(lines[1:], start=2):
        name, colon, value = line.partition(":")
        if colon and name in (*_HEAD, *_TAIL):
            _add_fact(facts, name, value.strip(), number, bool(events))
        elif line.strip():
            if any(name in facts for name in _TAIL):
                raise BadRecord("nothing can happen after the end", line=number)
            events.append(parse_event(line.strip(), number))
    return _record(facts, tuple(events), edition)


def _add_fact(facts: dict[str, tuple[str, int]], name: str, value: str, number: int, started: bool) -> None:
    if name in facts:
        raise BadRecord(f"{name!r} is said twice", line=number)
    if name in _HEAD and started:
        raise BadRecord(f"{name!r} must stand before the first event", line=number)
    facts[name] = (value, number)


def parse_event(text: str, line: int | None = None) -> Event:
    """`1 pick 17` or `row 3 17 22 41`; the inverse of `str(event)`. Whether it is legal is for a replay to say."""
    first, _, rest = text.partition(" ")
    return Event(int(first), rest, line) if re.fullmatch("[0-9]", first) else Event(None, text, line)


def _record(facts: Mapping[str, tuple[str, int]], events: tuple[Event, ...], edition: int) -> Record:
    for name in ("game", "players", "options", "components"):
        if name not in facts:
            raise BadRecord(f"the line {name!r} is missing")
    secret = _hexadecimal(facts, "secret")
    return Record(
        game=facts["game"][0],
        players=_number(*facts["players"]),
        options=_options(*facts["options"]),
        components=facts["components"][0],
        events=events,
        edition=edition,
        game_id=facts["id"][0] if "id" in facts else None,
        commitment=_hexadecimal(facts, "commitment"),
        nonces=_nonces(*facts["nonces"]) if "nonces" in facts else {},
        scores=tuple(_number(word, facts["scores"][1]) for word in facts["scores"][0].split())
        if "scores" in facts
        else None,
        secret=None if secret is None else bytes.fromhex(secret),
    )


def _number(text: str, line: int) -> int:
    if not re.fullmatch("[0-9]{1,4}", text):
        raise BadRecord(f"{text!r} is no number", line=line)
    return int(text)


def _hexadecimal(facts: Mapping[str, tuple[str, int]], name: str) -> str | None:
    if name not in facts:
        return None
    text, line = facts[name]
    if len(text) != 64 or not _HEX.fullmatch(text):
        raise BadRecord(f"{name} must be 64 hexadecimal digits", line=line)
    return text


def _options(text: str, line: int) -> dict[str, bool | int]:
    try:
        return parse_options(text)
    except ValueError as error:
        raise BadRecord(str(error), line=line) from None


def _nonces(text: str, line: int) -> dict[int, str]:
    nonces: dict[int, str] = {}
    for word in text.split():
        seat, _, nonce = word.partition("=")
        if not (re.fullmatch("[0-7]", seat) and nonce):
            raise BadRecord(f"{word!r} is no nonce; write seat=nonce", line=line)
        if int(seat) in nonces:
            raise BadRecord(f"seat {seat} has two nonces", line=line)
        nonces[int(seat)] = nonce
    return nonces
