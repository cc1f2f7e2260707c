// The board of an example or an exercise: before a step, with it, or after it.
import type { Step } from 'dokushin';
import { peersOf } from '../board/facts';
import { PlayBoard } from '../board/PlayBoard';
import { type Shown, spotOf } from '../board/PlayBoardData';
import type { Action } from '../game/game';
import { litBy } from '../step/lit';
import type { TaughtPosition } from './position';

export type Stage = 'before' | 'where' | 'step' | 'after';

interface Props {
  taught: TaughtPosition;
  /** What is lit; null: nothing. */
  step: Step | null;
  stage: Stage;
  label: string;
  /** What the reader's cells and keys do; a board that is only to be looked at has none. */
  answering?: { selected: readonly number[]; cursor: number; dispatch: (action: Action) => void; onKey: (event: KeyboardEvent) => void };
}

const nothing = { strokes: [], conflicts: new Map(), differing: new Map() };

function shownAt({ position, candidates, facts }: TaughtPosition, step: Step | null, stage: Stage): Shown {
  const lit = step && (stage === 'step' || stage === 'where') ? litBy(step, facts, stage === 'step', candidates) : null;
  if (!step || stage !== 'after') return { ...nothing, cells: position.cells, candidates, lit };
  const placed = new Map(step.placements.map((its) => spotOf(its, facts)).map(({ cell, digit }) => [cell, digit]));
  const gone = new Map<number, number>();
  for (const { cell, digit } of step.eliminations.map((its) => spotOf(its, facts))) gone.set(cell, (gone.get(cell) ?? 0) | (1 << (digit - 1)));
  return {
    ...nothing,
    cells: position.cells.map((cell, at) => (placed.has(at) ? { ...cell, digit: placed.get(at)! } : cell)),
    candidates: candidates.map((open, at) => (placed.has(at) ? 0 : open & ~(gone.get(at) ?? 0))),
    lit: null,
  };
}

export function TaughtBoard({ taught, step, stage, label, answering }: Props) {
  return (
    <PlayBoard
      facts={taught.facts}
      shown={shownAt(taught, step, stage)}
      selected={answering?.selected ?? []}
      cursor={answering?.cursor ?? 0}
      readOnly={!answering}
      entering={false}
      several={false}
      peers={answering ? peersOf(taught.facts) : null}
      equal={answering !== undefined}
      label={label}
      active={answering !== undefined}
      takesFocus={false}
      keysFromInside
      dispatch={answering?.dispatch ?? (() => undefined)}
      onKey={answering?.onKey ?? (() => undefined)}
    />
  );
}
