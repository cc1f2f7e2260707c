// What the board shows on the bench: givens with reserved cells, the engine's true candidates with their
// heat, or the regions that are being painted.
import { conflictsOf } from '../board/conflicts';
import type { BoardFacts } from '../board/facts';
import type { Shown } from '../board/PlayBoardData';
import { type Position, blankCell, digitText } from '../game/position';
import { sizeOf, valueText } from '../game/size';
import type { SetWords } from '../words/set.en';
import { isReserved } from './edits';
import { countText, countsIn, heatOf } from './heat';
import type { Live } from './live';
import { regionOf } from './regions';

const plain = { strokes: [], conflicts: new Map(), lit: null, differing: new Map(), candidates: null };

export function shownRegions({ cells }: Position, { regions }: BoardFacts, words: SetWords): Shown {
  const painted = cells.map((cell, index) => regionOf(cell, index, regions));
  return {
    ...plain,
    cells: painted.map((digit) => ({ ...blankCell, digit, colours: 1 << (digit - 1) })),
    notes: new Map(painted.map((region, index) => [index, words.live.regionNote(digitText(region))])),
  };
}

export function shownBench(position: Position, live: Live | null, candidates: boolean, words: SetWords): Shown {
  const told = candidates && live?.candidates?.length === position.cells.length ? live : null;
  const notes = new Map<number, string>();
  position.cells.forEach((cell, index) => {
    const counts = told && !cell.given ? countsIn(told, index) : null;
    const parts = [
      isReserved(cell) && words.live.reservedNote,
      counts?.length && words.live.note(counts.map(({ digit, count }) => words.live.digit(valueText(digit, sizeOf(position)), countText(count))).join(' ')),
    ].filter(Boolean);
    if (parts.length) notes.set(index, parts.join(' '));
  });
  return {
    ...plain,
    cells: position.cells.map((cell) => (cell.digit ? { ...cell, digit: 0 } : cell)),
    candidates: told?.candidates ?? null,
    conflicts: live && live.of.length && live.flaws.length ? conflictsOf(live.flaws, position) : plain.conflicts,
    ...(told?.counts ? { heat: told.counts.map((its) => its.map(heatOf)) } : {}),
    notes,
  };
}
