// What a search looked at before an event: the cell, and for each digit why it can't stand there.
// The reasons come from the engine; which cell and which digits follow from the tutorials' method.
import type { EngineWorker, Forbidden, ShapeFacts, TraceEvent } from 'dokushin';
import type { Method } from './methods';

export interface TriedDigit {
  digit: number;
  /** failed: tried or ruled out before. open: not tried yet, though it could be. */
  outcome: 'forbidden' | 'failed' | 'placed' | 'open';
  why: Forbidden | null;
}
export interface Trial {
  cell: number;
  /** The search has just come to the cell: it was not tried before. */
  found: boolean;
  digits: TriedDigit[];
  /** No digit was left: the event takes back the one before. */
  stuck: boolean;
}

/** The trial that led to `event`, or null where it has none that its events tell. `grid` is the
 * grid before the event, `last` the event before it. */
export async function trialOf(
  engine: EngineWorker,
  facts: ShapeFacts,
  method: Method,
  grid: readonly number[],
  last: TraceEvent | undefined,
  event: TraceEvent,
): Promise<Trial | null> {
  const at = method === 'backtrack' ? textbookCell(grid, last, event) : placedCell(event);
  if (!at) return null;
  const stuck = event.kind !== 'place';
  const upTo = stuck || method !== 'backtrack' ? facts.side : event.digit;
  const digits = Array.from({ length: upTo }, (_, i) => i + 1);
  const reasons = await Promise.all(digits.map((digit) => engine.forbids(facts.shape, grid as number[], at.cell, digit)));
  return {
    ...at,
    stuck,
    digits: digits.map((digit, i) => ({ digit, why: reasons[i] ?? null, outcome: outcome(event, digit, reasons[i] ?? null) })),
  };
}

function outcome(event: TraceEvent, digit: number, why: Forbidden | null): TriedDigit['outcome'] {
  if (why) return 'forbidden';
  if (event.kind !== 'place') return 'failed';
  return digit === event.digit ? 'placed' : digit < event.digit ? 'failed' : 'open';
}

/** After a take_back it goes on in that cell, else it comes to the first one that is empty. */
function textbookCell(grid: readonly number[], last: TraceEvent | undefined, event: TraceEvent) {
  if (event.kind !== 'place' && event.kind !== 'take_back' && event.kind !== 'exhausted') return null;
  const found = last?.kind !== 'take_back';
  const cell = found ? grid.indexOf(0) : last!.cell;
  return cell < 0 ? null : { cell, found };
}

function placedCell(event: TraceEvent) {
  const telling = event.kind === 'place' && event.reason !== 'hidden_single';
  return telling ? { cell: event.cell, found: true } : null;
}
