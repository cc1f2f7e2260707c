import { describe, expect, it } from 'vitest';
import { addressOf, linkIn, partOf, parts } from './route';

describe('addresses', () => {
  it('lead back to their part', () => {
    for (const part of parts) expect(partOf(addressOf(part))).toBe(part);
    expect(linkIn(addressOf('play', 'p=1&d=2'))).toBe('p=1&d=2');
    expect(linkIn(addressOf('play'))).toBe('');
  });
  it('of earlier versions are those of a puzzle', () => {
    expect(partOf('#p=12&s=4x4')).toBe('play');
    expect(linkIn('#p=12&s=4x4')).toBe('p=12&s=4x4');
  });
  it('that name nothing are home, and hold no link', () => {
    for (const hash of ['', '#', '#/', '#/nothing', '#/nothing?p=1']) {
      expect(partOf(hash)).toBe('home');
      expect(linkIn(hash)).toBe('');
    }
  });
});
