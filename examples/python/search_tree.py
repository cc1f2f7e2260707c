#!/usr/bin/env python3
"""Draws the tree of a search: a node for each digit that it tried, green on the way to the
solution, grey where it took the digit back.

    python3 examples/python/search_tree.py [METHOD [PUZZLE]] > tree.svg
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import List

import dokushin

PUZZLE = "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362..."
MOST_NODES = 2000
STEP, ROW = 14, 46


@dataclass
class Node:
    """A digit that was tried; the root is the puzzle."""

    text: str
    children: List[Node] = field(default_factory=list)
    good: bool = True
    x: float = 0.0
    y: int = 0


def tree_of(puzzle: str, method: str) -> Node:
    """Trials hang below those that stand, of which an event's depth tells how many there are.
    What follows from a trial alone is no node."""
    path = [Node("")]
    nodes = 1
    for event in dokushin.trace(puzzle, method=method):
        trial = event.kind == "place" and event.reason == "trial" and event.cell is not None
        if trial or event.kind in ("place", "solved", "exhausted"):
            standing = event.depth if trial else event.depth + 1
            for failed in path[standing:]:
                failed.good = False
            del path[standing:]
        if trial and event.cell is not None:
            path.append(Node(f"{event.cell.name}={event.digit}"))
            path[-2].children.append(path[-1])
            nodes += 1
        if nodes >= MOST_NODES:
            break
    return path[0]


def place(root: Node) -> int:
    """Leaves side by side, each node above the middle of its own; without recursion, since a
    path may be long. Returns how many leaves there are."""
    order, stack = [], [root]
    while stack:
        node = stack.pop()
        order.append(node)
        for child in reversed(node.children):
            child.y = node.y + 1
            stack.append(child)
    leaves = 0
    for node in order:
        if not node.children:
            node.x, leaves = leaves, leaves + 1
    for node in reversed(order):
        if node.children:
            node.x = (node.children[0].x + node.children[-1].x) / 2
    return leaves


def svg_of(root: Node, title: str) -> str:
    leaves = place(root)
    lines, circles, depth = [], [], 0
    stack = [root]
    while stack:
        node = stack.pop()
        depth = max(depth, node.y)
        x, y = node.x * STEP + STEP, node.y * ROW + 40
        colour = "#2e7d32" if node.good else "#bbb"
        title_of = f"<title>{node.text}</title>"
        circles.append(f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="{colour}">{title_of}</circle>')
        for child in node.children:
            to_x, to_y = child.x * STEP + STEP, child.y * ROW + 40
            stroke = "#2e7d32" if child.good else "#ccc"
            lines.append(
                f'<line x1="{x:.1f}" y1="{y}" x2="{to_x:.1f}" y2="{to_y}" stroke="{stroke}"/>'
            )
            stack.append(child)
    width, height = max((leaves + 1) * STEP, 400), depth * ROW + 60
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="13">'
    )
    return "\n".join([head, f'<text x="10" y="18">{title}</text>', *lines, *circles, "</svg>"])


def main() -> None:
    method = sys.argv[1] if len(sys.argv) > 1 else "mrv"
    puzzle = sys.argv[2] if len(sys.argv) > 2 else PUZZLE
    root = tree_of(puzzle, method)
    search = dokushin.trace(puzzle, method=method)
    for _ in search:
        pass
    counters = search.counters
    print(svg_of(root, f"{method}: {counters.guesses} guesses, {counters.backtracks} backtracks"))


if __name__ == "__main__":
    main()
