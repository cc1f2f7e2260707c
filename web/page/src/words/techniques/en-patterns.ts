// These are the English texts of exotic patterns: exocets, odd loops, fireworks, and digits that can't fill their cells.
import type { TechniqueTexts } from './text';

export const patterns: TechniqueTexts = {
  'set-equivalence': {
    what:
      'Groups of equally many houses hold the same digits equally often, also once the cells that both have are taken from both, one for one. ' +
      'Boxes 1, 3, 7 and 9 leave their corners; rows and columns 3 and 7 leave a ring around box 5 (“Phistomefel’s ring”), with each crossing ' +
      'once. If a digit must be N times in one area, and has room for no more than N in the other, it is nowhere else there. On jigsaws, ' +
      'two rows against two regions are the “law of leftovers”.',
    when: 'Colour the ring and the corners, and count a digit that is placed or confined in one of them and nearly shut out of the other.',
  },
  'junior-exocet': {
    what:
      'Two base cells of a box, in one line, hold two of up to four digits. Three lines run across, past the base, and two of them through the ' +
      'targets, two cells in the band’s other boxes. A digit of the base is once in each of these lines, outside of what both base cells see. If ' +
      'its places there, without the targets, lie in two houses, it is in a target, too. So the two digits of the base are those of the targets, ' +
      'which lose all else.',
    when:
      'Look for two cells of a box with the same three or four digits between them, and two cells in the band’s other boxes with the same ' +
      'digits. Count in how many rows these digits are in the lines across.',
  },
  'exocet-mirror': {
    what:
      'Each target of a junior exocet has a mirror node: the cells in the box of the other target, in the line of the band that is neither the ' +
      'base’s nor its own. The digit of a target is in the base, too, so in the box of the other target it must be in that node. A digit that ' +
      'the node lacks goes from the target, and the node loses what leaves it no room.',
    when: 'At a junior exocet, look at the cells beside each target: they hold the digit of the other one.',
  },
  'exocet-pairs': {
    what:
      'Two digits of the base of an exocet are incompatible if the lines across can’t hold both, each with one target and one cell in each of ' +
      'the other two lines. Base and targets lose the digits that are in no compatible pair.',
    when: 'When an exocet has three or four digits in its base, try the pairs that need the same cells in the lines across.',
  },
  'exocet-locked-digits': {
    what:
      'Base and targets of an exocet hold the same two digits. If one of these is known, more follows: it goes from cells that see both base ' +
      'cells or both targets. In the lines across it is in a target once and in each of its two houses once; so it goes from these houses ' +
      'elsewhere.',
    when: 'After an exocet has left few digits in the base or the targets, look for one that every pair of them needs.',
  },
  'senior-exocet': {
    what:
      'As in a junior exocet, two base cells and two targets hold the same two digits; but a target lies outside of the band of the base, in a ' +
      'line across. The proof is the same: in three lines, each digit of the base has only two houses besides the targets.',
    when: 'Look for three lines across in which the digits of a base nearly fit in two rows each, except for the same two cells.',
  },
  'franken-exocet': {
    what: 'An exocet in which two of the lines across share boxes, so that a box counts as one of the two houses that hold a digit.',
    when: 'When a digit of the base takes three rows in the lines across, see if two of these rows are in one box.',
  },
  'double-exocet': {
    what:
      'Two exocets have four digits between them, and none of the four can be in both bases. So the bases hold all four: all of them are locked. ' +
      'Each is eliminated where both exocets would eliminate it; when they share their lines across, that is everywhere else in the houses of ' +
      'all four digits.',
    when: 'At an exocet of four digits, look for a second one with the same digits and the same lines across, mostly in the next box.',
  },
  'exocet-target-pair': {
    what:
      'A target of an exocet may be two cells, if a row, column or box has some other digit only there: then they have room for one digit of the ' +
      'base. The two cells hold these two digits and lose all else; the other target is a cell as usual.',
    when: 'When a digit of a base has one place too many beside a target, see if another digit must be in one of the two cells.',
  },
  'sk-loop': {
    what:
      'Sixteen cells in four boxes at the corners of a rectangle form a ring of eight pairs. Each pair shares digits with the next, in turn along ' +
      'a line and in a box, sixteen in all. So each digit is used where it is shared, and the rest of these lines and boxes loses it. A belt of ' +
      'crosses in six boxes, two in each band and stack, works the same way.',
    when: 'Look for four given or filled cells at the corners of a rectangle in four boxes, and open cells beside them in their rows and columns.',
  },
  tridagon: {
    what:
      'Four boxes stand at the corners of a rectangle. In each, three cells in different rows and columns have the same three digits as candidates. ' +
      'Each box would then hold the three in some order, and where an odd number of the four choices slants the other way, no four orders fit together. ' +
      'So one of the further candidates of these twelve cells, the guardians, is true, and what is at odds with all of them can go.',
    when:
      'In the hardest puzzles, look for three digits that are given in none of four such boxes, and for twelve cells that have little else. ' +
      'One cell with a guardian loses the three digits; guardians of one digit take it from all cells that see them.',
  },
  'impossible-pattern': {
    what:
      'Some cells can’t be filled with three digits alone: whatever you try, two that see each other would hold the same. A tridagon is such a ' +
      'pattern of twelve cells; others have ten to eighteen, often in two bands and two stacks. So one of the further candidates of these cells, the ' +
      'guardians, is true, and what is at odds with all of them can go.',
    when:
      'In the hardest puzzles, look for three digits that many cells hold with little else. Fill these cells with the three, starting from two cells ' +
      'of a box: if each try ends in a clash, count the guardians.',
  },
  'broken-wing': {
    what:
      'An odd number of cells forms a loop for one digit: each shares a house with the next, and no house has three of them. If these houses had the ' +
      'digit in the loop only, it would stand in every second cell, which an odd number doesn’t allow. So one of its other places in these houses, the ' +
      'guardians, is true: a single one is placed, and a cell that sees all of several loses the digit.',
    when: 'Look for a digit with a loop of five strong links that almost works: one, two or three further places spoil it and see a common cell.',
  },
  'bivalue-oddagon': {
    what:
      'An odd number of cells with the same two candidates forms a loop in which each sees the next. The two digits can’t take turns in it. So one of ' +
      'the further candidates of these cells, the guardians, is true, and what is at odds with all of them can go.',
    when:
      'Look at five or seven cells that have two digits and little else. If only one cell has a further candidate, it loses the two digits; guardians of ' +
      'one digit take it from all cells that see them.',
  },
  fireworks: {
    what:
      'A row and a column cross in a box. Outside of the box, three digits have places in the row only in one cell, and in the column only in one ' +
      'cell. A digit in neither of these cells is in the box in both lines, so where they cross. The three digits fill the two ends and the crossing ' +
      'cell, which lose all other candidates.',
    when: 'Look at a box where a row and a column both leave it with just one open cell for the same three digits.',
  },
  'firework-quadruple': {
    what:
      'A row and a column cross in a box. Outside of it, two digits have places in the row only in one cell, and in the column only in one cell. ' +
      'Two other digits do the same at the opposite corner of the rectangle, with the same two cells as ends. Each of the four digits is at one of ' +
      'the four corners, so these lose all other candidates, and each crossing cell the two digits of the other.',
    when:
      'Look at the corners of rectangles over four boxes where the lines of two opposite corners hold few other open cells outside of their boxes.',
  },
  'firework-pair': {
    what:
      'A row and a column cross in a box. Outside of it, two digits have places in the row only in one cell, and in the column only in one cell. ' +
      'The crossing cell holds one of the two at most, so one of the two ends holds the other. An almost locked set that has both digits only where ' +
      'it sees both ends is left with one of them, and the crossing cell holds the same one: it loses all other candidates.',
    when:
      'Look for a cell with just the two digits at the fourth corner of the rectangle. The crossing cell then has the same two candidates.',
  },
  'firework-wing': {
    what:
      'Two digits of a row and a column have, outside of the box where these cross, one cell each in the row and in the column. The crossing cell ' +
      'holds one of the two at most, so one of these ends holds the other. A set at each end would be locked by that: a candidate that sees a digit ' +
      'in both sets (for the two digits: also both ends) is false.',
    when:
      'Look for two cells with just the two digits, one seen from each end, as in a W-wing; or for almost locked sets with both digits there.',
  },
  'multi-sector-locked-sets': {
    what:
      'Some rows and columns cross in open cells, each of which is filled. For each digit, count the fewest rows, columns and boxes that have all its ' +
      'candidates there: each of these holds it once. If there are as many of these links in all as cells (rank 0), every link has its digit in one of ' +
      'the cells, and loses it elsewhere. A candidate in two links is false.',
    when:
      'In the hardest puzzles, choose four rows and four columns that have few different givens. Count a digit that is given in these rows by the columns that ' +
      'are left to it, and a digit that is given in the columns by its rows.',
  },
  'or-k-whip': {
    what:
      'A tridagon, a bivalue oddagon or an impossible pattern has two to five guardians that have nothing in common; still one of them is true. If a ' +
      'candidate were true, others would follow one by one, each the last one of a cell or a house, or the last guardian. Where a cell, a house or ' +
      'the guardians have none left, the candidate is false. A whip is such a chain in which each link starts at the digit that was placed just ' +
      'before.',
    when:
      'In the hardest puzzles, look for a tridagon or another such pattern first. Then try the candidates that exclude one of its guardians: they ' +
      'often exclude the others, too.',
  },
};
