"""Who plays until a level is compiled: needs nothing but the rules; the more it may play out the stronger it is."""

from itertools import islice

import pytest

from crownfield.ai.players.levels import LEVELS, stage_of_level, stand_in_of
from crownfield.ai.players.registry import new_player, stage_of
from crownfield.base.errors import BadOptions, NotAllowed
from crownfield.games import GAMES, start
from crownfield.games.position import Position
from crownfield.play.arena import Contest, play_pairing
from crownfield.play.match import new_game


def a_position(game: str, moves: int = 5) -> Position:
    playing = new_game(game, players=2, seed=1)
    for _ in range(moves):
        playing.play(playing.legal_moves()[0])
    return playing.position


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["page", "steward"])
def test_a_stand_in_plays_a_whole_turn_that_is_legal(game: str, level: str) -> None:
    position = a_position(game)
    before, here = position.state.tobytes(), position.copy()
    seat, turn = here.actor, here.rules.turn_key(here.state)
    for move in stand_in_of(level, 1).turn(position):
        assert (here.actor, here.rules.turn_key(here.state)) == (seat, turn)
        here.play(move)
    assert (here.actor, here.rules.turn_key(here.state)) != (seat, turn)
    assert position.state.tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_position_give_the_same_turn(game: str) -> None:
    assert stand_in_of("squire", 7).turn(a_position(game)) == stand_in_of("squire", 7).turn(a_position(game))


def test_there_is_one_for_every_level() -> None:
    for level in LEVELS:
        stand_in_of(level, 1)
    with pytest.raises(BadOptions, match="nobody stands in for 'queen'"):
        new_player("stand-in:level=queen", 1)
    with pytest.raises(BadOptions, match="more than nothing"):
        new_player("stand-in:playouts=0", 1)


def test_nobody_stands_in_when_no_seat_is_to_act() -> None:
    with pytest.raises(NotAllowed):
        stand_in_of("page", 1).turn(start("duel"))


def test_what_must_be_compiled_is_told_of_every_player_and_level() -> None:
    specs = "random", "fg", "stand-in:level=page", "net:noise=3", "search:seconds=1", "mce-fg:playouts=9"
    assert [stage_of(spec) for spec in specs] == ["first", "monte-carlo", "stand-in", "net", "search", "monte-carlo"]
    assert [stage_of_level(level, "duel") for level in LEVELS] == ["net"] * 5 + ["search"]


@pytest.mark.parametrize("game", GAMES)
def test_more_playouts_win_more(game: str) -> None:
    contest = Contest(game=game, players=("stand-in:playouts=300", "stand-in:playouts=2"), seed="stand-in")
    played = [play_pairing(contest, pairing) for pairing in islice(contest.pairings(), 12)]
    wins = sum(one.shares[one.pairing.lineup.index(contest.players[0])] for one in played)
    assert wins >= 8
