// The examples on the shelf: those of the repository's examples folder, one that needs chains, and two
// with rules and without givens.
import { jigsawMap } from '../shapes/shapes';
import type { PlayWords } from '../words/play';

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
  {
    name: 'killer',
    line: '.'.repeat(81),
    shape:
      '9x9+cage(15:r1c1,r2c1,r3c1)+cage(15:r1c2,r1c3,r2c2)+cage(14:r1c4,r1c5)+cage(12:r1c6,r1c7)+cage(10:r1c8,r2c8,r2c7)+' +
      'cage(23:r1c9,r2c9,r3c9)+cage(3:r2c3,r2c4)+cage(19:r2c5,r3c5,r3c4)+cage(7:r2c6,r3c6,r3c7)+cage(13:r3c2,r4c2)+' +
      'cage(15:r3c3,r4c3)+cage(9:r3c8,r4c8)+cage(9:r4c1,r5c1)+cage(10:r4c4,r4c5)+cage(15:r4c6,r5c6,r5c5)+' +
      'cage(17:r4c7,r5c7,r5c8)+cage(16:r4c9,r5c9,r6c9,r7c9)+cage(7:r5c2,r6c2)+cage(15:r5c3,r5c4,r6c3)+' +
      'cage(13:r6c1,r7c1,r8c1)+cage(13:r6c4,r6c5,r7c5)+cage(22:r6c6,r7c6,r6c7,r8c6)+cage(18:r6c8,r7c8,r8c8)+' +
      'cage(23:r7c2,r8c2,r7c3,r8c3)+cage(19:r7c4,r8c4,r8c5)+cage(13:r7c7,r8c7,r9c7)+cage(13:r8c9,r9c9,r9c8)+' +
      'cage(13:r9c1,r9c2,r9c3)+cage(14:r9c4,r9c5,r9c6)',
  },
  {
    name: 'lines',
    line: '.'.repeat(81),
    shape:
      '9x9+arrow(r2c7:r1c7,r1c8,r1c9)+arrow(r4c5:r3c6,r4c6,r3c5)+arrow(r5c7:r6c8,r5c8,r4c7)+arrow(r8c2:r8c1,r7c2,r6c3,r5c3)+' +
      'thermometer(r5c4,r5c5,r4c4,r4c3,r3c4,r2c3,r3c3,r3c2)+thermometer(r6c2,r6c1,r5c1,r5c2,r4c2,r4c1)+' +
      'thermometer(r7c8,r8c9,r9c8,r9c7,r8c8,r7c9)+thermometer(r8c7,r9c6,r9c5,r8c5,r7c6,r6c5,r6c4)',
  },
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
