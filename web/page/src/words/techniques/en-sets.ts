// These are the English texts of wings, almost locked sets and exclusion.
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
};
