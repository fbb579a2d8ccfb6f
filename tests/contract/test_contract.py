"""What every game promises, at every table: one suite for all of them."""

import json
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from crownfield.base.actors import CHANCE, NOBODY
from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.base.rng import generators
from crownfield.games import GAMES
from crownfield.games.position import Move, Position
from tests.contract.tables import BY_NAME, Table, draw, every_table, positions, walk

JUNK = (
    "",
    " ",
    "place",
    "place g7e",
    "pick",
    "row",
    "xyzzy",
    "discard now",
    "place h7e place h7e",
    "tax",
    "\x00",
    "🏰",
)


@every_table
def test_legal_actions_are_sorted_and_unique_and_there_is_always_one(table: Table) -> None:
    for position in walk(table, 3):
        legal = position.legal_actions()
        assert legal == sorted(set(legal))
        assert bool(legal) == (position.actor >= 0)
        assert all(0 <= action < position.rules.info.actions for action in legal)
        assert position.is_over == (position.actor == NOBODY) == (position.phase == "over")


@every_table
def test_every_legal_move_reads_back_from_its_notation(table: Table) -> None:
    for position in walk(table, 4):
        moves = position.legal_moves()
        assert [position.rules.parse_action(move.text) for move in moves] == [move.action for move in moves]
        assert len({move.text for move in moves}) == len(moves)
        assert {move.text.split()[0] for move in moves} <= {position.phase, "discard", "skip"}


@every_table
def test_every_outcome_drawn_is_accepted_and_reads_back_from_its_notation(table: Table) -> None:
    for position in positions(table, by="chance"):
        luck = generators(5, 1)[0]
        for _ in range(10):
            outcome = draw(position, luck)
            text = position.rules.format_outcome(position.state, position.components, outcome)
            assert position.read_outcome(text) == outcome
            assert text.split()[0] == position.phase


@every_table
def test_an_outcome_and_the_items_drawn_for_it_mean_each_other(table: Table) -> None:
    for position in positions(table, by="chance"):
        rules, state, components = position.rules, position.state, position.components
        outcome = draw(position, generators(6, 1)[0])
        items, due = rules.items_of(state, components, outcome), rules.draw_due(state, components)
        assert rules.outcome_of(state, components, items) == outcome
        assert len(items) == due.count
        assert set(items) <= set(due.pool)
        if due.unseen is not None:
            assert not Counter(items) - Counter(due.unseen)
            assert due.start == len(due.pool) - len(due.unseen)


@every_table
def test_no_two_legal_moves_lead_to_the_same_position(table: Table) -> None:
    for position in positions(table, by="seat"):
        before, after = position.state.tobytes(), dict[bytes, str]()
        for move in position.legal_moves():
            copy = position.copy()
            copy.play(move)
            reached = copy.state.tobytes()
            assert reached not in after, f"{move} and {after[reached]}"
            assert reached != before
            after[reached] = move.text


@every_table
def test_a_copy_is_independent(table: Table) -> None:
    for position in positions(table):
        copy, before = position.copy(), position.state.tobytes()
        assert copy == position
        assert hash(copy) == hash(position)
        _advance(copy)
        assert position.state.tobytes() == before
        assert (copy == position) == position.is_over


@every_table
def test_a_state_is_plain_bytes_and_comes_back_from_them(table: Table) -> None:
    for position in positions(table):
        info = position.rules.info
        assert position.state.dtype == info.state
        assert info.state.itemsize < 2000
        assert not info.state.hasobject
        data = position.state.tobytes()
        state = np.frombuffer(data, info.state).copy()
        twin = Position(position.rules, position.components, position.players, position.options, state)
        assert twin.view() == position.view()
        assert twin.legal_actions() == position.legal_actions()
        _advance(twin)
        _advance(position)
        assert twin.state.tobytes() == position.state.tobytes()


@every_table
def test_what_cannot_be_read_is_refused_and_changes_nothing(table: Table) -> None:
    for position in positions(table):
        before = position.state.tobytes()
        for text in JUNK:
            with pytest.raises(Unreadable):
                position.play(text)
            with pytest.raises((Unreadable, NotAllowed)):
                position.reveal(text)
        assert position.state.tobytes() == before


@every_table
def test_what_is_not_allowed_is_refused_and_changes_nothing(table: Table) -> None:
    for position in positions(table):
        before, legal = position.state.tobytes(), set(position.legal_actions())
        for action in range(0, position.rules.info.actions, 29):
            text = _text_of(position, action)
            if text is not None and action not in legal:
                with pytest.raises(NotAllowed, match="is not allowed"):
                    position.play(text)
                with pytest.raises(NotAllowed):
                    position.play(Move(text, action))
        assert position.state.tobytes() == before


@pytest.mark.parametrize("action", [13, -(10**6)])
@pytest.mark.parametrize("game", ["kingdomino", "queendomino"])
def test_a_code_that_no_move_has_is_refused_with_a_typed_exception(game: str, action: int) -> None:
    """13 would be a placement in the fourteenth column of the board."""
    position = next(found for found in positions(BY_NAME[f"{game}/2"], by="seat") if found.phase == "place")
    with pytest.raises((NotAllowed, Unreadable)):
        position.play(Move("nonsense", action))


@pytest.mark.parametrize("outcome", [[1, 2], [99] * 7])
def test_a_list_that_is_no_market_is_refused_with_a_typed_exception(outcome: list[int]) -> None:
    with pytest.raises((NotAllowed, Unreadable)):
        BY_NAME["queendomino/2"].start().reveal(outcome)


