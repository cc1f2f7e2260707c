// These are the English texts of the lessons on houses, singles, marks and sets.
import type { LessonTexts } from './text';

export const basics: LessonTexts = {
  rules: {
    title: 'Rules and houses',
    text: [
      'A Sudoku has 81 cells in nine rows, nine columns and nine boxes. Fill the open cells so that every row, every column and every box holds ' +
        'each digit from 1 to 9 exactly once.',
      'Rows, columns and boxes are called houses. Each cell lies in three of them. Two cells in a common house see each other and can’t hold the ' +
        'same digit.',
      'The digits at the start are the givens. A proper puzzle has exactly one solution, and you can reach it by reasoning. Don’t guess: a wrong ' +
        'digit often shows only much later.',
    ],
    task: 'Choose an open cell on the board and name the digits that it sees.',
  },
  'last-digit': {
    title: 'The last digit',
    text: [
      'Every house needs all nine digits. If only one of its cells is open, the digit that is missing goes there. It is the simplest step, and ' +
        'the one that is most often overlooked.',
      'Look at the fullest rows, columns and boxes first. Count from 1 to 9 and see where you get stuck.',
      'After each digit that you place, look at its row, its column and its box again. The new digit may have made one of these nearly full.',
    ],
    task: 'Find the house that has a single open cell and fill in its digit.',
  },
  'hidden-single-box': {
    title: 'A digit’s place in a box',
    text: [
      'Mostly a box has several open cells. Now ask about one digit: where in this box can it go? A digit that stands in a row or column closes ' +
        'all cells of that line to another one.',
      'Take a digit that the board shows often, and a box without it. Cross out the cells that see the digit. If one open cell is left, the digit ' +
        'goes there. That is a hidden single.',
      'A common mistake is to stop at rows. Look across and down, and remember that filled cells are closed, too.',
    ],
    task: 'Find the box in which one digit has only a single place.',
  },
  'hidden-single-line': {
    title: 'A digit’s place in a line',
    text: [
      'Rows and columns need each digit as well, so the same question works for them: where in this row can the digit go? Now columns and boxes ' +
        'close cells.',
      'Choose a line with few open cells and list the digits it lacks. For each of them, check the open cells one by one. A box that has the ' +
        'digit closes up to three cells of the line at once.',
      'Such singles are harder to see than those in boxes, so people forget them. When the boxes give no more, go through all rows and columns.',
    ],
    task: 'Find the row or column in which a digit has only a single place.',
  },
  'naked-single': {
    title: 'A cell’s only digit',
    text: [
      'So far you chose a digit and looked for its cell. Turn the question round: choose a cell and ask which digits it can hold. A cell with ' +
        'only one possible digit is a naked single.',
      'Pick a cell whose row, column and box are well filled. Count through the digits and leave out all that the cell sees. If one remains, fill ' +
        'it in.',
      'Don’t do this for every cell: it takes long. Use it where three full houses meet, and go back to hidden singles after each success.',
    ],
    task: 'Find the cell that has a single digit left.',
  },
  marks: {
    title: 'Marks',
    text: [
      'When no single is left, write down what you know. A candidate is a digit that a cell can still hold. Marks are small digits that record ' +
        'candidates.',
      'Corner marks say where a digit can go in a box: write one where it has only two or three places. Centre marks say what a cell can hold: ' +
        'write all its candidates in the middle.',
      'Begin with corner marks; they are few and show much. Add centre marks where cells have two or three candidates, or let the page fill in ' +
        'all of them.',
      'Marks are only useful if they are true. When you place a digit, take it out of the marks of all cells that see it.',
    ],
    task: 'Choose one box of the board and mark where each missing digit can go.',
  },
  pointing: {
    title: 'Pointing',
    text: [
      'A box can say something about a digit before you know its cell. If all its places in the box lie in one row or column, the digit will ' +
        'stand in that line, here in this box.',
      'So the rest of the line, outside the box, can’t hold it, and these candidates go. The box points along the line.',
      'Look for corner marks of one digit that stand in a line. Then follow the line into the other boxes. The mistake to avoid: a third mark of ' +
        'the digit elsewhere in the box spoils it.',
    ],
    task: 'Find the box whose places for one digit lie in one line, and the candidates that go.',
  },
  claiming: {
    title: 'Claiming',
    text: [
      'Pointing goes from a box to a line. The same works from a line to a box: if all places for a digit in a row or column lie in one box, the ' +
        'line claims the digit there.',
      'The digit will stand in this line, so the other cells of the box can’t hold it.',
      'It hides better, since you must look at the whole line. Take lines with few open cells, and ask for each missing digit whether it fits ' +
        'outside one box. Pointing and claiming together are called locked candidates.',
    ],
    task: 'Find the line whose places for one digit all lie in one box, and the candidates that go.',
  },
  'naked-pair': {
    title: 'Naked pair',
    text: [
      'Locked candidates tie one digit to a few cells. Now tie two digits: if two cells of a house have the same two candidates and no more, ' +
        'these digits take these cells.',
      'You don’t know which goes where, and needn’t. All other cells of the house lose both digits.',
      'Go from one cell with two candidates to the next. If the pair lies in a box and a line at once, clear both. Cells that merely contain the ' +
        'two digits, among others, are no naked pair.',
    ],
    task: 'Find the two cells with the same two candidates and strike out what they rule out.',
  },
  'hidden-pair': {
    title: 'Hidden pair',
    text: [
      'A naked pair is seen by its cells, a hidden pair by its digits: two digits that have only the same two places in a house.',
      'These two cells must hold the two digits. So it is the cells themselves that lose all their other candidates, and a naked pair is left.',
      'Compare corner marks: two digits with two marks each in the same two cells. Check that neither has another place in the house. Afterwards, ' +
        'the other digits have fewer places; look for singles.',
    ],
    task: 'Find the two digits that share their only two places in a house.',
  },
  'triples-and-quads': {
    title: 'Triples and quads',
    text: [
      'Pairs grow. Three cells of a house that hold only three digits between them are a naked triple; four with four digits, a quad. The other ' +
        'cells lose these digits.',
      'The cells need not have all the digits: two candidates each are enough, as long as together they keep to three.',
      'Three digits with only three places among them are a hidden triple, and these cells lose all else. In each house, naked and hidden sets ' +
        'come together: where one is large, the other is small. Look for the small one.',
    ],
    task: 'Find three cells of a house that keep to three digits.',
  },
};
