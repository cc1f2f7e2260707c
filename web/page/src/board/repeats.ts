// Equal digits in a line that is shorter than all digits: to the engine such a line is no house but a rule, "different",
// whose flaw names the line's cells. Here it is reported as a house's flaw is.
import type { Flaw, HouseKind } from 'dokushin';
import { type Position, shownDigit } from '../game/position';
import { cellNamed, sizeOf } from '../game/size';

export interface Repeat {
  cells: readonly [number, number];
  digit: number;
  /** The line, where all the rule's cells are in one. */
  line: { kind: Extract<HouseKind, 'row' | 'column'>; ordinal: number } | null;
}

/** Lists the equal digits of a broken rule by which cells differ; none for other flaws. */
export function repeatsOf(flaw: Flaw, position: Position): Repeat[] {
  const [, names] = /^different\(([^)]*)\)/.exec(flaw.kind === 'broken_constraint' ? flaw.text : '') ?? [];
  if (!names) return [];
  const size = sizeOf(position);
  const cells = names.split(',').map((name) => cellNamed(name, size) ?? -1);
  const digits = cells.map((cell) => (position.cells[cell] ? shownDigit(position.cells[cell]) : 0));
  const lines = (['row', 'column'] as const).map((kind) => ({ kind, of: cells.map((cell) => (kind === 'row' ? Math.floor(cell / size.columns) : cell % size.columns)) }));
  const its = lines.find(({ of }) => of.every((line) => line === of[0]) && cells.every((cell) => cell >= 0 && cell < size.rows * size.columns));
  const line = its ? { kind: its.kind, ordinal: its.of[0]! + 1 } : null;
  return cells.flatMap((a, at) =>
    cells.slice(at + 1).flatMap((b, further) => {
      const digit = digits[at]!;
      return digit && digit === digits[at + 1 + further] ? [{ cells: [a, b] as const, digit, line }] : [];
    }),
  );
}
