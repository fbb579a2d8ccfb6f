"""A process that appends turns to games and says which are acknowledged, until somebody kills it."""

import asyncio
import os
import sys

from crownfield.server.store import Store
from tests.server.stored_games import SECRET, stored_game, turn


async def append_for_ever(store: Store, game_id: str) -> None:
    game = await store.load(game_id)
    if game is None:
        await store.create(stored_game(game_id, events=()), SECRET)
    number = 0 if game is None else len(game.events)
    while True:
        await store.append(game_id, number, turn(number))
        number += 2
        os.write(1, f"{game_id} {number}\n".encode())


async def main(url: str) -> None:
    store = Store(url)
    store.start()
    await asyncio.gather(*(append_for_ever(store, f"game{index}") for index in range(4)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
