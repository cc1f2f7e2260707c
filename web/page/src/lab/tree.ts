// The tree that a search has gone through lately: a node for each digit that was placed, below the
// one that stood before it.
import type { TraceEvent } from 'dokushin';

export interface TreeNode {
  /** -1 for the node above the first. */
  cell: number;
  digit: number;
  children: TreeNode[];
  parent: TreeNode | null;
  state: 'stands' | 'failed';
  /** Where it is drawn: leaves side by side, a node over the middle of its children. */
  x: number;
  depth: number;
}

export interface Tree {
  nodes: TreeNode[];
  /** The digit that was placed last and stands. */
  current: TreeNode;
  width: number;
  height: number;
}

const node = (parent: TreeNode | null, cell = -1, digit = 0): TreeNode => ({ cell, digit, children: [], parent, state: 'stands', x: 0, depth: 0 });

export function treeOf(events: readonly TraceEvent[]): Tree {
  let root = node(null);
  let current = root;
  for (const { kind, cell, digit } of events) {
    if (kind === 'place') {
      const child = node(current, cell, digit);
      current.children.push(child);
      current = child;
    } else if (kind === 'take_back') {
      current.state = 'failed';
      if (!current.parent) {
        // It was placed before the first of the events: its name is known only now.
        Object.assign(current, { cell, digit });
        root = current.parent = node(null);
        root.children.push(current);
      }
      current = current.parent!;
    }
  }
  const nodes: TreeNode[] = [];
  return { current, width: place(root, 0, 0, nodes), height: Math.max(...nodes.map(({ depth }) => depth)), nodes };
}

/** Returns the place of the next leaf. */
function place(its: TreeNode, depth: number, leaf: number, nodes: TreeNode[]): number {
  its.depth = depth;
  nodes.push(its);
  if (its.children.length === 0) {
    its.x = leaf;
    return leaf + 1;
  }
  const next = its.children.reduce((at, child) => place(child, depth + 1, at, nodes), leaf);
  its.x = (its.children[0]!.x + its.children.at(-1)!.x) / 2;
  return next;
}
