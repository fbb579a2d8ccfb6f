"""From a record back to a game: every event is checked by the rules, and a finished game's deal by its secret."""

import re
from dataclasses import dataclass
from pathlib import Path

from crownfield.base.actors import CHANCE
from crownfield.base.errors import BadOptions, BadRecord, NotAllowed, Unreadable
from crownfield.games import start_with
from crownfield.games.position import Position
from crownfield.play.dealer import Dealer, Pledge, commitment_to
from crownfield.play.game import Game
from crownfield.play.record import TAKE_BACK, Event, Record, parse_record

__all__ = ["Verified", "happen", "replay", "start_of", "verify"]


def replay(
    text: str, *, dealer: Dealer | None = None, seed: int | str | None = None, components: Path | str | None = None
) -> Game:
    """The game that a record tells; raises BadRecord at the first event that breaks the rules.

    An unfinished record stops where chance must speak, until `reveal` or a dealer says how it goes on.
    """
    record = parse_record(text)
    game = Game(start_of(record, components))
    for event in record.events:
        happen(game, event)
    _check_scores(game, record)
    game.keep_claims(record)
    if seed is not None:
        dealer = Dealer.from_seed(seed)
    if dealer is not None:
        game.continue_with(dealer)
    return game


@dataclass(frozen=True)
class Verified:
    """A finished game whose every reveal followed from the secret that was promised before it."""

    game: Game
    commitment: str
    reveals: int


def verify(text: str, *, components: Path | str | None = None) -> Verified:
    """Check a finished game's deal; raises BadRecord saying what does not fit."""
    game, record = replay(text, components=components), parse_record(text)
    if record.commitment is None or record.game_id is None:
        raise BadRecord("this game was dealt without a commitment, so there is nothing to verify")
    if record.secret is None:
        missing = (
            "the record lacks its secret" if game.is_over else "the game is not finished, so its secret is not known"
        )
        raise BadRecord(f"{missing}; there is nothing to verify yet")
    if commitment_to(record.secret) != record.commitment:
        raise BadRecord("the secret does not fit the commitment")
    dealer = Dealer(Pledge(record.game_id, record.secret, record.nonces).key())
    reveals = _check_reveals(Game(start_of(record, components)), record, dealer)
    return Verified(game, record.commitment, reveals)


def start_of(record: Record, components: Path | str | None) -> Position:
    """The position in which the game of a record began; raises BadRecord."""
    try:
        position = start_with(record.game, record.players, record.options, components, edition=record.edition)
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    if position.components.fingerprint != record.components:
        raise BadRecord("this game was played with other component files; name their folder", reason="other_pieces")
    return position


def happen(game: Game, event: Event) -> None:
    """Play one event of a record; raises BadRecord with the position and what was legal."""
    try:
        if event.seat is None:
            game.reveal(event.text)
        elif event.text.startswith(TAKE_BACK):
            game.take_back(_count(event.text), event.seat)
        elif event.seat != game.actor:
            raise NotAllowed(f"{event.text!r} by seat {event.seat}, but {_who(game)} is to act ({game.phase})")
        else:
            game.play(event.text)
    except (Unreadable, NotAllowed) as error:
        legal = tuple(str(move) for move in game.legal_moves())
        raise BadRecord(str(error), line=event.line, reason="illegal", table=str(game), legal=legal) from None


def _count(text: str) -> int:
    match = re.fullmatch(f"{TAKE_BACK} ([1-9][0-9]?)", text)
    if match is None:
        raise Unreadable(f"{text!r} does not say how many decisions are taken back: {TAKE_BACK} 2")
    return int(match[1])


def _who(game: Game) -> str:
    return "nobody" if game.is_over else "chance" if game.actor == CHANCE else f"seat {game.actor}"


def _check_scores(game: Game, record: Record) -> None:
    if record.scores is None:
        return
    if not game.is_over:
        raise BadRecord("the record gives final scores, but its game is not finished", reason="wrong_scores")
    totals = tuple(pad.total for pad in game.scores())
    if totals != record.scores:
        raise BadRecord(f"the record says the scores are {record.scores}, but they are {totals}", reason="wrong_scores")


def _check_reveals(game: Game, record: Record, dealer: Dealer) -> int:
    """Deal the game again beside the record; returns how many reveals were compared."""
    reveals = 0
    for event in record.events:
        if event.seat is not None:
            happen(game, event)
            continue
        position = game.position
        dealt = position.rules.format_outcome(position.state, position.components, dealer.deal(position))
        if dealt != event.text:
            raise BadRecord(f"the secret deals {dealt!r}, but the record says {event.text!r}", line=event.line)
        happen(game, event)
        reveals += 1
    return reveals
