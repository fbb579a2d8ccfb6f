"""What the terminal says of a game: one teller per game, and one for any game by its notation."""

import random
import re

import pytest

from crownfield.cli.game.tellers import teller_for
from crownfield.cli.game.tellers.court import CourtTeller
from crownfield.cli.game.tellers.dominoes import DominoesTeller
from crownfield.cli.game.tellers.duel import DuelTeller
from crownfield.cli.game.tellers.plain import Teller
from crownfield.cli.game.typed import read_move
from crownfield.draw.text.ink import Ink
from crownfield.games import GAMES
from crownfield.play.game import Game
from crownfield.play.match import new_game
from crownfield.play.picture import drawn_components

NAMES = ("Ann", "Ben")
PLAIN = Ink(color=False)


def teller_of(game: Game) -> Teller:
    return teller_for(game.position, NAMES, 0)


def stranger(game: Game) -> Teller:
    """A teller that knows nothing of the game."""
    return Teller(drawn_components(game.position.components), NAMES, 0)


@pytest.mark.parametrize(
    ("game", "kind"), [("kingdomino", DominoesTeller), ("queendomino", CourtTeller), ("duel", DuelTeller)]
)
def test_every_game_has_its_teller(game: str, kind: type[Teller]) -> None:
    assert type(teller_of(new_game(game, seed=1))) is kind


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_asked_offered_and_told_in_the_words_of_the_game_and_by_notation(name: str) -> None:
    game, choose = new_game(name, seed=3), random.Random(3)
    tellers, phases = (teller_of(game), stranger(game)), set[str]()
    while not game.is_over:
        moves, before, count = game.legal_moves(), game.view(), len(game.events)
        phases.add(game.phase)
        for teller in tellers:
            assert teller.question(game.position, moves)
            assert teller.offer(game.position, moves, PLAIN, 80)
        game.play(choose.choice(moves))
        for event in game.events[count:]:
            in_words, by_notation = (teller.tell(event, before, game.view()) for teller in tellers)
            assert in_words == "" or re.fullmatch(r"[A-Z].*[.]", in_words), in_words
            assert event.text in by_notation
            assert not re.search(rf"\bplays? {event.text}\b", in_words)
    assert len(phases) >= 2


@pytest.mark.parametrize("name", GAMES)
def test_a_move_can_be_typed_in_full_whoever_tells_the_game(name: str) -> None:
    game, choose = new_game(name, seed=4), random.Random(4)
    for _ in range(25):
        moves = game.legal_moves()
        move = choose.choice(moves)
        for teller in (teller_of(game), stranger(game)):
            assert read_move(move.text, game.position, moves, teller) == move
        game.play(move)


def test_a_seat_hears_you_where_it_is_meant_and_names_where_others_are() -> None:
    game = new_game("kingdomino", seed=1)
    seat = game.actor
    move = game.play(game.legal_moves()[0])
    event = next(event for event in game.events if event.text == move.text)
    heard = {you: teller_for(game.position, NAMES, you).tell(event, game.view(), game.view()) for you in (0, 1)}
    number = move.text.split()[1]
    assert heard[seat].startswith(f"You take domino {number} ")
    assert heard[1 - seat].startswith(f"{NAMES[seat]} takes domino {number} ")
