"""Nonsense of every kind: the server answers, remembers nothing it should not, and the table stays legal."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import crownfield
from crownfield.server.protocol import Created, NewGame, SeatWish
from crownfield.server.protocol.second import SECOND
from crownfield.server.protocol.tongue import TODAY, Tongue
from crownfield.server.protocol.words import PROTOCOL
from crownfield.server.table.connection import _WAITING_MESSAGES, Connection
from crownfield.server.table.limits import Pace
from crownfield.server.table.tables import Tables
from tests.server.inside import Line, house
from tests.server.running import Server, shared_server
from tests.server.saying import Json, named

GAMES = ["kingdomino", "queendomino", "duel"]
ANSWERS = {"refused", "table", "said", "reacted"}
quick = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

numbers = st.integers() | st.integers(-2, 60)
words = st.sampled_from(
    ["pick", "place", "discard", "take", "cross", "coat", "build", "skip", "takeback", "row", "kings"]
)
moves = st.builds(
    lambda verb, rest: " ".join([verb, *rest])[:60],
    words,
    st.lists(
        numbers.map(str) | st.sampled_from(["a1", "e5", "e5-e6", "n", "top", "no"]) | st.text(max_size=4), max_size=4
    ),
)
"""Almost moves; `LEGAL` stands for one that is allowed when it is said."""

versions = st.sampled_from(["NOW", "NOW", "NOW", -1, 0, 10**30]) | numbers | st.text(max_size=70)
questions = st.sampled_from(["take_back", "abort", "substitute", "other"])
messages = st.one_of(
    st.fixed_dictionaries({"type": st.just("move"), "version": versions, "move": moves | st.just("LEGAL") | st.text()}),
    st.fixed_dictionaries({"type": st.just("move"), "version": st.just("NOW"), "move": st.just("LEGAL")}),
    st.fixed_dictionaries({"type": st.sampled_from(["undo", "confirm"]), "version": versions}),
    st.fixed_dictionaries({"type": st.just("ask"), "question": questions}),
    st.fixed_dictionaries({"type": st.just("answer"), "question": questions, "agree": st.booleans()}),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["resign", "rename"]), "seat": numbers, "name": st.text(max_size=30)}
    ),
    st.fixed_dictionaries({"type": st.just("rename"), "seat": st.integers(0, 1), "name": st.text(max_size=30)}),
    st.fixed_dictionaries({"type": st.just("recolour"), "seat": st.integers(0, 1), "colour": numbers}),
    st.fixed_dictionaries({"type": st.just("recolour"), "seat": st.integers(0, 1), "colour": st.integers(0, 7)}),
    st.fixed_dictionaries({"type": st.just("say"), "text": st.text(max_size=300), "team": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("react"), "reaction": st.sampled_from(["wow", "luck", "boo"])}),
    st.fixed_dictionaries(
        {
            "type": st.just("hello"),
            "game": st.text(max_size=40),
            "tokens": st.lists(st.text(), max_size=9),
            "keys": st.lists(st.text() | st.just("k" * 22), max_size=9),
            "protocol": st.sampled_from([1, 2, PROTOCOL, 4]),
        }
    ),
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)
raw = st.one_of(
    messages,
    messages,
    messages,
    anything.map(json.dumps),
    st.text(),
    st.binary().map(lambda data: data.decode("latin-1")),
    st.integers(8000, 40_000).map(lambda size: "[" * size),
)


class World:
    """Tables that live as long as this file's tests, in a loop that runs when something is said."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def table(self, game: str) -> Created:
        wish = NewGame(game, [SeatWish("mine"), SeatWish("link")])
        await self.tables.services.warmth.ensure(game)
        return await self.tables.create(wish, "127.0.0.1")


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def world(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    opening = house(tmp_path_factory.mktemp("fuzz"), open_games_per_address=1_000_000)
    yield World(runner.run(opening.__aenter__()))
    runner.run(opening.__aexit__(None, None, None))


def filled(message: Any, state: Json, protocol: int) -> str:
    """The message with what only the table and the page know."""
    if isinstance(message, str):
        return message
    message = named(message["type"], message, protocol)
    known = {"NOW": state["version"], "LEGAL": state["legal"][0]["move"] if state["legal"] else "pick 1"}
    return json.dumps(
        {name: known.get(value, value) if isinstance(value, str) else value for name, value in message.items()}
    )


async def converse_nonsense(world: World, game: str, script: list[tuple[int, Any]], tongue: Tongue) -> None:
    created = await world.table(game)
    tokens = [*([link.token] for link in created.invitations), [created.spectator]]
    lines = [Line(world.tables, tongue) for _ in tokens]
    for line, mine in zip(lines, tokens, strict=True):
        await line.ask("hello", game=created.id, tokens=mine)
    events: list[Json] = []
    for speaker, message in script:
        line = lines[speaker]
        state = line.table
        answer = await line.ask_text(filled(message, state, tongue.protocol))
        assert answer["type"] in ANSWERS
        latest = lines[2].table
        assert latest["events"][: len(events)] == events, "what is final stays"
        assert latest["secret"] is None or latest["status"] != "playing"
        events = latest["events"]
    await asyncio.sleep(0.005)  # until all have heard what the last message led to
    await check(world, created, lines[2].table["events"], tokens[0])
    for line in lines:
        assert not line.conversation.done()
        await line.close()


async def check(world: World, created: Created, events: list[Json], token: list[str]) -> None:
    """Memory, disk and rules agree, and a newcomer is answered."""
    live = await world.tables.find(created.id)
    stored = await world.tables.services.store.load(created.id)
    assert stored is not None
    assert replace(stored, changed_at=0) == replace(live.stored, changed_at=0)
    assert [(event.seat, event.text) for event in stored.events] == [(one["seat"], one["text"]) for one in events]
    assert live.table is not None
    crownfield.replay(live.table.game.record())
    assert all(connection._waiting.qsize() <= _WAITING_MESSAGES for connection in live.audience.connections)
    newcomer = Line(world.tables)
    assert (await newcomer.ask("hello", game=created.id, tokens=token))["type"] in ("table", "said")
    await newcomer.close()


@pytest.mark.parametrize("tongue", [TODAY, SECOND], ids=lambda tongue: f"protocol-{tongue.protocol}")
@pytest.mark.parametrize("game", GAMES)
@given(script=st.lists(st.tuples(st.integers(0, 2), raw), max_size=25))
@example(
    script=[(0, {"type": "ask", "question": "abort"}), (1, {"type": "answer", "question": "abort", "agree": True})]
)
@example(script=[(seat, {"type": "move", "version": "NOW", "move": "LEGAL"}) for seat in (0, 1) * 12])
@example(script=[(0, {"type": "resign", "seat": 0}), (1, {"type": "resign", "seat": 1})])
@example(script=[(0, '{"type":"rename","seat":0,"name":"\u0000"}')])
@quick
def test_whatever_is_said_at_a_table_is_answered_and_the_table_stays_legal(
    runner: asyncio.Runner, world: World, game: str, tongue: Tongue, script: list[tuple[int, Any]]
) -> None:
    runner.run(converse_nonsense(world, game, script, tongue))


@given(texts=st.lists(raw, min_size=1, max_size=10))
@quick
def test_a_stranger_is_refused_whatever_he_says(runner: asyncio.Runner, world: World, texts: list[Any]) -> None:
    async def stranger() -> None:
        line = Line(world.tables)
        for text in texts:
            answer = await line.ask_text(filled(text, {"version": "", "legal": []}, line.protocol))
            assert answer["type"] == "refused"
            if "reload the page" in answer["detail"]:  # that was the last word
                await line.conversation
                line = Line(world.tables)
        assert not line.conversation.done()
        await line.close()

    runner.run(stranger())


def test_one_who_does_not_listen_is_let_go_and_costs_no_memory(runner: asyncio.Runner, world: World) -> None:
    async def flood() -> None:
        created = await world.table("kingdomino")
        deaf, player = Line(world.tables), Line(world.tables)
        await deaf.ask("hello", game=created.id, tokens=[created.invitations[1].token])
        await player.ask("hello", game=created.id, tokens=[created.invitations[0].token])
        live = await world.tables.find(created.id)
        (connection,) = [one for one in live.audience.connections if one.seats == [1]]
        deaf.open.clear()
        for number in range(3 * _WAITING_MESSAGES):
            await player.ask("rename", seat=0, name=f"name {number}")
            assert connection._waiting.qsize() <= _WAITING_MESSAGES
        await asyncio.wait_for(deaf.conversation, 5)
        assert connection not in live.audience.connections
        assert not player.table["seats"][1]["connected"]
        await player.close()

    runner.run(flood())


def test_a_connection_never_holds_more_than_so_many_messages() -> None:
    async def fill() -> None:
        connection = Connection(Pace(10), "here")
        for _ in range(10 * _WAITING_MESSAGES):
            connection.refuse("stale", "x")
            assert connection._waiting.qsize() <= _WAITING_MESSAGES

    asyncio.run(fill())


# --- over HTTP


@contextmanager
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}", verify=False, trust_env=False, timeout=30) as client:
        yield client
        assert client.get("/api/health").json() == {"status": "ok"}


