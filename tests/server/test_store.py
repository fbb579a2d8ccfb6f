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
from crownfield.server.disk.seal import sealed
from crownfield.server.disk.store import ChatLine, NotStored, Store, StoredGame
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
    assert with_store(tmp_path, lambda store: store.secret(stored_game())) == SECRET


def test_an_unknown_game_is_none_and_has_no_secret_and_no_future(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        nowhere = sealed(stored_game("nowhere"))
        assert await store.load("nowhere") is None
        assert await store.chat("nowhere") == []
        await store.delete("nowhere")
        for refused in (
            store.secret(nowhere),
            store.append(nowhere, turn(0)),
            store.append(nowhere, [], status="over"),
            store.update_seat(nowhere, 0, joined=True),
            store.say("nowhere", ChatLine(0, "Ana", "hello", team=False, at=1.0)),
        ):
            with pytest.raises(NotStored):
                await refused

    with_store(tmp_path, ask)


def test_events_and_columns_change_together(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        game = await store.create(stored_game(), SECRET)
        before = time.time()
        after = await store.append(game, turn(1), status="over", next_game="h", nonces={1: "ee" * 8})
        assert before <= after.changed_at <= time.time()
        expected = stored_game(status="over", next_game="h", nonces={1: "ee" * 8})
        assert after == replace(expected, events=(*expected.events, *turn(1)), changed_at=after.changed_at)
        assert await store.load("g") == after

    with_store(tmp_path, play)


def test_a_game_that_somebody_else_has_continued_is_not_continued(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        game = await store.create(stored_game(events=()), SECRET)
        after = await store.append(game, turn(0))
        for refused in (
            store.append(game, [Event(1, "pick 3")], status="over"),
            store.append(replace(after, events=after.events[:1]), turn(1)),
            store.append(game, [], status="aborted"),
            store.update_seat(game, 0, name="Eve"),
        ):
            with pytest.raises(NotStored, match="somebody else has changed it"):
                await refused
        assert await store.load("g") == after

    with_store(tmp_path, play)


def test_a_seat_changes_and_its_token_can_be_replaced_or_taken_away(tmp_path: Path) -> None:
    async def seat(store: Store, **changes: Any) -> object:
        before = await store.load("g")
        assert before is not None
        game = await store.update_seat(before, 0, **changes)
        assert await store.load("g") == game
        assert game.seats[1] == stored_game().seats[1]
        return game.seats[0]

    async def change(store: Store) -> None:
        await store.create(stored_game(), SECRET)
        first = stored_game().seats[0]
        assert await seat(store, name="Bo", resigned=True) == replace(first, name="Bo", resigned=True)
        assert await seat(store, token_hash="b" * 64) == replace(first, name="Bo", resigned=True, token_hash="b" * 64)
        assert await seat(store, token_hash=None) == replace(first, name="Bo", resigned=True, token_hash=None)
        with pytest.raises(TypeError, match="crown"):
            await store.update_seat(stored_game(), 0, crown="gold")
        for change in ("id", "event_hash", "seal", "event_count"):
            with pytest.raises(TypeError, match=change):
                await store.append(stored_game(), [], **{change: "h"})

    with_store(tmp_path, change)


def test_whoever_comes_and_what_they_add_to_the_deal_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def come(store: Store) -> None:
        game = await store.create(stored_game(nonces={}), SECRET)
        with pytest.raises(NotStored, match="no seat 5"):
            await store.update_seat(game, 5, joined=True, nonces={5: "ef" * 8})
        assert await store.load("g") == stored_game(nonces={})
        game = await store.update_seat(game, 0, name="Bo", nonces={0: "ab" * 8})
        assert await store.load("g") == game
        assert (game.nonces, game.seats[0].name) == ({0: "ab" * 8}, "Bo")

    with_store(tmp_path, come)


def test_deleting_a_game_leaves_nothing_of_it_and_all_of_the_others(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        for name in ("g", "h"):
            await store.create(stored_game(name), SECRET)
            await store.say(name, ChatLine(0, "Ana", "hello", team=False, at=1.0))
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
            seat = None if number % 2 else 0
            line = ChatLine(seat, "Ana", f"line {number}", team=number == 204, at=number + 0.5)
            assert await store.say("g", line) == number + 1
        said = await store.chat("g")
        assert [line.text for line in said] == [f"line {number}" for number in range(5, 205)]
        assert (said[-1].seat, said[-1].name, said[-1].team, said[-1].at) == (0, "Ana", True, 204.5)
        assert (said[-2].seat, said[-2].team) == (None, False)
        assert [line.number for line in said] == list(range(6, 206))

    with_store(tmp_path, talk)


def test_a_line_of_chat_is_stored_once_under_its_name_and_numbered_in_its_game(tmp_path: Path) -> None:
    line = ChatLine(0, "Ana", "hello", team=False, at=1.0, message_id="a-1")

    async def talk(store: Store) -> None:
        for game in ("g", "h"):
            await store.create(stored_game(game), SECRET)
            assert await store.say(game, line) == 1
            assert await store.say(game, line) is None
            assert await store.say(game, replace(line, message_id="a-2")) == 2
            assert [one.number for one in await store.chat(game)] == [1, 2]

    with_store(tmp_path, talk)

    async def ask_again(store: Store) -> None:
        assert await store.say("g", line) is None, "not even after a restart"
        assert await asyncio.gather(*(store.say("h", replace(line, message_id=None)) for _ in range(5))) == [
            3,
            4,
            5,
            6,
            7,
        ]

    with_store(tmp_path, ask_again)


async def create_many(store: Store, count: int) -> list[StoredGame]:
    return [await store.create(stored_game(f"g{number}", events=()), SECRET) for number in range(count)]


def test_writes_that_wait_share_a_commit(tmp_path: Path) -> None:
    async def crowd(store: Store) -> int:
        games = await create_many(store, 100)
        commits = count_commits(store)
        after = await asyncio.gather(*(store.append(game, turn(0)) for game in games))
        assert [await store.load(game.id) for game in games] == after
        return len(commits)

    assert 1 <= with_store(tmp_path, crowd) <= 5


def test_a_bad_write_fails_its_own_caller_only(tmp_path: Path) -> None:
    async def crowd(store: Store) -> None:
        games = await create_many(store, 3)
        with closing(sqlite3.connect(tmp_path / "games.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # so that all of these wait and become one group
            given = [games[0], games[1], games[1], games[2], sealed(stored_game("nowhere"))]
            writes = [asyncio.ensure_future(store.append(game, turn(0))) for game in given]
            await asyncio.sleep(0.1)
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(answer, NotStored) for answer in answers] == [False, False, True, False, True]
        assert [await store.load(game.id) for game in games] == [answers[0], answers[1], answers[3]]

    with_store(tmp_path, crowd)


def test_a_full_disk_fails_what_does_not_fit_and_the_store_goes_on(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        small, large = await create_many(store, 2)
        with store._write_engine.begin() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 8}")
        writes = store.append(small, turn(0)), store.append(large, [Event(0, "x" * 100_000)])
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(answers[0], StoredGame)
        assert isinstance(answers[1], NotStored)
        assert "full" in str(answers[1])
        await store.append(answers[0], turn(2))
        await store.append(large, turn(0))

    with_store(tmp_path, fill)


def test_the_loop_goes_on_while_the_database_is_busy(tmp_path: Path) -> None:
    async def wait(store: Store) -> None:
        game = await store.create(stored_game(events=()), SECRET)
        with closing(sqlite3.connect(tmp_path / "games.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            write = asyncio.ensure_future(store.append(game, turn(0)))
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
        games = await create_many(store, 20)
        writes = [asyncio.ensure_future(store.append(game, turn(0))) for game in games]
        await asyncio.sleep(0)
        store.stop()
        after = await asyncio.gather(*writes)
        with pytest.raises(NotStored, match="closed"):
            await store.append(after[0], turn(2))

    asyncio.run(leave())
    assert count_rows(tmp_path)["events"] == 40


def test_a_caller_who_gives_up_does_not_undo_the_write_nor_stop_the_writer(tmp_path: Path) -> None:
    async def give_up(store: Store) -> None:
        game, other = await create_many(store, 2)
        write = asyncio.ensure_future(store.append(game, turn(0)))
        await asyncio.sleep(0)
        write.cancel()
        await store.append(other, turn(0))
        assert (after := await store.load(game.id)) is not None
        assert after.events == tuple(turn(0))

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
