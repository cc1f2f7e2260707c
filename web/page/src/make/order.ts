// What is ordered from the maker, as the form holds it: texts of its fields.
import type { GenerateOptions, SymmetryName } from 'dokushin';
import { bands, type BandKey } from '../difficulty/bands';
import { symmetries } from '../shapes/symmetries';
import { filled } from '../useKeptState';
import { boardOf, boards, type BoardKey } from './boards';
import { hasCages, keptLaid, type Laid, layoutOf, usualLaid } from './laid';

export interface Order {
  board: BoardKey | 'own';
  /** The shape that `own` is, from the bench, and where givens are to stand there; both may be empty. */
  own: string;
  pattern: string;
  laid: Laid;
  band: BandKey;
  easiest: string;
  hardest: string;
  technique: string;
  symmetry: SymmetryName;
  fewest: string;
  most: string;
  minimal: boolean;
  count: string;
  seconds: string;
  seed: string;
}

export const usualOrder: Order = {
  board: 'nine', own: '', pattern: '', laid: usualLaid, band: 'veryEasy', easiest: '1', hardest: '1.5', technique: '', symmetry: '180',
  fewest: '', most: '', minimal: true, count: '4', seconds: '60', seed: '',
};

/** An order as it was kept; undefined if it can't be one of this version. */
export function keptOrder(kept: unknown): Order | undefined {
  if (!kept) return undefined;
  const order = filled(usualOrder, kept);
  const known =
    (order.board === 'own' ? order.own !== '' : boards.some(({ key }) => key === order.board)) &&
    (order.band === 'own' || bands.some(({ key }) => key === order.band)) &&
    symmetries.includes(order.symmetry);
  const laid = keptLaid(order.laid);
  return known && laid ? { ...order, laid } : undefined;
}

/** The order for another board. Big ones are seldom minimal and symmetric, and too hard for people
 * when they are: so they start with more givens. */
export function withBoard(order: Order, board: Order['board']): Order {
  const big = sideOf({ ...order, board }) > 9;
  const givens = big ? { fewest: '120', most: '140', minimal: false } : { fewest: '', most: '', minimal: true };
  return { ...(big ? withBand(order, 'any') : order), ...givens, board, technique: '' };
}

/** The order for the board of the bench. Its rules may have no rating, so none is asked for. */
export function withOwn(order: Order, own: string, pattern: string): Order {
  return { ...withBand(order, 'any'), board: 'own', own, pattern, technique: '', fewest: '', most: '', minimal: false };
}

/** The cells of the givens are drawn on a board of one's own: rules are not laid besides. */
export const hasPattern = ({ board, pattern }: Order): boolean => board === 'own' && pattern.includes('1');

/** Whether each puzzle gets rules of its own. */
export const laysRules = (order: Order): boolean => order.laid.kinds.length > 0 && !hasPattern(order);

/** The order with other rules to lay. With the first of them it is begun anew: they take the place of most givens, and such
 * boards have levels, but no rating. */
export function withLaid(order: Order, laid: Laid): Order {
  const now = { ...order, laid };
  if (laysRules(now) === laysRules(order)) return now;
  return { ...withBand(now, 'any'), technique: '', fewest: '', most: '', minimal: !laysRules(now) };
}

/** How many rows the ordered board has; the pattern has a character a cell. */
export const sideOf = ({ board, pattern }: Order): number => (board === 'own' ? Math.sqrt(pattern.length) : boardOf(board).side);

/** The order with another band, whose numbers stand in their fields. */
export function withBand(order: Order, band: BandKey): Order {
  const range = bands.find(({ key }) => key === band)?.range;
  if (band === 'own') return { ...order, band };
  return { ...order, band, easiest: range ? String(range[0]) : '', hardest: range ? String(range[1]) : '' };
}

/** What the engine is asked for; `time` is left to the maker. */
export function optionsOf(order: Order): GenerateOptions {
  const shape = order.board === 'own' ? order.own : boardOf(order.board).shape;
  const options: GenerateOptions = { shape, symmetry: order.symmetry, minimal: order.minimal };
  // The pattern says it all: it need not have the symmetry.
  if (hasPattern(order)) Object.assign(options, { pattern: order.pattern, symmetry: 'none' });
  if (laysRules(order)) Object.assign(options, layoutOf(order.laid));
  const rating = laysRules(order) ? null : rangeOf(order.easiest, order.hardest, 1, 20);
  const givens = rangeOf(order.fewest, order.most, 0, sideOf(order) ** 2);
  if (rating) Object.assign(options, { scale: 'se', rating });
  if (givens) options.givens = givens;
  if (order.technique) options.needs = [order.technique];
  if (order.seed.trim()) options.seed = order.seed.trim();
  return options;
}

/** Whether a range of the form ends before it begins. */
export const isSwapped = ({ easiest, hardest, fewest, most, laid }: Order): boolean =>
  [[easiest, hardest], [fewest, most], ...(hasCages(laid) ? [[laid.cageFrom, laid.cageTo]] : [])].some(([from, to]) => from!.trim() !== '' && to!.trim() !== '' && Number(from) > Number(to));

export const countOf = ({ count }: Order): number => Math.min(24, Math.max(1, Math.round(Number(count) || 1)));
export const secondsOf = ({ seconds }: Order): number => Math.max(1, Number(seconds) || 60);

function rangeOf(least: string, most: string, lowest: number, highest: number): [number, number] | null {
  if (!least.trim() && !most.trim()) return null;
  return [Number(least.trim() || lowest), Number(most.trim() || highest)];
}
