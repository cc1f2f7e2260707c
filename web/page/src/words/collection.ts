// The words of the part that shows a file of many puzzles.
import { fetched } from './fetched';

const count = (n: number) => n.toLocaleString('en');

const en = {
  title: 'Collections',
  list: 'All in a list',
  pasted: (day: string) => `Pasted, ${day}`,
  solvedOf: (solved: number, all: number) => `${count(solved)} of ${count(all)} solved`,
  removed: 'Removed.',
  nothing: 'No file of puzzles is open.',
  nothingHelp: 'Drop a file of puzzles here, paste many at once, or open one on the first screen.',
  toHome: 'To the first screen',
  missing: 'This collection is no longer kept here. Open its file again.',
  reading: (found: number) => `Reading… ${count(found)} puzzles so far`,
  puzzles: (all: number, shown: number) => (shown === all ? `${count(all)} puzzles` : `${count(shown)} of ${count(all)} puzzles`),
  cut: 'The file has more: only its beginning was read.',
  checking: (left: number) => `${count(left)} not checked yet`,
  next: 'Next unsolved',
  rate: 'Rate these',
  stop: 'Stop',
  rated: (done: number, of: number) => `${count(done)} of ${count(of)} rated`,
  save: 'Save results',
  saveCsv: 'As CSV, with what is known of each',
  saveLines: 'As lines, the puzzles alone',
  filters: 'Filter and sort',
  sort: 'Sort by',
  sorts: { number: 'Number', givens: 'Givens', status: 'Solutions', rating: 'Rating' },
  down: 'Greatest first',
  status: 'Solutions',
  statuses: { all: 'All', unique: 'One solution', multiple: 'Several solutions', none: 'No solution', undecided: 'Not decided', unreadable: 'Can’t be read' },
  game: 'Your game',
  games: { all: 'All', new: 'Not begun', begun: 'Begun', solved: 'Solved' },
  givens: 'Givens',
  rating: 'Rating',
  least: (what: string) => `${what}, at least`,
  most: (what: string) => `${what}, at most`,
  reset: 'Show all',
  none: 'No puzzle of the file is like that.',
  columns: { number: 'Number', puzzle: 'Puzzle', givens: 'Givens', status: 'Solutions', rating: 'Rating', game: 'Your game' },
  clues: (n: number) => (n === 1 ? '1 given' : `${n} givens`),
  play: (number: number) => `Play puzzle ${number}`,
  rows: 'Puzzles',
  place: (line: number, column: number) => (column ? `Line ${line}, column ${column}` : `Line ${line}`),
};
export type CollectionWords = typeof en;

export const collectionWords = fetched<CollectionWords>(en, {
  ja: () => import('./collection.ja').then(({ ja }) => ja),
  zh: () => import('./collection.zh').then(({ zh }) => zh),
});
