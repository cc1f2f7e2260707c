// These are the English texts of cages, sums of houses and other rules.
import type { TechniqueTexts } from './text';

export const rules: TechniqueTexts = {
  'cage-combinations': {
    what:
      'A cage of so many cells and such a total can hold only certain sets of digits, its combinations. A candidate that is in none of ' +
      'those that are left goes.',
    when:
      'Begin with cages whose total is near the least or the greatest for their size: 3 and 4, 16 and 17 in two cells have one ' +
      'combination each.',
  },
  'cage-hidden-single': {
    what: 'Each combination that is left to the cage has a certain digit. Only one cell of the cage can take it, so it stands there.',
    when: 'When few combinations are left, see what they have in common, and where in the cage that can go.',
  },
  'cage-arrangements': {
    what:
      'A digit can be in a combination and still not fit its cell: the rest of the combination then finds no place in the other cells. ' +
      'Such a candidate goes.',
    when: 'Take a cage of two or three cells with few candidates and try each digit of one cell: what would the others have to be?',
  },
  innies: {
    what:
      'The digits of a house add up to a known total, 45 on 9×9. Take off the cages that lie within it, or within several houses ' +
      'together: what is left over is the sum of the cells that they don’t cover.',
    when: 'Look for houses, or neighbouring houses, that cages fill but for one cell or two.',
  },
  outies: {
    what:
      'The cages over a house, or over several together, add up to more than the digits of the houses do. What is too much is the sum of ' +
      'the cells that stick out.',
    when: 'Look for houses that cages cover completely, with one cell or two of them outside.',
  },
  'innies-and-outies': {
    what:
      'Cages that mostly lie in some houses have cells outside and lack others inside. The difference of their total and that of the ' +
      'houses is the sum of the cells outside less that of those inside.',
    when: 'When a border has one cell on either side, their difference is known: a large one leaves few pairs of digits.',
  },
  'cage-locked': {
    what:
      'Each combination that is left to the cage has a certain digit. A cell outside that sees all of its places in the cage would leave ' +
      'it none, so the digit goes there.',
    when: 'When the digit’s places in the cage lie in one row, column or box, look along it.',
  },
  'cages-in-house': {
    what:
      'Cages within one house share no digit. So their combinations are chosen together, and one that overlaps with each choice of the ' +
      'others goes, with the candidates that it alone allowed.',
    when: 'In a house with several cages, write their combinations side by side: a cage with a single one takes its digits from all others.',
  },
  'cage-comparison': {
    what:
      'Two cages have cells that see each other, so they are filled together. A candidate with which one cage would take from the other ' +
      'every digit that it needs goes.',
    when: 'Take two cages with few combinations that cross the same row, column or box, and try the combinations of one against the other.',
  },
  'combined-sums': {
    what:
      'A sum that follows from houses and cages has many open cells, or two have cells in common: subtract one from the other, or fill ' +
      'all of their cells together. A candidate that no filling has is gone.',
    when: 'When two innies or outies share a cell or two, write both sums down: often the difference has two cells left.',
  },
  'rule-pointing': {
    what:
      'Each place of a digit in a house excludes the same candidate: since they see each other, by a cage, a line or a sum, or ' +
      'because a rule then fills another cell that sees it. The same holds for the candidates of a cell. One of them is true, so that candidate goes.',
    when: 'Look at digits with two or three places left in a house, and at the rules through these places.',
  },
  'comparison-rule': {
    what:
      'A rule compares two neighbours: greater or less, a difference, a ratio, a sum that is or isn’t. A digit without a partner in the ' +
      'next cell goes. Along a line or thermometer this carries on from cell to cell.',
    when: 'Begin at the ends and where a neighbour has few candidates. With differences of 5 and more, 5 itself has no partner.',
  },
  'line-rule': {
    what:
      'A rule orders or repeats the digits of a line: the same from both ends, consecutive, between two ends, one of each group. What no ' +
      'such order can hold goes.',
    when: 'See which range is left to the whole line, and which cells stand at its ends or are copies of others.',
  },
  'counting-rule': {
    what:
      'A rule lists, counts or places digits: those in a circle, how often a digit stands, in which cell. What would make the count or ' +
      'the place impossible goes.',
    when: 'Count how many cells can still take a digit that must come, and look at cells that name a place.',
  },
  'sum-rule': {
    what:
      'Digits along an arrow, a diagonal or a line have a sum. If all others were as small as they can be, what is left is the most for ' +
      'a cell, and the other way round the least. What lies beyond goes.',
    when: 'Add up the smallest candidates of all cells but one. Long arrows and small totals leave the least room.',
  },
  'outside-rule': {
    what:
      'A clue beside a row or column says something of its digits in their order: the sum between two of them, how many are seen, which ' +
      'stands where. Digits that no such order has go.',
    when: 'Begin with clues that are extreme: a sandwich of 0 or the largest one, a skyscraper of 1 or of all digits.',
  },
  'rule-contradiction': {
    what:
      'Take a candidate to be true. Singles and the rules follow one from the other until a cell has no digit, a digit no place in a ' +
      'house, or a rule can’t be met. So the candidate is false.',
    when: 'Only when nothing else is left. Cells of two candidates that many rules share lead to an end the soonest.',
  },
};
