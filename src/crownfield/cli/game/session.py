"""One game at the terminal: shows the table, tells what the others do, and asks the player for decisions."""

from collections.abc import Callable, Mapping, Sequence

from crownfield.ai.players.levels import player_of
from crownfield.ai.players.registry import Player
from crownfield.base.errors import CrownfieldError, NotAllowed
from crownfield.cli.game.offer import offer_lines
from crownfield.cli.game.questions import HELP, question
from crownfield.cli.game.story import Teller
from crownfield.cli.game.story_duel import spells_won
from crownfield.cli.game.turn_view import turn_text
from crownfield.cli.game.typed import read_move
from crownfield.cli.terminal.scorepad import pad_lines
from crownfield.cli.terminal.screen import Screen
from crownfield.draw import kingdom_text, table_text
from crownfield.games.contract import View
from crownfield.games.position import Move
from crownfield.play.game import Game
from crownfield.play.picture import drawn_components

__all__ = ["Quit", "Session"]


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
        self._pieces = drawn_components(game.position.components)
        self._teller = Teller(self._pieces, names, seat)
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
        if before["game"] == "duel":
            for seat, spell in spells_won(before, after):
                self._tell(f"{self._teller.who(seat)} won a spell: {spell}!")

    def _remark(self, gain: int, why: str) -> str:
        """What a decision of the player's was worth, and why there was no choice if there was none."""
        words = [f"{gain:+} {'point' if abs(gain) == 1 else 'points'}"] * bool(gain) + [why] * bool(why)
        return f" ({', '.join(words)})" if words else ""

    def _tell(self, text: str) -> None:
        if text:
            self._screen.say_words(f"• {text}")

    def _points(self) -> int:
        return next(pad.total for pad in self.game.scores() if self._seat in pad.seats)

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
                self._screen.say(f"The Chancellor would play: {self._advice()}")
            case "undo":
                self._undo()
                return True
            case _:
                move = self._advice() if typed == "auto" else read_move(typed, self.game.position, moves)
                self._decisions.append(len(self.game.events))
                self._happen(move)
                return True
        return False

    def _advice(self) -> Move:
        """What the Chancellor would do; the same each time it is asked here."""
        position = self.game.position
        return player_of("chancellor", position.rules.info.name, "advice").turn(position)[0]

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
        """The whole table at the start of a turn, the own kingdom before building, nothing otherwise."""
        view = self.game.view()
        now = _moment(view)
        if now != self._shown:
            self._shown = now
            self._show_turn(view)
        elif view["phase"] == "build":
            kingdom = next(kingdom for kingdom in view["kingdoms"] if self._seat in kingdom["seats"])
            self._screen.say(
                kingdom_text(kingdom, view["grid"], components=self._pieces, color=self._screen.ink.color).rstrip()
            )

    def _show_turn(self, view: View) -> None:
        totals = [pad.total for pad in self.game.scores()]
        self._screen.rule()
        text = turn_text(view, self._seat, self._pieces, names=self._names, totals=totals, screen=self._screen)
        self._screen.say(f"{text}\n")

    def _show_table(self) -> None:
        totals = [pad.total for pad in self.game.scores()]
        self._screen.rule()
        text = table_text(
            self.game.view(), self._pieces, names=self._names, totals=totals, color=self._screen.ink.color,
            width=self._screen.width,
        )  # fmt: skip
        self._screen.say(text.rstrip())
        self._screen.say()

    def _show_question(self, moves: Sequence[Move]) -> None:
        position, screen = self.game.position, self._screen
        screen.say(screen.ink.strong(question(position.view(), moves, self._pieces)))
        screen.say("\n".join(offer_lines(position, moves, self._pieces, screen.ink, screen.width)))


def _moment(view: View) -> tuple[object, ...]:
    """Equal as long as one turn of the player lasts."""
    if view["game"] == "duel":
        stage = view["phase"] if view["phase"] in ("take", "domains", "bless") else "draw"
        return view["round"], stage
    return view["round"], view["turn"]
