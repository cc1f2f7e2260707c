// The boards that can be chosen, and their names.
import type { PlayWords } from '../words/play';

export const jigsawMap = 'AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII';

export const shapes = ['4x4', '6x6', '9x9', '16x16', '9x9+diagonals', 'jigsaw', '9x9+windoku'] as const;

/** "4×4"; "Jigsaw 9×9". Rules with cells of their own are not in the name: the board shows them. */
export function shapeName(named: string, words: PlayWords): string {
  const shape = named.split('+').filter((part) => !part.includes('(')).join('+');
  if (shape.startsWith('jigsaw')) return words.shapes.jigsaw;
  if (shape === '9x9+diagonals') return words.shapes.x;
  if (shape === '9x9+windoku') return words.shapes.windoku;
  return shape.replaceAll('x', '×');
}

/** The engine's name of a chosen board. */
export const engineShape = (chosen: string, map: string) => (chosen === 'jigsaw' ? `jigsaw:${map.replace(/\s/g, '')}` : chosen);
