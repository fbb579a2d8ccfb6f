"""Records as text: what is written reads back, and every kind of damage is named with its line."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import crownfield
from crownfield.base.errors import BadRecord
from crownfield.play.record import Event, Record, format_options, format_record, parse_options, parse_record
from tests.play.playing import fair_game, play_on

WORDS = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=8)
HASHES = st.binary(min_size=32, max_size=32)
NONCES = st.dictionaries(st.integers(0, 7), WORDS, max_size=4)
EVENTS = st.lists(st.tuples(st.none() | st.integers(0, 7), st.sampled_from(["pick 3", "row 1 2 3 4", "place h7e"])))
OPTIONS = st.dictionaries(st.sampled_from(["harmony", "row", "teams"]), st.booleans() | st.integers(0, 9999))

GOLDEN = Path(__file__).parents[1] / "golden" / "records" / "kingdomino-fair.txt"
FINISHED = GOLDEN.read_text("utf-8")
UNFINISHED = "\n".join([*FINISHED.splitlines()[:5], *FINISHED.splitlines()[8:22]]) + "\n"


@given(OPTIONS)
def test_options_read_back(options: dict[str, bool | int]) -> None:
    assert parse_options(format_options(options)) == options


@pytest.mark.parametrize(
    "text", ["harmony", "harmony=", "=true", "harmony=yes", "row=-4", "row=12345", "a b=true", "1=true"]
)
def test_a_word_that_is_no_option_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is no option"):
        parse_options(text)


@given(
    st.sampled_from([1, 2]),
    OPTIONS,
    EVENTS,
    NONCES,
    st.none() | HASHES,
    st.none() | st.lists(st.integers(0, 400), min_size=1),
)
def test_every_record_reads_back(
    edition: int,
    options: dict[str, bool | int],
    events: list[tuple[int | None, str]],
    nonces: dict[int, str],
    secret: bytes | None,
    scores: list[int] | None,
) -> None:
    happened = tuple(Event(seat, text) for seat, text in events)
    record = Record(
        "kingdomino", 2, options, "96a40bad24806279", happened, edition, "table-7", "0" * 64, nonces,
        None if scores is None else tuple(scores), secret,
    )  # fmt: skip
    again = parse_record(format_record(record))
    assert again.edition == edition
    assert format_record(again) == format_record(record)
    assert [(event.seat, event.text) for event in again.events] == events
    assert (again.options, again.nonces, again.secret, again.scores) == (options, nonces, secret, record.scores)


def test_an_event_remembers_its_line() -> None:
    lines = UNFINISHED.splitlines()
    for event in parse_record(UNFINISHED).events:
        assert event.line is not None
        assert lines[event.line - 1] == str(event)


def test_what_is_secret_is_recorded_only_when_the_game_is_over() -> None:
    game = play_on(fair_game(), most=20)
    assert "commitment: " in game.record()
    assert "secret" not in game.record()
    assert "scores" not in game.record()
    assert "secret: " in play_on(game).record()


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


def changed(text: str, start: str, line: str | None) -> str:
    """The record with its first line that begins so replaced, or left out."""
    lines = text.splitlines()
    at = line_of(text, start) - 1
    return "\n".join([*lines[:at], *([] if line is None else [line]), *lines[at + 1 :]]) + "\n"


DAMAGED = [
    ("", 1, "this is no record"),
    ("crownfield record 3\n", 1, "this is no record"),
    ("crownfield record 0\n", 1, "this is no record"),
    (FINISHED.replace("crownfield", "", 1), 1, "this is no record"),
    ("\n" + FINISHED, 1, "this is no record"),
    (changed(FINISHED, "game:", None), None, "'game' is missing"),
    (changed(FINISHED, "players:", None), None, "'players' is missing"),
    (changed(FINISHED, "options:", None), None, "'options' is missing"),
    (changed(FINISHED, "components:", None), None, "'components' is missing"),
    (changed(FINISHED, "game:", "game: chess"), None, "unknown game 'chess'"),
    (changed(FINISHED, "players:", "players: two"), 3, "'two' is no number"),
    (changed(FINISHED, "players:", "players: -2"), 3, "'-2' is no number"),
    (changed(FINISHED, "players:", "players: 5"), None, "not 5"),
    (changed(FINISHED, "options:", "options: harmony"), 4, "is no option"),
    (changed(FINISHED, "options:", "options: magic=true"), None, "no option 'magic'"),
    (changed(FINISHED, "options:", "options: harmony=4"), None, "true or false"),
    (changed(FINISHED, "components:", "components: 0123456789abcdef"), None, "other component files"),
    (changed(FINISHED, "players:", "game: kingdomino"), 3, "'game' is said twice"),
    (changed(FINISHED, "commitment:", "commitment: abc"), 7, "64 hexadecimal digits"),
    (changed(FINISHED, "commitment:", "commitment: " + "G" * 64), 7, "64 hexadecimal digits"),
    (changed(FINISHED, "nonces:", "nonces: 9=apple"), 8, "is no nonce"),
    (changed(FINISHED, "nonces:", "nonces: 0="), 8, "is no nonce"),
    (changed(FINISHED, "secret:", "secret: 1234"), line_of(FINISHED, "secret"), "64 hexadecimal digits"),
    (changed(FINISHED, "scores:", "scores: 1 x"), line_of(FINISHED, "scores"), "'x' is no number"),
    (changed(FINISHED, "scores:", "scores: 1 2"), None, "the record says the scores are"),
    (changed(FINISHED, "scores:", "scores: 1"), None, "the record says the scores are"),
    (FINISHED + "0 place h7e\n", len(FINISHED.splitlines()) + 1, "nothing can happen after the end"),
    (UNFINISHED + "game: kingdomino\n", len(UNFINISHED.splitlines()) + 1, "said twice"),
    (UNFINISHED + "id: late\n", len(UNFINISHED.splitlines()) + 1, "before the first event"),
    (UNFINISHED + "\nscores: 1 2\n", None, "its game is not finished"),
    (changed(UNFINISHED, "row", "row 1 2 3"), 7, "4 dominoes"),
    (changed(UNFINISHED, "row", "row 1 2 2 3"), 7, "ascend"),
    (changed(UNFINISHED, "row", None), 7, "row is due"),
    (changed(UNFINISHED, "king", "king 2"), 8, "one of these seats"),
    (changed(UNFINISHED, "king", "kings 0 1 1 0"), 8, "king is due"),
    (changed(UNFINISHED, "king", "0 pick 3"), 8, "chance is to act"),
    (UNFINISHED.replace("record 2", "record 1", 1), 8, "kings is due"),
    (UNFINISHED + "xyzzy\n", len(UNFINISHED.splitlines()) + 1, "no chance event is due|is no reveal"),
    (UNFINISHED + "0\n", len(UNFINISHED.splitlines()) + 1, "is no move|is to act"),
    (UNFINISHED + "7 pick 3\n", len(UNFINISHED.splitlines()) + 1, "by seat 7"),
    (UNFINISHED + "\x00\x01\x02\n", len(UNFINISHED.splitlines()) + 1, "no chance event is due"),
]


@pytest.mark.parametrize(("text", "line", "message"), DAMAGED, ids=lambda value: str(value)[:25] if value else "")
def test_a_damaged_record_is_refused_saying_what_is_wrong_and_where(text: str, line: int | None, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        crownfield.replay(text)
    assert caught.value.line == line
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("keep", [1, 4, 6, 7, 20, 40])
def test_a_finished_record_cut_short_is_an_unfinished_game_or_refused(keep: int) -> None:
    lines = FINISHED.splitlines()
    text = "\n".join(lines[:keep]) + "\n"
    if keep < 5:
        with pytest.raises(BadRecord, match="is missing"):
            crownfield.replay(text)
    else:
        assert not crownfield.replay(text).is_over


def test_every_single_line_left_out_is_noticed_or_harmless() -> None:
    """Without one of its lines a finished fair game is no longer what it claims to be."""
    lines = FINISHED.splitlines()
    for index, line in enumerate(lines):
        text = "\n".join([*lines[:index], *lines[index + 1 :]]) + "\n"
        if line.startswith("scores") or not line:
            crownfield.verify(text)
        else:
            with pytest.raises(BadRecord):
                crownfield.verify(text)


@given(st.text(max_size=60))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    for record in (text, UNFINISHED + text):
        with suppress(BadRecord):
            assert crownfield.replay(record).record().startswith("crownfield record ")


@pytest.mark.parametrize("option", ["players=2", "game=1", "components=true"])
def test_an_option_that_is_none_is_refused_whatever_its_name(option: str) -> None:
    with pytest.raises(BadRecord):
        crownfield.replay(changed(FINISHED, "options:", f"options: {option}"))


def test_an_option_said_twice_is_refused() -> None:
    with pytest.raises(BadRecord):
        crownfield.replay(changed(UNFINISHED, "options:", "options: harmony=true harmony=false"))


def test_a_nonce_said_twice_is_refused() -> None:
    with pytest.raises(BadRecord):
        parse_record(changed(FINISHED, "nonces:", "nonces: 0=x 0=first 1=second"))