@pytest.mark.slow
@given(bodies=st.lists(anything.map(lambda value: json.dumps(value).encode()) | st.binary(), min_size=1, max_size=3))
@quick
def test_no_body_upsets_the_server(bodies: list[bytes]) -> None:
    with client(shared_server()) as http:
        for path in ("games", "replay", "score", "qr"):
            for body in bodies:
                answer = http.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
                assert 400 <= answer.status_code < 500, (path, body)
                assert set(answer.json()) == {"code", "detail", "reason", "line"}


wishes = st.fixed_dictionaries(
    {
        "game": st.sampled_from([*GAMES, "chess"]),
        "seats": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["mine", "link", "ghost"]), "colour": st.none() | st.integers(-1, 8)}
            ),
            min_size=1,
            max_size=9,
        ),
        "options": st.dictionaries(
            st.sampled_from(
                ["row", "harmony", "teams", "royal_wedding", "mighty_duel", "players", "game", "self", "kwargs"]
            ),
            st.booleans() | st.sampled_from([3, 4]) | st.integers(),
            max_size=4,
        ),
        "dynasty": st.booleans(),
        "listed": st.booleans(),
    }
)


@given(wishes=st.lists(wishes, min_size=1, max_size=8))
@quick
def test_a_table_is_set_up_or_refused(wishes: list[Json]) -> None:
    with client(shared_server()) as http:
        for wish in wishes:
            answer = http.post("/api/games", json=wish)
            assert answer.status_code == 201 or (400 <= answer.status_code < 500), (wish, answer.text)
            if answer.status_code == 201:
                address, host = f"/api/games/{answer.json()['id']}", answer.json()["host"]
                assert http.delete(address, headers={"authorization": f"Bearer {host}"}).status_code == 204


