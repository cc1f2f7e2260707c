import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeProgress, progressOf, setProgress } from './progress';

const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});

const nothing = { spent: 0, solvedAt: null, filled: false, rating: null };

describe('progress', () => {
  it('is nothing of a game that was never played, and of a damaged text', () => {
    expect(progressOf('a')).toEqual(nothing);
    for (const text of ['{', '7', 'null', '[]', '{"spent":-1,"solvedAt":"x","filled":1,"rating":null}']) {
      texts.set('dokushin.progress.a', text);
      expect(progressOf('a')).toEqual(nothing);
    }
  });
  it('is kept part by part, and leaves no text where it is nothing', () => {
    setProgress('a', { spent: 5 });
    setProgress('a', { rating: 1.2 });
    expect(progressOf('a')).toEqual({ ...nothing, spent: 5, rating: 1.2 });
    setProgress('a', nothing);
    expect(texts.size).toBe(0);
  });
  it('of two browsers has the longer time, and a solution on either', () => {
    setProgress('a', { spent: 5 });
    mergeProgress('a', { spent: 3, solvedAt: 9, rating: 2.3 });
    expect(progressOf('a')).toEqual({ spent: 5, solvedAt: 9, filled: false, rating: 2.3 });
    mergeProgress('a', undefined);
    mergeProgress('a', { spent: 1, filled: true, solvedAt: 10 });
    expect(progressOf('a')).toEqual({ spent: 5, solvedAt: 9, filled: false, rating: 2.3 });
  });
});
