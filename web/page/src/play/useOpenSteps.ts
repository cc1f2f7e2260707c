// What a player may have missed: the techniques that apply to their board, from the easiest on.
import type { EngineWorker, Puzzle, Step } from 'dokushin';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { type Position, digitsOf } from '../game/position';
import { hasRules } from '../game/rules';
import { byHand } from '../techniques/by-hand';
import { ofRules } from '../techniques/families';
import { type Obstacle, obstacleIn, puzzleToTell } from './obstacle';
import { type Telling, nameOfTelling, usesOwn } from './telling';

/** After so many techniques that apply there is enough to look at. */
const enough = 8;
/** The longest search for one technique, in seconds. */
const limitSeconds = 3;

export interface OpenTechnique {
  technique: string;
  name: string;
  count: number;
  step: Step;
}

export type OpenSteps =
  | { state: 'none' }
  | { state: 'looking' | 'done'; found: readonly OpenTechnique[]; stale: Stale }
  | Obstacle;

/** How many marks are of digits that the cell's houses have already; if `ruled`, or that another rule excludes. */
interface Stale {
  count: number;
  ruled: boolean;
}

function staleMarks({ cells, shape }: Position, open: readonly number[] | null): Stale {
  const ruled = hasRules(shape);
  if (!open) return { count: 0, ruled };
  const count = cells.reduce((sum, { given, digit, corner, centre }, at) => sum + (given || digit ? 0 : digitsOf((corner | centre) & ~open[at]!).length), 0);
  return { count, ruled };
}

const isOutOfTime = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'cancelled';

const conclusionsOf = ({ placements, eliminations }: Step): string[] => [...placements, ...eliminations].map(({ cell, digit }) => `${cell} ${digit}`);

/** Of one cage or line several techniques tell the same, each in its own words: the steps that go beyond what is `told`. */
function further(steps: readonly Step[], told: Set<string>): readonly Step[] {
  const its = steps.filter((step) => conclusionsOf(step).some((one) => !told.has(one)));
  for (const one of steps.flatMap(conclusionsOf)) told.add(one);
  return its;
}

async function* openTechniques(worker: EngineWorker, puzzle: Puzzle, telling: Telling, signal: AbortSignal): AsyncGenerator<OpenTechnique> {
  const { language } = telling;
  const told = new Set<string>();
  for (const technique of usesOwn(telling) ? telling.own : byHand) {
    const steps = await worker.hints(puzzle, technique, { language, time: limitSeconds }, { signal }).catch((error: unknown) => {
      // One that takes too long is passed over.
      if (!signal.aborted && isOutOfTime(error)) return [];
      throw error;
    });
    const its = ofRules.has(technique) ? further(steps, told) : steps;
    const [step] = its;
    if (step) yield { technique, name: step.name, count: its.length, step };
  }
}

export interface OpenFinding {
  open: OpenSteps;
  ask: () => void;
  close: () => void;
}

/** It is about the board as it stood: another move ends it. `candidates`: what the digits leave open;
 * `wrong`: what the live check says, null if it has not answered; `seen`: the board shows candidates. */
export function useOpenSteps(position: Position, telling: Telling, candidates: readonly number[] | null, wrong: boolean | null, seen: boolean): OpenFinding {
  const [open, setOpen] = useState<OpenSteps>({ state: 'none' });
  const control = useRef<AbortController | null>(null);
  const close = () => {
    control.current?.abort();
    setOpen((before) => (before.state === 'none' ? before : { state: 'none' }));
  };
  useLayoutEffect(() => {
    close();
    return () => control.current?.abort();
  }, [position.cells, nameOfTelling(telling)]);

  const ask = async () => {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    const stale = staleMarks(position, candidates);
    const found: OpenTechnique[] = [];
    setOpen({ state: 'looking', found, stale });
    try {
      const worker = await engine('open');
      const puzzle = await puzzleToTell(worker, position, wrong, signal, seen);
      if ('state' in puzzle) {
        if (!signal.aborted) setOpen(puzzle);
        return;
      }
      for await (const one of openTechniques(worker, puzzle, telling, signal)) {
        found.push(one);
        setOpen({ state: 'looking', found: [...found], stale });
        if (found.length === enough) break;
      }
      if (!signal.aborted) setOpen({ state: 'done', found, stale });
    } catch (error) {
      if (!signal.aborted) setOpen(obstacleIn(error, position));
    }
  };
  return { open, ask: () => void ask(), close };
}
