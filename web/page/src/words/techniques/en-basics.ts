// These are the English texts of the basics: singles, locked candidates and subsets.
import type { TechniqueTexts } from './text';

export const basics: TechniqueTexts = {
  'last-digit': {
    what: 'A house has one open cell. It must hold the one digit that the house still lacks.',
    when: 'Look at rows, columns and boxes that are nearly full, above all right after you have placed a digit in one of them.',
  },
  'hidden-single': {
    what:
      'In a house, all open cells but one are closed to a digit: they see it elsewhere, or it is ruled out there. The house needs the digit, so it ' +
      'goes into the one place left.',
    when:
      'Take a digit that stands on the board often. For each box that lacks it, cross out the rows and columns that have it; then do the same for ' +
      'rows and columns with few open cells.',
  },
  'naked-single': {
    what:
      'All digits but one are ruled out in a cell, mostly because they stand in its row, column or box. The cell must hold the digit that is left.',
    when: 'Pick an open cell whose row, column and box are well filled and count off the digits. With centre marks it is a cell with a single mark.',
  },
  'direct-pointing': {
    what:
      'In a box, all places for a digit lie in one line, so the digit stands there and the line’s other boxes have it elsewhere. In one of these ' +
      'boxes only a single place is left, and the digit can be placed at once.',
    when:
      'You need no marks. While you look for hidden singles, note boxes that leave a digit two or three cells in one line; treat that line as if ' +
      'the digit stood in it already.',
  },
  'direct-claiming': {
    what:
      'In a line, all places for a digit lie in one box, so the box’s other cells can’t hold it. That leaves the digit a single place in another ' +
      'line that runs through the box, where it can be placed at once.',
    when: 'Look at lines with few open cells. If a missing digit fits only in one box, look at the two parallel lines through that box.',
  },
  pointing: {
    what:
      'In a box, all places for a digit lie in one row or column. The box needs the digit, so it stands there, and the other cells of that line ' +
      'lose it.',
    when: 'Corner marks show it best: a digit that is marked in a box only in two or three cells of one line. Follow the line into the other boxes.',
  },
  claiming: {
    what:
      'In a row or column, all places for a digit lie in one box. The line needs the digit, so it stands there, and the other cells of the box ' +
      'lose it.',
    when: 'Go along a line whose open cells crowd into one box and ask for each missing digit whether the cells outside that box can hold it.',
  },
  'direct-hidden-pair': {
    what:
      'Two digits fit only the same two cells of a house, so these cells are taken. Another digit that could stand there has a single place left ' +
      'in the house and is placed at once.',
    when:
      'When the same lines close a box to two digits, see whether both are left with the same two cells. Then look where the other missing digits ' +
      'can still go.',
  },
  'direct-hidden-triple': {
    what:
      'Three digits fit only the same three cells of a house, so these cells are taken. Another digit that could stand there has a single place ' +
      'left in the house and is placed at once.',
    when:
      'Try houses with five or more open cells in which several missing digits are kept out of the same cells. Set three cells aside and place the ' +
      'rest.',
  },
  'naked-pair': {
    what:
      'Two cells of a house have the same two candidates and no others. The two digits take these two cells, in one order or the other, so every ' +
      'other cell of the house loses both.',
    when: 'Go through the cells with two candidates. Does a second cell in the same row, column or box have the same two?',
  },
  'naked-triple': {
    what:
      'Three cells of a house have only three digits among them; each cell has two or three of these. The cells use the three digits up, so the ' +
      'other cells of the house lose them.',
    when:
      'Collect the cells of a house with two or three candidates and see whether three of them keep to three digits. Often no cell has all three: ' +
      '1 2, 2 3 and 1 3 is a triple, too.',
  },
  'naked-quad': {
    what: 'Four cells of a house have only four digits among them. The cells use the four digits up, so the other cells of the house lose them.',
    when:
      'Look in houses with eight or nine open cells, at the cells with two to four candidates. With fewer open cells a hidden set in the other ' +
      'cells is smaller and easier to see.',
  },
  'hidden-pair': {
    what: 'Two digits have only the same two places in a house. These two cells hold the two digits, so all their other candidates go.',
    when:
      'Compare the places of digits, not the cells: two digits that are marked in the same two cells of a box or line and nowhere else in it. ' +
      'Corner marks make this easy.',
  },
  'hidden-triple': {
    what: 'Three digits have only three places among them in a house. These three cells hold the three digits, so all their other candidates go.',
    when:
      'In a house with many open cells, take the digits with two or three places and see whether three of them share the same three cells. Not ' +
      'every digit needs all three.',
  },
  'hidden-quad': {
    what: 'Four digits have only four places among them in a house. These four cells hold the four digits, so all their other candidates go.',
    when: 'It needs a house with nine open cells, or nearly so: otherwise the other cells are a naked set that is no larger, and easier to see.',
  },
  'locked-pair': {
    what:
      'Two cells that lie in one box and in one line have the same two candidates. The pair fills both cells, so the other cells of the box and of ' +
      'the line lose the two digits.',
    when: 'Whenever a naked pair lies within a box and a line, clear both houses. Right after it there are often singles.',
  },
  'locked-triple': {
    what:
      'The three cells of a box in one line have only three digits among them. They use the digits up for the box and for the line, so the other ' +
      'cells of both lose them.',
    when: 'Look at boxes in which three cells of one line are still open and have few candidates. Clear both houses.',
  },
};
