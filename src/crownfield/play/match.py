"""A Dynasty: three whole games, each dealt afresh, and the sum of their scores."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from crownfield.base.errors import BadOptions, BadRecord
from crownfield.games import rules_of, start
from crownfield.play.dealer import Dealer, Pledge
from crownfield.play.dynasty import GAMES_IN_A_DYNASTY, RecordedGame, format_dynasty, parse_dynasty
from crownfield.play.game import Game
from crownfield.play.record import Record, parse_record
from crownfield.play.replay import Verified, replay, verify

__all__ = ["GAMES_IN_A_DYNASTY", "Match", "check_dynasty", "new_game", "new_match", "replay_match", "verify_match"]


def new_game(
    game: str,
    *,
    players: int = 2,
    seed: int | str | None = None,
    components: Path | str | None = None,
    **options: object,
) -> Game:
    """Start a game. Without a seed it is dealt fairly from a fresh secret; with one, the same game comes every time.

    Raises BadOptions or BadComponents.
    """
    if "dynasty" in options:
        raise BadOptions("a Dynasty is a match of three games: start it with new_match")
    position = start(game, players=players, components=components, **options)
    if seed is None:
        return Game(position, pledge=Pledge.fresh())
    return Game(position, dealer=Dealer.from_seed(seed))


class Match:
    """Three games in a row; play on `current` until `is_over`."""

    def __init__(self, deal: Callable[[int], Game], games: Sequence[Game] = ()) -> None:
        """`deal` starts the game of a number, from 0; some games may have begun before."""
        self._deal = deal
        self.games: list[Game] = list(games) or [deal(0)]

    @property
    def current(self) -> Game:
        """The game being played; the next one begins when the last is over."""
        if self.games[-1].is_over and len(self.games) < GAMES_IN_A_DYNASTY:
            self.games.append(self._deal(len(self.games)))
        return self.games[-1]

    @property
    def is_over(self) -> bool:
        return len(self.games) == GAMES_IN_A_DYNASTY and self.games[-1].is_over

    def totals(self) -> list[int]:
        """The running total of every kingdom over the games that are over."""
        pads = [game.scores() for game in self.games if game.is_over]
        kingdoms = len(self.games[0].scores())
        return [sum(scores[kingdom].total for scores in pads) for kingdom in range(kingdoms)]

    @property
    def winners(self) -> list[int]:
        """The seats with the highest total; equal totals share the victory. Empty before the end."""
        if not self.is_over:
            return []
        totals = self.totals()
        return [
            seat
            for kingdom, pad in enumerate(self.games[0].scores())
            if totals[kingdom] == max(totals)
            for seat in pad.seats
        ]

    def records(self) -> list[str]:
        """One record per game begun."""
        return [game.record() for game in self.games]

    def record(self) -> str:
        """All of it as one text; `replay_match` reads it."""
        return format_dynasty(self.records())


def new_match(
    game: str = "kingdomino", *, players: int = 2, seed: int | str | None = None, components: Path | str | None = None,
    **options: object,
) -> Match:  # fmt: skip
    """Start a Dynasty of three games; raises BadOptions or BadComponents."""
    check_dynasty(game)
    return Match(_dealing(game, players, seed, {"components": components, **options}))


def check_dynasty(game: str) -> None:
    """Raises BadOptions for a game of which three are no Dynasty."""
    if not rules_of(game).info.dynasty:
        raise BadOptions(f"there is no Dynasty of {game}: a Dynasty is played with dominoes")


def replay_match(
    text: str, *, dealer: Dealer | None = None, seed: int | str | None = None, components: Path | str | None = None
) -> Match:
    """The Dynasty that one file tells; raises BadRecord, with a line of the file, for what breaks the rules.

    A game that is not finished stops where chance must speak, until `reveal` or a dealer says how it goes on. The games
    still to come are dealt by the seed, or afresh.
    """
    games, parts = list[Game](), parse_dynasty(text)
    first = _record_of(parts[0])
    for part in parts:
        with part.read() as record:
            _check_goes_on(games, first, parse_record(record))
            games.append(replay(record, components=components))
    if seed is not None:
        dealer = Dealer.from_seed(_seed(seed, len(games) - 1))
    if dealer is not None:
        games[-1].continue_with(dealer)
    return Match(_dealing(first.game, first.players, seed, {"components": components, **first.options}), games)


def verify_match(text: str, *, components: Path | str | None = None) -> list[Verified]:
    """Check the deal of every game of a Dynasty; raises BadRecord saying what does not fit, and where."""
    replay_match(text, components=components)
    verified = list[Verified]()
    for part in parse_dynasty(text):
        with part.read() as record:
            verified.append(verify(record, components=components))
    return verified


def _dealing(game: str, players: int, seed: int | str | None, settings: Mapping[str, object]) -> Callable[[int], Game]:
    def deal(number: int) -> Game:
        own = None if seed is None else _seed(seed, number)
        return new_game(game, players=players, seed=own, **settings)  # type: ignore[arg-type]

    return deal


def _seed(seed: int | str, number: int) -> str:
    return f"{seed} game {number}"


def _record_of(part: RecordedGame) -> Record:
    with part.read() as text:
        return parse_record(text)


def _check_goes_on(before: Sequence[Game], first: Record, record: Record) -> None:
    """Raises BadRecord for a game that cannot be the next one."""
    try:
        check_dynasty(record.game)
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    if before and not before[-1].is_over:
        raise BadRecord(f"game {len(before) + 1} cannot begin before game {len(before)} is over")
    played = [(each.game, each.players, each.options, each.components) for each in (first, record)]
    if played[0] != played[1]:
        raise BadRecord("all games of a Dynasty are of one kind, with the same players, options and components")
