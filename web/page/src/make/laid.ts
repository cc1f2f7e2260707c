// The rules that an order has laid at random on each board: their kinds, how many, and where.
import type { GenerateOptions, SymmetryName } from 'dokushin';
import { symmetries } from '../shapes/symmetries';
import { filled } from '../useKeptState';

export type LaidLevel = NonNullable<GenerateOptions['level']>;
/** HoDoKu's levels: Sudoku Explainer rates no boards with such rules. */
export const laidLevels: readonly LaidLevel[] = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

export interface LaidKind {
  kind: string;
  /** How many, as it was typed: "6", "4–6", "20%"; empty: as many as are usual. */
  amount: string;
}

export interface Laid {
  kinds: readonly LaidKind[];
  level: LaidLevel | 'any';
  symmetry: SymmetryName;
  cageFrom: string;
  cageTo: string;
  inBoxes: boolean;
  minimal: boolean;
}

export const usualLaid: Laid = { kinds: [], level: 'any', symmetry: '180', cageFrom: '', cageTo: '', inBoxes: false, minimal: false };
const [usualLeast, usualMost] = [2, 5];

/** Rules as they were kept; undefined if they can't be those of this version. */
export function keptLaid(kept: unknown): Laid | undefined {
  const laid = filled(usualLaid, kept);
  const known =
    Array.isArray(laid.kinds) &&
    laid.kinds.every((one: Partial<LaidKind> | null) => typeof one?.kind === 'string' && typeof one.amount === 'string') &&
    (laid.level === 'any' || laidLevels.includes(laid.level)) &&
    symmetries.includes(laid.symmetry);
  return known ? laid : undefined;
}

/** Only then the sizes of cages are asked for, and count. */
export const hasCages = ({ kinds }: Laid): boolean => kinds.some(({ kind }) => kind === 'killer');

/** The rules with a kind more, or without it. */
export function withKind(laid: Laid, kind: string, chosen: boolean): Laid {
  const others = laid.kinds.filter((one) => one.kind !== kind);
  return { ...laid, kinds: chosen ? [...others, { kind, amount: '' }] : others };
}

export function withAmount(laid: Laid, kind: string, amount: string): Laid {
  return { ...laid, kinds: laid.kinds.map((one) => (one.kind === kind ? { kind, amount } : one)) };
}

/** A wish as the engine reads it: "arrow:4..6". */
function wishOf({ kind, amount }: LaidKind): string {
  const number = amount.normalize('NFKC').replace(/\s/g, '').replace(/[-–—−~〜]+/, '..');
  return number ? `${kind}:${number}` : kind;
}

/** What the engine is asked for. */
export function layoutOf(laid: Laid): GenerateOptions {
  const { cageFrom, cageTo, level } = laid;
  const cages = hasCages(laid);
  const least = Number(cageFrom.trim() || Math.min(usualLeast, Number(cageTo.trim() || usualLeast)));
  const most = Number(cageTo.trim() || Math.max(usualMost, least));
  return {
    ruleKinds: laid.kinds.map(wishOf), ruleSymmetry: laid.symmetry, scale: 'hodoku',
    ...(cages && (cageFrom.trim() || cageTo.trim()) && { cageCells: [least, most] as [number, number] }),
    ...(cages && laid.inBoxes && { cagesInBoxes: true }),
    ...(laid.minimal && { minimalRules: true }),
    ...(level !== 'any' && { level }),
  };
}
