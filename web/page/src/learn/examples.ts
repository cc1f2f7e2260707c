// Positions to learn from: a few a technique, in which the engine finds it. tools/technique_examples.mjs, and for rules
// tools/rule_examples.mjs, found them and write these files. Each is a text that parse() reads: a line of HoDoKu's
// library, the 81 characters alone, or JSON with a shape.
import { basic } from './examples/basic';
import { chains } from './examples/chains';
import { finnedFish } from './examples/finned-fish';
import { fish } from './examples/fish';
import { frankenFish } from './examples/franken-fish';
import { krakenAndSiameseFish } from './examples/kraken-and-siamese-fish';
import { mutantFish } from './examples/mutant-fish';
import { oneDigit } from './examples/one-digit';
import { rules } from './examples/rules';
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
  ...rules,
  ...setsAndWings,
  ...uniqueness,
};
