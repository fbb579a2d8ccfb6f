"""Which games are compiled: a child process does it, so that the event loop never has to."""

import asyncio
import contextlib
import sys
from typing import cast

from crownfield.base.errors import CrownfieldError
from crownfield.games import rules_of
from crownfield.games.warm import is_warm, warm

__all__ = ["Warmth", "WarmingFailed"]


class WarmingFailed(CrownfieldError):
    """A game could not be compiled; the next one who asks for it tries again."""


class Warmth:
    """Compiles games one after the other, each once, however many ask for it."""

    def __init__(self) -> None:
        self._progress: dict[str, float] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()

    def ready(self, game: str) -> bool:
        """Whether the game can be played without waiting; only `ensure` finds that out."""
        return self.progress(game) == 1.0

    def progress(self, game: str) -> float:
        """From 0.0 to 1.0."""
        return self._progress.get(game, 0.0)

    async def ensure(self, game: str) -> None:
        """Wait until the game is ready; raises BadOptions for an unknown one, WarmingFailed if it cannot be."""
        if self.ready(game):
            return
        rules_of(game)
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._prepare(game))
            self._tasks[game].add_done_callback(lambda _: self._tasks.pop(game))
        await asyncio.shield(self._tasks[game])

    async def stop(self) -> None:
        """Give up what is under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _prepare(self, game: str) -> None:
        async with self._one_at_a_time:
            if not await asyncio.to_thread(is_warm, game):
                await self._compile(game)
            await asyncio.to_thread(_load, game)
            self._progress[game] = 1.0

    async def _compile(self, game: str) -> None:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "crownfield.server.warming", game)
        # a session of its own: Ctrl-C is for the server, which then ends its child itself
        child = await asyncio.create_subprocess_exec(*command, stdout=pipe, start_new_session=True)
        try:
            await self._follow(game, child)
        finally:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()

    async def _follow(self, game: str, child: asyncio.subprocess.Process) -> None:
        async for line in cast(asyncio.StreamReader, child.stdout):
            done, total = (int(word) for word in line.split()[:2])
            self._progress[game] = min(done / total, 0.99)
        if await child.wait() != 0:
            raise WarmingFailed(f"compiling {game} ended with exit code {child.returncode}")


def _load(game: str) -> None:
    """Fetch the compiled code from disk, in a thread; raises WarmingFailed where that would mean to compile again."""
    if not is_warm(game):
        raise WarmingFailed(f"{game} was compiled, but not kept: is the cache folder writable (CROWNFIELD_CACHE)?")
    for _ in warm(game):
        pass