@every_table
def test_chance_speaks_only_when_it_is_asked_and_only_of_what_is_due(table: Table) -> None:
    words = ("row 1 2 3 4", "king 0", "kings 0 1 1 0", "market 0=statue", "roll 1 1 1 1", "first 0")
    for position in positions(table):
        before = position.state.tobytes()
        for text in words:
            if text.split()[0] != position.phase:
                with pytest.raises((NotAllowed, Unreadable)):
                    position.reveal(text)
        assert position.state.tobytes() == before


@every_table
def test_the_parts_of_a_score_sum_to_its_total(table: Table) -> None:
    for position in positions(table):
        pads = position.scores()
        assert [pad.total for pad in pads] == [sum(pad.parts.values()) for pad in pads]
        assert sorted(seat for pad in pads for seat in pad.seats) == list(range(table.players))
        assert sorted(seat for place in position.ranking() for seat in place) == list(range(table.players))
        assert position.winners == (position.ranking()[0] if position.is_over else [])


@every_table
def test_previews_are_what_the_score_pads_say_after_each_move(table: Table) -> None:
    for position in positions(table, by="seat"):
        before, seat, moves = position.state.tobytes(), position.actor, position.legal_moves()
        totals = []
        for move in moves:
            copy = position.copy()
            copy.play(move)
            totals.append(next(pad.total for pad in copy.scores() if seat in pad.seats))
        assert position.totals_after(moves, seat) == totals
        assert position.state.tobytes() == before


@every_table
def test_scores_stay_within_their_bounds(table: Table) -> None:
    """Never below nothing; a region line never beyond all its squares times all its crowns."""
    for position in positions(table):
        for pad in position.scores():
            assert min(pad.parts.values()) >= 0
            assert pad.parts.get("middle_kingdom", 0) in (0, 10)
            assert pad.parts.get("harmony", 0) in (0, 5)
            assert pad.total <= _most(table)


@every_table
def test_a_game_ends_within_its_length(table: Table) -> None:
    decided, revealed = _length(table)
    for seed in (1, 2, 3):
        events = Counter("chance" if position.actor == CHANCE else position.phase for position in walk(table, seed))
        happened = events.total() - events["over"] - events["chance"]
        assert events["over"] == 1
        assert happened == decided if table.game in ("kingdomino", "queendomino") else happened <= decided
        assert revealed[0] <= events["chance"] <= revealed[1]


@every_table
def test_a_random_action_is_any_legal_one_and_each_as_likely(table: Table) -> None:
    for position in {position.phase: position for position in positions(table, by="seat")}.values():
        legal = position.legal_actions()
        draws = 40 * len(legal)
        actions, luck = np.empty(draws, np.int64), generators(7, draws)
        states = np.repeat(position.state, draws)
        position.rules.entries.choose_batch(states, position.components.tables, luck, actions)
        found = Counter(int(action) for action in actions)
        assert sorted(found) == legal
        surprise = sum((times - 40) ** 2 / 40 for times in found.values())
        freedom = len(legal) - 1
        assert surprise <= freedom + 5 * (2 * freedom) ** 0.5 + 5 * bool(freedom)
        assert states.tobytes() == position.state.tobytes() * draws


@every_table
def test_the_view_is_plain_json_and_names_the_actor(table: Table) -> None:
    for position in positions(table):
        view = position.view()
        assert json.loads(json.dumps(view)) == view
        assert (view["game"], view["players"], view["phase"]) == (table.game, table.players, position.phase)
        assert view["actor"] == {CHANCE: "chance", NOBODY: None}.get(position.actor, position.actor)


@every_table
def test_looking_leaves_the_position_as_it_is(table: Table) -> None:
    looks: list[Callable[[Position], object]] = [
        Position.view, Position.scores, Position.legal_moves, Position.ranking, lambda position: position.winners,
    ]  # fmt: skip
    for position in positions(table):
        before = position.state.tobytes()
        for look in looks:
            look(position)
            assert position.state.tobytes() == before


def _advance(position: Position) -> None:
    """Whatever comes first."""
    if position.actor == CHANCE:
        position.reveal(draw(position, generators(8, 1)[0]))
    elif not position.is_over:
        position.play(position.legal_moves()[0])


def _text_of(position: Position, action: int) -> str | None:
    """A code's text, if it is the code of some move."""
    try:
        text = position.rules.format_action(action)
        position.rules.parse_action(text)
    except (IndexError, Unreadable):
        return None
    return text


def _most(table: Table) -> int:
    """More than anyone can reach: every square in one region with every crown, and 99 for all the rest."""
    position = table.start()
    if "grid" not in position.view():
        return 34 * 34 * 4
    squares = position.view()["grid"] ** 2 - 1
    boxes = position.components.dominoes
    crowns = sum(half.crowns for box in boxes.values() for domino in box.values() for half in domino)
    return int(squares * (crowns + 4)) + 99


def _length(table: Table) -> tuple[int, tuple[int, int]]:
    """How many decisions a game has, and the least and the most reveals."""
    if table.game == "duel":
        # Of two rounds in a row one has a placement, and 17 fill a map; a round has two takes and at most 12 steps.
        rounds = 2 * 33
        return rounds * 14 + 2, (3, 1 + rounds)
    if table.game not in GAMES:
        return 1000, (0, 1000)
    view = table.start().view()
    kings, rounds = (4 if table.players == 2 else table.players), view["rounds"]
    steps = 2 if table.game == "kingdomino" else 5
    decided = kings + rounds * kings * steps - kings
    markets = (0, 0) if table.game == "kingdomino" else (1, rounds)
    drawn = 1 if table.game == "queendomino" and table.players == 2 else kings
    return decided, (rounds + drawn + markets[0], rounds + drawn + markets[1])
