// How digits are written beyond 9: the engine's usual alphabet.
const symbols = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@&$';

/** "1" to "9", then "A" for 10; nothing for a blank. */
export const symbol = (digit: number): string => symbols[digit - 1] ?? '';
