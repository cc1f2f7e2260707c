import { expect, test } from 'vitest';
import type { TraceEvent } from 'dokushin';
import { Replay, startOf } from './replay';

const event = (kind: TraceEvent['kind'], reason: TraceEvent['reason'], cell = -1, digit = 0): TraceEvent => ({
  kind, reason, cell, digit, depth: 0,
});
const search: TraceEvent[] = [
  event('place', 'trial', 0, 2),
  event('place', 'naked_single', 1, 4),
  event('eliminate', 'peer', 3, 4),
  event('take_back', 'trial', 1, 4),
  event('take_back', 'trial', 0, 2),
  event('place', 'trial', 0, 4),
  event('solved', 'end'),
];
const state = ({ grid, placed, backtracks, depth, position }: Replay) => ({ grid: [...grid], placed, backtracks, depth, position });

test('goes forward as the events say, and back to each state', () => {
  const replay = new Replay(startOf([0, 0, 1, 0]), false);
  const states = [state(replay)];
  for (const next of search) {
    replay.forward(next);
    states.push(state(replay));
  }
  expect(states.at(-1)).toEqual({ grid: [4, 0, 1, 0], placed: 3, backtracks: 1, depth: 1, position: 7 });
  for (let i = search.length; i > 0; i--) {
    expect(state(replay)).toEqual(states[i]);
    expect(replay.back()).toEqual(search[i - 1]);
  }
  expect(state(replay)).toEqual(states[0]);
  expect(replay.back()).toBeUndefined();
});

test('counts as the tutorials do: each digit taken back', () => {
  const replay = new Replay(startOf([0, 0, 1, 0]), true);
  search.forEach((next) => replay.forward(next));
  expect(replay.backtracks).toBe(2);
});

test('forgets what is long ago', () => {
  const replay = new Replay(startOf([0]), true, 10);
  for (let i = 0; i < 100; i++) replay.forward(i % 2 ? event('take_back', 'trial', 0, 1) : event('place', 'trial', 0, 1));
  let undone = 0;
  while (replay.back()) undone++;
  expect(undone).toBeGreaterThanOrEqual(10);
  expect(undone).toBeLessThanOrEqual(20);
  expect(replay.canGoBack).toBe(false);
});

test('goes on from a moment in the middle as from the start', () => {
  const whole = new Replay(startOf([0, 0, 1, 0]), false);
  for (const next of search.slice(0, 3)) whole.forward(next);
  const { grid, standing, placed, backtracks, position } = whole;
  const rest = new Replay({ grid, standing, placed, backtracks, position, last: search[2]! }, false);
  expect([state(rest), rest.last(), rest.canGoBack]).toEqual([state(whole), search[2], false]);
  for (const next of search.slice(3)) {
    whole.forward(next);
    rest.forward(next);
    expect(state(rest)).toEqual(state(whole));
  }
});
