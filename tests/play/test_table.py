"""A table: drafts, undo, confirmation, stale pages, turns and take-backs."""

from collections.abc import Callable
from random import Random

import pytest

import crownfield
from crownfield.play.record import effective
from crownfield.play.table import Table, TableRefusal
from tests.play.playing import fair_game, play_on, seeded

Act = Callable[[Table], object]


def table_of(game: str = "kingdomino", *, confirm: bool = True, moves: int = 0, **options: object) -> Table:
    return Table(play_on(fair_game(game, **options), most=moves), confirm=confirm)  # type: ignore[arg-type]


def refusal(table: Table, act: Act) -> str:
    """The code, after checking that nothing has changed."""
    before = snapshot(table)
    with pytest.raises(TableRefusal) as refused:
        act(table)
    assert snapshot(table) == before
    return refused.value.code


def snapshot(table: Table) -> object:
    state = table.position.state.tobytes(), table.game.position.state.tobytes()
    return state, table.game.events, table.version, [str(move) for move in table.draft]


def draft_turn(table: Table, random: Random | None = None) -> int:
    """Draft decisions until the turn is complete; returns the seat."""
    seat, random = table.game.actor, random or Random(1)
    while not table.is_complete:
        table.move(seat, random.choice(table.legal_moves()).text, table.version)
    return seat


def play_turn(table: Table, random: Random | None = None) -> list[tuple[int | None, str]]:
    """A whole turn, confirmed; what became final."""
    seat = draft_turn(table, random)
    return [(event.seat, event.text) for event in table.confirm(seat, table.version)]


def first_move(table: Table) -> str:
    return table.legal_moves()[0].text


def test_a_draft_changes_the_position_shown_but_not_the_game() -> None:
    table = table_of()
    before = table.game.position.copy()
    move = first_move(table)
    assert table.move(table.game.actor, move, table.version) == []
    assert [str(drafted) for drafted in table.draft] == [move]
    assert table.game.position == before
    assert table.position != before


def test_undo_goes_back_decision_by_decision() -> None:
    table = table_of(moves=4)
    seat, states = table.game.actor, [table.position.copy()]
    while not table.is_complete:
        table.move(seat, first_move(table), table.version)
        states.append(table.position.copy())
    assert len(states) > 2, "a turn of several decisions"
    for state in reversed(states[:-1]):
        version = table.version
        assert table.undo(seat, version) == []
        assert table.position == state
        assert table.version > version
    assert refusal(table, lambda table: table.undo(seat, table.version)) == "nothing_to_undo"


def test_a_confirmed_turn_is_final_and_cannot_be_undone() -> None:
    table = table_of()
    before = len(table.game.events)
    seat = draft_turn(table)
    drafted = [str(move) for move in table.draft]
    events = table.confirm(seat, table.version)
    assert [event.text for event in events if event.seat == seat] == drafted
    assert table.game.events[before:] == tuple(events)
    assert table.draft == []
    assert table.position == table.game.position
    assert refusal(table, lambda table: table.undo(table.game.actor, table.version)) == "nothing_to_undo"


def test_an_incomplete_turn_is_not_confirmed_and_a_complete_one_takes_no_more() -> None:
    table = table_of(moves=4)
    seat = table.game.actor
    assert refusal(table, lambda table: table.confirm(seat, table.version)) == "not_complete"
    table.move(seat, first_move(table), table.version)
    assert not table.is_complete
    assert refusal(table, lambda table: table.confirm(seat, table.version)) == "not_complete"
    draft_turn(table)
    assert table.legal_moves() == []
    assert refusal(table, lambda table: table.move(seat, "pick 1", table.version)) == "not_allowed"


def test_without_confirmation_the_last_decision_makes_the_turn_final() -> None:
    table = table_of(moves=4, confirm=False)
    seat, before = table.game.actor, len(table.game.events)
    final: list[object] = []
    while not final:
        assert len(table.game.events) == before
        final = list(table.move(seat, first_move(table), table.version))
    assert table.game.events[before:] == tuple(final)
    assert table.draft == []


def test_what_chance_reveals_becomes_final_with_the_turn_before_it() -> None:
    table = table_of()
    for _ in range(20):
        events = play_turn(table)
        if events[-1][0] is None:
            break
    assert events[0][0] is not None
    assert table.game.actor >= 0


@pytest.mark.parametrize("offset", [-1, 1, -1000, 10**30])
def test_another_version_is_stale(offset: int) -> None:
    table = table_of()
    seat, move = table.game.actor, first_move(table)
    for act in (
        lambda table: table.move(seat, move, table.version + offset),
        lambda table: table.undo(seat, table.version + offset),
        lambda table: table.confirm(seat, table.version + offset),
    ):
        assert refusal(table, act) == "stale"


def test_every_change_makes_older_pages_stale() -> None:
    table = table_of(moves=4)
    seat, versions = table.game.actor, [table.version]
    table.move(seat, first_move(table), table.version)
    versions.append(table.version)
    table.undo(seat, table.version)
    versions.append(table.version)
    draft_turn(table)
    versions.append(table.version)
    table.confirm(seat, table.version)
    versions.append(table.version)
    table.take_back(seat)
    versions.append(table.version)
    assert versions == sorted(set(versions))


def test_only_the_seat_to_act_acts() -> None:
    table = table_of()
    other = 1 - table.game.actor
    assert refusal(table, lambda table: table.move(other, first_move(table), table.version)) == "not_your_turn"
    draft_turn(table)
    assert refusal(table, lambda table: table.undo(other, table.version)) == "not_your_turn"
    assert refusal(table, lambda table: table.confirm(other, table.version)) == "not_your_turn"


