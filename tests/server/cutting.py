"""Lines that break: a relay between a browser and a server that can cut its connections, or fall silent."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from websockets.asyncio.client import connect

from crownfield.server.protocol.words import PROTOCOL
from tests.server.running import Browser, Invited, Server


class Relay:
    """Passes everything on, until it is told not to; the ends of a silent line know nothing of it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._passes = asyncio.Event()
        self._passes.set()
        self._writers: list[asyncio.StreamWriter] = []
        self._listening: list[asyncio.Task[None]] = []
        self.port = 0

    def fall_silent(self) -> None:
        self._passes.clear()

    def cut(self) -> None:
        """Both ends notice at once; whoever connects anew is passed on."""
        while self._writers:
            self._writers.pop().transport.abort()

    async def browser(self, invited: Invited, *seats: int) -> Browser:
        """One at the other end, which is not closed in order, because its line is to break."""
        browser = Browser(await connect(f"ws://127.0.0.1:{self.port}/ws/{invited.id}", max_size=None), PROTOCOL)
        self._listening.append(asyncio.create_task(browser._listen()))
        await browser.hello(invited.id, [invited.links[seat] for seat in seats])
        await browser.table(lambda table: table["status"] == "playing")
        return browser

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onward, back = await asyncio.open_connection("127.0.0.1", self._server.port)
        self._writers += [writer, back]
        with contextlib.suppress(OSError):
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(onward, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self._passes.wait()
            writer.write(data)
        writer.close()


@contextlib.asynccontextmanager
async def relay(server: Server) -> AsyncIterator[Relay]:
    passing = Relay(server)
    listening = await asyncio.start_server(passing.serve, "127.0.0.1", 0)
    passing.port = listening.sockets[0].getsockname()[1]
    try:
        yield passing
    finally:
        passing.cut()
        passing._passes.set()
        listening.close()
