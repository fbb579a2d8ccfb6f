"""New tables: what is stored of a game before anybody has come to it."""

import time
from collections.abc import Sequence
from dataclasses import replace

from crownfield.base.errors import BadOptions
from crownfield.games import all_games
from crownfield.games.contract import EDITION
from crownfield.play.dealer import Pledge
from crownfield.play.match import GAMES_IN_A_DYNASTY, check_dynasty
from crownfield.play.table import TableRefusal
from crownfield.server.disk.store import StoredGame, StoredSeat
from crownfield.server.protocol import NewGame, SeatWish
from crownfield.server.table.seating import hash_token

__all__ = ["check_wish", "new_table", "next_table"]

_NO_OPTIONS = frozenset({"game", "players", "components"})
_COLOURS = range(8)


def check_wish(wish: NewGame) -> None:
    """What the rules cannot check, because they do not know of it."""
    if wish.game not in all_games():
        raise TableRefusal("unknown_game", f"there is no game {wish.game!r}")
    if unknown := _NO_OPTIONS & wish.options.keys():
        raise BadOptions(f"{wish.game} has no option {min(unknown)!r}")
    if wish.dynasty:
        check_dynasty(wish.game)
    wanted = [seat.colour for seat in wish.seats if seat.colour is not None]
    if len(wanted) > len(set(wanted)):
        raise TableRefusal("colour_taken", "two seats want the same colour")


def new_table(
    wish: NewGame, owner: str, pledge: Pledge, tokens: Sequence[str | None], spectator: str, host: str
) -> StoredGame:
    """`tokens` are those of the seats, None for a computer's."""
    now, colours = time.time(), _colours(wish.seats)
    return StoredGame(
        id=pledge.game_id,
        game=wish.game,
        players=len(wish.seats),
        options=dict(wish.options),
        confirm=wish.confirm,
        seconds_per_move=wish.seconds_per_move,
        status="waiting",
        created_at=now,
        changed_at=now,
        owner=owner,
        components="",
        edition=EDITION,
        commitment=pledge.commitment,
        dynasty=1 if wish.dynasty else None,
        carried=[],
        previous=None,
        next_game=None,
        nonces={},
        spectator_hash=hash_token(spectator),
        host_hash=hash_token(host),
        seats=tuple(
            _seat(number, seat, tokens[number], colours[number], listed=wish.listed)
            for number, seat in enumerate(wish.seats)
        ),
        events=(),
    )


def _colours(wishes: Sequence[SeatWish]) -> list[int]:
    """Each seat's wish; else the colour of its number, or if that is taken the first one left."""
    wanted = {wish.colour for wish in wishes}
    kept = [
        wish.colour if wish.colour is not None else number if number not in wanted else None
        for number, wish in enumerate(wishes)
    ]
    left = iter(sorted(set(_COLOURS) - set(kept)))
    return [next(left) if colour is None else colour for colour in kept]


def _seat(number: int, wish: SeatWish, token: str | None, colour: int, *, listed: bool) -> StoredSeat:
    computer, hashed = wish.kind == "computer", None if token is None else hash_token(token)
    return StoredSeat(
        seat=number,
        kind="computer" if computer else "person",
        level=wish.level if computer else None,
        name=wish.name,
        colour=colour,
        token_hash=hashed if wish.kind == "mine" else None,
        invitation_hash=hashed if wish.kind == "link" else None,
        listed=listed and wish.kind == "link",
        joined=computer,
        resigned=False,
    )


def next_table(old: StoredGame, pledge: Pledge, totals: list[int]) -> StoredGame:
    """The same table again: in a Dynasty with the points so far (`totals`), else from nothing."""
    now = time.time()
    goes_on = old.dynasty is not None and old.dynasty < GAMES_IN_A_DYNASTY and old.status == "over"
    return replace(
        old,
        id=pledge.game_id,
        edition=EDITION,
        commitment=pledge.commitment,
        status="waiting",
        created_at=now,
        changed_at=now,
        dynasty=(old.dynasty or 0) + 1 if goes_on else None if old.dynasty is None else 1,
        carried=totals if goes_on else [],
        previous=old.id,
        next_game=None,
        nonces={},
        seats=tuple(
            replace(
                seat,
                listed=False,
                joined=seat.kind == "computer",
                resigned=False,
                replaced_at=None,
                level=seat.level if seat.kind == "computer" else None,
            )
            for seat in old.seats
        ),
        events=(),
    )
