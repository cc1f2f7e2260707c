// These are the English texts of wings, almost locked sets, exclusion and exotic patterns.
import type { TechniqueTexts } from './text';

export const sets: TechniqueTexts = {
  'xy-wing': {
    what:
      'A pivot with the candidates X and Y sees a pincer X Z and a pincer Y Z. Whichever the pivot is, it takes X or Y from one pincer, which is Z ' +
      'then. So cells that see both pincers lose Z.',
    when:
      'Start from a cell with two candidates and look in its houses for two others that share one digit each with it and a third with each other.',
  },
  'xyz-wing': {
    what:
      'A pivot has X, Y and Z; it sees a pincer X Z and a pincer Y Z. Whichever digit the pivot is, one of the three cells is Z. So cells that see ' +
      'all three lose Z.',
    when:
      'Look for a cell with three candidates, a pincer in its box and one in its line outside the box. What can go lies in the box and on that ' +
      'line.',
  },
  'w-wing': {
    what:
      'Two cells that don’t see each other have the same two candidates X and Y. In some house X has two places, one seen by each cell. One of the ' +
      'places is X, so one of the cells is Y, and what sees both cells loses Y.',
    when: 'When two cells with the same candidates are no pair, look between them for a house with two places for one of the digits.',
  },
  'wxyz-wing': {
    what:
      'Four cells in a box and a line that cross hold four digits. All but Z can stand there only once, since their places see each other. Three ' +
      'digits can’t fill four cells, so one cell is Z, and what sees all places of Z loses it.',
    when:
      'Look where a box and a line cross: cells of two or three candidates that together keep to four digits, with one digit spread over both ends.',
  },
  'vwxyz-wing': {
    what:
      'Five cells in a box and a line that cross hold five digits. All but Z can stand there only once. Four digits can’t fill five cells, so one ' +
      'cell is Z, and what sees all places of Z loses it.',
    when: 'Take a WXYZ-wing that fails by one digit and look for a cell more. Box and line together must have few candidates.',
  },
  'set-wxyz-wing': {
    what:
      'Three cells that all see each other hold four digits, W X Y Z; one more cell has just X and Z and sees all places of X among them. X can’t ' +
      'be in both, and without X either the cell or the set has Z. So what sees all places of Z in both loses it.',
    when: 'Start from a cell with two candidates X Z, and look in a house nearby for three cells with four digits, X and Z among them.',
  },
  'set-vwxyz-wing': {
    what:
      'Four cells that all see each other hold five digits; one more cell has just two of these, X and Z, and sees all places of X among them. One ' +
      'of the two parts is without X and has Z then. What sees all places of Z in both loses it.',
    when: 'Start from a cell with two candidates, and look in a house for four cells with five digits, these two among them.',
  },
  'set-uvwxyz-wing': {
    what:
      'Five cells that all see each other hold six digits; one more cell has just two of these, X and Z, and sees all places of X among them. One ' +
      'of the two parts is without X and has Z then. What sees all places of Z in both loses it.',
    when: 'Look at houses with many open cells and leave out those with odd candidates: five cells with six digits, and a cell with two outside.',
  },
  'set-tuvwxyz-wing': {
    what:
      'Six cells that all see each other hold seven digits; one more cell has just two of these, X and Z, and sees all places of X among them. One ' +
      'of the two parts is without X and has Z then. What sees all places of Z in both loses it.',
    when: 'It needs a house that is almost empty. Mostly a smaller set in the rest of that house is easier to see.',
  },
  'als-xz': {
    what:
      'Two almost locked sets (N cells of a house with N + 1 digits) share X, and all places of X in one see all those in the other. So one set is ' +
      'without X and locked: it holds its other digits, Z among them. What sees all places of Z in both loses Z. If they share two such digits X, ' +
      'both sets are locked.',
    when: 'Begin with small sets: a cell with two candidates, two cells with three digits. Find two that touch by one digit and share another.',
  },
  'als-xy-wing': {
    what:
      'An almost locked set C shares a digit X with set A and another digit Y with set B; of each, only one of the two sets can have it. C can’t ' +
      'do without both, so A is without X or B without Y. That one is locked and has Z; what sees all places of Z in A and B loses it.',
    when: 'It is an XY-wing with sets in place of cells. Look for a small set in the middle that touches two others by different digits.',
  },
  'als-chain': {
    what:
      'Four or more almost locked sets follow each other, each linked to the next by a digit that only one of the two can have, and never twice in ' +
      'a row by the same one. So the first or the last set has the digit Z that both share, and what sees all its places loses it.',
    when: 'It is an XY-chain with sets in place of cells. Extend an ALS-XY-wing that ends too far away.',
  },
  'death-blossom': {
    what:
      'A cell, the stem, has a petal for each of its candidates: an almost locked set whose places for that candidate all see the stem. Whichever ' +
      'candidate is true, its petal loses it and is locked. So a digit Z that all petals share is in one of them; what sees all its places loses ' +
      'it.',
    when: 'Take a cell with two or three candidates, and look for a small almost locked set around it for each.',
  },
  'sue-de-coq': {
    what:
      'Cells where a box and a line cross, with some of the rest of the box and some of the rest of the line, have as many digits as cells. Each ' +
      'digit fits there only once, so each is used: the rest of the line loses those of the line’s part, the rest of the box those of the box’s ' +
      'part, and both what only the crossing has.',
    when:
      'Look for two or three cells at a crossing with two more candidates than cells, then for a cell with two of these in the line and one with ' +
      'two others in the box.',
  },
  'aligned-pair-exclusion': {
    what:
      'Go through all pairs of candidates of two cells. A pair is impossible if it repeats a digit in cells that see each other, or takes the last ' +
      'candidates from a cell that sees both. A candidate that is in no possible pair goes.',
    when: 'Choose two cells that see several common cells with two candidates: each of these forbids one pair.',
  },
  'aligned-triple-exclusion': {
    what:
      'Go through all combinations of candidates of three cells. One is impossible if it repeats a digit in cells that see each other, or takes ' +
      'the last candidates from a cell that sees all three. A candidate that is in no possible combination goes.',
    when: 'It is long work by hand: choose three cells that see several common cells with two or three candidates.',
  },
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
