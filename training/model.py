"""The network in torch: the same sums as `crownfield.ai.value.network`, with gradients."""

from typing import Any

import numpy as np
import torch
from torch import nn

from crownfield.ai.value.layers import LEAST_SPREAD, POINTS, Layers, new_layers
from training.farm import Harvest

__all__ = ["Lesson", "Model", "gather"]


class Model(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """Inputs that are on → expected points at the end, and their spread."""

    def __init__(self, inputs: int, widths: tuple[int, int, int], seed: int) -> None:
        super().__init__()
        layers = new_layers(inputs, widths, seed)
        self.first = nn.EmbeddingBag(inputs, widths[0], mode="sum")
        self.first_bias = nn.Parameter(torch.zeros(widths[0]))
        self.second, self.third = nn.Linear(widths[0], widths[1]), nn.Linear(widths[1], widths[2])
        self.last = nn.Linear(widths[2], 2)
        self.take(layers)

    def forward(self, inputs: Any, weights: Any, offsets: Any, totals: Any) -> tuple[Any, Any]:
        hidden = torch.relu(self.first(inputs, offsets, per_sample_weights=weights) + self.first_bias)
        hidden = torch.relu(self.third(torch.relu(self.second(hidden))))
        out = self.last(hidden)
        return totals + POINTS * (1 + out[:, 0]), LEAST_SPREAD + POINTS * nn.functional.softplus(out[:, 1])

    def take(self, network: Layers) -> None:
        """Make these weights its own; inputs that the network does not know yet weigh nothing at first."""
        with torch.no_grad():
            self.first.weight.zero_()
            self.first.weight[: len(network.first)].copy_(torch.from_numpy(network.first))
            self.first_bias.copy_(torch.from_numpy(network.first_bias))
            for layer, table, bias in zip(
                (self.second, self.third, self.last), network[2::2], network[3::2], strict=True
            ):
                layer.weight.copy_(torch.from_numpy(table.T.copy()))
                layer.bias.copy_(torch.from_numpy(bias))

    def give(self) -> Layers:
        """A copy of its weights."""
        arrays = [self.first.weight, self.first_bias]
        for layer in (self.second, self.third, self.last):
            arrays += [layer.weight.T, layer.bias]
        return Layers(*(np.ascontiguousarray(array.detach().float().cpu().numpy()) for array in arrays))


class Lesson:
    """The samples of one iteration on the device that learns."""

    def __init__(self, harvests: list[Harvest], device: str) -> None:
        def put(arrays: list[Any]) -> Any:
            return torch.from_numpy(np.concatenate(arrays)).to(device)

        self.inputs = put([harvest.inputs.astype(np.int32) for harvest in harvests])
        self.weights = put([harvest.weights for harvest in harvests])
        self.totals = put([harvest.totals for harvest in harvests])
        self.answers = put([harvest.answers for harvest in harvests])
        counts = put([np.diff(harvest.offsets) for harvest in harvests])
        self.starts = torch.cumsum(counts, 0) - counts
        self.counts = counts

    def __len__(self) -> int:
        return len(self.totals)


def gather(lesson: Lesson, chosen: Any, turned: Any) -> tuple[Any, ...]:
    """The chosen samples, each turned by a random symmetry: inputs, weights, offsets, totals, answers."""
    counts = lesson.counts[chosen]
    offsets = torch.cumsum(counts, 0) - counts
    sample = torch.repeat_interleave(torch.arange(len(chosen), device=counts.device), counts)
    place = torch.arange(len(sample), device=counts.device) - offsets[sample] + lesson.starts[chosen][sample]
    symmetry = torch.randint(len(turned), (len(chosen),), device=counts.device)
    inputs = turned[symmetry[sample], lesson.inputs[place].long()]
    return inputs, lesson.weights[place], offsets, lesson.totals[chosen], lesson.answers[chosen]
