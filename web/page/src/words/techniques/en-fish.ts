// These are the English texts of fish.
import { bySize, fishTexts } from './fish';
import type { TechniqueTexts } from './text';

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven'];
const names = ['X-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'];
const number = (size: number) => numbers[size - 2]!;
const name = (size: number) => names[size - 2]!;
const article = (size: number) => (size === 2 ? 'an' : 'a');

const ofMany: TechniqueTexts = {
  'kraken-fish-1': {
    what:
      'A finned fish whose fins don’t see the candidate in question. If no fin is true, the fish eliminates it; and from each fin ' +
      'that is true a chain leads to its being false. So it goes in any case.',
    when: 'When a finned fish would eliminate a candidate that a fin doesn’t see, try to get from that fin to the candidate by a short chain.',
  },
  'kraken-fish-2': {
    what:
      'A finned fish: either a fin is true, or each cover holds the digit in one of the base lines. Take one cover: from each of its ' +
      'places there, and from each fin, a chain leads to the same candidate being false. One of them is true, so it goes.',
    when: 'When a finned fish eliminates nothing, choose the cover with the fewest places and follow chains from these and from the fins.',
  },
  'siamese-fish': {
    what:
      'Two finned fish of a digit have the same base lines, but cover them in two ways, so that other places become fins. ' +
      'Each fish is right by itself, so what either of them eliminates can go.',
    when: 'When you have a finned fish, keep its base lines and let the line of the fin take the place of a cover: is that a fish, too?',
  },
  'siamese-franken-fish': {
    what:
      'Two finned franken fish of a digit share their bases, boxes among them, and differ in their covers and so in their fins. ' +
      'Each is right by itself, so what either of them eliminates can go.',
    when: 'When you have a finned franken fish, exchange one cover for the line or box that holds its fins, and look again.',
  },
  'siamese-mutant-fish': {
    what:
      'Two finned mutant fish of a digit share their bases, of mixed kinds, and differ in their covers and so in their fins. ' +
      'Each is right by itself, so what either of them eliminates can go.',
    when: 'When you have a finned mutant fish, exchange a cover for any house that holds its fins, and see what this second fish eliminates.',
  },
};

