"""The store keeps what it acknowledged, refuses what contradicts it, and never makes the loop wait."""

import asyncio
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import event

from crownfield.base.errors import BadOptions
from crownfield.play.record import Event
from crownfield.server.store import NotStored, Store
from tests.server.stored_games import SECRET, stored_game, turn

T = TypeVar("T")


def with_store(path: Path, use: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, use it in a loop of its own, close it."""

    async def session() -> T:
        store = Store(f"sqlite:///{path / 'games.db'}")
        store.start()
        try:
            return await use(store)
        finally:
            store.stop()

    return asyncio.run(session())


def count_commits(store: Store) -> list[object]:
    """A list that grows with every transaction that ends well."""
    commits: list[object] = []
    event.listen(store._write_engine, "commit", commits.append)
    return commits


def count_rows(path: Path) -> dict[str, int]:
    """How many rows each of our tables has."""
    with closing(sqlite3.connect(path / "games.db")) as connection:
        names = ("games", "seats", "tokens", "invitations", "secrets", "events", "chat")
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


def test_a_game_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    async def create(store: Store) -> None:
        await store.create(stored_game(), SECRET)

    with_store(tmp_path, create)
    assert with_store(tmp_path, lambda store: store.load("g")) == stored_game()
    assert with_store(tmp_path, lambda store: store.secret("g")) == SECRET


def test_an_unknown_game_is_none_and_has_no_secret_and_no_future(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        assert await store.load("nowhere") is None
        assert await store.chat("nowhere") == []
        await store.delete("nowhere")
        for refused in (
            store.secret("nowhere"),
            store.append("nowhere", 0, turn(0)),
            store.append("nowhere", 0, [], status="over"),
            store.update_seat("nowhere", 0, joined=True),
            store.say("nowhere", 0, "Ana", "hello", False, 1.0),
        ):
            with pytest.raises(NotStored):
                await refused

    with_store(tmp_path, ask)


def test_events_and_columns_change_together(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(stored_game(), SECRET)
        before = time.time()
        await store.append("g", 1, turn(1), status="over", next_game="h", nonces={1: "ee" * 8})
        game = await store.load("g")
        assert game is not None
        assert before <= game.changed_at <= time.time()
        expected = stored_game(status="over", next_game="h", nonces={1: "ee" * 8})
        assert replace(game, changed_at=expected.changed_at) == replace(expected, events=(*expected.events, *turn(1)))

    with_store(tmp_path, play)


def test_a_double_append_is_refused_whole(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(stored_game(events=()), SECRET)
        await store.append("g", 0, turn(0))
        with pytest.raises(NotStored, match=r"(?i)unique"):
            await store.append("g", 1, [Event(1, "pick 3"), Event(1, "pick 4")], status="over")
        game = await store.load("g")
        assert game is not None
        assert (game.status, game.events) == ("playing", tuple(turn(0)))

    with_store(tmp_path, play)


def test_a_record_with_a_gap_is_not_given_out(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(stored_game(events=()), SECRET)
        await store.append("g", 1, turn(1))
        with pytest.raises(NotStored, match="gap"):
            await store.load("g")

    with_store(tmp_path, play)


def test_a_seat_changes_and_its_token_can_be_replaced_or_taken_away(tmp_path: Path) -> None:
    async def seat(store: Store, **changes: Any) -> object:
        await store.update_seat("g", 0, **changes)
        game = await store.load("g")
        assert game is not None
        assert game.seats[1] == stored_game().seats[1]
        return game.seats[0]

    async def change(store: Store) -> None:
        await store.create(stored_game(), SECRET)
        first = stored_game().seats[0]
        assert await seat(store, name="Bo", resigned=True) == replace(first, name="Bo", resigned=True)
        assert await seat(store, token_hash="b" * 64) == replace(first, name="Bo", resigned=True, token_hash="b" * 64)
        assert await seat(store, token_hash=None) == replace(first, name="Bo", resigned=True, token_hash=None)
        with pytest.raises(TypeError, match="crown"):
            await store.update_seat("g", 0, crown="gold")
        with pytest.raises(TypeError, match="id"):
            await store.append("g", 1, [], id="h")

    with_store(tmp_path, change)


def test_whoever_comes_and_what_they_add_to_the_deal_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def come(store: Store) -> None:
        await store.create(stored_game(nonces={}), SECRET)
        with pytest.raises(NotStored, match="no seat 5"):
            await store.update_seat("g", 5, joined=True, nonces={5: "ef" * 8})
        assert await store.load("g") == stored_game(nonces={})
        await store.update_seat("g", 0, name="Bo", nonces={0: "ab" * 8})
        game = await store.load("g")
        assert game is not None
        assert (game.nonces, game.seats[0].name) == ({0: "ab" * 8}, "Bo")

    with_store(tmp_path, come)


def test_deleting_a_game_leaves_nothing_of_it_and_all_of_the_others(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        for name in ("g", "h"):
            await store.create(stored_game(name), SECRET)
            await store.say(name, 0, "Ana", "hello", False, 1.0)
        await store.delete("g")
        assert await store.load("h") == stored_game("h")

    with_store(tmp_path, fill)
    one_each = dict.fromkeys(("games", "invitations", "secrets", "events", "chat"), 1)
    assert count_rows(tmp_path) == {**one_each, "seats": 2, "tokens": 3}


def test_open_games_are_counted_per_address_and_listed_oldest_first(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        await store.create(stored_game("late", created_at=9.0, status="waiting"), SECRET)
        await store.create(stored_game("early", created_at=3.0), SECRET)
        await store.create(stored_game("over", created_at=2.0, status="over"), SECRET)
        await store.create(stored_game("aborted", created_at=1.0, status="aborted"), SECRET)
        await store.create(stored_game("other", created_at=5.0, owner="1" * 64), SECRET)
        assert await store.unfinished() == ["early", "other", "late"]
        assert await store.count_open("0" * 64) == 2
        assert await store.count_open("2" * 64) == 0

    with_store(tmp_path, ask)


def test_chat_comes_back_in_order_and_only_the_latest_of_it(tmp_path: Path) -> None:
    async def talk(store: Store) -> None:
        await store.create(stored_game(), SECRET)
        for number in range(205):
            await store.say("g", None if number % 2 else 0, "Ana", f"line {number}", number == 204, number + 0.5)
        said = await store.chat("g")
        assert [line.text for line in said] == [f"line {number}" for number in range(5, 205)]
        assert (said[-1].seat, said[-1].name, said[-1].team, said[-1].at) == (0, "Ana", True, 204.5)
        assert (said[-2].seat, said[-2].team) == (None, False)

    with_store(tmp_path, talk)


def test_writes_that_wait_share_a_commit(tmp_path: Path) -> None:
    async def crowd(store: Store) -> int:
        await store.create(stored_game(events=()), SECRET)
        commits = count_commits(store)
        await asyncio.gather(*(store.append("g", 2 * turn_number, turn(turn_number)) for turn_number in range(100)))
        game = await store.load("g")
        assert game is not None
        assert len(game.events) == 200
        return len(commits)

    assert 1 <= with_store(tmp_path, crowd) <= 5


def test_a_bad_write_fails_its_own_caller_only(tmp_path: Path) -> None:
    async def crowd(store: Store) -> None:
        await store.create(stored_game(events=()), SECRET)
        with closing(sqlite3.connect(tmp_path / "games.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # so that all of these wait and become one group
            numbers = [0, 2, 2, 4, 6]
            writes = [asyncio.ensure_future(store.append("g", number, turn(number))) for number in numbers]
            nowhere = asyncio.ensure_future(store.append("nowhere", 0, turn(0)))
            await asyncio.sleep(0.1)
        answers = await asyncio.gather(*writes, nowhere, return_exceptions=True)
        assert [isinstance(answer, NotStored) for answer in answers] == [False, False, True, False, False, True]
        game = await store.load("g")
        assert game is not None
        assert len(game.events) == 8

    with_store(tmp_path, crowd)


def test_a_full_disk_fails_what_does_not_fit_and_the_store_goes_on(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        await store.create(stored_game(events=()), SECRET)
        with store._write_engine.begin() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 8}")
        small = store.append("g", 0, turn(0))
        large = store.append("g", 2, [Event(0, "x" * 100_000)])
        answers = await asyncio.gather(small, large, return_exceptions=True)
        assert answers[0] is None
        assert isinstance(answers[1], NotStored)
        assert "full" in str(answers[1])
        await store.append("g", 2, turn(2))

    with_store(tmp_path, fill)


def test_the_loop_goes_on_while_the_database_is_busy(tmp_path: Path) -> None:
    async def wait(store: Store) -> None:
        await store.create(stored_game(events=()), SECRET)
        with closing(sqlite3.connect(tmp_path / "games.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            write = asyncio.ensure_future(store.append("g", 0, turn(0)))
            longest = 0.0
            for _ in range(20):
                before = time.perf_counter()
                await asyncio.sleep(0.01)
                longest = max(longest, time.perf_counter() - before)
            assert await store.load("g") is not None, "reading does not wait for a writer"
            assert not write.done()
        await write
        assert longest < 0.1

    with_store(tmp_path, wait)


def test_stopping_writes_what_was_handed_in_and_refuses_the_rest(tmp_path: Path) -> None:
    async def leave() -> None:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        store.start()
        await store.create(stored_game(events=()), SECRET)
        writes = [asyncio.ensure_future(store.append("g", 2 * number, turn(number))) for number in range(20)]
        await asyncio.sleep(0)
        store.stop()
        assert await asyncio.gather(*writes) == [None] * 20
        with pytest.raises(NotStored, match="closed"):
            await store.append("g", 40, turn(40))

    asyncio.run(leave())
    assert count_rows(tmp_path)["events"] == 40


def test_a_caller_who_gives_up_does_not_undo_the_write_nor_stop_the_writer(tmp_path: Path) -> None:
    async def give_up(store: Store) -> None:
        await store.create(stored_game(events=()), SECRET)
        write = asyncio.ensure_future(store.append("g", 0, turn(0)))
        await asyncio.sleep(0)
        write.cancel()
        await store.append("g", 2, turn(2))
        game = await store.load("g")
        assert game is not None
        assert len(game.events) == 4

    with_store(tmp_path, give_up)


def test_an_error_tells_no_secret(tmp_path: Path) -> None:
    async def collide(store: Store) -> None:
        await store.create(stored_game(), SECRET)
        with pytest.raises(NotStored) as caught:
            await store.create(stored_game(), SECRET)
        told = f"{caught.value!r} {caught.getrepr(style='long', showlocals=False)}"
        assert caught.value.__cause__ is caught.value.__context__ is None
        assert not any(hidden in told for hidden in (SECRET.hex(), str(SECRET), "a" * 64, "e" * 64))
        assert not any(hidden in repr(stored_game()) for hidden in ("a" * 64, "e" * 64))

    with_store(tmp_path, collide)


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "crownfield"
    with_store(folder, lambda store: store.unfinished())
    assert stat.S_IMODE((folder / "games.db").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "url", ["games.db", "sqlite://", "sqlite:///:memory:", "nosuchbase://host/x", "sqlite:////proc/no/games.db"]
)
def test_an_address_that_is_no_database_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(BadOptions) as caught:
        Store(url)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("dear diary " * 100)
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    with pytest.raises(BadOptions, match=r"^the database cannot be used: file is not a database$"):
        store.start()
    store.stop()
