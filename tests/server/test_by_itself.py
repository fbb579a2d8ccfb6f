"""What happens without anybody: compiling, thinking, forgetting, waking; and how it fails."""

import asyncio
import multiprocessing
import sqlite3
from contextlib import closing
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from crownfield.server.minds.thinking import TurnRequest, choose_turn
from crownfield.server.minds.warmth import WarmingFailed, Warmth
from crownfield.server.minds.workers import WorkerLost, Workers
from crownfield.server.protocol import NewGame, SeatWish
from tests.server.inside import Line, house
from tests.server.running import in_loop


class SlowWarmth(Warmth):
    """Compiles when it is told to, and perhaps not well."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.fails = False

    async def ensure(self, game: str) -> None:
        await self.go_on.wait()
        if self.fails:
            raise WarmingFailed("no compiler")
        await super().ensure(game)


class SlowPlayers(Warmth):
    """Compiles the computer players when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.share = 0.0

    def players_progress(self, game: str) -> float:
        return super().players_progress(game) or self.share

    async def ensure_players(self, game: str) -> None:
        await self.go_on.wait()
        await super().ensure_players(game)


@in_loop
async def test_while_the_rules_are_compiled_people_come_go_and_talk_and_then_the_game_begins(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        warmth = SlowWarmth()
        tables.services = replace(tables.services, warmth=warmth)
        created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("link")]), "here")
        one, two = Line(tables), Line(tables)
        await one.ask("hello", game=created.id, tokens=[created.invitations[0].token])
        two.say_message("hello", game=created.id, tokens=[created.invitations[1].token])
        state = await two.until(lambda message: message["type"] == "table")
        assert (state["status"], [seat["joined"] for seat in state["seats"]]) == ("waiting", [True, True])
        assert (await one.ask("confirm", version=""))["code"] == "compiling"
        assert (await one.ask("say", text="soon?"))["text"] == "soon?"
        await two.close()
        again = Line(tables)
        await again.ask("hello", game=created.id, tokens=[created.invitations[1].token])
        warmth.go_on.set()
        for line in (one, again):
            await line.until(lambda message: message["type"] == "table" and message["status"] == "playing")
            await line.close()


@in_loop
async def test_when_compiling_fails_everybody_is_told_and_the_next_who_comes_tries_again(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        warmth = SlowWarmth()
        tables.services = replace(tables.services, warmth=warmth)
        created = await tables.create(NewGame("kingdomino", [SeatWish("mine"), SeatWish("mine")]), "here")
        tokens = [link.token for link in created.invitations]
        warmth.fails = True
        warmth.go_on.set()
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=tokens)
        await line.until(lambda message: message.get("code") == "server_error")
        assert (await line.ask("confirm", version=""))["code"] == "not_started"
        warmth.fails = False
        other = Line(tables)
        other.say_message("hello", game=created.id, tokens=tokens)
        for one in (line, other):
            await one.until(lambda message: message.get("status") == "playing")
            await one.close()


@in_loop
async def test_computers_wait_until_they_are_compiled_and_everybody_sees_how_far_that_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crownfield.server.table.pondering._NEWS_SECONDS", 0.01)
    async with house(tmp_path, pause=0) as tables:
        tables.services.workers.start(1)
        warmth = SlowPlayers()
        tables.services = replace(tables.services, warmth=warmth)
        created = await tables.create(NewGame("duel", [SeatWish("computer"), SeatWish("computer")]), "here")
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=[created.spectator])
        for share in (0.0, 0.25, 0.75):
            warmth.share = share
            state = await line.until(lambda message, share=share: message.get("preparing") == share)  # type: ignore[misc]
            assert state["thinking"]
            assert {event["seat"] for event in state["events"]} == {None}
        warmth.go_on.set()
        state = await line.until(lambda message: message.get("preparing", 0) is None)
        await line.until(lambda message: message.get("status") == "over")
        await line.close()


