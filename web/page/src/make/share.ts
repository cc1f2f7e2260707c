// The address under which another visitor opens a puzzle to play it.
import type { Puzzle } from 'dokushin';
import { toLink } from '../game/link';
import { fromPuzzle } from '../game/position';

export function linkOf({ shape, givens }: Puzzle): string {
  return `${location.href.replace(/#.*$/, '')}#${toLink(fromPuzzle({ shape, givens }))}`;
}
