"""What a replay costs grows with its record and no faster, and nobody else waits for it."""

import asyncio
import os
import signal
from collections import Counter
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

import crownfield
from crownfield.games import GAMES, start
from crownfield.games.position import Position
from crownfield.play.dynasty import format_dynasty
from crownfield.play.record import effective
from crownfield.server.minds import calculating
from crownfield.server.minds.workers import Workers
from crownfield.server.shown.replays import replay_of
from tests.play.playing import fair_game, play_on
from tests.server import worker_tasks
from tests.server.running import Server, in_loop

SHEET = "game: kingdomino\n\nC w1 w\n"


def padded(pairs: int, *, most: int = 40) -> str:
    """A game of so many decisions, and so many moves after it that were taken back."""
    game = play_on(fair_game(), most=most)
    return game.record() + f"{game.actor} {game.legal_moves()[0]}\n{game.actor} takeback 1\n" * pairs


def work_of(text: str, monkeypatch: pytest.MonkeyPatch, number: int = 1) -> Counter[str]:
    """How often a replay asks the rules for something."""
    tally: Counter[str] = Counter()
    with monkeypatch.context() as patch:
        for name in ("play", "reveal", "view", "scores", "copy"):
            patch.setattr(Position, name, counted(tally, name))
        replay_of(text, None, number=number)
    return tally


def counted(tally: Counter[str], name: str) -> Any:
    once = getattr(Position, name)

    def act(*details: Any) -> Any:
        tally[name] += 1
        return once(*details)

    return act


@pytest.mark.parametrize("most", [12, 40])
def test_a_replays_work_is_linear_in_its_events(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    none, some, twice = (work_of(padded(pairs, most=most), monkeypatch) for pairs in (0, 200, 400))
    for name in none:
        more = some[name] - none[name]
        assert twice[name] - some[name] == more, name
        assert more <= 200 * 15, f"{name}: a take-back goes back to the last reveal at most"


@pytest.mark.parametrize("number", [1, 2])
def test_looking_at_one_game_of_a_dynasty_costs_its_replay_and_one_pass_through_all(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    records = [play_on(fair_game()).record(), padded(400)]
    one, other = (work_of(record, monkeypatch) for record in records)
    both = work_of(format_dynasty(records), monkeypatch, number)
    shown = (one, other)[number - 1]
    for name, count in both.items():
        assert count <= shown[name] + one[name] + other[name], name
    assert both["view"] <= shown["view"] + 1


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_leads_to_the_same_position_as_never_having_played(name: str) -> None:
    game, random = fair_game(name), Random(5)
    for _ in range(400):
        if game.actor < 0:
            break
        decisions = list(takewhile(lambda event: event.seat is not None, reversed(effective(game.events))))
        if decisions and random.random() < 0.4:
            game.take_back(random.randint(1, len(decisions)), random.randrange(2))
        else:
            game.play(random.choice(game.legal_moves()))
        now = game.position
        straight = start(name, players=2)
        for event in effective(game.events):
            straight.reveal(event.text) if event.seat is None else straight.play(event.text)
        assert straight == now
    assert sum(event.text.startswith("takeback") for event in game.events) > 20
    assert game.copy().position == game.position == crownfield.replay(game.record()).position


def test_frames_after_take_backs_are_those_of_the_game_as_it_stands() -> None:
    game = play_on(fair_game(), most=31)
    straight = replay_of(game.record(), None)
    seat, move = game.actor, str(game.legal_moves()[0])
    game.play(move)
    game.take_back(1, seat)
    crooked = replay_of(game.record(), None)
    assert crooked.steps[: len(straight.steps)] == straight.steps
    there, back = crooked.steps[-2:]
    assert there.put
    assert back.put or back.drop


@pytest.mark.slow
@in_loop
async def test_a_replay_a_score_pad_and_a_qr_code_are_made_outside_the_servers_process(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        record = play_on(fair_game(), most=20).record()
        dynasty = {"record": format_dynasty([play_on(fair_game()).record(), record]), "number": 2}
        asked = (
            ("replay", {"record": record}),
            ("replay", dynasty),
            ("score", {"sheet": SHEET}),
            ("qr", {"text": "x"}),
        )
        for path, body in asked:
            assert (await server.request("POST", f"/api/{path}", json=body)).is_success
        children = Path(f"/proc/{server.number}/task/{server.number}/children").read_text().split()
        for child in children:
            os.kill(int(child), signal.SIGSTOP)
        waiting = [asyncio.ensure_future(server.request("POST", f"/api/{path}", json=body)) for path, body in asked]
        try:
            for _ in range(5):
                assert (await server.request("GET", "/api/health")).is_success
            done, _ = await asyncio.wait(waiting, timeout=1)
            assert not done
        finally:
            for child in children:
                os.kill(int(child), signal.SIGCONT)
        assert all(answer.is_success for answer in await asyncio.gather(*waiting))
    finally:
        server.stop()


@pytest.mark.slow
@in_loop
async def test_one_address_cannot_fill_the_line_for_replays(tmp_path: Path) -> None:
    server = Server(tmp_path, trust_proxy=True).start()
    try:
        body = {"record": padded(300)}
        greedy, modest = ({"x-forwarded-for": address} for address in ("192.0.2.1", "192.0.2.2"))
        await server.request("POST", "/api/replay", json=body, headers=greedy)
        flood = [
            asyncio.ensure_future(server.request("POST", "/api/replay", json=body, headers=greedy)) for _ in range(40)
        ]
        first, *_ = await asyncio.wait(flood, return_when=asyncio.FIRST_COMPLETED)
        assert {one.result().status_code for one in first} <= {200, 429}
        answer = await server.request("POST", "/api/score", json={"sheet": SHEET}, headers=modest)
        assert answer.is_success
        assert sum(one.done() and one.result().status_code == 200 for one in flood) <= 4, "others wait for one, not all"
        codes = Counter([(await one).json().get("code") for one in flood])
        assert codes["too_fast"] >= 10
        assert codes[None] >= 10
    finally:
        server.stop()


@in_loop
async def test_a_calculation_does_not_wait_for_a_player_who_thinks() -> None:
    workers = Workers()
    workers.start(1)
    try:
        await workers.calculate(calculating.qr_svg, "x", "here")
        await workers.run(worker_tasks.take_time, 0.0)
        thinking = asyncio.ensure_future(workers.run(worker_tasks.take_time, 2.0, "greedy"))
        await asyncio.sleep(0.05)
        assert "<svg" in await workers.calculate(calculating.qr_svg, "x", "here")
        assert not thinking.done()
        await thinking
    finally:
        workers.stop()


@in_loop
async def test_another_persons_computer_waits_for_one_turn_and_not_for_sixteen() -> None:
    workers = Workers()
    workers.start(1)
    order: list[str] = []

    async def turn(owner: str, seconds: float) -> None:
        await workers.run(worker_tasks.take_time, seconds, owner)
        order.append(owner)

    try:
        await turn("nobody", 0.0)
        async with asyncio.TaskGroup() as everybody:
            for _ in range(16):
                everybody.create_task(turn("greedy", 0.05))
            await asyncio.sleep(0.02)
            everybody.create_task(turn("modest", 0.0))
        assert order[1:4] == ["greedy", "modest", "greedy"]
    finally:
        workers.stop()
