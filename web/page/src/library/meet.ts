// Two versions of one game that do not know of each other, as when the database did not come and
// the game was begun anew without it.
import type { Game } from '../game/game';
import { fromText, toText } from '../game/keep';
import { toLink } from '../game/link';
import { type Entry, summed } from './entry';
import { summaryOf } from './summary';

/** Whether that board is part of a game's history: then the game holds what was done there. */
function passed({ now, past, future }: Game, board: string): boolean {
  return [now, ...past, ...future].some((position) => toLink(position) === board);
}

/** Which one is the game from now on, and the other one under a name of its own if work would be
 * lost with it. */
export function meet(id: string, one: Entry, other: Entry): Map<string, Entry> {
  const [newer, older] = one.at >= other.at ? [one, other] : [other, one];
  const [its, left] = [fromText(newer.text)?.game, fromText(older.text)?.game];
  if (!its || !left) return new Map([[id, left ? summed(older) : newer]]);
  const known = { ...newer, summary: newer.summary ?? summaryOf(its) };
  const before = { ...older, summary: older.summary ?? summaryOf(left) };
  if (!before.summary.begun || passed(its, toLink(left.now))) return new Map([[id, known]]);
  // Only looked at since: what was done before goes on, as the later one.
  const at = newer.at + 1;
  if (!known.summary.begun) return new Map([[id, { ...before, at, text: toText(left, at) }]]);
  const aside = `${id} ${older.at}`;
  const text = toText({ ...left, id: aside }, older.at);
  return new Map([[id, known], [aside, { ...before, text }]]);
}
