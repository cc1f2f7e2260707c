// The methods that can be watched, and the text of each as a tutorial would write it. A line has
// a name, so that what happens can be told by the line that runs.
import type { TraceEvent } from 'dokushin';
import type { Trial } from './trial';

export const methods = ['backtrack', 'mrv', 'singles', 'dlx'] as const;
export type Method = (typeof methods)[number];

export type LineName =
  | 'solve' | 'find' | 'solved' | 'try' | 'allowed' | 'place' | 'recurse' | 'takeBack' | 'stuck'
  | 'single' | 'strike' | 'rule';
export interface Line {
  name: LineName;
  code: string;
}

const line = (name: LineName, code: string): Line => ({ name, code });

const textbook = (find: string): Line[] => [
  line('solve', 'def solve():'),
  line('find', `    cell = ${find}`),
  line('solved', '    if cell is None: return True'),
  line('try', '    for digit in 1…N:'),
  line('allowed', '        if allowed(cell, digit):'),
  line('place', '            place(cell, digit)'),
  line('recurse', '            if solve(): return True'),
  line('takeBack', '            take_back(cell)'),
  line('stuck', '    return False'),
];

export const listings: Record<Method, Line[]> = {
  backtrack: textbook('first_empty_cell()'),
  mrv: textbook('cell_with_fewest_candidates()'),
  singles: [
    line('solve', 'def solve():'),
    line('single', '    while place(next_single()):'),
    line('strike', '        strike_out_of_peers()'),
    line('solved', '    if full(): return True'),
    line('stuck', '    if contradiction(): return False'),
    line('find', '    cell = cell_with_fewest_candidates()'),
    line('place', '    place(cell, digit)'),
    line('recurse', '    if solve(): return True'),
    line('takeBack', '    take_back_to(cell)'),
    line('rule', '    strike_out(cell, digit)'),
    line('recurse', '    return solve()'),
  ],
  dlx: [
    line('solve', 'def solve():'),
    line('solved', '    if no_column_left(): return True'),
    line('find', '    column = column_with_fewest_rows()'),
    line('try', '    for row in column:'),
    line('place', '        cover(row)'),
    line('recurse', '        if solve(): return True'),
    line('takeBack', '        uncover(row)'),
    line('stuck', '    return False'),
  ],
};

/** Lines that some programs have no line of their own for, and the one that runs them. */
const within: Partial<Record<LineName, LineName>> = { allowed: 'try', strike: 'single', rule: 'takeBack', single: 'place' };

/** Which of a program's lines is the one of that name, or runs it. */
export function placeOf(lines: readonly { name: LineName | undefined }[], running: LineName): number {
  const at = lines.findIndex(({ name }) => name === running);
  const instead = within[running];
  return at < 0 && instead ? lines.findIndex(({ name }) => name === instead) : at;
}

/** The line that an event ran. */
export function lineOf(method: Method, event: TraceEvent | undefined): LineName {
  if (!event) return 'solve';
  if (event.kind === 'solved') return 'solved';
  if (event.kind === 'exhausted') return 'stuck';
  if (event.kind === 'take_back') return 'takeBack';
  if (event.kind === 'eliminate') return event.reason === 'trial' ? 'rule' : 'strike';
  return method === 'singles' && event.reason !== 'trial' ? 'single' : 'place';
}

/** The line that runs while the first so many of a trial's digits have been looked at. */
export function lineWithin(trial: Trial, shown: number): LineName {
  if (shown <= 0) return trial.found ? 'find' : 'try';
  if (shown > trial.digits.length) return 'stuck';
  return trial.digits[shown - 1]!.outcome === 'placed' ? 'place' : 'allowed';
}
