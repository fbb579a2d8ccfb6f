"""The web application: the built client, the HTTP interface with its OpenAPI description, and the WebSockets."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.static_files import create_static_files_router

import crownfield
from crownfield.base.errors import BadComponents, BadOptions, BadRecord, CrownfieldError
from crownfield.play.score_file import BadSheet
from crownfield.play.table import TableRefusal
from crownfield.server.disk.store import Damaged, NotStored, Store
from crownfield.server.minds.warmth import WarmingFailed, Warmth
from crownfield.server.minds.workers import Workers
from crownfield.server.protocol import ErrorReply
from crownfield.server.settings import Settings
from crownfield.server.table.limits import Limits
from crownfield.server.table.services import Services
from crownfield.server.table.tables import Tables
from crownfield.server.web.doors import Doors
from crownfield.server.web.names import Names
from crownfield.server.web.quiet import keep_the_log_short
from crownfield.server.web.routes import ROUTES
from crownfield.server.web.sockets import SOCKETS

__all__ = ["create_app"]

_CLIENT = Path(__file__).parents[2] / "client"
_LARGEST_BODY = 80_000
_TIDY_SECONDS = 60
_HARMLESS = ("GET", "HEAD", "OPTIONS")
_STATUS = {
    "wrong_token": 403,
    "not_allowed": 403,
    "unknown_table": 404,
    "no_free_seat": 409,
    "too_many_games": 429,
    "too_fast": 429,
    "server_error": 500,
    "damaged": 500,
}
_CODES = {
    BadOptions: "bad_options",
    BadRecord: "bad_record",
    Damaged: "damaged",
    NotStored: "server_error",
    WarmingFailed: "server_error",
    BadComponents: "server_error",
}
_POLICY = (
    b"default-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    b"frame-ancestors 'none'; object-src 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
_FOR_EVER, _ASK_AGAIN = b"public, max-age=31536000, immutable", b"no-cache"
_log = logging.getLogger("crownfield.server")


def create_app(settings: Settings, store: Store, doors: Doors | None = None) -> Litestar:
    """The whole server, ready for uvicorn, which knows these doors; the store is open, and its opener closes it."""
    keep_the_log_short()
    return Litestar(
        route_handlers=[*ROUTES, *SOCKETS, create_static_files_router("/", [_CLIENT], html_mode=True)],
        lifespan=[_lifespan(settings, store, doors or Doors(settings))],
        exception_handlers={
            CrownfieldError: _refuse,
            HTTPException: _refuse_http,
            UnicodeDecodeError: _refuse_text,
            Exception: _refuse_unforeseen,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(title="Crownfield", version=crownfield.__version__, path="/api/schema"),
        before_request=_check_names,
        before_send=[_guard],
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,
    )


async def _guard(message: Any, scope: Any) -> None:
    """Every answer, files included, tells the browser what its page may do and how long it may be kept."""
    if message["type"] == "http.response.start":
        named_by_content = message["status"] == 200 and scope["path"].startswith("/assets/")
        keep = (b"cache-control", _FOR_EVER if named_by_content else _ASK_AGAIN)
        told = any(name == b"cache-control" for name, _ in message["headers"])
        message["headers"] = [*message["headers"], *_HEADERS, *([] if told else [keep])]


def _lifespan(
    settings: Settings, store: Store, doors: Doors
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings, store, Workers(), Warmth(), Limits(settings.requests_per_second))
        services.workers.start(settings.workers)
        app.state.tables = tables = Tables(services)
        app.state.doors = doors
        app.state.names = Names(settings)
        app.state.background = set()
        chores = [asyncio.create_task(tables.wake_unfinished()), asyncio.create_task(_tidy(tables))]
        try:
            yield
        finally:
            for chore in (*chores, *app.state.background):
                chore.cancel()
            await tables.close()
            await services.warmth.stop()
            services.workers.stop()

    return live


async def _tidy(tables: Tables) -> None:
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        tables.forget_idle()
        try:
            await tables.drop_vanished()
        except CrownfieldError as error:
            _log.error("nobody knows which games were deleted: %s", error)


async def _check_names(request: Request[Any, Any, Any]) -> None:
    """Pages of others may look, but change nothing; raises TableRefusal."""
    names: Names = request.app.state.names
    if not names.fits(request):
        raise TableRefusal("not_allowed", "this server does not answer to that name; its host may set CROWNFIELD_NAMES")
    if request.method not in _HARMLESS and not names.same_origin(request):
        raise TableRefusal("not_allowed", "this request comes from a page of another website")


def _refuse(_request: Request[Any, Any, Any], error: CrownfieldError) -> Response[bytes]:
    if isinstance(error, TableRefusal):
        code = error.code
    else:
        code = next((code for kind, code in _CODES.items() if isinstance(error, kind)), "unreadable")
    reason, line = (error.reason, error.line) if isinstance(error, (BadRecord, BadSheet)) else (None, None)
    return _reply(_STATUS.get(code, 400), code, str(error), reason, line)


def _refuse_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    code = {404: "unknown_table", 413: "too_large", 429: "too_fast"}.get(error.status_code, "unreadable")
    return _reply(error.status_code, code, error.detail)


def _refuse_text(_request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[bytes]:
    return _reply(400, "unreadable", f"this is not UTF-8: {error.reason}")


def _refuse_unforeseen(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _log.error("a request could not be carried out", exc_info=error)
    return _reply(500, "server_error", "something went wrong here")


def _reply(status: int, code: Any, detail: str, reason: Any = None, line: int | None = None) -> Response[bytes]:
    body = msgspec.json.encode(ErrorReply(code, detail, reason, line))
    return Response(body, status_code=status, media_type="application/json")