@in_loop
async def test_a_computer_that_fails_is_asked_again_and_at_last_any_moves_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str | None] = []

    async def choose(_: Workers, request: TurnRequest, owner: str) -> list[str]:
        asked.append(request.level)
        if request.level == "steward":
            raise WorkerLost("all died")
        return choose_turn(request)

    monkeypatch.setattr(Workers, "choose_turn", choose)
    monkeypatch.setattr("crownfield.server.table.autopilot._SHORTEST_REST", 0.001)
    async with house(tmp_path, pause=0) as tables:
        created = await tables.create(NewGame("kingdomino", [SeatWish("computer"), SeatWish("mine")]), "here")
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=[created.invitations[0].token])
        await line.until(lambda message: bool(message.get("legal")))
        assert asked[:4] in (["steward"] * 3 + [None], []), "unless the person begins"
        state = line.table
        while not {0, 1} <= {event["seat"] for event in state["events"]}:
            if state["legal"]:
                line.say_message("move", version=state["version"], move=state["legal"][0]["move"])
                await line.until(lambda message: bool(message.get("complete")))
                line.say_message("confirm", version=line.table["version"])
            await asyncio.sleep(0.05)
            state = line.table
        assert asked[:4] == ["steward"] * 3 + [None]
        assert "all died" in caplog.text
        await line.close()


@in_loop
async def test_computers_that_are_killed_in_the_middle_of_a_game_are_replaced_and_it_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path, pause=0) as tables:
        tables.services.workers.start(1)
        seats = [SeatWish("mine"), SeatWish("computer"), SeatWish("computer")]
        created = await tables.create(NewGame("kingdomino", seats, confirm=False), "here")
        line = Line(tables)
        line.say_message("hello", game=created.id, tokens=[created.invitations[0].token])
        for _ in range(3):
            await line.until(lambda message: bool(message.get("legal")))
            for child in multiprocessing.active_children():
                if isinstance(child, SpawnProcess):
                    child.kill()
            line.say_message("move", version=line.table["version"], move=line.table["legal"][0]["move"])
        state = await line.until(lambda message: bool(message.get("legal")))
        played = [event["seat"] for event in state["events"]]
        assert min(played.count(seat) for seat in (1, 2)) >= 3, "their first king, and a whole turn"
        await line.close()


@in_loop
async def test_a_table_that_nobody_uses_is_forgotten_unless_its_clock_runs_and_comes_back_the_same(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as tables:
        for seconds in (None, 600):
            wish = NewGame("kingdomino", [SeatWish("mine"), SeatWish("mine")], seconds_per_move=seconds)
            created = await tables.create(wish, "here")
            line = Line(tables)
            tokens = [link.token for link in created.invitations]
            line.say_message("hello", game=created.id, tokens=tokens)
            await line.until(lambda message: bool(message.get("legal")))
            live = await tables.find(created.id)
            live.used_at -= 10_000
            tables.forget_idle()
            assert await tables.find(created.id) is live, "somebody is here"
            await line.close()
            live.used_at -= 10_000
            tables.forget_idle()
            again = await tables.find(created.id)
            assert (again is live) == (seconds is not None)
            assert again.stored.events == live.stored.events
            assert again.table is not None
            assert live.table is not None
            assert again.table.game.position == live.table.game.position


@in_loop
async def test_a_game_that_cannot_be_opened_does_not_keep_the_others_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose(_: Workers, request: TurnRequest, owner: str) -> list[str]:
        return choose_turn(request)

    monkeypatch.setattr(Workers, "choose_turn", choose)
    wish = NewGame("kingdomino", [SeatWish("computer"), SeatWish("computer")])
    async with house(tmp_path, pause=30) as tables:
        games = [(await tables.create(wish, "here")) for _ in range(2)]
        for created in games:
            line = Line(tables)
            line.say_message("hello", game=created.id, tokens=[created.spectator])
            await line.until(lambda message: message.get("status") == "playing")
            await line.close()
    broken, sound = (created.id for created in games)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("UPDATE events SET text = 'row 1 1 1 1' WHERE game_id = ? AND number = 0", [broken])
    async with house(tmp_path, pause=0) as tables:
        await tables.wake_unfinished()
        line = Line(tables)
        line.say_message("hello", game=sound, tokens=[games[1].spectator])
        await line.until(lambda message: message.get("status") == "over")
        await line.close()
        assert f"game '{broken}' is damaged" in caplog.text
        stranger = Line(tables)
        answer = await stranger.ask("hello", game=broken, tokens=[games[0].spectator])
        assert answer["code"] == "damaged"
        assert not stranger.conversation.done()
        await stranger.close()