@pytest.mark.parametrize("text", ["", "pick", "pick zero", "dance", "x" * 500])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    table = table_of()
    assert refusal(table, lambda table: table.move(table.game.actor, text, table.version)) == "unreadable"


def test_an_illegal_move_is_not_allowed() -> None:
    table = table_of()
    illegal = next(text for number in range(1, 49) if (text := f"pick {number}") not in map(str, table.legal_moves()))
    assert refusal(table, lambda table: table.move(table.game.actor, illegal, table.version)) == "not_allowed"


@pytest.mark.parametrize(("game", "players"), [("kingdomino", 2), ("kingdomino", 4), ("queendomino", 3), ("duel", 2)])
def test_a_game_of_drafted_turns_is_a_game_like_any_other_and_then_over(game: str, players: int) -> None:
    table, random = table_of(game, players=players), Random(5)
    while not table.game.is_over:
        before = table.game.events
        play_turn(table, random)
        assert table.game.events[: len(before)] == before
    assert crownfield.verify(table.game.record()).reveals > 0
    for act in (
        lambda table: table.move(0, "pick 1", table.version),
        lambda table: table.undo(0, table.version),
        lambda table: table.confirm(0, table.version),
    ):
        assert refusal(table, act) == "over"


def test_two_turns_in_a_row_of_one_seat_are_two_turns() -> None:
    """K12: with two players a seat has two kings, which may come one after the other"""
    table, random = table_of(), Random(2)
    earlier: list[tuple[int | None, str]] = []
    for _ in range(40):
        turn = play_turn(table, random)
        seats = {seat for seat, _ in earlier + turn}
        if len(seats) == 1 and None not in seats and len(turn) == len(earlier) == 2:
            break
        earlier = turn
    else:
        pytest.fail("never happened")
    assert table.turn_to_take_back() == 2, "only the second of the two"
    table.take_back(0)
    assert [(event.seat, event.text) for event in effective(table.game.events)][-2:] == earlier
    assert table.turn_to_take_back() == 2
    table.take_back(1)
    assert table.game.record().count("takeback 2") == 2


def test_in_duel_taking_dice_and_drawing_are_turns_of_their_own() -> None:
    table, random, verbs = table_of("duel"), Random(3), set()
    for _ in range(30):
        if table.game.is_over:
            break
        seat = draft_turn(table, random)
        words = {str(move).split()[0] for move in table.draft}
        assert words == {"take"} or "take" not in words
        verbs |= words
        table.confirm(seat, table.version)
    assert {"take", "place"} <= verbs


def test_a_take_back_is_kept_in_the_record_and_the_same_position_comes_again() -> None:
    table = table_of(moves=4)
    before = table.game.position.copy()
    turn = play_turn(table)
    events = table.take_back(1)
    assert [(event.seat, event.text) for event in events] == [(1, f"takeback {len(turn)}")]
    assert table.game.position == before
    assert table.position == before
    assert table.turn_to_take_back() == 0, "only reveals are left"
    play_on(table.game)
    assert crownfield.verify(table.game.record()).game.is_over


def test_a_take_back_forgets_the_draft_of_the_next_seat() -> None:
    table = table_of(moves=4)
    play_turn(table)
    table.move(table.game.actor, first_move(table), table.version)
    table.take_back(0)
    assert table.draft == []
    assert table.position == table.game.position


def test_nothing_is_taken_back_behind_a_king() -> None:
    """K20: whoever has seen whose king comes next cannot put his own elsewhere"""
    table = table_of(players=4)
    for _ in range(3):
        assert play_turn(table)[-1][1].startswith("king ")
        assert table.turn_to_take_back() == 0
        assert refusal(table, lambda table: table.take_back(0)) == "revealed"


def test_nothing_is_taken_back_behind_a_reveal() -> None:
    table = table_of(moves=4)
    assert table.turn_to_take_back() == 0
    assert refusal(table, lambda table: table.take_back(0)) == "revealed"
    while play_turn(table)[-1][0] is not None:
        assert table.turn_to_take_back() > 0
    assert table.turn_to_take_back() == 0
    assert refusal(table, lambda table: table.take_back(0)) == "revealed"


def test_turns_of_computers_are_taken_back_with_the_persons_turn_before_them() -> None:
    table, random = table_of(players=4, moves=4), Random(4)
    seats = [play_turn(table, random)[0][0] for _ in range(3)]
    person, *computers = seats
    assert len(set(seats)) == 3
    assert table.turn_to_take_back() == 2
    assert table.turn_to_take_back({seat for seat in computers if seat is not None}) == 6
    assert table.turn_to_take_back({seat for seat in seats if seat is not None}) == 0, "no person has played"
    table.take_back(int(person or 0), {seat for seat in computers if seat is not None})
    assert table.game.actor == person


def test_a_whole_turn_at_once_forgets_the_draft() -> None:
    table, twin = table_of(moves=4), table_of(moves=4)
    draft_turn(twin)
    turn = [str(move) for move in twin.draft]
    table.move(table.game.actor, table.legal_moves()[-1].text, table.version)
    version = table.version
    events = table.play_turn(turn)
    assert [event.text for event in events][: len(turn)] == turn
    assert table.draft == []
    assert table.version > version


def test_a_whole_turn_that_is_illegal_changes_nothing() -> None:
    table = table_of(moves=4)
    table.move(table.game.actor, first_move(table), table.version)
    before = snapshot(table)
    with pytest.raises(crownfield.NotAllowed):
        table.play_turn(["pick 1", "pick 1"])
    assert snapshot(table) == before


def test_a_table_can_be_set_over_a_game_in_the_middle() -> None:
    game = seeded(moves=9, seed=3)
    table = Table(game)
    assert table.version == len(game.events)
    assert table.position == game.position
