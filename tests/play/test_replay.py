"""From a record back to a game: unfinished ones wait for chance, and illegal events are shown with what was legal."""

from pathlib import Path

import pytest

import crownfield
from crownfield.base.actors import CHANCE
from crownfield.base.errors import BadComponents, BadRecord, NotAllowed, Unreadable
from crownfield.play.dealer import Dealer
from tests.play.playing import PLEDGE, fair_game, play_on, seeded

WAITING = """crownfield record 1
game: kingdomino
players: 2
options: mighty_duel=false middle_kingdom=false harmony=false may_discard=false
components: 96a40bad24806279

row 3 17 22 41
kings 0 1 1 0
0 pick 3
1 pick 17
1 pick 22
0 pick 41
"""


@pytest.mark.parametrize(
    ("game", "players"), [("kingdomino", 2), ("kingdomino", 4), ("queendomino", 2), ("queendomino", 3), ("duel", 2)]
)
def test_a_whole_game_replays_to_the_same_position_and_record(game: str, players: int) -> None:
    played = seeded(game, players=players, moves=10**6)
    again = crownfield.replay(played.record())
    assert again.is_over
    assert again.position == played.position
    assert again.record() == played.record()
    assert again.winners == played.winners


@pytest.mark.parametrize("moves", [0, 1, 4, 5, 13, 30])
def test_an_unfinished_game_replays_to_where_it_was(moves: int) -> None:
    played = seeded(moves=moves)
    again = crownfield.replay(played.record())
    assert again.position == played.position
    assert again.record() == played.record()


def test_an_unfinished_record_stops_where_chance_must_speak() -> None:
    game = crownfield.replay(WAITING)
    assert (game.actor, game.phase) == (CHANCE, "row")
    assert game.legal_moves() == []
    with pytest.raises(NotAllowed, match="chance must speak first"):
        game.play("place h7e")


def test_reveal_lets_it_go_on() -> None:
    game = crownfield.replay(WAITING)
    game.reveal("row 1 2 4 5")
    assert (game.actor, game.phase) == (0, "place")
    assert game.record() == WAITING + "row 1 2 4 5\n"


@pytest.mark.parametrize(
    ("text", "kind"),
    [("row 1 2 3 4", NotAllowed), ("row 4 2 1 5", NotAllowed), ("kings 0 1 1 0", NotAllowed), ("roll 1", Unreadable)],
)
def test_a_reveal_that_cannot_be_is_refused_and_changes_nothing(text: str, kind: type[Exception]) -> None:
    """K19: domino 3 was revealed before"""
    game = crownfield.replay(WAITING)
    with pytest.raises(kind):
        game.reveal(text)
    assert game.record() == WAITING
    assert game.actor == CHANCE


def test_reveal_is_refused_while_a_seat_must_act() -> None:
    game = seeded()
    before = game.record()
    with pytest.raises(NotAllowed, match="no chance event is due"):
        game.reveal("row 1 2 4 5")
    assert game.record() == before


def test_a_dealer_lets_it_go_on_by_itself() -> None:
    for game in (crownfield.replay(WAITING, seed=5), crownfield.replay(WAITING, dealer=Dealer.from_seed(5))):
        assert game.phase == "place"
        assert play_on(game).is_over
    waiting = crownfield.replay(WAITING)
    waiting.continue_with(Dealer.from_seed(5))
    assert waiting.events == crownfield.replay(WAITING, seed=5).events


def test_a_dealer_never_repeats_what_the_record_has_shown() -> None:
    for seed in range(10):
        game = play_on(crownfield.replay(WAITING, seed=seed))
        rows = [number for event in game.events if event.text.startswith("row") for number in event.text.split()[1:]]
        assert len(rows) == len(set(rows)) == 24


def test_an_interrupted_fair_game_goes_on_as_it_was_promised() -> None:
    whole, half = play_on(fair_game()), play_on(fair_game(), most=20)
    again = crownfield.replay(half.record(), dealer=Dealer(PLEDGE.key()))
    for event in whole.events[len(half.events) :]:
        if event.seat is not None:
            again.play(event.text)
    assert again.events == whole.events


def test_the_first_illegal_event_is_reported_with_line_position_and_what_was_legal() -> None:
    text = WAITING + "row 1 2 4 5\n0 place h7e\n0 pick 3\n"
    with pytest.raises(BadRecord, match="line 15: 'pick 3' is not allowed here") as caught:
        crownfield.replay(text)
    assert caught.value.line == 15
    assert caught.value.legal == ("pick 1", "pick 2", "pick 4", "pick 5")
    assert str(crownfield.replay(text.removesuffix("0 pick 3\n"))) == caught.value.table


def test_a_move_of_the_wrong_seat_is_reported() -> None:
    with pytest.raises(BadRecord, match="by seat 1, but seat 0 is to act") as caught:
        crownfield.replay(WAITING + "row 1 2 4 5\n1 place h7e\n")
    assert caught.value.line == 14


def test_a_record_says_again_what_it_claimed_of_its_deal() -> None:
    record = play_on(fair_game(), most=10).record()
    assert crownfield.replay(record).record() == record


def test_a_game_of_other_components_needs_their_folder(tmp_path: Path) -> None:
    source = Path(str(crownfield.__file__)).parent / "data" / "kingdomino_dominoes.csv"
    lines = source.read_text("utf-8").splitlines()
    lines[1], lines[48] = lines[48].replace("48", "1", 1), lines[1].replace("1", "48", 1)
    (tmp_path / source.name).write_text("\n".join(lines), encoding="utf-8")
    record = seeded(moves=8, components=tmp_path).record()
    with pytest.raises(BadRecord, match="other component files"):
        crownfield.replay(record)
    assert crownfield.replay(record, components=tmp_path).record() == record
    with pytest.raises(BadComponents, match="does not exist"):
        crownfield.replay(record, components=tmp_path / "nowhere")


TAKEN_BACK = WAITING + "row 1 2 4 5\n0 place h7e\n0 pick 1\n1 place h7e\n"


def test_decisions_taken_back_do_not_count_but_stay_in_the_record() -> None:
    text = TAKEN_BACK + "1 takeback 2\n"
    game = crownfield.replay(text)
    assert game.position == crownfield.replay(WAITING + "row 1 2 4 5\n0 place h7e\n").position
    assert game.record() == text
    game.play("pick 5")
    assert crownfield.replay(game.record()).position == game.position


@pytest.mark.parametrize("count", [4, 5, 99])
def test_nothing_is_taken_back_behind_a_reveal(count: int) -> None:
    game = crownfield.replay(TAKEN_BACK)
    with pytest.raises(NotAllowed, match="behind a reveal"):
        game.take_back(count, 1)
    assert game.record() == TAKEN_BACK
    with pytest.raises(BadRecord, match="behind a reveal") as caught:
        crownfield.replay(TAKEN_BACK + f"1 takeback {count}\n")
    assert caught.value.line == 17


@pytest.mark.parametrize("text", ["takeback", "takeback 0", "takeback x", "takeback 1 2", "takeback -1", "takebacks 1"])
def test_a_take_back_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="line 17"):
        crownfield.replay(f"{TAKEN_BACK}0 {text}\n")


def test_a_take_back_by_nobody_is_refused() -> None:
    with pytest.raises(BadRecord):
        crownfield.replay(f"{TAKEN_BACK}7 takeback 1\n")
