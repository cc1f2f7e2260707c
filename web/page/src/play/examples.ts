// The examples on the shelf: those of the repository's examples folder, and one that needs chains.
import type { PlayWords } from '../words/play';
import { jigsawMap } from './shapes';

export interface Example {
  name: keyof PlayWords['shelf'];
  shape: string;
  line: string;
}

export const examples: readonly Example[] = [
  { name: 'easy', shape: '9x9', line: '000531609906480000304002058765010384139748006008000010083000165047160092090020400' },
  { name: 'learners', shape: '9x9', line: '018000320250000046004652100006070200020040050003108700002539400490000083070000090' },
  { name: 'hard', shape: '9x9', line: '000010920060050000071000050020006310000700009930400005300000000000105007100362000' },
  { name: 'chains', shape: '9x9', line: '38......7.....2.43.7.6....5..1.5..8....2.1....4..6.2..4....9.3.92.7.....8......52' },
  { name: 'x', shape: '9x9+diagonals', line: '........21..4......9....3....9....2..7....5...6.873.1...........5..3.29......5..6' },
  { name: 'jigsaw', shape: `jigsaw:${jigsawMap}`, line: '.3.2.8...4.......8....6.1..1.8.........4.1...7........9.....5..61.73..9........3.' },
  { name: 'windoku', shape: '9x9+windoku', line: '.....1.............8.....6.9..7..5.....6....4..28...1..95.4...1...............3..' },
  { name: 'four', shape: '4x4', line: '.....3.....14..3' },
  { name: 'several', shape: '4x4', line: '4.......1......2' },
  { name: 'six', shape: '6x6', line: '.......2..56..1.6...61....2....5...3' },
  {
    name: 'sixteen',
    shape: '16x16',
    line:
      '.5..7D.8....G......79.....F...5.8A.C...G2..76....E...4...9B...7A2.3.E.....A.D.G6EF4D.......6...9......3..F..C1.B' +
      '..G9....41........8..G6.......A2..C.B124....9..3F...D....G..E.......FE....3248.1..25...BG.EA....9.13.6.25.D..C..' +
      '..D.......C8.A1....A.8D9...4.B2.',
  },
];