export const fish: TechniqueTexts = {
  ...fishTexts({
    '': (size) => ({
      what: bySize(
        size,
        [
          'In two rows, a digit has places only in the same two columns. Each row needs it once, so the two columns have it there, ' +
            'and their other cells lose it. The same holds with rows and columns exchanged.',
          'In three rows, a digit has places only in three columns; no row need use all three. The rows need the digit three times and ' +
            'the columns have room for three, so their other cells lose it. The same holds with rows and columns exchanged.',
          'In four rows, a digit has places only in four columns. The rows need the digit four times, which fills the columns, ' +
            'so their other cells lose it. The same holds with rows and columns exchanged.',
        ],
        (n) =>
          `In ${number(n)} rows, a digit has places only in ${number(n)} columns, so these lose it elsewhere. On nine rows the other ` +
          `${number(9 - n)} columns then form ${article(9 - n)} ${name(9 - n)}, or less, that eliminates the same.`,
      ),
      when: bySize(
        size,
        [
          'Take one digit and note the rows in which it has exactly two places. Are they in the same columns in two of them? Then try columns.',
          'Take a digit with two or three places in several rows, and look for three rows that keep to three columns. Then try columns.',
          'First look for a smaller fish across: with the digit still missing in seven rows or fewer, the other columns form one. ' +
            'A jellyfish is needed only with more.',
        ],
        (n) =>
          `Only on boards larger than 9×9, where ${number(n)} lines may keep to ${number(n)} others. ` +
          `On the usual board look across for the ${name(9 - n)}.`,
      ),
    }),
    'finned-': (size) => ({
      what:
        `But for some fins, all places of a digit in ${number(size)} rows lie in ${number(size)} columns. Either a fin is true, or ` +
        `the rest is ${article(size)} ${name(size)}. So a cell of these columns, outside the rows, that sees all the fins loses the digit. ` +
        'The same holds with rows and columns exchanged.',
      when: bySize(
        size,
        [
          'Look for an X-wing that one or two places too many spoil. If these lie in one box with one of its corners, the cells of that box ' +
            'in the corner’s column are the ones to check.',
          'Look for three lines that would be a swordfish but for places in one box. Check the cells of this box that lie in a cover.',
          'Look for four lines that would be a jellyfish but for places in one box. Check that box where a cover runs through it.',
        ],
        (n) =>
          `It is seldom seen by hand. Of ${number(n)} lines all fins must lie near one another, mostly in one box; ` +
          'try smaller fish across before.',
      ),
    }),
    'sashimi-': (size) => ({
      what:
        `A finned ${name(size)} in which a row, without its fins, has one place or none left in the ${number(size)} columns. ` +
        'The argument is the same: if no fin is true, each row still places the digit in the columns, which lose it elsewhere; if one is, ' +
        'the cells that see it do. So what sees all the fins goes in any case.',
      when: bySize(
        size,
        [
          'Look for a row with two places, and a second with one of them below and the other a column beside, in the same box as the missing corner. ' +
            'It is often a skyscraper, too.',
          'Look for three lines that nearly make a swordfish: in one of them the places lie beside a cover, in one box with it.',
          'Look for four lines that nearly make a jellyfish, where a corner is empty and places beside it, in its box, take its part.',
        ],
        (n) => `It is seldom seen by hand. If ${number(n)} lines nearly match and fail by one box, check the cells of that box in a cover.`,
      ),
    }),
    'franken-': (size) => ({
      what:
        `${size === 2 ? 'An' : 'A'} ${name(size)} with boxes: the ${number(size)} bases are rows and boxes that share no place of the digit, the ` +
        `${number(size)} covers are columns and boxes. The bases hold the digit ${number(size)} times and the covers have no more room, ` +
        'so the covers lose it elsewhere. The same holds with rows and columns exchanged.',
      when: bySize(
        size,
        [
          'Look for locked candidates instead: two houses that fit two covers, a box among them, always contain some, and these lead to the same.',
          'Start with a box in which the digit keeps to two lines, add lines with few places, and count the lines across that they use.',
          'Start with two boxes of a band in which the digit keeps to few columns, and add rows until four houses fit four covers.',
        ],
        (n) => `It is a find for programs. With ${number(n)} houses there is mostly a smaller fish or a chain that does the same.`,
      ),
    }),
    'finned-franken-': (size) => ({
      what:
        `A franken ${name(size)} with fins: but for these, all places of the digit in ${number(size)} rows and boxes lie in ${number(size)} ` +
        'columns and boxes. Either a fin is true or the covers are used up, so a candidate of the covers that sees all the fins goes. ' +
        'The same holds with rows and columns exchanged.',
      when: bySize(
        size,
        [
          'Take a line and a box of one digit whose places almost fit two lines across, and look what sees the one that doesn’t fit.',
          'Take two lines and a box, or two boxes and a line, that almost fit three covers. The fins should lie in one house.',
          'Take lines and boxes with few places that almost fit four covers. Only a few fins, close together, leave something to eliminate.',
        ],
        (n) => `It is a find for programs: with ${number(n)} bases and some fins, nobody looks for it by hand.`,
      ),
    }),
    'mutant-': (size) => ({
      what:
        `${size === 2 ? 'An' : 'A'} ${name(size)} of any houses: rows, columns and boxes may be mixed among the ${number(size)} bases and among the ` +
        `covers. If the bases share no place of the digit and all their places lie in ${number(size)} covers, the covers are used up ` +
        'and lose the digit elsewhere.',
      when: bySize(
        size,
        [
          'Look for singles and locked candidates instead: two mixed houses that fit two covers always contain some.',
          'Take a row, a column and a box with few places of the digit, and look for three houses that cover all of these.',
          'Take four houses with few places that don’t overlap in one, rows beside columns, and try to cover them with four others.',
        ],
        (n) => `It is a find for programs. The number of ways to mix ${number(n)} houses is too large to search by eye.`,
      ),
    }),
    'finned-mutant-': (size) => ({
      what:
        `A mutant ${name(size)} with fins: but for these, all places of the digit in ${number(size)} bases of any kind lie in ` +
        `${number(size)} covers of any kind. Either a fin is true or the covers are used up, so a candidate of the covers that sees all fins goes.`,
      when: bySize(
        size,
        [
          'When a row and a column of one digit almost fit two other houses, look what sees the place that doesn’t fit. It is often a kite.',
          'When three houses of mixed kinds almost fit three others, look for candidates of these that see each place left over.',
          'When four mixed houses almost fit four others, look for what sees each place left over. A chain is mostly easier to find.',
        ],
        (n) => `It is a find for programs, and the last of the fish they try with ${number(n)} bases.`,
      ),
    }),
  }),
  ...ofMany,
};
