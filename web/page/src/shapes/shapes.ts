// The boards that can be chosen, and their names.
import { highestOf, sizeOf } from '../game/size';
import type { PlayWords } from '../words/play';
import { ruleName } from '../words/rule-name';

export const jigsawMap = 'AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII';

/** The engine's names; of 9×9 boards with an extra rule, that rule. */
export const boards = [
  { base: '4x4', side: 4 }, { base: '2x3', side: 6 }, { base: '2x4', side: 8 }, { base: '9x9', side: 9 },
  { base: '9x9', side: 9, extra: 'diagonals' }, { base: '9x9', side: 9, extra: 'windoku' }, { base: `jigsaw:${jigsawMap}`, side: 9 },
  { base: '2x5', side: 10 }, { base: '3x4', side: 12 }, { base: '16x16', side: 16 }, { base: '25x25', side: 25 }, { base: '5x6', side: 30 },
  { base: 'grid:4x6:1-6:2x3', side: 6 }, { base: 'grid:6x8:1-8:2x4', side: 8 },
] as const satisfies readonly { base: string; side: number; extra?: string }[];

/** What a player chooses from; of a jigsaw they write the map. */
export const shapes = boards.map((board) => {
  if ('extra' in board) return `${board.base}+${board.extra}`;
  return board.base.startsWith('jigsaw') ? 'jigsaw' : board.base;
});

/** Rules of two cells may be hundreds that come from one of the whole board: the board names it below. */
const unnamed = ['different', 'not-sum', 'not-ratio', 'not-difference'];
const mostNamed = 2;

/** "4×4"; "Jigsaw 9×9"; "Killer 9×9"; "9×9, arrows, thermometers": of kinds of rules no more than two. */
export function shapeName(named: string, words: PlayWords): string {
  const board = bareName(named, words);
  const rules = named.split('+').flatMap((part) => /^([a-z-]+)\(/.exec(part)?.[1] ?? []);
  const kinds = [...new Set(rules)].filter((kind) => !unnamed.includes(kind));
  if (kinds.length === 1 && kinds[0] === 'cage') return words.killer(board);
  if (!kinds.length || kinds.length > mostNamed) return board;
  return words.ruled(board, kinds.map((kind) => ruleName(kind, words.ruleNames)).join(words.board.join));
}

function bareName(named: string, words: PlayWords): string {
  const shape = named.split('+').filter((part) => !part.includes('(') && !part.startsWith('variables:')).join('+');
  if (shape.startsWith('grid:')) return gridName(shape);
  if (shape.startsWith('jigsaw')) return words.shapes.jigsaw;
  if (shape === '9x9+diagonals') return words.shapes.x;
  if (shape === '9x9+windoku') return words.shapes.windoku;
  // A name of two different numbers is that of the boxes: 2x3 is a board of 6 rows.
  return shape.replace(/^(\d+)x(\d+)/, (its, rows: string, columns: string) => (rows === columns ? its : `${+rows * +columns}×${+rows * +columns}`)).replaceAll('x', '×');
}

/** "4×6"; "9×9 (0–8)" where the digits are not those from 1 to the board's longer side. Boxes are seen. */
function gridName(shape: string): string {
  const size = sizeOf({ shape, side: 0 });
  const name = `${size.rows}×${size.columns}`;
  return size.lowest === 1 && size.side === Math.max(size.rows, size.columns) ? name : `${name} (${size.lowest}–${highestOf(size)})`;
}

/** The engine's name of a chosen board. */
export const engineShape = (chosen: string, map: string) => (chosen === 'jigsaw' ? `jigsaw:${map.replace(/\s/g, '')}` : chosen);
