"""What compiling a game costs: seconds of one core for each step, one after the other in a fresh cache.

.venv/bin/python bench/compiling.py [GAME]
"""

import os
import sys
import tempfile
import time


def main(game: str = "kingdomino") -> None:
    from crownfield.ai.steps import steps_of

    for step in steps_of(game):
        began = time.process_time()
        step.take()
        print(f"{step.stage:12} {step.name:16} {time.process_time() - began:5.1f}", flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as cache:
        os.environ["CROWNFIELD_CACHE"] = cache
        main(*sys.argv[1:])
