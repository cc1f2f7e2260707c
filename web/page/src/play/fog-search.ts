// The search for the digits that light the fog of the game on the board, where its document does not say them.
import type { Checked, Puzzle } from 'dokushin';
import { type Solution, keepSolution } from '../game/fog-solution';
import { type Position, nameOf, toPuzzle } from '../game/position';

type Found = Pick<Checked, 'status' | 'grids'>;
type Ask = (puzzle: Puzzle, seconds: number, signal: AbortSignal) => Promise<Found>;

const firstSeconds = 20;
const mostSeconds = 160;

/** Null where the search came to no end. */
const solutionIn = ({ status, grids }: Found): Solution | null => (status === 'limit' ? null : status === 'unique' ? grids[0]! : 'none');

interface Search {
  name: string;
  control: AbortController;
  /** It is null while nobody searches. */
  running: Promise<void> | null;
  seconds: number;
}

/** A search goes on while digits are placed. One that failed is begun again when it is next asked for, and one that came
 * to no end is, too, with twice the time. */
export class FogSearch {
  #its: Search | null = null;
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Resolves when the search for this puzzle has ended; what it found is kept (fog-solution.ts). */
  find(position: Position): Promise<void> {
    const name = nameOf(position);
    if (this.#its?.name !== name) this.stop();
    const its = (this.#its ??= { name, control: new AbortController(), running: null, seconds: firstSeconds });
    return (its.running ??= this.#run(its, position));
  }

  async #run(its: Search, position: Position): Promise<void> {
    try {
      const { shape, givens } = toPuzzle(position);
      const solution = solutionIn(await this.#ask({ shape, givens }, its.seconds, its.control.signal));
      if (solution) keepSolution(position, solution);
      else its.seconds = Math.min(mostSeconds, 2 * its.seconds);
    } catch {
      // It is asked again with the next digit.
    }
    its.running = null;
  }

  /** Another game is on the board. */
  stop(): void {
    this.#its?.control.abort();
    this.#its = null;
  }
}
