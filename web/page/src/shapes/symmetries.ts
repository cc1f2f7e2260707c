// The symmetries that givens can have, in the order in which they are offered.
import type { SymmetryName } from 'dokushin';

export const symmetries: readonly SymmetryName[] = [
  'none', '180', '90', 'horizontal', 'vertical', 'both', 'diagonal', 'antidiagonal', 'full',
];
