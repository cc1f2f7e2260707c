// Positions to learn from: a few a technique, in which the engine finds it. tools/technique_examples.mjs found them and
// writes these files. Each is a text that parse() reads: a line of HoDoKu's library, or the 81 characters alone.
import { basic } from './examples/basic';
import { chains } from './examples/chains';
import { finnedFish } from './examples/finned-fish';
import { fish } from './examples/fish';
import { frankenFish } from './examples/franken-fish';
import { krakenAndSiameseFish } from './examples/kraken-and-siamese-fish';
import { mutantFish } from './examples/mutant-fish';
import { oneDigit } from './examples/one-digit';
import { setsAndWings } from './examples/sets-and-wings';
import { uniqueness } from './examples/uniqueness';

export const examples: Record<string, readonly string[]> = {
  ...basic,
  ...chains,
  ...finnedFish,
  ...fish,
  ...frankenFish,
  ...krakenAndSiameseFish,
  ...mutantFish,
  ...oneDigit,
  ...setsAndWings,
  ...uniqueness,
};
