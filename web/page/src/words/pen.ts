// The words of the pen.
import { fetched } from './fetched';

const en = {
  mode: 'Pen',
  keys: 'Pen',
  colours: ['dark', 'orange', 'blue', 'green', 'purple'],
  tools: { line: 'Lines from cell to cell', edge: 'Lines along edges', dot: 'Dots', cross: 'Crosses' },
  sides: { top: 'top', right: 'right', bottom: 'bottom', left: 'left' },
  line: (cell: string) => `line to ${cell}`,
  edge: (side: string) => `line along its ${side} edge`,
  dot: 'dot',
  cross: 'cross',
  onEdge: (what: string, side: string) => `${what} on its ${side} edge`,
  help: [
    ['B', 'pen (boards up to 9×9)'],
    ['with the pen: 1–5, 6–9', 'a colour; lines, edges, dots, crosses'],
    ['with the pen: Shift + arrow', 'draw in that direction; once more erases'],
    ['with the pen: Enter, Delete', 'dot or cross in the cell; erase what touches the selected cells'],
  ],
};

export type PenWords = typeof en;
export const penWords = fetched<PenWords>(en, {
  ja: () => import('./pen.ja').then(({ ja }) => ja),
  zh: () => import('./pen.zh').then(({ zh }) => zh),
});
