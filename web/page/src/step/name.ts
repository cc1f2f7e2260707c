// The name of a step's technique; a chain's with its length, "whip[3]".
import type { Step } from 'dokushin';

export const nameOfStep = ({ name, length }: Pick<Step, 'name' | 'length'>): string => (length ? `${name}[${length}]` : name);
