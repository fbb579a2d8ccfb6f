"""A great many messages that a table can read but mostly must not obey: whatever is refused has changed nothing.

`CROWNFIELD_NONSENSE` says how many.
"""

import asyncio
import json
import os
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crownfield.server.protocol import NewGame, SeatWish
from crownfield.server.table.live import LiveTable
from crownfield.server.table.tables import Tables
from crownfield.server.web import deeds, sessions
from crownfield.server.web.sessions import Wire
from tests.server.inside import house
from tests.server.running import PATIENCE, in_loop
from tests.server.saying import Json, hello_with, named

pytestmark = pytest.mark.slow

MESSAGES = int(os.environ.get("CROWNFIELD_NONSENSE", "3000"))
A_TABLE_EACH = 300
"""So many messages at most are said at one table."""

GAMES = ("kingdomino", "queendomino", "duel")
QUESTIONS = ("take_back", "abort", "substitute")
UNREADABLE = ("", "{", "null", "[1]", '{"type":"dance"}', '{"type":"move","version":1}', '{"type":"say","text":""}')
ODD_MOVES = (
    "pick 0",
    "pick 99",
    "place a1n",
    "place m13s",
    "discard",
    "build 1 e5",
    "take top",
    "takeback 1",
    "row 1 2",
    "🏰",
)
NAMES = ("Ada", "Bo", "Евá", "", "a" * 24, "a" * 25, "\u202egnuj", "\x00")


class Voice:
    """One browser at a table, who says one thing after the other."""

    def __init__(self, tables: Tables) -> None:
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._heard: asyncio.Queue[Json] = asyncio.Queue()
        self._conversation = asyncio.create_task(sessions.converse(tables, Wire("", self._said.get, self._deliver)))

    async def _deliver(self, text: str) -> None:
        self._heard.put_nowait(msgspec.json.decode(text))

    async def ask(self, text: str) -> Json:
        """Say it, and hear the answer."""
        while not self._heard.empty():
            self._heard.get_nowait()
        self._said.put_nowait(text)
        answer = last = await asyncio.wait_for(self._heard.get(), PATIENCE)
        while '"id"' in text and last["type"] not in ("done", "refused"):
            last = await asyncio.wait_for(self._heard.get(), PATIENCE)
        return answer

    async def leave(self) -> None:
        self._conversation.cancel()
        await asyncio.gather(self._conversation, return_exceptions=True)


