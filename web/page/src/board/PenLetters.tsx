// Letters of the pen. In an empty cell they are as large as fits; beside a digit or marks they are small, in a corner.
import type { Letters } from '../game/letters';
import type { Cell } from '../game/position';

/** Whether something stands in a cell that letters must leave free. `candidates`: those that are shown, if any. */
export const isFilled = ({ given, digit, corner, centre, struck }: Cell, candidates = 0): boolean => (given || digit || corner | centre | struck || candidates) !== 0;

/** The greatest size, and the greatest width of a text, in cells. */
const large = { size: 0.6, width: 0.82 };
const small = { size: 0.26, width: 0.6 };

/** About how wide a character is, in its size: those of Chinese and Japanese, and pictures, are as wide as high. */
function widthOf(character: string): number {
  if (/[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]|\p{Extended_Pictographic}/u.test(character)) return 1;
  if (/\p{M}|\p{Cf}/u.test(character)) return 0;
  if (/[MW@%]/.test(character)) return 0.95;
  return /\p{Lu}/u.test(character) ? 0.72 : 0.62;
}

export function PenLetters({ letters, isFilled, columns }: { letters: readonly Letters[]; isFilled: (cell: number) => boolean; columns: number }) {
  return (
    <g class="pen-letters">
      {letters.map(({ x, y, text, colour }) => {
        const width = [...text].reduce((sum, its) => sum + widthOf(its), 0);
        const fit = isFilled(((y - 1) / 2) * columns + (x - 1) / 2) ? small : large;
        const size = Math.min(fit.size, fit.width / Math.max(width, 0.1));
        const at = fit === small ? { x: x / 2 + 0.44, y: y / 2 + 0.45, anchor: 'end' } : { x: x / 2, y: y / 2 + size * 0.36, anchor: 'middle' };
        return (
          <text key={`${x} ${y}`} class={`pen${colour}`} style={{ textAnchor: at.anchor }} x={at.x} y={at.y} font-size={size}>
            {text}
          </text>
        );
      })}
    </g>
  );
}
