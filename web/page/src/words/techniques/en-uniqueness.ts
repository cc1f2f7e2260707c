// These are the English texts of techniques that rest on the one solution.
import type { TechniqueTexts } from './text';

export const uniqueness: TechniqueTexts = {
  'unique-rectangle-1': {
    what:
      'Four cells lie in two rows, two columns and two boxes. If all held only X and Y, the two digits could be exchanged and the puzzle had two ' +
      'solutions. Three of the cells have only X and Y, so the fourth is neither.',
    when:
      'Look for two cells with the same two candidates in one line, then for the parallel line that completes the rectangle. It must lie in two ' +
      'boxes, not in four.',
  },
  'unique-rectangle-2': {
    what:
      'Four cells of a rectangle in two boxes have the candidates X and Y. Two of them, on one side, also have Z and nothing else. One of these ' +
      'must be Z, or X and Y could be exchanged; so what sees both loses Z.',
    when: 'Find two cells X Y side by side in a line and look across: two cells X Y Z complete the rectangle.',
  },
  'unique-rectangle-3': {
    what:
      'Two cells of the rectangle have only X and Y, the two others on one side have more. One of these others takes a further digit. So the two ' +
      'count as one cell with these further digits, which makes a subset with other cells of their house.',
    when: 'When the two cells on one side have just two or three further candidates, look along their line and box for cells that have only these.',
  },
  'unique-rectangle-4': {
    what:
      'Two cells of the rectangle have only X and Y, the two others on one side have more. In a house of these others, X fits only there, so one ' +
      'of them is X. If the other were Y, X and Y could be exchanged; so both lose Y.',
    when: 'Look at the house that the two richer cells share. If one of the two digits has no other place in it, the other digit goes.',
  },
  'unique-rectangle-5': {
    what:
      'In the rectangle, two opposite cells or three cells have, besides X and Y, the same further candidate Z. At least one of them must be Z, so ' +
      'what sees all of them loses Z.',
    when: 'It is type 2 across the diagonal. Cells that see both opposite corners lie in the corners’ boxes or lines.',
  },
  'unique-rectangle-6': {
    what:
      'Two opposite cells of the rectangle have further candidates, and in both rows, or both columns, X stands in the rectangle only. If one of ' +
      'the two cells were X, the other would be, too, and X and Y could be exchanged. So both lose X.',
    when: 'When the further candidates lie across the diagonal, check whether one digit has two places only in both parallel lines of the rectangle.',
  },
  'unique-loop-1': {
    what:
      'Six or more cells form a loop that enters each row, column and box twice or not at all. If all held only X and Y, these could be exchanged ' +
      'along the loop. All but one do, so that one is neither X nor Y.',
    when: 'When several cells have the same two candidates but make no rectangle, follow them from house to house and see what would close the ring.',
  },
  'unique-loop-2': {
    what:
      'In a loop of six or more cells that would allow X and Y to be exchanged, some cells have one further candidate, the same Z. One of these ' +
      'must be Z, so what sees all of them loses Z.',
    when: 'Follow cells with the same two candidates from house to house and let in cells with one common further digit.',
  },
  'unique-loop-3': {
    what:
      'In a loop of cells X Y, two neighbours have further candidates. One of the two takes one of these, or X and Y could be exchanged. So they ' +
      'count as one cell, which makes a subset with other cells of their house.',
    when: 'When a loop is closed but for two cells in one house, look in that house for cells with only their further digits.',
  },
  'unique-loop-4': {
    what:
      'In a loop of cells X Y, two neighbours have further candidates, and their house has X only in these two. One of them is X, and if the other ' +
      'were Y, X and Y could be exchanged; so both lose Y.',
    when: 'When a loop is closed but for two cells in one house, check whether that house has another place for either digit.',
  },
  'hidden-rectangle': {
    what:
      'In a rectangle with X and Y in each cell, one cell has nothing else. In the row and the column of the opposite cell, X stands in the ' +
      'rectangle only. If that cell were Y, X and Y would fill the rectangle and could be exchanged; so it loses Y.',
    when:
      'Start from a cell with two candidates and try it as the corner of rectangles in two boxes. For the opposite corner, count the places of ' +
      'both digits in its lines.',
  },
  'avoidable-rectangle-1': {
    what:
      'None of four cells of a rectangle in two boxes was given. Three are solved with X and Y, the equal ones diagonally opposite. If the fourth ' +
      'cell took the digit that is missing, X and Y could be exchanged without touching a given; so it isn’t that digit.',
    when:
      'Look at digits that you have placed yourself: X and Y side by side, and across from them one of the two the other way round, with the ' +
      'fourth cell open.',
  },
  'avoidable-rectangle-2': {
    what:
      'Of four cells of a rectangle in two boxes none was given. Two are solved as X and Y; the two others would complete the exchange, but both ' +
      'also have Z. One of them must be Z, so what sees both loses Z.',
    when: 'Look beside two digits that you have placed yourself: two open cells with two candidates each, one of them common.',
  },
  'extended-rectangle': {
    what:
      'Three pairs of cells lie in two parallel lines, each pair in a box and a crossing line of its own. If the six cells held only three digits, ' +
      'the two lines could exchange them. So one of the cells holds another digit.',
    when: 'Look at two lines of a band with three digits that recur in three columns, one column a box.',
  },
  'bug-lite': {
    what:
      'Some cells, with two digits considered in each, are such that each house has each digit twice among them or not at all. If they held only ' +
      'these, every one could take its other digit. So a further candidate of them is true, and what is at odds with all of these can go.',
    when:
      'Look for six to ten cells of two candidates that chain up over three digits or more, of which just one has a third candidate, or a few the ' +
      'same one.',
  },
  mug: {
    what:
      'A multivalue universal grave: some open cells, with two or more digits considered in each, are such that each way to fill them with these ' +
      'leaves another, with the same digits in each row, column and box. That would make two solutions. So a further candidate of them is true, ' +
      'and what is at odds with all of these can go.',
    when:
      'Look at two rows of a band for as many columns as digits: three digits in three columns, or four in four. The rows could exchange them, ' +
      'even if no cell has all the digits.',
  },
  'reverse-bug': {
    what:
      'None of some cells was given. With two digits each house has both among them or neither, if the open cells of them had only these. Then ' +
      'all could be exchanged without touching a given. So a further candidate of the open cells is true. Four cells make an avoidable rectangle.',
    when:
      'Look for two digits of which you have placed many yourself. Follow them from house to house: a loop of six or eight cells without a given, ' +
      'with one cell open.',
  },
  'deadly-pattern': {
    what:
      'None of some cells was given; some may be solved. With the digits considered, each way to fill them leaves another, with the same digits in ' +
      'each row, column and box. Some cells may keep their digit and only bind the others. As there is one solution, a further candidate is true.',
    when:
      'Look for cells of a unique rectangle, an extended rectangle or a BUG-lite where some are solved already, but not given, or where cells ' +
      'beside them leave them fewer digits.',
  },
  'bug-1': {
    what:
      'If all open cells had two candidates, and every digit two places in each house, there would be two solutions or none. Only one cell has a ' +
      'further candidate, so it holds that digit.',
    when:
      'Near the end, when all open cells but one have two candidates. In the cell with three, the digit that has three places in its row, column ' +
      'and box is the solution.',
  },
  'bug-2': {
    what:
      'Without one digit in a few cells, all open cells would have two candidates and every digit two places in a house, which never makes one ' +
      'solution. So one of these cells holds that digit, and what sees all of them loses it.',
    when: 'Near the end, when a few cells have a third candidate and it is the same digit in each.',
  },
  'bug-3': {
    what:
      'But for further candidates in a few cells of a house, all open cells would have two candidates, which never makes one solution. So one of ' +
      'the further candidates is true. The cells count as one with these digits, which makes a subset with other cells of the house.',
    when: 'Near the end, when two cells of one house have further candidates: look there for cells with only these digits.',
  },
  'bug-4': {
    what:
      'But for two cells of a house, all open cells have two candidates, which alone never makes one solution. One of the two cells holds the ' +
      'digit that both share, the other must take a further candidate. So both lose all else.',
    when:
      'Near the end, when just two cells of one house have further candidates, and have another digit in common that has no third place in that ' +
      'house.',
  },
};
