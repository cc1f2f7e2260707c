import { expect, test } from 'vitest';
import type { TraceEvent } from 'dokushin';
import { treeOf, type TreeNode } from './tree';

const event = (kind: TraceEvent['kind'], cell: number, digit: number): TraceEvent => ({ kind, reason: 'trial', cell, digit, depth: 0 });
const told = ({ cell, digit, state, children }: TreeNode): unknown => [cell, digit, state, children.map(told)];

test('a digit that was taken back has failed, and the next one stands beside it', () => {
  const tree = treeOf([event('place', 0, 1), event('place', 1, 2), event('take_back', 1, 2), event('place', 1, 3)]);
  expect(told(tree.nodes[0]!)).toEqual([-1, 0, 'stands', [[0, 1, 'stands', [[1, 2, 'failed', []], [1, 3, 'stands', []]]]]]);
  expect([tree.current.digit, tree.width, tree.height]).toEqual([3, 2, 2]);
  expect(tree.nodes.map(({ x }) => x)).toEqual([0.5, 0.5, 0, 1]);
});

test('what was placed before the first event is above it', () => {
  const tree = treeOf([event('take_back', 5, 9), event('take_back', 4, 8), event('place', 4, 9)]);
  expect(told(tree.nodes[0]!)).toEqual([-1, 0, 'stands', [[4, 8, 'failed', [[5, 9, 'failed', []]]], [4, 9, 'stands', []]]]);
});

test('without events it is its root', () => {
  expect(treeOf([])).toMatchObject({ width: 1, height: 0 });
});
