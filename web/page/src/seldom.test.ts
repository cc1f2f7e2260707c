import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seldom } from './seldom';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, then after pauses, and never loses the last call', () => {
  const act = vi.fn();
  const { call, end } = seldom(act, 100);
  for (let at = 0; at < 5; at++) call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  call();
  call();
  end();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(3);
});
