// The board of a search: what stands, what is lit for the last event and its trial, and the cell
// that is waited for, which a press on the board chooses.
import type { Puzzle, TraceEvent } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { cellAtPoint, cellName } from '../game/size';
import { BoardView, type CellRole } from '../board/BoardView';
import { labWords } from '../words/lab';
import { useWords } from '../words/language';
import type { Shown } from './shown';
import type { Controls } from './usePlayer';
import type { ShownTrial } from './useTrial';

interface Props {
  puzzle: Puzzle;
  facts: BoardFacts;
  controls: Controls;
  shown: Shown | null;
  trial: ShownTrial | null;
  candidates: readonly (readonly number[])[] | null;
  chosen: number | null;
  choose: (cell: number | null) => void;
}

export function WatchedBoard({ puzzle, facts, controls, shown, trial, candidates, chosen, choose }: Props) {
  const words = useWords(labWords);
  const { player, moving } = controls;
  const grid = shown?.grid ?? puzzle.givens;
  const last = moving ? undefined : player?.last;
  const struck = last?.kind === 'eliminate' ? [{ cell: last.cell, digit: last.digit, role: 'struck' } as const] : [];
  const filled = grid.filter((digit) => digit > 0).length;
  /** A digit that was just struck out is shown among those that are left. */
  const left = candidates?.map((list, cell) => (struck.some((its) => its.cell === cell) ? [...list, last!.digit].sort((a, b) => a - b) : list));
  const press = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const ground = event.currentTarget.querySelector('.board-ground')?.getBoundingClientRect();
    if (!ground) return;
    const cells = (length: number) => (length / ground.width) * facts.columns;
    const cell = cellAtPoint(cells(event.clientX - ground.left), cells(event.clientY - ground.top), facts);
    if (cell === null) return;
    choose(cell === chosen ? null : cell);
  };
  return (
    <div class="watched" onClick={press} data-chosen={chosen === null ? undefined : cellName(chosen, facts)}>
      <BoardView
        facts={facts}
        givens={puzzle.givens}
        digits={grid}
        candidates={left}
        cells={litCells(facts, last, moving ? null : trial, chosen)}
        marks={struck}
        label={words.filled(filled, grid.length)}
      />
    </div>
  );
}

const roleOf: Partial<Record<TraceEvent['kind'], CellRole>> = { place: 'placed', take_back: 'taken' };

/** The cell of the trial and what forbids the digits in it; the cell of the last event. */
function litCells(facts: BoardFacts, last: TraceEvent | undefined, shown: ShownTrial | null, chosen: number | null): Map<number, CellRole> {
  const cells = new Map<number, CellRole>();
  if (chosen !== null) cells.set(chosen, 'pattern');
  const digits = shown ? shown.trial.digits.slice(0, shown.shown) : [];
  const latest = shown?.coming ? digits.slice(-1) : digits;
  if (shown?.coming) for (const { why } of latest) facts.houses[why?.house ?? -1]?.cells.forEach((cell) => cells.set(cell, 'house'));
  for (const { why } of latest) if (why) cells.set(why.peer, 'peer');
  if (shown) cells.set(shown.trial.cell, 'trial');
  if (last && last.cell >= 0 && !shown?.coming) cells.set(last.cell, roleOf[last.kind] ?? 'further');
  return cells;
}
