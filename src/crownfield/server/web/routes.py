"""The HTTP interface: small handlers over the tables."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from crownfield.games import GAMES
from crownfield.server.minds.calculating import AskedReplay, AskedScore, encoded_replay, encoded_score, qr_svg
from crownfield.server.protocol import (
    Created,
    Info,
    Invitation,
    Invite,
    NewGame,
    NextGame,
    OpenTable,
    QrRequest,
    ReplayReply,
    ReplayRequest,
    ScoreRequest,
    Scores,
    Sit,
)
from crownfield.server.table.lobby import open_tables, take_seat
from crownfield.server.table.tables import Tables
from crownfield.server.web.address import address_of
from crownfield.server.web.facts import info
from crownfield.server.web.records import dynasty_of, keeping, record_of

__all__ = ["ROUTES"]

_GAME = re.compile(r"^game:[ \t]*(\w+)", re.MULTILINE)

A = TypeVar("A")


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _tokens(request: Request[Any, Any, State]) -> list[str]:
    """The tokens in the Authorization header, joined by dots."""
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    return value.split(".") if kind == "Bearer" else []


def _address(request: Request[Any, Any, State]) -> str:
    return address_of(request, _tables(request.app.state).services.settings)


@get("/api/info", summary="Games, options and pieces")
async def get_info(state: State) -> Info:
    return info(_tables(state).services)


@post("/api/games", summary="Set up a table")
async def create_game(data: JSONBody[NewGame], request: Request[Any, Any, State], state: State) -> Created:
    created = await _tables(state).create(data, _address(request))
    for stage in ("first", "stand-in", "search"):  # while people come to the table
        _tables(state).services.preparing.ask(data.game, stage)
    return created


@get("/api/games/{game_id:str}/record", media_type=MediaType.TEXT, summary="A game's record")
async def get_record(game_id: FromPath[str], request: Request[Any, Any, State], state: State) -> Response[str]:
    """Public once the game is over; before that for those at the table."""
    record = await record_of(_tables(state), game_id, _tokens(request))
    return Response(record, headers=await keeping(_tables(state), game_id))


@get("/api/games/{game_id:str}/dynasty", media_type=MediaType.TEXT, summary="A Dynasty's records up to a game")
async def get_dynasty(game_id: FromPath[str], request: Request[Any, Any, State], state: State) -> Response[str]:
    """One file of the games that are over; for whom the record of this game is."""
    file = await dynasty_of(_tables(state), game_id, _tokens(request))
    return Response(file, headers=await keeping(_tables(state), game_id))


@get("/api/games/{game_id:str}/replay", summary="A game step by step")
async def get_replay(game_id: FromPath[str], request: Request[Any, Any, State], state: State) -> Response[ReplayReply]:
    tables = _tables(state)
    record = await record_of(tables, game_id, _tokens(request))
    seats = (await tables.find(game_id)).stored.seats
    names, colours = tuple(seat.name for seat in seats), tuple(seat.colour for seat in seats)
    asked = AskedReplay(record, tables.services.components, names, colours)
    reply: ReplayReply = await _calculated(request, encoded_replay, asked, record)
    return Response(reply, headers=await keeping(tables, game_id))


@post("/api/games/{game_id:str}/next", summary="Rematch, or the next game of a Dynasty")
async def next_game(game_id: FromPath[str], request: Request[Any, Any, State], state: State) -> NextGame:
    return NextGame(await _tables(state).go_on(game_id, _tokens(request)))


@post("/api/games/{game_id:str}/invitations", summary="Invite anew to a seat")
async def post_invitation(
    game_id: FromPath[str], data: JSONBody[Invite], request: Request[Any, Any, State], state: State
) -> Invitation:
    """For the host: the old invitation, or the key of a guest who is away, opens the seat no longer."""
    _tables(state).services.limits.check(_address(request))
    live = await _tables(state).find(game_id)
    return await live.invitations.renew(data.seat, _tokens(request))


@delete("/api/games/{game_id:str}", summary="Delete a game")
async def delete_game(game_id: FromPath[str], request: Request[Any, Any, State], state: State) -> None:
    await _tables(state).delete(game_id, _tokens(request))


@get("/api/tables", summary="Tables that wait for anybody, where the host keeps a list of them")
async def get_tables(state: State) -> list[OpenTable]:
    return open_tables(_tables(state))


@post("/api/tables/{game_id:str}/sit", summary="Take a free seat of an open table")
async def post_sit(
    game_id: FromPath[str], data: JSONBody[Sit], request: Request[Any, Any, State], state: State
) -> Invitation:
    _tables(state).services.limits.check(_address(request))
    return await take_seat(_tables(state), game_id, data)


@post("/api/replay", status_code=200, summary="Any record, or a game of any Dynasty, step by step")
async def post_replay(data: JSONBody[ReplayRequest], request: Request[Any, Any, State], state: State) -> ReplayReply:
    asked = AskedReplay(data.record, _tables(state).services.components, number=data.number)
    reply: ReplayReply = await _calculated(request, encoded_replay, asked, data.record)
    return reply


@post("/api/score", status_code=200, summary="The score pad for a kingdom on a table at home")
async def post_score(data: JSONBody[ScoreRequest], request: Request[Any, Any, State], state: State) -> Scores:
    asked = AskedScore(data.sheet, _tables(state).services.components)
    scores: Scores = await _calculated(request, encoded_score, asked, data.sheet)
    return scores


async def _calculated(request: Request[Any, Any, State], work: Callable[[A], bytes], asked: A, text: str) -> Any:
    """JSON that a process made of a text for whoever asks; rules that are not compiled yet are not compiled there."""
    services, address = _tables(request.app.state).services, _address(request)
    services.limits.check(address)
    named = _GAME.search(text)
    if named is not None and named[1] in GAMES:
        await services.preparing.ensure(named[1])
    return msgspec.Raw(await services.workers.calculate(work, asked, address))


@post("/api/qr", status_code=200, media_type="image/svg+xml", summary="A text as a QR code")
async def post_qr(data: JSONBody[QrRequest], request: Request[Any, Any, State], state: State) -> str:
    _tables(state).services.limits.check(_address(request))
    return await _tables(state).services.workers.calculate(qr_svg, data.text, _address(request))


@get("/api/health", summary="Whether the server answers")
async def get_health() -> dict[str, str]:
    return {"status": "ok"}


ROUTES = [
    get_info, create_game, get_record, get_dynasty, get_replay, next_game, post_invitation, delete_game, get_tables,
    post_sit, post_replay, post_score, post_qr, get_health,
]  # fmt: skip
