"""A process that appends turns to games and says which are acknowledged, until somebody kills it."""

import asyncio
import os
import sys

from crownfield.server.disk.store import Store
from tests.server.stored_games import SECRET, stored_game, turn


async def append_for_ever(store: Store, game_id: str) -> None:
    game = await store.load(game_id) or await store.create(stored_game(game_id, events=()), SECRET)
    while True:
        game = await store.append(game, turn(len(game.events)))
        os.write(1, f"{game_id} {len(game.events)}\n".encode())


async def main(url: str) -> None:
    store = Store(url)
    store.start()
    await asyncio.gather(*(append_for_ever(store, f"game{index}") for index in range(4)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