class Speaker:
    """Chooses what is said: seldom what is allowed, mostly what nearly is."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._moves = list(ODD_MOVES)

    def message(self, live: LiveTable) -> str:
        if self._random.random() < 0.1:
            return self._random.choice(UNREADABLE)
        kinds = (self._move, self._undo, self._vote, self._seat, self._talk)
        kind = self._random.choices(kinds, weights=(10, 4, 2, 3, 1))[0]
        message = kind(live)
        return json.dumps(named(message["type"], message))

    def _version(self, live: LiveTable) -> str:
        now = live.course.version.word
        return self._random.choice((now, now, now, now, f"{now}1", now[:-1], "", str(live.course.version.number)))

    def _move(self, live: LiveTable) -> Json:
        legal = [move.text for move in live.table.legal_moves()] if live.table is not None else []
        self._moves = [*self._moves[-200:], *legal[:3]]
        allowed = legal and self._random.random() < 0.3
        move = self._random.choice(legal if allowed else self._moves)
        return {"type": "move", "version": self._version(live), "move": move}

    def _undo(self, live: LiveTable) -> Json:
        return {"type": self._random.choice(("undo", "confirm", "confirm", "hint")), "version": self._version(live)}

    def _vote(self, _: LiveTable) -> Json:
        question = self._random.choice(QUESTIONS)
        if self._random.random() < 0.5:
            return {"type": "ask", "question": question}
        return {"type": "answer", "question": question, "agree": self._random.random() < 0.3}

    def _seat(self, _: LiveTable) -> Json:
        seat = self._random.choice((0, 1, 2, -1, 10**20))
        kind = self._random.choice(("rename", "recolour", "recolour", "resign"))
        if kind == "rename":
            return {"type": kind, "seat": seat, "name": self._random.choice(NAMES)}
        if kind == "recolour":
            return {"type": kind, "seat": seat, "colour": self._random.randrange(-1, 9)}
        return {"type": kind, "seat": seat if seat not in (0, 1) or self._random.random() < 0.02 else 2}

    def _talk(self, _: LiveTable) -> Json:
        if self._random.random() < 0.3:
            return {"type": "hello", "game": "x", **hello_with(["x"])}
        if self._random.random() < 0.5:
            return {"type": "react", "reaction": self._random.choice(("wow", "luck", "boo"))}
        return {"type": "say", "text": self._random.choice(("hi", "\u2066hi", "x" * 281)), "team": False}


class Witness:
    """Knows whether anything has changed: on disk, whatever it is, and at the table."""

    def __init__(self, file: Path, live: LiveTable) -> None:
        self._database = sqlite3.connect(file, isolation_level=None)
        self._live = live

    def close(self) -> None:
        self._database.close()

    def sees(self) -> tuple[Any, ...]:
        live = self._live
        written = self._database.execute("PRAGMA data_version").fetchone()
        position = live.table.position.state.tobytes() if live.table is not None else b""
        return written, live.stored, position, msgspec.json.encode(live.stage.state())


async def new_table(tables: Tables, game: str, confirm: bool) -> tuple[LiveTable, list[Voice]]:
    await tables.services.warmth.ensure(game)
    created = await tables.create(NewGame(game, [SeatWish("mine"), SeatWish("link")], confirm=confirm), "here")
    voices = []
    for token in [*(link.token for link in created.invitations), created.spectator]:
        voices.append(Voice(tables))
        hello = {"type": "hello", "game": created.id, **hello_with([token])}
        assert (await voices[-1].ask(json.dumps(hello)))["type"] in ("table", "keyed")
    return await tables.find(created.id), voices


async def speak_nonsense(tables: Tables, file: Path, random: Random, tally: Counter[str], count: int) -> None:
    """So many messages at one table, or until its people play there no more."""
    live, voices = await new_table(tables, random.choice(GAMES), random.random() < 0.5)
    speaker = Speaker(random)
    with closing(Witness(file, live)) as witness:
        before = witness.sees()
        for _ in range(count):
            text = speaker.message(live)
            answer = await random.choices(voices, weights=(5, 5, 1))[0].ask(text)
            now = witness.sees()
            tally[answer["type"]] += 1
            if answer["type"] == "refused":
                assert now == before, (text, answer)
            before = now
            if not live.is_playing or live.seats.automatic:
                break
    for voice in voices:
        await voice.leave()


@in_loop
async def say_all(folder: Path, tally: Counter[str]) -> None:
    random = Random(f"{MESSAGES} messages")
    async with house(folder, open_games_per_address=1_000_000, messages_per_second=1_000_000) as tables:
        while (said := tally["refused"] + tally["table"] + tally["said"] + tally["reacted"]) < MESSAGES:
            await speak_nonsense(tables, folder / "games.db", random, tally, min(A_TABLE_EACH, MESSAGES - said))
            tables.forget_idle()


def test_what_a_table_refuses_has_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tally: Counter[str] = Counter()
    act = deeds.carry_out

    async def counted(live: LiveTable, *rest: Any) -> None:
        tally["judged"] += 1
        await act(live, *rest)

    monkeypatch.setattr(sessions, "carry_out", counted)
    say_all(tmp_path, tally)
    print(dict(tally))
    assert tally["judged"] >= MESSAGES / 2
    assert tally["refused"] >= MESSAGES / 3
    assert tally["table"] >= MESSAGES / 20, "games go on, so that there is something to judge"
    assert not caplog.records
