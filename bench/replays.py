"""What a replay costs by the length of its record, which take-backs make as long as one likes.

.venv/bin/python bench/replays.py
"""

import json
import time

import msgspec

from crownfield.play.match import new_game
from crownfield.server.shown.replays import replay_of


def padded(record: str, event: str, seat: int, pairs: int) -> str:
    """The record, with so many moves made and taken back at its end."""
    return record + f"{seat} {event}\n{seat} takeback 1\n" * pairs


def main() -> None:
    game = new_game("kingdomino", players=4, seed=1)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    game.undo()
    record, move, seat = game.record(), str(game.legal_moves()[0]), game.actor
    replay_of(record, None)
    for pairs in (0, 50, 100, 200, 400, 800):
        text = padded(record, move, seat, pairs)
        began = time.perf_counter()
        reply = msgspec.json.encode(replay_of(text, None))
        took = time.perf_counter() - began
        print(
            json.dumps(
                {
                    "take_backs": pairs,
                    "kB": round(len(text) / 1e3, 1),
                    "s": round(took, 3),
                    "reply_kB": len(reply) // 1000,
                }
            )
        )


if __name__ == "__main__":
    main()
