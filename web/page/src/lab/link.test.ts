import { describe, expect, it } from 'vitest';
import { isEmbedded } from './embedded';
import { frameOf, fromLabLink, type LabLink, toLabLink } from './link';

const puzzle = { shape: '4x4', givens: [4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 4, 0, 0, 0, 0, 2] };
const links: LabLink[] = [
  { puzzle, method: 'backtrack', moment: 0 },
  { puzzle, method: 'dlx', moment: 4217 },
  { puzzle: { shape: '9x9+diagonals', givens: Array<number>(81).fill(0) }, method: 'singles', moment: 138_350_569 },
];

describe('a link of the laboratory', () => {
  it('comes back as it was', () => {
    for (const link of links) expect(fromLabLink(`https://a.example/#/lab?${toLabLink(link)}`)).toEqual(link);
    expect(fromLabLink('#/lab?p=4.......1.4....2&s=4x4')).toEqual({ puzzle, method: 'backtrack', moment: 0 });
  });
  it('is null where it names no puzzle, or is of another part', () => {
    for (const hash of ['', '#/lab', '#/lab?embed', '#/play?p=4.......1.4....2&s=4x4']) expect(fromLabLink(hash)).toBeNull();
  });
  it('is refused where it names no method, or no moment', () => {
    for (const wrong of ['m=magic', 'at=x', 'at=-1', 'at=1.5']) expect(() => fromLabLink(`#/lab?p=4.......1.4....2&s=4x4&${wrong}`)).toThrow();
    expect(() => fromLabLink('#/lab?p=4..')).toThrow();
  });
  it('is one of a frame if it says so', () => {
    expect(isEmbedded('#/lab?p=4.......1.4....2&s=4x4&embed')).toBe(true);
    expect(isEmbedded('#/lab?embed&p=4.......1.4....2&s=4x4')).toBe(true);
    for (const hash of ['#/lab?p=4.......1.4....2&s=4x4', '#/play?embed', '']) expect(isEmbedded(hash)).toBe(false);
  });
  it('stands in a frame as HTML wants it', () => {
    expect(frameOf('https://a.example/#/lab?p=1&embed', 'A "title"')).toMatch(/^<iframe src="https:\/\/a\.example\/#\/lab\?p=1&amp;embed" title="A &quot;title&quot;"/);
  });
});
