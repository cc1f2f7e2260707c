// The puzzles in which techniques are looked for, and chance that a seed decides.
import { ordersOf } from './judge.mjs';

/** Numbers from 0 to below 1, the same ones for a seed (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Few attempts each: a round must not take long. */
const kinds = [
  { scale: 'hodoku', level: 'medium', symmetry: '180' }, { scale: 'hodoku', level: 'hard', symmetry: '180' },
  { scale: 'hodoku', level: 'unfair' }, { scale: 'hodoku', level: 'extreme' }, { symmetry: 'diagonal' },
  { minimal: false, givens: [26, 30] }, { scale: 'hodoku', level: 'easy', symmetry: 'vertical' }, {},
];

/** The puzzle of a round, or null if the attempts ran out. A technique that lacks examples is asked for in some rounds. */
export function made(engine, seed, round, needed) {
  const orders = needed ? ordersOf(needed) : [];
  const scale = orders.includes('hodoku') ? 'hodoku' : 'se';
  const asks = round % 4 === 0 && orders.some((order) => order !== 'sukaku');
  const kind = asks ? { scale, needs: [needed], minimal: false } : kinds[round % kinds.length];
  return engine.generate({ ...kind, seed, first: 1000 * round, attempts: 20 }).puzzle;
}
