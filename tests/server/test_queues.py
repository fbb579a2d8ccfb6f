"""Whoever asks for much waits behind themselves, not before others."""

import asyncio

import pytest

from crownfield.play.table import TableRefusal
from crownfield.server.minds import queues
from crownfield.server.minds.queues import Queue
from tests.server.running import in_loop


async def order_of(asked: str, *, things: int = 1) -> str:
    """In which order owners are served who ask one after the other, all while the things are still in use."""
    queue: Queue[int] = Queue()
    served: list[str] = []

    async def use(owner: str) -> None:
        thing = await queue.get(owner)
        served.append(owner)
        await asyncio.sleep(0)
        queue.put(thing)

    async with asyncio.TaskGroup() as everybody:
        for owner in asked:
            everybody.create_task(use(owner))
        await asyncio.sleep(0)
        for thing in range(things):
            queue.put(thing)
    return "".join(served)


@in_loop
async def test_owners_are_served_in_turns_and_each_in_the_order_they_asked() -> None:
    assert await order_of("aaaaaab") == "abaaaaa"
    assert await order_of("aaaabbc") == "abcabaa"
    assert await order_of("aaaabbbb", things=2) == "abababab"


@in_loop
async def test_whoever_comes_while_another_is_served_again_and_again_is_next() -> None:
    queue: Queue[str] = Queue()
    queue.put("the worker")
    thing = await queue.get("greedy")
    waiting = [asyncio.ensure_future(queue.get("greedy")) for _ in range(16)]
    await asyncio.sleep(0)
    for _ in range(5):
        modest = asyncio.ensure_future(queue.get("modest"))
        await asyncio.sleep(0)
        queue.put(thing)
        thing = await asyncio.wait_for(modest, 1)
        assert sum(one.done() for one in waiting) <= 5, "one turn of the other at most"
        queue.put(thing)
        await asyncio.sleep(0)
        thing = next(one for one in waiting if one.done()).result()
    for one in waiting:
        one.cancel()


@in_loop
async def test_nobody_starves_whoever_asks_for_much_either() -> None:
    assert (await order_of("aaaa" + "bcdefgh")).startswith("abcdefgh")
    queue: Queue[int] = Queue()
    busy = asyncio.ensure_future(queue.get("busy"))
    for number in range(100):
        asyncio.ensure_future(queue.get(f"owner {number % 3}"))  # noqa: RUF006
    for number in range(4):
        queue.put(number)
    await asyncio.wait_for(busy, 1)


@in_loop
async def test_who_waits_no_longer_is_passed_over_and_loses_nothing_for_others() -> None:
    queue: Queue[str] = Queue()
    gone, kept = asyncio.ensure_future(queue.get("gone")), asyncio.ensure_future(queue.get("kept"))
    await asyncio.sleep(0)
    gone.cancel()
    queue.put("it")
    assert await asyncio.wait_for(kept, 1) == "it"
    late = asyncio.ensure_future(queue.get("late"))
    await asyncio.sleep(0)
    queue.put("it")
    late.cancel()  # at the moment when it was handed over
    assert await asyncio.wait_for(queue.get("next"), 1) == "it"


@in_loop
async def test_one_owner_cannot_fill_the_queue() -> None:
    queue: Queue[int] = Queue()
    waiting = [asyncio.ensure_future(queue.get("greedy", most=3)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TableRefusal) as caught:
        await queue.get("greedy", most=3)
    assert caught.value.code == "too_fast"
    other = asyncio.ensure_future(queue.get("other", most=3))
    await asyncio.sleep(0)
    for number in range(4):
        queue.put(number)
    assert len({*(await asyncio.gather(*waiting)), await other}) == 4


@in_loop
async def test_only_so_many_owners_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "_MOST_REMEMBERED", 5)
    queue: Queue[int] = Queue()
    queue.put(1)
    for number in range(50):
        queue.put(await queue.get(str(number)))
    assert len(queue._served) == 5
    assert not queue._waiting
