// What a document says beside its puzzle, as the engine takes it to write a document of another site. aboutIn() and
// fogIn() read these lines.
import { type About, noTexts } from './about';
import { fogLine } from './fog';
import type { Position } from './position';
import { sizeOf } from './size';

const names = Object.keys(noTexts) as (keyof About)[];

/** Writes a position's texts and fog; empty if it has neither. */
export function commentOf({ about = noTexts, fog, ...board }: Pick<Position, 'shape' | 'side' | 'about' | 'fog'>): string {
  const lines = names.flatMap((name) => (about[name] ? [`${name}: ${about[name]}`] : []));
  return [...lines, ...(fog ? [fogLine(fog, sizeOf(board))] : [])].join('\n');
}
