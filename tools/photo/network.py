"""The network that reads one cell, its augmentation, and its weights file.

Three 3x3 convolutions (8, 24, 48 channels; ReLU; halving after each) and two
full layers (96, 11).  Outputs 0..9 are the logits of blank and the digits,
output 10 is the logit of "handwritten".  In the file each layer is: a float32
scale an output channel, a float32 bias an output channel, then the int8 weights,
output channel first; a weight is scale x int8.  About 56 kB in all.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

CLASSES = 10


class CellNetwork(nn.Module):
    """Cells (batch x 1 x 28 x 28, ink 1) to eleven logits."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(1, 8, 3, padding=1)
        self.conv2 = nn.Conv2d(8, 24, 3, padding=1)
        self.conv3 = nn.Conv2d(24, 48, 3, padding=1)
        self.full1 = nn.Linear(48 * 3 * 3, 96)
        self.full2 = nn.Linear(96, CLASSES + 1)
        self.dropout = nn.Dropout(0.3)

    def layers(self) -> list[nn.Module]:
        """The five layers with weights, in the file's order."""
        return [self.conv1, self.conv2, self.conv3, self.full1, self.full2]

    def forward(self, cells: Tensor) -> Tensor:
        x = F.max_pool2d(F.relu(self.conv1(cells)), 2)
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        x = F.max_pool2d(F.relu(self.conv3(x)), 2)
        x = self.dropout(torch.flatten(x, 1))
        return self.full2(self.dropout(F.relu(self.full1(x))))


def quantise(network: CellNetwork) -> bytes:
    """Rounds every weight to its int8 step, in place, and gives the weights file."""
    parts = []
    for layer in network.layers():
        weight = layer.weight.detach().numpy()
        flat = weight.reshape(len(weight), -1)
        scale = np.maximum(np.abs(flat).max(1) / 127, 1e-12).astype("<f4")
        steps = np.clip(np.rint(flat / scale[:, None]), -127, 127).astype(np.int8)
        real = (steps.astype(np.float32) * scale[:, None]).reshape(weight.shape)
        layer.weight.data = torch.from_numpy(real)
        parts += [
            scale.tobytes(),
            layer.bias.detach().numpy().astype("<f4").tobytes(),
            steps.tobytes(),
        ]
    return b"".join(parts)


def load_weights(data: bytes) -> CellNetwork:
    """The network of a weights file."""
    network, at = CellNetwork(), 0
    for layer in network.layers():
        outputs, count = len(layer.weight), layer.weight.numel()
        scale = np.frombuffer(data, "<f4", outputs, at)
        bias = np.frombuffer(data, "<f4", outputs, at + 4 * outputs)
        steps = np.frombuffer(data, np.int8, count, at + 8 * outputs).reshape(
            outputs, -1
        )
        real = steps.astype(np.float32) * scale[:, None]
        layer.weight.data = torch.from_numpy(real.reshape(layer.weight.shape))
        layer.bias.data = torch.from_numpy(bias.copy())
        at += 8 * outputs + count
    if at != len(data):
        raise ValueError(f"a weights file holds {at} bytes, this one {len(data)}")
    return network.eval()


def uniform(low: float, high: float, *shape: int) -> Tensor:
    """Uniform random numbers."""
    return low + (high - low) * torch.rand(*shape)


def smooth(coarse: Tensor, size: int) -> Tensor:
    """A coarse random field drawn out to the size of a cell."""
    return F.interpolate(coarse, size=size, mode="bilinear", align_corners=False)


def moved(cells: Tensor) -> Tensor:
    """Small random turns, scales, shears, bends and shifts of up to two pixels."""
    count = len(cells)
    turn, shear = uniform(-0.1, 0.1, count), uniform(-0.08, 0.08, count)
    scale = uniform(0.88, 1.12, count, 2)
    matrix = torch.zeros(count, 2, 3)
    matrix[:, 0, 0], matrix[:, 1, 1] = scale[:, 0], scale[:, 1]
    matrix[:, 0, 1], matrix[:, 1, 0] = shear - turn, turn
    matrix[:, :, 2] = uniform(-2 / 14, 2 / 14, count, 2)
    grid = F.affine_grid(matrix, list(cells.shape), align_corners=False)
    bend = torch.randn(count, 2, 4, 4) * uniform(0, 0.05, count, 1, 1, 1)
    grid = grid + smooth(bend, cells.shape[-1]).permute(0, 2, 3, 1)
    return F.grid_sample(cells, grid, align_corners=False)


def line_remains(cells: Tensor) -> Tensor:
    """Adds what is left of grid lines along one to four edges of some cells."""
    count, size = len(cells), cells.shape[-1]
    along, result = torch.arange(size).float(), cells
    for edge in range(4):
        chosen = (torch.rand(count) < 0.2).float() * uniform(0.1, 1.0, count)
        place = uniform(-1, 2.5, count)[:, None] + uniform(-0.06, 0.06, count)[
            :, None
        ] * (along - 14)
        distance = (along[None, None, :] - place[:, :, None]) / uniform(
            0.5, 1.4, count
        )[:, None, None]
        line = torch.exp(-(distance**2)) * chosen[:, None, None]
        line = line.flip(2) if edge % 2 else line
        line = line.transpose(1, 2) if edge >= 2 else line
        result = torch.maximum(result, line[:, None])
    return result


def creases(cells: Tensor) -> Tensor:
    """Adds a line across some cells, as a fold of the paper or a slip of the pen."""
    count, size = len(cells), cells.shape[-1]
    strength = (torch.rand(count) < 0.12).float() * uniform(0.1, 0.8, count)
    turn, place = uniform(0, np.pi, count), uniform(-14, 14, count)
    x = torch.arange(size).float() - size / 2
    across = (
        torch.cos(turn)[:, None, None] * x + torch.sin(turn)[:, None, None] * x[:, None]
    )
    distance = (across - place[:, None, None]) / uniform(0.5, 2.5, count)[:, None, None]
    line = torch.exp(-(distance**2)) * strength[:, None, None]
    return torch.maximum(cells, line[:, None])


def augmented(cells: Tensor) -> Tensor:
    """Random variants of a batch of cells, as other cameras would see them."""
    count = len(cells)
    x = creases(line_remains(moved(cells)))
    softness = uniform(-0.5, 1.0, count)[:, None, None, None].clamp(min=0)
    soft = F.avg_pool2d(F.avg_pool2d(x, 3, 1, 1), 3, 1, 1)
    x = x + softness * (soft - x)
    gain, gamma = uniform(0.5, 1.25, count), torch.exp(uniform(-0.4, 0.4, count))
    x = (x.clamp(0, 1) + 1e-6) ** gamma[:, None, None, None] * gain[:, None, None, None]
    amount = uniform(-0.05, 0.08, count)[:, None, None, None].clamp(min=0)
    blotch = smooth(torch.randn(count, 1, 7, 7), cells.shape[-1])
    return (x + amount * (torch.randn_like(x) + blotch)).clamp(0, 1)