RECORD = (Path(__file__).parents[1] / "golden" / "records" / "kingdomino-fair.txt").read_text("utf-8").splitlines()
edits = st.lists(
    st.tuples(
        st.sampled_from(["drop", "twice", "swap", "put"]), st.integers(0, len(RECORD) - 1), moves | st.text(max_size=30)
    ),
    max_size=4,
)


@given(edits=edits)
@example(edits=[("put", 12, "0 takeback 99")])
@example(edits=[("put", 12, "takeback")])
@example(edits=[("put", 12, "9 takeback 1")])
@quick
def test_a_record_that_was_tampered_with_is_replayed_or_refused(edits: list[tuple[str, int, str]]) -> None:
    lines = list(RECORD)
    for how, number, text in edits:
        match how:
            case "drop":
                del lines[number % len(lines)]
            case "twice":
                lines.insert(number % len(lines), lines[number % len(lines)])
            case "swap":
                lines[number % len(lines)], lines[0] = lines[0], lines[number % len(lines)]
            case "put":
                lines.insert(number % len(lines), text)
    with client(shared_server()) as http:
        answer = http.post("/api/replay", json={"record": "\n".join(lines)[:65_536]})
        assert answer.status_code in (200, 400), answer.text
        assert answer.status_code == 200 or answer.json()["code"] in ("bad_record", "unreadable")
