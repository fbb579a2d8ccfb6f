"""What tests ask a worker process to do besides choosing moves."""

import asyncio
import os
import signal
import time
from pathlib import Path

from crownfield.server.minds.thinking import ONE_THREAD
from crownfield.server.minds.workers import Workers


def own_number(_: object) -> int:
    return os.getpid()


def take_time(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def exit_the_first_time(mark: Path) -> int:
    """Die without a word, but only once."""
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return os.getpid()


def exit_every_time(tally: Path) -> None:
    with tally.open("a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


def manners(_: object) -> dict[str, object]:
    """How modest the process is."""
    return {"nice": os.nice(0), **{name: os.environ.get(name) for name in ONE_THREAD}}


async def work_until_killed() -> None:
    """Start two workers, say which processes they are, and wait for the end."""
    workers = Workers()
    workers.start(2)
    numbers = await asyncio.gather(workers.run(take_time, 0.3), workers.run(take_time, 0.3))
    os.write(1, f"{numbers[0]} {numbers[1]}\n".encode())
    await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(work_until_killed())
