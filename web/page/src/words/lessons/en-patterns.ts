// These are the English texts of the lessons on patterns across the board.
import type { LessonTexts } from './text';

export const patterns: LessonTexts = {
  'x-wing': {
    title: 'X-wing',
    text: [
      'Sets link cells of one house. Now link two houses by one digit. In two rows the digit has just two places each, and they lie in the same ' +
        'two columns.',
      'The two rows hold the digit at opposite corners of a rectangle, one way or the other. Either way both columns have it in these rows, so ' +
        'their other cells lose it.',
      'Take one digit at a time and note the rows with two places. Then do the same with columns, which clears rows. Three places in one of the ' +
        'rows spoil it.',
    ],
    task: 'Find the two lines in which one digit has its places face to face.',
  },
  swordfish: {
    title: 'Swordfish',
    text: [
      'An X-wing is the smallest fish: two lines in two. A swordfish has three: in three rows the digit keeps to three columns, so these lose it ' +
        'elsewhere.',
      'A row may have two or three of the places. Often each has only two, and the shape is a ring rather than a full grid.',
      'Choose a digit that is missing in many rows. Collect rows with two or three places and see whether three of them share three columns. Four ' +
        'lines make a jellyfish; look in the other direction first.',
    ],
    task: 'Find three lines in which one digit keeps to three lines across.',
  },
  'skyscraper-and-kite': {
    title: 'Skyscraper and kite',
    text: [
      'Sometimes an X-wing almost works: two rows with two places each, but only one pair of ends is in line. These two can’t both be true, so ' +
        'one of the two other ends is. What sees both loses the digit. This is a skyscraper.',
      'A two-string kite is the same with a row and a column. The near ends lie in one box.',
      'Look for houses with two places for a digit and ask whether an end of one sees an end of another. The far ends do the work.',
    ],
    task: 'Find the two lines with two places each, and what sees both far ends.',
  },
  'empty-rectangle': {
    title: 'Empty rectangle',
    text: [
      'Skyscraper and kite join houses with two places. A box can take the place of one of them, although the digit has more places there, if ' +
        'these lie in one row and one column, like a cross.',
      'A line outside has two places, one of them in line with an arm of the cross. If that one is true, the box has the digit in its other arm; ' +
        'if not, the far one is true.',
      'A cell that sees both, the arm and the far place, loses the digit. The name comes from the four empty cells beside the cross.',
    ],
    task: 'Find the box with the cross and the line with two places that meets its arm.',
  },
  'xy-wing': {
    title: 'XY-wing',
    text: [
      'Back to cells. Take one with the candidates X and Y. It sees a cell X Z and another cell Y Z. Whichever digit the first cell takes, one of ' +
        'the two others becomes Z.',
      'So any cell that sees both of the others can’t be Z. The first cell is the pivot, the others are the pincers.',
      'Mark all cells with two candidates, and try each as the pivot. Don’t eliminate Z where only one pincer sees it.',
    ],
    task: 'Find the pivot and its two pincers, and the candidates that both pincers see.',
  },
  'xyz-and-w-wing': {
    title: 'XYZ-wing and W-wing',
    text: [
      'In an XYZ-wing the pivot has Z as well. Then any of the three cells may be Z, so only cells that see all three lose it; they lie in the ' +
        'pivot’s box.',
      'A W-wing has two cells X Y that don’t see each other. A house between them has just two places for X, one seen by each cell. One of these ' +
        'is X, so one cell is Y, and what sees both cells loses Y.',
      'In both, ask the same: which digit is sure to be in one of a few cells?',
    ],
    task: 'Find the pivot with three candidates, its two pincers, and what all three see.',
  },
  'unique-rectangles': {
    title: 'Unique rectangles',
    text: [
      'A proper puzzle has one solution. Four cells in two rows, two columns and two boxes that held only X and Y could exchange them, and there ' +
        'would be two. So this can’t happen.',
      'If three of the cells have only X and Y, the fourth takes neither. If two on one side have the same third digit, one of them is that digit.',
      'The rectangle must lie in exactly two boxes, and none of its cells may be given. And it needs a puzzle with one solution: here the page ' +
        'checks that.',
    ],
    task: 'Find the rectangle of one pair of digits, and what its fourth cell loses.',
  },
  bug: {
    title: 'BUG+1',
    text: [
      'Uniqueness helps at the end, too. If all open cells had two candidates, and each digit two places in every house, the puzzle could not ' +
        'have exactly one solution. This is a BUG, a bivalue universal grave.',
      'When just one cell has three candidates, it saves the puzzle. One of its digits has three places in its row, in its column and in its box: ' +
        'that is the solution.',
      'Count before you place. With a second cell of three candidates this simple form no longer holds.',
    ],
    task: 'Find the one cell with three candidates, and its digit that has three places in a house.',
  },
  colouring: {
    title: 'Colouring',
    text: [
      'A house with two places for a digit is a strong link: one is true, the other false. Strong links often join up. Give their places two ' +
        'colours in turn; then one colour is true everywhere.',
      'You don’t know which, but a place that sees both colours can’t hold the digit. And if two places of one colour see each other, that colour ' +
        'is false.',
      'Colour only along houses with exactly two places. A third place breaks the link, however close it looks.',
    ],
    task: 'Colour the strong links of one digit, and find a place that sees both colours.',
  },
  'x-chain': {
    title: 'Strong and weak links',
    text: [
      'Colours use strong links only. Two places in one house are also a weak link: not both are true. If strong and weak links take turns, a ' +
        'chain can go further.',
      'Begin and end with a strong link. If the first place is false, the next is true, the one after false, and so on, until the last is true. ' +
        'So one of the two ends is true: an X-chain.',
      'What sees both ends loses the digit. A strong link may serve as a weak one, never the other way round.',
    ],
    task: 'Follow strong and weak links of one digit in turn, and find what sees both ends.',
  },
  'xy-chain': {
    title: 'XY-chain',
    text: [
      'Links also exist in cells: in a cell with two candidates, if one is false, the other is true. A chain can run through such cells, from ' +
        'digit to digit.',
      'Each cell sees the next and shares a digit with it. If the first cell isn’t Z, it takes its other digit, which the next cell loses, and so ' +
        'on, until the last is Z. So one of the ends is Z.',
      'An XY-wing is such a chain of three cells. Check that each cell passes on the digit that it didn’t receive.',
    ],
    task: 'Follow cells with two candidates to a chain whose ends share a digit.',
  },
  aic: {
    title: 'Alternating chains',
    text: [
      'Now mix all links: houses with two places, cells with two candidates, and weak links between them. This is an alternating inference chain, ' +
        'and nearly all patterns so far are special cases.',
      'One of the two ends is true. If they are the same digit, what sees both loses it. If they are different digits in cells that see each ' +
        'other, each cell loses the other’s digit.',
      'Start from a strong link and extend it at both sides. The usual mistake is two weak links in a row.',
    ],
    task: 'Follow the chain from end to end, and find what is at odds with both ends.',
  },
  'als-xz': {
    title: 'Almost locked sets',
    text: [
      'A cell with two candidates is one digit short of being solved. In the same way, two cells of a house with three digits, or three with ' +
        'four, are almost locked: if one digit leaves, the others fill them.',
      'Two such sets may share a digit X that only one of them can hold, since all its places see each other. The other set is locked then, with ' +
        'its Z. So if both have Z, one of them uses it.',
      'What sees all places of Z in both sets loses it. Begin with the smallest sets.',
    ],
    task: 'Find the two sets, the digit that only one can hold, and the digit that goes.',
  },
  'forcing-chains': {
    title: 'Forcing chains, and the end',
    text: [
      'When no chain is found, consider cases. Take a cell with few candidates, follow each, and see what they have in common. One of them is ' +
        'true, so what all lead to is true. This is a forcing chain.',
      'The places of a digit in a house serve as well. An assumption that ends in a contradiction is simply false.',
      'Here the art ends: longer cases, with branches, solve nearly every puzzle, but by patience rather than by seeing. Always look for ' +
        'something smaller first.',
    ],
    task: 'Follow each candidate of the cell, and find the result that all of them share.',
  },
};
