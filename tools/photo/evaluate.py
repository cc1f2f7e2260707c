"""How well a network reads sheets, and how sure it may be.

The temperature divides the class logits so that the probabilities fit what
happens on sheets kept apart; it is folded into the last layer, so that the
engine needs no extra step.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from cells import SIDE, UNLABELLED, Sheets
from network import CLASSES, CellNetwork

SUREST_WRONG = 0.999  # no wrong cell of the sheets kept apart may be surer
COLDEST = 0.95  # at 0.81 some cells in unseen fonts were wrong at 0.9995


@torch.no_grad()
def logits_of(network: CellNetwork, sheets: Sheets) -> Tensor:
    """The logits of all cells, sheets x 81 x 11."""
    batches = torch.from_numpy(sheets.cells).split(8)
    parts = [network(b.reshape(-1, 1, SIDE, SIDE).float() / 255) for b in batches]
    return torch.cat(parts).reshape(len(sheets), 81, CLASSES + 1)


def fold_in_temperature(network: CellNetwork, apart: list[Sheets]) -> float:
    """Divides the class logits by the temperature that fits the sheets kept apart.

    The best of a row of temperatures by likelihood; then as much more as it
    takes that no wrong cell of these sheets is surer than SUREST_WRONG.  Never
    below COLDEST: the sheets kept apart show fonts that the training showed too.
    """
    logits = torch.cat([logits_of(network, s).flatten(0, 1) for s in apart])
    logits = logits[:, :CLASSES]
    digits = torch.cat([torch.from_numpy(s.digits.reshape(-1)) for s in apart])
    row = np.geomspace(0.4, 4, 60)
    best = int(np.argmin([F.cross_entropy(logits / t, digits).item() for t in row]))
    wrong = logits[logits.argmax(1) != digits]
    for hotter in range(best, len(row)):
        best = hotter
        if not len(wrong) or F.softmax(wrong / row[best], 1).max() <= SUREST_WRONG:
            break
    temperature = max(float(row[best]), COLDEST)
    network.full2.weight.data[:CLASSES] /= temperature
    network.full2.bias.data[:CLASSES] /= temperature
    return temperature


def wrong_cells(sheets: Sheets, i: int, read: np.ndarray, sure: np.ndarray) -> str:
    """The first wrong cells of sheet i in words."""
    wrong = np.nonzero(read[i] != sheets.digits[i])[0]
    words = [
        f"r{k // 9 + 1}c{k % 9 + 1} {sheets.digits[i, k]} read {read[i, k]}"
        f"{' (hand)' if sheets.hand[i, k] == 1 else ''} at {sure[i, k]:.3f}"
        for k in wrong[:4]
    ]
    return f"{sheets.names[i]}: {len(wrong)} wrong: {', '.join(words)}"


def report(title: str, network: CellNetwork, sheets: Sheets) -> np.ndarray:
    """Prints how well the sheets are read; gives the cells and the grids right."""
    logits = logits_of(network, sheets)
    found = F.softmax(logits[..., :CLASSES], -1).max(-1)
    sure, read = found.values.numpy(), found.indices.numpy()
    right, printed = read == sheets.digits, sheets.hand != 1
    hand = (logits[..., CLASSES] > 0).numpy()
    inked = sheets.hand != UNLABELLED
    surest = np.sort(sure[~right])[:-5:-1]
    whole = (right | ~printed).all(1)
    print(
        f"{title}: cells right {right.sum()} of {right.size}"
        f" ({100 * right.mean():.3f} %), handwritten ones"
        f" {right[~printed].sum()} of {(~printed).sum()},"
        f" grids right {right.all(1).sum()} of {len(sheets)}"
        f" ({whole.sum()} in print and blanks), handwriting told from print in"
        f" {100 * (hand == (sheets.hand == 1))[inked].mean():.2f} %;"
        f" surest wrong {' '.join(f'{p:.4f}' for p in surest) or 'none'};"
        f" right and above 0.99 {100 * (sure[right] > 0.99).mean():.1f} %"
    )
    for i in np.nonzero(~right.all(1))[0][:10]:
        print(f"  {wrong_cells(sheets, int(i), read, sure)}")
    return np.array([right.sum(), right.all(1).sum()])
