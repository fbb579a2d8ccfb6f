"""Which games are compiled: child processes do it, so that the event loop never has to."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import cast

from crownfield.ai.warm import players_are_warm
from crownfield.base.errors import CrownfieldError
from crownfield.games import rules_of
from crownfield.games.warm import is_warm, warm

__all__ = ["Warmth", "WarmingFailed"]


class WarmingFailed(CrownfieldError):
    """Rules or players could not be compiled; the next one who asks for them tries again."""


class Warmth:
    """Compiles the rules and the computer players of games, each once, however many ask for them.

    So many children compile `at_once`: with two, a game's rules need not wait for the players of another. Each takes
    up to 0.7 GB while it compiles.
    """

    def __init__(self, *, at_once: int = min(2, os.cpu_count() or 1)) -> None:
        places = asyncio.Semaphore(at_once)
        self._rules = _Stage("rules", is_warm, places, load=_load_rules)
        self._players = _Stage("players", players_are_warm, places)

    def ready(self, game: str) -> bool:
        """Whether people can play the game without waiting; only `ensure` finds that out."""
        return self.progress(game) == 1.0

    def progress(self, game: str) -> float:
        """From 0.0 to 1.0."""
        return self._rules.progress.get(game, 0.0)

    async def ensure(self, game: str) -> None:
        """Wait until the game is ready; raises BadOptions for an unknown one, WarmingFailed if it cannot be."""
        await self._rules.ensure(game)

    def players_ready(self, game: str) -> bool:
        """Whether computers can play the game without waiting; only `ensure_players` finds that out."""
        return self.players_progress(game) == 1.0

    def players_progress(self, game: str) -> float:
        """From 0.0 to 1.0, beginning when the rules are ready."""
        return self._players.progress.get(game, 0.0)

    async def ensure_players(self, game: str) -> None:
        """Wait until the game and then its computer players are ready; raises what `ensure` raises."""
        await self.ensure(game)
        await self._players.ensure(game)

    async def stop(self) -> None:
        """Give up what is under way."""
        tasks = [*self._rules.tasks.values(), *self._players.tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Stage:
    """Compiling one kind of code, for one game after the other."""

    def __init__(
        self,
        what: str,
        is_kept: Callable[[str], bool],
        places: asyncio.Semaphore,
        *,
        load: Callable[[str], None] | None = None,
    ) -> None:
        self._what, self._is_kept, self._places, self._load = what, is_kept, places, load
        self.progress: dict[str, float] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ensure(self, game: str) -> None:
        if self.progress.get(game) == 1.0:
            return
        rules_of(game)
        if game not in self.tasks:
            self.tasks[game] = asyncio.create_task(self._prepare(game))
            self.tasks[game].add_done_callback(lambda _: self.tasks.pop(game))
        await asyncio.shield(self.tasks[game])

    async def _prepare(self, game: str) -> None:
        async with self._places:
            if not await asyncio.to_thread(self._is_kept, game):
                await self._compile(game)
            if self._load is not None:
                await asyncio.to_thread(self._load, game)
            self.progress[game] = 1.0

    async def _compile(self, game: str) -> None:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "crownfield.server.minds.warming", self._what, game)
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
            self.progress[game] = min(done / total, 0.99)
        if await child.wait() != 0:
            raise WarmingFailed(f"compiling the {self._what} of {game} ended with exit code {child.returncode}")
        if not await asyncio.to_thread(self._is_kept, game):
            kept = f"the {self._what} of {game} were compiled, but not kept"
            raise WarmingFailed(f"{kept}: is the cache folder writable (CROWNFIELD_CACHE)?")


def _load_rules(game: str) -> None:
    """Fetch the compiled code from disk."""
    for _ in warm(game):
        pass
