// The boards that can be chosen, and their names.
import { highestOf, sizeOf } from '../game/size';
import type { PlayWords } from '../words/play';
import { ruleName } from '../words/rule-name';

export const jigsawMap = 'AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII';

export const shapes = ['4x4', '6x6', '9x9', '16x16', '9x9+diagonals', 'jigsaw', '9x9+windoku'] as const;

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
