"""Kingdomino Duel judged by the reference implementation, with players and dice that seek its rare moves."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crownfield.base.actors import CHANCE
from crownfield.base.errors import NotAllowed, Unreadable
from crownfield.games import start_with
from crownfield.games.contract import EDITION
from crownfield.games.position import Position
from tests.oracle.lockstep import POSITIONS, compare
from tests.reference.duel import new_duel
from tests.reference.duel_drawing import FACES
from tests.reference.duel_map import COATS

ENOUGH = 1000
"""So many positions must reach every corner of the rules."""

FIRST_SEED = 3399
"""The games of the seeds from here on do so soonest."""

CORNERS = {
    *("first", "roll", "take 1", "take 2", "double take", "turn none", "turn 2", "cross none", "cross 1"),
    *("coat 2", "mode normal", "mode free", "mode split", "mode free_split", "place 1", "place 2"),
    *(
        "domains 1",
        "bless 1",
        "skip by force",
        "skip by choice",
        "over by a full map",
        "over because nobody could place",
        "over after two rounds without a placement",
        "skip goes_on",
        "skip may_end",
        "skip ends",
    ),
    *(f"skip in {step}" for step in ("turn", "cross", "coat", "mode", "place")),
}
"""What must have happened, as `corner_of` calls it."""

Chooser = Callable[[Sequence[str], Random], str]


def any_move(moves: Sequence[str], random: Random) -> str:
    return random.choice(moves)


def keep(moves: Sequence[str], random: Random) -> str:
    """Spells and the castle are saved up until two can be spent together; skips are taken where offered."""
    if "mode free_split" in moves:
        return "mode free_split"
    saving = [move for move in moves if move.endswith(("none", "normal")) or move == "skip"]
    single = [move for move in moves if move.startswith("take") and len(move.split()) == 2]
    return random.choice(saving or single or moves) if random.random() < 0.9 else random.choice(moves)


def pack(moves: Sequence[str], random: Random) -> str:
    """The map is filled from one corner, so that few holes are left."""
    if moves[0].startswith("place"):
        return min(moves, key=lambda move: move.split()[-1])
    return random.choice(moves)


def spend(moves: Sequence[str], random: Random) -> str:
    """Whatever costs a spell, the dearest first."""
    spending = ("mode free_split", "mode split", "mode free")
    dear = [move for move in moves if move in spending or (move.startswith("turn") and move != "turn none")]
    double = [move for move in moves if move.startswith("take") and len(move.split()) == 3]
    return random.choice(dear or double or moves) if random.random() < 0.7 else random.choice(moves)


def stall(moves: Sequence[str], random: Random) -> str:
    """Nothing is placed that need not be, and spells are won and kept."""
    return "skip" if "skip" in moves else keep(moves, random)


CHOOSERS: tuple[Chooser, ...] = (any_move, keep, pack, spend, stall)


def random_roll(random: Random, wanted: str | None) -> str:
    """Each die likely shows the wanted coat plainly, if it has such a face."""
    faces = []
    for die in FACES:
        plain = [face for face, half in enumerate(die, start=1) if half == (wanted, 0)]
        faces.append(random.choice(plain) if plain and random.random() < 0.7 else random.randint(1, 6))
    return "roll " + " ".join(str(face) for face in faces)


def corner_of(position: Position, text: str, moves: Sequence[str]) -> list[str]:
    """What this event is an example of."""
    words = text.split()
    if words[0] == "skip":
        choice = "skip by choice" if len(moves) > 1 else "skip by force"
        return [f"skip in {position.phase}", choice, f"skip {position.view()['skip']}"]
    if words[0] == "take" and len(words) == 3 and position.actor == position.view()["first"]:
        return ["double take"]
    if words[0] in ("first", "roll"):
        return [words[0]]
    return [text if text.startswith("mode") or text.endswith("none") else f"{words[0]} {len(words) - 1}"]


def ending_of(position: Position) -> str:
    if any(len(sheet["squares"]) == 34 for sheet in position.view()["maps"]):
        return "over by a full map"
    idle = int(position.state[0]["table"]["idle"])
    return "over after two rounds without a placement" if idle == 2 else "over because nobody could place"


def refuse_what_is_illegal(position: Position, moves: Sequence[str], random: Random) -> None:
    """Some decision that is not open now is refused, and not a byte changes."""
    action = random.randrange(position.rules.info.actions)
    before = position.state.tobytes()
    try:
        text = position.rules.format_action(action)
    except Unreadable:
        return
    if text not in moves:
        with pytest.raises(NotAllowed):
            position.play(text)
    assert position.state.tobytes() == before


def play_in_lockstep(
    random: Random, choosers: Sequence[Chooser], most: int, reached: set[str], *, edition: int = EDITION
) -> int:
    """Play one game on both until its end or `most` positions; returns how many were compared."""
    position, judge = start_with("duel", 2, {}, edition=edition), new_duel(edition)
    theme: str | None = random.choice([*COATS, None])
    for compared in range(1, most + 1):
        compare(position, judge)
        if position.is_over:
            reached.add(ending_of(position))
            return compared
        moves = [str(move) for move in position.legal_moves()]
        refuse_what_is_illegal(position, moves, random)
        if position.actor == CHANCE:
            theme = random.choice([*COATS, None]) if random.random() < 0.3 else theme
            text = f"first {random.randrange(2)}" if position.phase == "first" else random_roll(random, theme)
        else:
            text = choosers[position.actor](moves, random)
        reached.update(corner_of(position, text, moves))
        happen(position, judge, text)
    return most


def happen(position: Position, judge: Any, text: str) -> None:
    judge.play(text)
    if position.actor == CHANCE:
        assert position.reveal(text) == text
    else:
        assert str(position.play(text)) == text


def test_random_games_agree_with_the_reference_and_reach_every_corner_of_the_rules() -> None:
    left, seed, reached = POSITIONS, FIRST_SEED, set[str]()
    while left > 0:
        random = Random(seed)
        left -= play_in_lockstep(random, random.choices(CHOOSERS, k=2), left, reached)
        seed += 1
    assert reached <= CORNERS
    assert POSITIONS < ENOUGH or reached == CORNERS


def test_the_first_edition_of_the_rules_agrees_too() -> None:
    left, seed, reached = POSITIONS // 10, FIRST_SEED, set[str]()
    while left > 0:
        random = Random(seed)
        left -= play_in_lockstep(random, random.choices(CHOOSERS, k=2), left, reached, edition=1)
        seed += 1


@settings(max_examples=max(3, POSITIONS // 1000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32), choosers=st.tuples(st.sampled_from(CHOOSERS), st.sampled_from(CHOOSERS)))
def test_games_hypothesis_thinks_of_agree_with_the_reference(seed: int, choosers: tuple[Chooser, Chooser]) -> None:
    play_in_lockstep(Random(seed), choosers, 400, set())
