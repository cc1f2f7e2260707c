// What a program looks like that uses the package: solve, explain and rate one puzzle, and the
// same from a worker.
import { connect, load } from 'dokushin';

const puzzle = process.argv[2] ?? '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const engine = await load();
console.log(engine.format({ shape: '9x9', givens: engine.solve(puzzle).solution }));
console.log(engine.hint(puzzle).step?.text ?? 'nothing to tell');
console.log(engine.rate('003020600900305001001806400008102900700000008006708200002609500800203009005010300').hardest.rating);

const worker = await connect();
console.log((await worker.count('.'.repeat(16))).solutions);
worker.close();
