"""A game and its history: undoing goes back over reveals, the same ones come again, and copies are independent."""

from pathlib import Path

import pytest

import crownfield
from crownfield.base.actors import CHANCE
from crownfield.base.errors import BadOptions, NotAllowed, Unreadable
from crownfield.play.game import Game
from tests.play.playing import play_on, seeded

GAMES = [("kingdomino", 2), ("kingdomino", 3), ("queendomino", 2), ("queendomino", 4), ("duel", 2)]
RECORDS = Path(__file__).parents[1] / "golden" / "records"
every_game = pytest.mark.parametrize(("game", "players"), GAMES)


def reveals(game: Game) -> list[str]:
    return [event.text for event in game.events if event.seat is None]


@every_game
def test_chance_has_spoken_before_the_first_decision(game: str, players: int) -> None:
    fresh = seeded(game, players=players)
    assert fresh.actor >= 0
    assert all(event.seat is None for event in fresh.events)


@every_game
def test_undo_goes_back_move_by_move_to_the_beginning_and_over_every_reveal(game: str, players: int) -> None:
    played, states = seeded(game, players=players), []
    for _ in range(45):
        states.append((played.position.state.tobytes(), played.record()))
        play_on(played, most=1)
    for state, record in reversed(states):
        played.undo()
        assert (played.position.state.tobytes(), played.record()) == (state, record)
    with pytest.raises(NotAllowed, match="no move to take back"):
        played.undo()
    assert played.record() == states[0][1]


@every_game
def test_the_same_reveals_come_again_also_after_different_moves(game: str, players: int) -> None:
    played = seeded(game, players=players, moves=45)
    before = reveals(played)
    for _ in range(45):
        played.undo()
    for seed in (2, 3):
        other = play_on(played.copy(), seed, 45)
        shared = min(len(before), len(reveals(other)))
        rows = [text for text in before[:shared] if not text.startswith("market")]
        assert [text for text in reveals(other)[:shared] if not text.startswith("market")][: len(rows)] == rows


def test_the_same_reveals_come_again_without_a_dealer_too() -> None:
    text = (RECORDS / "kingdomino-fair.txt").read_text("utf-8")
    game = crownfield.replay(text)
    before = reveals(game)
    while len(reveals(game)) > 2:
        game.undo()
    assert play_on(game, seed=99).is_over
    assert reveals(game) == before


def test_without_a_dealer_chance_is_asked_again_where_nothing_is_known() -> None:
    text = (RECORDS / "kingdomino-three.txt").read_text("utf-8")
    game = crownfield.replay(text)
    known = reveals(game)
    for _ in range(12):
        game.undo()
    play_on(game, seed=5)
    assert game.actor == CHANCE
    assert reveals(game) == known


def test_buildings_known_from_before_fill_other_gaps_too() -> None:
    """Q36: the pile has one order, whatever is built or burnt"""
    game = crownfield.replay((RECORDS / "queendomino-fair.txt").read_text("utf-8"))
    known, before = buildings(game), reveals(game)
    while len(reveals(game)) > 4:
        game.undo()
    play_on(game, seed=6)
    again = buildings(game)
    assert reveals(game) != before[: len(reveals(game))]
    assert len(again) > 12
    assert again == known[: len(again)]


def buildings(game: Game) -> list[str]:
    """In the order in which they left the pile for a slot."""
    markets = [sorted(text.split()[1:]) for text in reveals(game) if text.startswith("market")]
    return [word.split("=")[1] for market in markets for word in market if not word.startswith("top")]


def test_undo_of_a_finished_game_makes_it_unfinished() -> None:
    game = seeded(moves=10**6)
    assert game.is_over
    assert "scores: " in game.record()
    game.undo()
    assert not game.is_over
    assert "scores: " not in game.record()
    assert game.winners == []


@every_game
def test_a_copy_goes_its_own_way(game: str, players: int) -> None:
    played = seeded(game, players=players, moves=12)
    copy, before = played.copy(), (played.position.state.tobytes(), played.record())
    play_on(copy, most=10)
    for _ in range(15):
        copy.undo()
    play_on(copy, seed=7, most=5)
    assert (played.position.state.tobytes(), played.record()) == before


@every_game
def test_the_history_of_a_copy_is_its_own(game: str, players: int) -> None:
    """Undoing one game and playing on must not change what the other remembers."""
    played = seeded(game, players=players, moves=12)
    states = []
    back = played.copy()
    for _ in range(12):
        back.undo()
        states.append(back.position.state.tobytes())
    copy = played.copy()
    for _ in range(6):
        played.undo()
    play_on(played, seed=8, most=6)
    for state in states:
        copy.undo()
        assert copy.position.state.tobytes() == state


def test_a_copy_is_dealt_the_same() -> None:
    game = seeded(moves=3)
    copy = game.copy()
    assert play_on(game).record() == play_on(copy).record()


@pytest.mark.parametrize(
    ("text", "kind"), [("pick", Unreadable), ("fly h7", Unreadable), ("pick 49", Unreadable), ("discard", NotAllowed)]
)
def test_a_refused_move_leaves_the_game_as_it_was(text: str, kind: type[Exception]) -> None:
    game = seeded(moves=4)
    before = (game.position.state.tobytes(), game.record())
    with pytest.raises(kind):
        game.play(text)
    assert (game.position.state.tobytes(), game.record()) == before


def test_a_finished_game_allows_nothing() -> None:
    game = seeded(moves=10**6)
    assert game.legal_moves() == []
    with pytest.raises(NotAllowed, match="the game is over"):
        game.play("pick 3")
    with pytest.raises(NotAllowed):
        game.reveal("row 1 2 3 4")
    assert game.winners == game.position.ranking()[0]


@pytest.mark.parametrize(
    ("game", "options", "message"),
    [
        ("chess", {}, "unknown game 'chess'; games are: kingdomino, queendomino, duel"),
        ("kingdomino", {"players": 5}, "2, 3 or 4 players, not 5"),
        ("kingdomino", {"players": True}, "not True"),
        ("kingdomino", {"players": "2"}, "not 2"),
        ("duel", {"players": 3}, "2 players, not 3"),
        ("duel", {"harmony": True}, "no option 'harmony'"),
        ("kingdomino", {"magic": True}, "no option 'magic'"),
        ("kingdomino", {"harmony": 1}, "true or false"),
        ("kingdomino", {"players": 3, "row": 5}, "row must be 3 or 4"),
        ("kingdomino", {"players": 3, "row": True}, "a whole number"),
        ("kingdomino", {"players": 4, "row": 4}, "option row is for 3 players, not 4"),
        ("kingdomino", {"players": 3, "mighty_duel": True}, "option mighty_duel is for 2 players, not 3"),
        ("kingdomino", {"dynasty": True}, "match of three games"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_one_line(game: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions, match=message) as caught:
        crownfield.new_game(game, seed=1, **options)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)


def test_a_game_without_a_seed_is_fair_and_another_every_time() -> None:
    one, other = crownfield.new_game("kingdomino"), crownfield.new_game("kingdomino")
    assert "commitment: " in one.record()
    assert one.record() != other.record()
    assert crownfield.verify(play_on(one).record()).game.is_over


def test_a_game_draws_and_prints_itself() -> None:
    game = seeded(moves=12)
    assert game._repr_svg_().startswith("<svg")
    assert len(str(game).splitlines()) > 5
