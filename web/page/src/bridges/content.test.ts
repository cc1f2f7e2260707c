import type { EngineWorker } from 'dokushin';
import { describe, expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { type Game, newGame, reduce } from '../game/game';
import { type Position, emptyPosition, fromPuzzle, givensText } from '../game/position';
import { contentsOf, positionWith } from './content';
import { namedForms, otherForms, usualForms, write } from './formats';
import { sites } from './sites';

const easy = '000531609906480000304002058765010384139748006008000010083000165047160092090020400';
const engine = async () => (await inNode()) as unknown as EngineWorker;

/** With an 8 in the first cell, and centre marks in the second. */
async function played(): Promise<Position> {
  const opened = fromPuzzle((await inNode()).parse(easy));
  let game: Game = newGame(opened, 'its');
  for (const [cell, digit, as] of [[0, 8, 'digit'], [1, 2, 'centre'], [1, 7, 'centre']] as const) {
    game = reduce(reduce(game, { do: 'select', cells: [cell], how: 'only' }), { do: 'enter', digit, as });
  }
  return game.now;
}

const ruled = `# puzzle 9x9 ${'.'.repeat(81)}\nanti-knight\ncage 10 r1c1 r1c2\n`;
const forms = async () => [...usualForms, ...namedForms, ...(await otherForms(await engine()))].filter((form) => form !== 'page');

describe('what is shared', () => {
  it('is read back, in every form that the engine writes, with the same givens', async () => {
    const its = await engine();
    const position = await played();
    for (const form of await forms()) {
      const text = await write(its, position, 'givens', form);
      const back = await its.parse(text);
      if (/^(pencilmarks|sukaku)$/.test(form)) {
        expect((await its.solve(back)).status, form).toBe('unique');
      } else {
        expect(givensText(back.givens).replaceAll('.', '0'), form).toBe(easy);
        expect(back.placed, form).toBeUndefined();
      }
    }
  });
  it('has the player’s digits where they are wanted', async () => {
    const its = await engine();
    const position = await played();
    expect(contentsOf(position)).toEqual(['givens', 'digits', 'marks']);
    expect(contentsOf(emptyPosition('9x9', 9))).toEqual(['givens']);
    for (const form of await forms()) {
      const text = await write(its, position, 'digits', form);
      const { givens, placed, candidates } = await its.parse(text);
      const stands = givens[0] || placed?.[0] || (candidates?.[0]?.length === 1 && candidates[0][0]);
      expect(stands, form).toBe(8);
    }
  });
  it('has colours and the pen among the marks, and not with the givens alone', () => {
    const blank = emptyPosition('9x9', 9);
    const drawn: Position = { ...blank, pen: [{ x: 1, y: 1, kind: 'dot', colour: 1 }] };
    const coloured: Position = { ...blank, cells: blank.cells.map((cell, index) => (index ? cell : { ...cell, colours: 2 })) };
    expect(contentsOf(drawn)).toEqual(['givens', 'marks']);
    expect(contentsOf(coloured)).toEqual(['givens', 'marks']);
    expect(positionWith(drawn, 'givens').pen).toBeUndefined();
    expect(positionWith(drawn, 'digits').pen).toBeUndefined();
    expect(positionWith(drawn, 'marks').pen).toEqual(drawn.pen);
  });
  it('has the player’s marks, or an error that says who can have them', async () => {
    const its = await engine();
    const position = await played();
    expect((await its.parse(await write(its, position, 'marks', 'pencilmarks'))).candidates![1]).toEqual([2, 7]);
    expect((await its.parse(await write(its, position, 'marks', 'sudokupad-link'))).candidates![1]).toEqual([2, 7]);
    await expect(async () => write(its, position, 'marks', 'line')).rejects.toMatchObject({ code: 'unsupported' });
  });
  it('keeps rules beyond houses, or is refused by a form without them', async () => {
    const its = await engine();
    const position = fromPuzzle(await its.parse(ruled));
    for (const form of ['json', ...namedForms]) {
      const back = await its.parse(await write(its, position, 'givens', form));
      expect((await its.shape(back.shape)).rules.sort(), form).toEqual(['anti-knight', 'cage 10 r1c1 r1c2']);
    }
    await expect(async () => write(its, position, 'givens', 'line')).rejects.toMatchObject({ what: expect.stringMatching(/./) });
  });
});

describe('other sites', () => {
  const offered = async (position: Position) => {
    const its = await engine();
    const asked = sites.map(async ({ name, address }) => [name, await address(its, position, 'givens').catch(() => null)] as const);
    return new Map(await Promise.all(asked));
  };
  it('get addresses that this page reads, too', async () => {
    const its = await engine();
    const all = await offered(await played());
    for (const [name, address] of all) expect(givensText((await its.parse(address!)).givens).replaceAll('.', '0'), name).toBe(easy);
    expect(all.get('SudokuWiki')).toBe(`https://www.sudokuwiki.org/sudoku.htm?bd=${easy}`);
    expect(all.get('sudoku.coach')).toBe(`https://sudoku.coach/en/play/${easy}`);
  });
  it('are not offered a board that they do not know', async () => {
    const its = await engine();
    const all = await offered(fromPuzzle(await its.parse(ruled)));
    expect([...all].filter(([, address]) => address === null).map(([name]) => name)).toEqual(['SudokuWiki', 'sudoku.coach']);
  });
});
