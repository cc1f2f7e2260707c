// The English names of rules (rules.ts).
import type { Names } from './rule-name';

/** These name several of a kind. */
const ruleNames: Names = {
  cage: 'killer cages', arrow: 'arrows', 'double-arrow': 'double arrows', thermometer: 'thermometers', 'slow-thermometer': 'slow thermometers',
  whispers: 'whispers', between: 'between lines', palindrome: 'palindromes', sandwich: 'sandwiches', skyscraper: 'skyscrapers', sum: 'sums',
  'x-sum': 'X-sums', 'sum-line': 'sum lines', 'region-sum': 'region sum lines', zipper: 'zippers', quadruple: 'quadruples', difference: 'differences', ratio: 'ratios',
  less: 'inequalities', counting: 'counting circles', 'one-of': 'restricted cells', 'numbered-room': 'numbered rooms', values: 'values', variables: 'cells outside the grid',
  'equality-cage': 'equality cages', rellik: 'rellik cages', lockout: 'lockout lines', entropic: 'entropic lines', modular: 'modular lines',
};

export const en = { ruleNames, killer: (board: string) => `Killer ${board}`, ruled: (board: string, names: string) => `${board}, ${names}` };
