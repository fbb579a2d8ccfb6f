"""What is compiled, how far, and what comes next: children do it, so that the event loop never has to.

There is a child for every core as long as there is anything to do, and more of them for a game that somebody wants to
begin while all are busy with computer players.
"""

import asyncio
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from threading import RLock, Thread
from time import monotonic

from crownfield.ai.steps import steps_for
from crownfield.base.compiling.stages import Step, seconds_of
from crownfield.games import GAMES, rules_of
from crownfield.server.minds.compiler import Compiler

__all__ = ["Preparing"]

_MOST_OF_A_STEP = 0.9
"""By the clock; the rest is known when the step is taken."""

Key = tuple[str, str]
"""A game and a stage."""


@dataclass
class _Task:
    """Steps that one child takes, one after the other, because the later ones share much with the earlier ones."""

    steps: Sequence[Step]
    asked: int
    """Before it so much else was asked for."""
    waited_for: bool = False

    @property
    def rank(self) -> tuple[bool, bool, int]:
        """What somebody waits for comes first, and of that what begins games."""
        return not self.waited_for, self.waited_for and not self.is_urgent, self.asked

    @property
    def is_urgent(self) -> bool:
        return self.steps[0].is_urgent


class Preparing:
    """Compiles stages of games, each once, however many ask for them."""

    def __init__(self, *, at_once: int = os.cpu_count() or 1, modest: bool = True) -> None:
        """A `modest` one lets everything else on the machine go before what nobody's decision waits for."""
        self._at_once, self._modest = at_once, modest
        self._lock = RLock()
        self._threads: list[Thread] = []
        self._stopped = False
        self._tasks: list[_Task] = []
        self._children: dict[Compiler, _Task | None] = {}
        self._taking: dict[Step, float] = {}
        """Since when."""
        self._done: set[Step] = set()
        self._asked: dict[Key, Future[None]] = {}
        self._waited_for: set[Key] = set()
        self._looked: set[Key] = set()
        """Before that nobody knows which steps there are, and finding it out takes a moment."""
        self._ready: set[Key] = set()

    def ready(self, game: str, stage: str = "first") -> bool:
        """Whether the stage is known to be compiled; only asking for it finds that out."""
        return (game, stage) in self._ready

    def progress(self, game: str, stage: str = "first") -> float:
        """From 0.0 to 1.0, by what the steps cost and how long those at work have taken."""
        key = game, stage
        with self._lock:
            if key in self._ready or key not in self._looked:
                return float(key in self._ready)
            steps, now = steps_for(*key), monotonic()
            done = seconds_of(step for step in steps if step in self._done)
            taken = ((step.seconds, now - self._taking[step]) for step in steps if step in self._taking)
            done += sum(min(since, _MOST_OF_A_STEP * seconds) for seconds, since in taken)
            return min(0.99, done / seconds_of(steps))

    def ask(self, game: str, stage: str = "first", *, waiting: bool = True) -> "Future[None]":
        """Begin to prepare a stage, before all that nobody is `waiting` for; done when it is ready.

        It fails with CompilingFailed. Raises BadOptions for an unknown game.
        """
        rules_of(game)
        key = game, stage
        with self._lock:
            if waiting:
                self._waited_for.add(key)
            if key not in self._asked:
                self._asked[key] = Future()
                self._begin(Thread(target=self._look, args=(*key, len(self._asked)), daemon=True))
            elif key in self._looked:
                self._hurry()
            return self._asked[key]

    def expect_visitors(self) -> None:
        """Begin with what most of them want first: whole the first of all games, of the others how they begin."""
        newcomers, *others = GAMES
        for stage in ("first", "stand-in", "search"):
            self.ask(newcomers, stage, waiting=False)
        for game in others:
            self.ask(game, waiting=False)

    async def ensure(self, game: str, stage: str = "first") -> None:
        """Wait until a stage is ready; raises BadOptions, CompilingFailed."""
        await asyncio.shield(asyncio.wrap_future(self.ask(game, stage)))

    async def is_ready(self, game: str, stage: str) -> bool:
        """Whether it is, having looked at what is kept."""
        if not self.ready(game, stage) and await asyncio.to_thread(_are_done, game, stage):
            await self.ensure(game, stage)
        return self.ready(game, stage)

    def stop(self) -> None:
        """Give up what is under way."""
        with self._lock:
            self._stopped = True
            self._tasks.clear()
            for child in self._children:
                child.kill()
            threads = [*self._threads]
        for thread in threads:
            thread.join()
        for asked in self._asked.values():
            asked.cancel()

    def _begin(self, thread: Thread) -> None:
        self._threads = [one for one in self._threads if one.is_alive()] + [thread]
        thread.start()

    # --- what there is to do

    def _look(self, game: str, stage: str, asked: int) -> None:
        """Whatever is not kept becomes a task."""
        try:
            steps = steps_for(game, stage)
            done = {step for step in steps if step.is_done}
            with self._lock:
                self._looked.add((game, stage))
                self._done |= done
                begun = {step for task in self._begun() for step in task.steps}
                if not self._stopped:
                    missing = [step for step in steps if step not in done | begun]
                    self._tasks += [_Task(steps, asked) for steps in _together(missing)]
                    self._hurry()
            self._conclude(game)
        except Exception as error:
            self._fail([(game, stage)], error)

    def _begun(self) -> list[_Task]:
        return [*self._tasks, *(task for task in self._children.values() if task is not None)]

    def _hurry(self) -> None:
        waited_for = {step for key in self._waited_for & self._looked for step in steps_for(*key)}
        for task in self._tasks:
            task.waited_for = not waited_for.isdisjoint(task.steps)
        self._start_children()

    def _start_children(self) -> None:
        for task in self._tasks:
            goes_before = task.waited_for and task.is_urgent
            rivals = sum(not goes_before or one is None or one.is_urgent for one in self._children.values())
            if rivals < self._at_once:
                child = Compiler(modest=self._modest)
                self._children[child] = None
                self._begin(Thread(target=self._work, args=(child,), daemon=True))

    # --- what children do

    def _work(self, child: Compiler) -> None:
        """As long as there is something for it."""
        while (task := self._next(child)) is not None:
            try:
                for step in task.steps:
                    self._take(child, step)
            except Exception as error:
                with self._lock:
                    self._children[child] = None
                    self._fail([key for key in self._looked if not set(task.steps).isdisjoint(steps_for(*key))], error)
                break
        with self._lock:
            del self._children[child]
            self._start_children()
        child.close()

    def _next(self, child: Compiler) -> _Task | None:
        with self._lock:
            self._children[child] = None
            task = min(self._tasks, key=lambda task: task.rank, default=None)
            if task is None or (len(self._children) > self._at_once and not task.is_urgent):
                return None
            self._tasks.remove(task)
            self._children[child] = task
            return task

    def _take(self, child: Compiler, step: Step) -> None:
        with self._lock:
            self._taking[step] = monotonic()
        try:
            if not step.is_done:  # another process may have compiled it meanwhile
                child.take(step)
        finally:
            with self._lock:
                del self._taking[step]
        with self._lock:
            self._done.add(step)
        self._conclude(step.game)

    # --- how it ends

    def _conclude(self, game: str) -> None:
        """A stage that lacks nothing is ready, if it begins games as soon as its code is loaded here too."""
        with self._lock:
            looked = [key for key in self._looked - self._ready if key[0] == game]
            whole = [key for key in looked if self._done.issuperset(steps_for(*key))]
        for key in whole:
            if key[1] == "first":
                for step in steps_for(*key):
                    step.take()
            with self._lock:
                self._ready.add(key)
                if not self._asked[key].done():
                    self._asked[key].set_result(None)

    def _fail(self, keys: Iterable[Key], error: Exception) -> None:
        """Everybody who waits for one of these stages hears it."""
        with self._lock:
            for key in () if self._stopped else keys:
                if key not in self._ready:
                    self._looked.discard(key)
                    self._asked.pop(key).set_exception(error)


def _are_done(game: str, stage: str) -> bool:
    return all(step.is_done for step in steps_for(game, stage))


def _together(steps: Sequence[Step]) -> list[Sequence[Step]]:
    """What begins games is shared by all children; whatever thinks, or plays out, is one child's."""
    alone = [[step] for step in steps if step.is_urgent]
    kinds = ("batch",), ("net", "search"), ("monte-carlo",)
    return [*alone, *(kind for stages in kinds if (kind := [step for step in steps if step.stage in stages]))]
