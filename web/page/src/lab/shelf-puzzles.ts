// The shelf: puzzles of backtracking tutorials, with the backtracks that they count until the
// first solution. The engine's own tests hold these numbers. The last one explodes: its solution
// begins with 987654321, the last that the tutorials' search comes to.
import type { Puzzle } from 'dokushin';

export interface Example {
  puzzle: string;
  backtracks: number;
}

export const shelf: readonly Example[] = [
  { puzzle: '1.343..2.3..2..3', backtracks: 0 },
  { puzzle: '4.......1.4....2', backtracks: 30 },
  { puzzle: '000531609906480000304002058765010384139748006008000010083000165047160092090020400', backtracks: 8 },
  { puzzle: '906705402000694000407030509250371086073569120160482057701020605000146000608907201', backtracks: 18 },
  { puzzle: '070000009510420600080300700008001370023080040400900100962800030000010400700203096', backtracks: 85 },
  { puzzle: '018000320250000046004652100006070200020040050003108700002539400490000083070000090', backtracks: 220 },
  { puzzle: '000010920060050000071000050020006310000700009930400005300000000000105007100362000', backtracks: 11187 },
  { puzzle: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9', backtracks: 69175252 },
];

const givensOf = (text: string) => Array.from(text, (character) => Number(character.replace('.', '0'))).join();

/** The example that a puzzle is; undefined if it is none. */
export const exampleOf = ({ shape, givens }: Puzzle): Example | undefined =>
  shape === '9x9' || shape === '4x4' ? shelf.find(({ puzzle }) => givensOf(puzzle) === givens.join()) : undefined;
