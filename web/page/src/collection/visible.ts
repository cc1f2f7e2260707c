// The list shows of a puzzle in the fog what its player sees before the first digit.
import { fogIn, foggedCells } from '../game/fog';
import { blankCell, digitOf } from '../game/position';
import { sizeIn } from '../game/size';
import type { Row } from '../opened/row';

/** Returns the givens without those that fog hides. */
export function visibleGivens({ shape, givens, comment }: Pick<Row, 'shape' | 'givens' | 'comment'>): string {
  const size = sizeIn(shape, givens.length);
  const fog = size && fogIn(comment, size);
  if (!fog) return givens;
  const cells = [...givens].map((character) => ({ ...blankCell, given: digitOf(character, size.side) }));
  const fogged = foggedCells(fog, cells, size, fog.solution);
  return [...givens].map((character, cell) => (fogged.has(cell) ? '.' : character)).join('');
}
