import { describe, expect, it } from 'vitest';
import { aboutFrom, aboutIn, aboutText, longest, noTexts } from './about';
import { newGame, reduce } from './game';
import { fromText, toText } from './keep';
import { fromLink, toLink } from './link';
import { emptyPosition } from './position';

const about = { title: '数独 & more', author: 'Ann', rules: 'Normal rules.\n\nCages: sums?', solved: 'Bravo!\n数独' };
const position = { ...emptyPosition('4x4', 4), about };

describe('what a document says of its puzzle', () => {
  it('is its title, author, rules and a message to who solves it; the long ones go on over several lines', () => {
    expect(aboutIn('title: 数独 & more\nauthor: Ann\nruleset: Normal rules.\n\nCages: sums?\nsolved: Bravo!\n数独\nfog: lit r1c1')).toEqual(about);
    expect(aboutIn('rated 7.1\nauthor: Ann\ndifficulty: 3\nfurther')).toEqual({ ...noTexts, author: 'Ann' });
  });
  it('is in a link as before where there is no message', () => {
    expect(aboutText({ ...noTexts, title: 'T' })).toBe(btoa('["T","",""]').replace('=', ''));
    expect(aboutFrom(btoa('["T","",""]'))).toEqual({ ...noTexts, title: 'T' });
  });
  it('is nothing where a comment is only a comment', () => {
    for (const comment of ['', '# 7.1 easy', 'source: the web', 'title:']) expect(aboutIn(comment)).toBeUndefined();
  });
  it('comes back from a link and from a kept game, and stays while the puzzle is played', () => {
    const link = `#${toLink(position)}`;
    expect(new URL(link, 'https://a.example/').hash).toBe(link);
    expect(fromLink(link)).toEqual(position);
    const game = [{ do: 'entering', on: false }, { do: 'enter', digit: 3, as: 'digit' }, { do: 'clear' }] as const;
    const played = game.reduce(reduce, newGame(position, 'it'));
    expect(played.now.about).toEqual(about);
    expect(fromText(toText(played, 1))!.game).toEqual(played);
  });
  it('is cut at a word if it is too long, with a sign, and is cut no further', () => {
    const [words, signs] = ['cages of sums '.repeat(200), '数'.repeat(2000)];
    expect(aboutIn(`rules: ${words}`)!.rules).toMatch(/(cages|of|sums)…$/);
    for (const rules of [words, signs, '😀'.repeat(2000)]) {
      const its = aboutIn(`rules: ${rules}`)!;
      expect(its.rules.length).toBeLessThanOrEqual(longest.rules);
      expect(() => encodeURIComponent(its.rules)).not.toThrow(); // no half of a sign
      const link = toLink({ ...position, about: its });
      expect(toLink(fromLink(link)!)).toBe(link);
    }
  });
  it('is kept where it came with a later position', () => {
    const { about: _, ...before } = position;
    const game = { ...newGame({ ...position, entering: false }, 'it'), past: [before] };
    expect(fromText(toText(game, 1))!.game).toEqual(game);
    const without = { ...newGame(before, 'it'), past: [position] };
    expect(fromText(toText(without, 1))!.game).toEqual(without);
  });
  it('is left out where a link’s text of it is damaged; the puzzle is there', () => {
    expect(fromLink('p=................&s=4x4&t=%25')!.cells).toHaveLength(16);
    expect(fromLink('p=................&s=4x4&t=bm8')).toEqual({ ...emptyPosition('4x4', 4), entering: false });
  });
});
