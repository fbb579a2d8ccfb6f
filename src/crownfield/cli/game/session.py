"""One game at the terminal: shows the table, tells what the others do, and asks the player for decisions."""

from collections.abc import Callable, Mapping, Sequence

from crownfield.ai.players.levels import player_of
from crownfield.ai.players.registry import Player
from crownfield.base.errors import CrownfieldError, NotAllowed
from crownfield.cli.game.tellers import teller_for
from crownfield.cli.game.typed import read_move
from crownfield.cli.terminal.scorepad import pad_lines
from crownfield.cli.terminal.screen import Screen
from crownfield.games.position import Move
from crownfield.play.game import Game

__all__ = ["ADVISER", "Quit", "Session"]

ADVISER = "chancellor"
"""The level that gives hints."""


HELP = """\
A move may be typed in full (place h7e), without its verb (h7e), or as far as it is unmistakable.
Short lists have numbers. A placement is the square of the left half and the direction of the right one: n, e, s or w.
  moves   what you may play          table   the whole table       score   the score pad as it stands
  hint    what a strong player does  auto    let that player do it undo    take your last decision back
  save    save now (save FILE)       quit    save and leave        help    this"""


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """A game, who sits where, and the screen. `save` writes the record, to a file if one is named."""

    def __init__(
        self,
        game: Game,
        *,
        seat: int,
        opponents: Mapping[int, Player],
        names: Sequence[str],
        screen: Screen,
        save: Callable[[str | None], str],
    ) -> None:
        self.game, self._seat, self._opponents, self._screen, self._save = game, seat, opponents, screen, save
        self._names = names
        self._teller = teller_for(game.position, names, seat)
        self._decisions: list[int] = []
        self._shown: object = None

    def play(self) -> None:
        """Play to the end; raises Quit when the player leaves before."""
        for event in self.game.events:
            if event.seat is None:
                self._tell(self._teller.tell(event, self.game.view(), self.game.view()))
        while not self.game.is_over:
            moves = self.game.legal_moves()
            if len(moves) == 1:
                self._happen(moves[0], only=True)
            elif self.game.actor == self._seat:
                self._decide(moves)
            else:
                for move in self._opponents[self.game.actor].turn(self.game.position):
                    self._happen(move)
        self._show_table()

    @property
    def has_decided(self) -> bool:
        """Whether there is anything worth keeping."""
        return bool(self._decisions)

    def _happen(self, move: Move, *, only: bool = False) -> None:
        """Play a move and tell it with everything that follows by itself."""
        before, points, count = self.game.view(), self._points(), len(self.game.events)
        self.game.play(move)
        after = self.game.view()
        played, *reveals = self.game.events[count:]
        told = self._teller.tell(played, before, after)
        why = "it fits nowhere" if played.text == "discard" else "the only way"
        self._tell(
            told + self._remark(self._points() - points, why if only else "")
            if played.seat == self._seat and told
            else told
        )
        for event in reveals:
            self._tell(self._teller.tell(event, before, after))
        for news in self._teller.news(before, after):
            self._tell(news)

    def _remark(self, gain: int, why: str) -> str:
        """What a decision of the player's was worth, and why there was no choice if there was none."""
        words = [f"{gain:+} {'point' if abs(gain) == 1 else 'points'}"] * bool(gain) + [why] * bool(why)
        return f" ({', '.join(words)})" if words else ""

    def _tell(self, text: str) -> None:
        if text:
            self._screen.say_words(f"• {text}")

    def _points(self) -> int:
        return self.game.scores()[self.game.position.kingdoms[self._seat]].total

    def _decide(self, moves: Sequence[Move]) -> None:
        """Ask until a move is played or something else was done instead."""
        self._show_what_matters()
        self._show_question(moves)
        while True:
            typed = self._screen.ask(self._screen.ink.strong(f"{self.game.phase}> "))
            if typed is None:
                raise Quit
            try:
                if self._answer(typed, moves):
                    return
            except CrownfieldError as error:
                self._screen.say_words(f"{error}")

    def _answer(self, typed: str, moves: Sequence[Move]) -> bool:
        """Do what was typed; True when the position has changed."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "help" | "?":
                self._screen.say(HELP)
            case "quit" | "exit" | "q":
                raise Quit
            case "save":
                self._screen.say(self._save(rest.strip() or None))
            case "score":
                self._screen.say("\n".join(pad_lines(self.game.position, self._screen.ink, self._names)))
            case "table":
                self._show_table()
            case "moves":
                self._show_question(moves)
            case "hint":
                self._screen.say(f"The {ADVISER.capitalize()} would play: {self._advice()}")
            case "undo":
                self._undo()
                return True
            case _:
                move = self._advice() if typed == "auto" else read_move(typed, self.game.position, moves, self._teller)
                self._decisions.append(len(self.game.events))
                self._happen(move)
                return True
        return False

    def _advice(self) -> Move:
        """What the Chancellor would do; the same each time it is asked here."""
        position = self.game.position
        return player_of(ADVISER, position.rules.info.name, "advice").turn(position)[0]

    def _undo(self) -> None:
        """Back to the last question the player answered."""
        if not self._decisions:
            raise NotAllowed("there is nothing to take back")
        target = self._decisions.pop()
        while len(self.game.events) > target:
            self.game.undo()
        self._shown = None
        self._screen.say("Taken back.")

    def _show_what_matters(self) -> None:
        """The table at the start of a turn, later in it what the teller shows again."""
        position, screen = self.game.position, self._screen
        now = position.rules.turn_key(position.state)
        if now != self._shown:
            self._shown = now
            screen.rule()
            screen.say(f"{self._teller.turn(self.game.view(), self._totals(), screen)}\n")
        elif shown := self._teller.again(self.game.view(), screen.ink):
            screen.say(shown)

    def _show_table(self) -> None:
        self._screen.rule()
        self._screen.say(f"{self._teller.table(self.game.view(), self._totals(), self._screen)}\n")

    def _totals(self) -> list[int]:
        return [pad.total for pad in self.game.scores()]

    def _show_question(self, moves: Sequence[Move]) -> None:
        position, screen = self.game.position, self._screen
        screen.say(screen.ink.strong(self._teller.question(position, moves)))
        screen.say("\n".join(self._teller.offer(position, moves, screen.ink, screen.width)))
