"""Learn to judge kingdoms by playing: `python -m training.learn training/runs/kingdomino.toml --out FOLDER`.

Self-play fills all cores while the device learns from the games before. Interrupted or finished, a run goes on from its
last checkpoint with `--from`.
"""

import argparse
import json
import os
import time
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import numpy as np
import torch

from crownfield.ai.contract import brain_of
from crownfield.ai.value.layers import Layers, read_layers, write_layers
from crownfield.ai.value.network import network_of
from training.config import Run, read_run
from training.farm import Farm, Harvest
from training.model import Lesson, Model, gather


def main(words: Sequence[str] | None = None) -> None:
    arguments = _arguments(words)
    run = read_run(arguments.run)
    learner = Learner(run, arguments.out, arguments.start)
    farm = Farm(run, arguments.threads)
    began, iteration = time.monotonic(), 0
    pending = farm.play(network_of(learner.player()), run.noise[0])
    while (gone := (time.monotonic() - began) / arguments.seconds) < 1 and iteration != arguments.iterations:
        harvests = [future.result() for future in pending]
        pending = farm.play(network_of(learner.player()), _between(run.noise, gone))
        facts = learner.learn(harvests, _between(run.rate, gone))
        iteration += 1
        learner.note({"seconds": round(time.monotonic() - began, 1), "iteration": iteration, **facts})
        if iteration % 25 == 0:
            learner.save()
    _cancel(pending)
    learner.save()


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path, help="the file that describes the run")
    parser.add_argument("--seconds", type=float, default=420)
    parser.add_argument("--iterations", type=int, help="end after so many, if the seconds last that long")
    parser.add_argument("--out", type=Path, required=True, help="folder for the network and the curve")
    parser.add_argument("--from", dest="start", type=Path, help="a network to go on from")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    return parser.parse_args(words)


def _between(ends: tuple[float, ...], gone: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(gone, 1.0)


def _cancel(pending: list[Future[Harvest]]) -> None:
    for future in pending:
        future.cancel()


class Learner:
    """A network that learns, the slower one that plays, and what is written down."""

    def __init__(self, run: Run, out: Path, start: Path | None) -> None:
        features = brain_of(run.game).inputs
        self._run, self._out = run, out
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(run.seed)
        self._model = Model(features.INPUTS, run.widths, run.seed)
        if start is not None:
            self._model.take(read_layers(start))
        self._model.to(self._device)
        self._average = [parameter.detach().clone() for parameter in self._model.parameters()]
        self._optimizer = torch.optim.AdamW(self._model.parameters(), run.rate[0], weight_decay=1e-5)
        self._turned = torch.from_numpy(features.symmetries()).to(self._device)
        self._seen = torch.zeros(features.INPUTS, dtype=torch.bool, device=self._device)
        if start is not None:
            self._seen |= self._model.first.weight.detach().any(1)
        self._lessons: list[Lesson] = []
        out.mkdir(parents=True, exist_ok=True)

    def player(self) -> Layers:
        """The averaged network."""
        with self._averaged():
            return self._model.give()

    def learn(self, harvests: list[Harvest], rate: float) -> dict[str, Any]:
        """Take the new games in; returns facts for the curve."""
        began = time.monotonic()
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        self._lessons = [*self._lessons, Lesson(harvests, self._device)][-self._run.kept :]
        self._seen[self._turned[:, self._lessons[-1].inputs.unique().long()].flatten()] = True
        losses = [self._step() for _ in range(self._steps())]
        with torch.no_grad():
            for slow, fast in zip(self._average, self._model.parameters(), strict=True):
                slow.lerp_(fast, self._run.ema)
        mean_square, surprise = torch.stack(losses).mean(0).tolist()
        scores = {}
        for index, variant in enumerate(self._run.variants):
            own = [harvest.scores for harvest in harvests if harvest.variant == index]
            scores[f"{variant.players} {' '.join(variant.options)}".strip()] = round(
                float(np.concatenate(own).mean()), 2
            )
        return {
            "scores": scores, "error": round(mean_square**0.5, 3), "surprise": round(surprise, 4),
            "samples": len(self._lessons[-1]), "learning": round(time.monotonic() - began, 2),
        }  # fmt: skip

    def _steps(self) -> int:
        return max(1, round(self._run.passes * len(self._lessons[-1]) / self._run.batch))

    def _step(self) -> Any:
        lesson = self._lessons[int(torch.randint(len(self._lessons), (1,)))]
        chosen = torch.randint(len(lesson), (self._run.batch,), device=self._device)
        inputs, weights, offsets, totals, answers = gather(lesson, chosen, self._turned)
        points, spread = self._model(inputs, weights, offsets, totals)
        off = (points - answers[:, 0]).square().mean()
        miss = (points.detach() - answers[:, 1]) / spread
        surprise = (0.5 * miss.square() + spread.log()).mean()
        loss = off / 100 + 0.2 * surprise
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._model.parameters(), 1.0)
        self._optimizer.step()
        return torch.stack([off.detach(), surprise.detach()])

    def note(self, facts: dict[str, Any]) -> None:
        """One line of the curve."""
        with (self._out / f"{self._run.name}.jsonl").open("a") as stream:
            stream.write(json.dumps(facts) + "\n")
        print(json.dumps(facts), flush=True)

    def save(self) -> None:
        """Write the network that plays; inputs that never occurred weigh nothing."""
        network = self.player()
        network.first[~self._seen.cpu().numpy()] = 0
        write_layers(network, self._out / f"{self._run.name}.npz")

    def _averaged(self) -> "_Swap":
        return _Swap(self._model, self._average)


class _Swap:
    """For a moment the model has other weights."""

    def __init__(self, model: Model, weights: list[Any]) -> None:
        self._model, self._weights = model, weights

    def __enter__(self) -> None:
        self._own = [parameter.detach().clone() for parameter in self._model.parameters()]
        self._set(self._weights)

    def __exit__(self, *_: object) -> None:
        self._set(self._own)

    def _set(self, weights: list[Any]) -> None:
        with torch.no_grad():
            for parameter, weight in zip(self._model.parameters(), weights, strict=True):
                parameter.copy_(weight)


if __name__ == "__main__":
    main()
