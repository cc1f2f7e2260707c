#!/usr/bin/env python3
"""Trains the network that reads the cells of a photographed Sudoku.

    train.py --cells FOLDER... --photos FOLDER --out weights.bin
             [--folds 5] [--seed N] [--steps N] [--check FOLDER...]

FOLDERs of --cells hold cell sheets (cells.py).  Sheets whose X.dat lies in
--photos are real photographs and make half of each batch; the others are
renderings.  With --folds the photographs are cross-validated: all photographs
of one puzzle share a fold, so that no test puzzle was seen in training.  After
training a temperature is fitted on sheets kept apart and folded into the last
layer, and the weights are rounded to int8; every accuracy printed is that of
the rounded network.  One thread and one seed: equal input gives equal weights.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from cells import UNLABELLED, Sheets, agreement, photo_folds, puzzle_groups, read_sheets
from evaluate import fold_in_temperature, report
from network import CLASSES, CellNetwork, augmented, quantise

BATCH = 128
SMOOTHING = 0.01
PEAK_RATE = 3e-3
APART = 0.08  # share of the training sheets kept for the temperature
WRONG_GRID = 0.8  # a rendering's sheet that agrees less is not cut from its grid


@dataclass
class Pool:
    """Cells to draw a batch from, by kind: blank, printed, handwritten."""

    cells: Tensor
    digits: Tensor
    hand: Tensor
    kinds: list[np.ndarray]

    def draw(self, rng: np.random.Generator, count: int) -> np.ndarray:
        """Indices of a random batch: 40 % blank, the rest printed and handwritten."""
        shares = np.array([0.4, 0.475, 0.125 if len(self.kinds[2]) else 0])
        amounts = rng.multinomial(count, shares / shares.sum())
        return np.concatenate(
            [rng.choice(kind, n) for kind, n in zip(self.kinds, amounts) if n]
        )


def pool_of(sheets: Sheets) -> Pool:
    """All cells of the sheets."""
    hand = sheets.hand.reshape(-1)
    kinds = [np.nonzero(hand == kind)[0] for kind in (UNLABELLED, 0, 1)]
    cells = torch.from_numpy(sheets.cells.reshape(-1, 1, 28, 28))
    return Pool(
        cells,
        torch.from_numpy(sheets.digits.reshape(-1)),
        torch.from_numpy(hand),
        kinds,
    )


def loss_of(logits: Tensor, digits: Tensor, hand: Tensor) -> Tensor:
    """Cross-entropy of the class, and of "handwritten" where there is a digit."""
    loss = F.cross_entropy(logits[:, :CLASSES], digits, label_smoothing=SMOOTHING)
    inked = hand != UNLABELLED
    if inked.any():
        loss = loss + 0.3 * F.binary_cross_entropy_with_logits(
            logits[inked, CLASSES], hand[inked].float()
        )
    return loss


def fit(pools: list[Pool], steps: int, rng: np.random.Generator) -> CellNetwork:
    """Trains a network on batches drawn in equal parts from the pools."""
    network = CellNetwork()
    optimiser = torch.optim.AdamW(network.parameters(), lr=PEAK_RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, PEAK_RATE, total_steps=steps
    )
    network.train()
    for _ in range(steps):
        drawn = [(pool, pool.draw(rng, BATCH // len(pools))) for pool in pools]
        cells, digits, hand = (
            torch.cat([getattr(pool, part)[index] for pool, index in drawn])
            for part in ("cells", "digits", "hand")
        )
        optimiser.zero_grad()
        loss_of(network(augmented(cells.float() / 255)), digits, hand).backward()
        optimiser.step()
        schedule.step()
    return network.eval()


def split_apart(
    sheets: Sheets, groups: np.ndarray, rng: np.random.Generator
) -> tuple[Sheets, Sheets]:
    """Sheets to train on, and some whole groups kept apart."""
    names = np.unique(groups)
    kept = rng.permutation(names)[: max(1, round(APART * len(names)))]
    apart = np.isin(groups, kept)
    return sheets.subset(~apart), sheets.subset(apart)


def train_one(
    parts: list[Sheets], options: argparse.Namespace, out: Path, salt: int
) -> CellNetwork:
    """Trains on the parts in equal shares, calibrates, rounds and writes."""
    start, rng = time.monotonic(), np.random.default_rng([options.seed, salt])
    torch.manual_seed(options.seed * 1000 + salt)
    split = [
        split_apart(part, puzzle_groups(part.digits), rng)
        for part in parts
        if len(part)
    ]
    network = fit([pool_of(train) for train, _ in split], options.steps, rng)
    temperature = fold_in_temperature(network, [apart for _, apart in split])
    data = quantise(network)
    out.write_bytes(data)
    print(
        f"{out}: {len(data)} bytes, temperature {temperature:.2f}, "
        f"{time.monotonic() - start:.0f} s"
    )
    return network


def cross_validate(rendered: Sheets, real: Sheets, options: argparse.Namespace) -> None:
    """Trains a network a fold; each photograph is read by the one that never saw it."""
    fold_of = photo_folds(options.photos, options.folds)
    lines = [f"{name} {number}\n" for name, number in fold_of.items()]
    options.out.with_name("folds.txt").write_text("".join(lines))
    fold, right = np.array([fold_of[name] for name in real.names]), np.zeros(2, int)
    for number in range(options.folds):
        out = options.out.with_suffix(f".fold{number}{options.out.suffix}")
        parts = [rendered, real.subset(fold != number)]
        network = train_one(parts, options, out, number + 1)
        right += report(f"fold {number}", network, real.subset(fold == number))
        check(network, options)
    print(
        f"all folds: cells right {right[0]} of {81 * len(real)}, "
        f"grids right {right[1]} of {len(real)} sheets, {len(fold_of)} photographs"
    )


def check(network: CellNetwork, options: argparse.Namespace) -> None:
    """Reports on the folders of --check, without sheets of wrong grids."""
    for folder in options.check:
        sheets = read_sheets(sorted(folder.glob("*.pgm")), None)
        usable = agreement(sheets) >= WRONG_GRID
        print(f"{folder}: {(~usable).sum()} of {len(sheets)} sheets are of wrong grids")
        report(str(folder), network, sheets.subset(usable))


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Trains the reader of Sudoku cells.")
    parser.add_argument(
        "--cells", type=Path, nargs="+", required=True, help="folders of cell sheets"
    )
    parser.add_argument(
        "--photos", type=Path, required=True, help="real photographs with their .dat"
    )
    parser.add_argument("--out", type=Path, required=True, help="weights file")
    parser.add_argument(
        "--folds", type=int, default=0, help="cross-validate in so many folds"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="the same seed gives the same weights"
    )
    parser.add_argument("--steps", type=int, default=6000, help="batches of training")
    parser.add_argument(
        "--check",
        type=Path,
        nargs="*",
        default=[],
        help="folders of sheets to test on only",
    )
    return parser.parse_args()


def main() -> None:
    """Reads the sheets, then trains once or cross-validates."""
    options = arguments()
    sys.stdout.reconfigure(line_buffering=True)
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    paths = sorted(path for folder in options.cells for path in folder.glob("*.pgm"))
    if not paths:
        sys.exit("no cell sheets (*.pgm) in the folders of --cells")
    is_real = np.array(
        [(options.photos / f"{path.stem}.dat").is_file() for path in paths]
    )
    sheets = read_sheets(paths, options.photos)
    real, rendered = sheets.subset(is_real), sheets.subset(~is_real)
    usable = agreement(rendered) >= WRONG_GRID
    print(
        f"{len(real)} photographs, {len(rendered)} renderings "
        f"({(~usable).sum()} left out: sheets of wrong grids)"
    )
    rendered = rendered.subset(usable)
    if options.folds:
        cross_validate(rendered, real, options)
    else:
        network = train_one([rendered, real], options, options.out, 0)
        check(network, options)


if __name__ == "__main__":
    main()
