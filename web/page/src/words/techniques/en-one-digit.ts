// These are the English texts of patterns of one digit, colouring and templates.
import type { TechniqueTexts } from './text';

export const oneDigit: TechniqueTexts = {
  skyscraper: {
    what:
      'In two parallel lines a digit has two places each, and one end of each lies in the same crossing line. These two can’t both hold the digit, ' +
      'so one of the two other ends does; cells that see both other ends lose it.',
    when:
      'For one digit, look for two rows with exactly two places, one pair of ends in the same column. The other two ends must lie in one band or ' +
      'stack, or no cell sees both. Then try columns.',
  },
  'two-string-kite': {
    what:
      'A digit has two places in a row and two in a column, and one end of each lies in the same box. These two can’t both hold the digit, so one ' +
      'of the far ends does; the cell that sees both far ends loses it.',
    when:
      'Find rows and columns in which the digit has two places. Where a row’s end and a column’s end meet in a box, look at the cell where the ' +
      'lines from the far ends cross.',
  },
  'turbot-fish': {
    what:
      'A digit has two places each in two houses of any kind, and an end of one sees an end of the other. The two near ends can’t both hold the ' +
      'digit, so one of the far ends does; what sees both far ends loses it.',
    when: 'Mark for one digit all houses with two places, boxes too. Look for two of these pairs that have a neighbouring end in a common house.',
  },
  'empty-rectangle': {
    what:
      'In a box, all places for a digit lie in one row and one column. Outside, a line has the digit at two ends, one of them in that row or ' +
      'column. If the near end is true, the box has the digit in its other line; if not, the far end has it. A cell that sees both loses it.',
    when:
      'Look for a box in which four cells in a rectangle are empty of the digit, so that the rest forms a cross. Then look for a line with two ' +
      'places of which one lies on an arm of the cross.',
  },
  'dual-two-string-kite': {
    what:
      'The same two cells of a box join two kites: two rows and two columns of the digit in which it has two places each. Each kite is right by ' +
      'itself, so what either of them eliminates can go.',
    when: 'When you have found a two-string kite, look at the box again: its two cells may also be the near ends of the other row and column.',
  },
  'dual-empty-rectangle': {
    what:
      'The places of a digit in one box serve two empty rectangles, with two different strong links outside. Each of the two is right by itself, ' +
      'so what either of them eliminates can go.',
    when: 'After an empty rectangle, keep the box and look for a second line with two places for the digit that meets the same arm or the other one.',
  },
  'two-strong-links': {
    what:
      'In each of two houses a digit stands at one of two ends; an end may be a group of cells in one box and line. The ends that lie in a common ' +
      'house hold the digit at most once, so one of the outer ends has it, and what sees both loses it.',
    when: 'It takes skyscraper, kite and turbot fish together and allows groups: also look at boxes whose places lie in two lines.',
  },
  'three-strong-links': {
    what:
      'Three houses hold a digit at one of two ends each, and the ends meet in a row: second with third, fourth with fifth. Following the links, ' +
      'one of the two outermost ends has the digit; what sees both loses it.',
    when: 'When two strong links of a digit end too far apart to eliminate anything, look for a third between them.',
  },
  'four-strong-links': {
    what:
      'Four houses hold a digit at one of two ends each, joined end to end by houses that hold it once. One of the outermost ends has the digit, ' +
      'so what sees both loses it. If these two share a house as well, the ring gives more.',
    when: 'Draw all strong links of one digit. Long chains need a digit with few places in most of its houses.',
  },
  'simple-colors-trap': {
    what:
      'Strong links of a digit join its places to a cluster; neighbours get opposite colours. One colour is true everywhere and the other false, ' +
      'so a place that sees both colours can’t hold the digit.',
    when: 'Choose a digit with many houses of two places. Colour from one place on, then look for uncoloured places that see both colours.',
  },
  'simple-colors-wrap': {
    what:
      'Strong links of a digit join its places to a cluster in two colours, one all true and the other all false. If two places of one colour see ' +
      'each other, that colour is false, and its places lose the digit.',
    when: 'While you colour a cluster, check each new place: does it see one of its own colour? Then the other colour is the solution.',
  },
  'multi-colors-1': {
    what:
      'A digit has two clusters with two colours each. A colour of one sees a colour of the other, so they aren’t both true, and at least one of ' +
      'their opposites is. What sees both opposites loses the digit.',
    when: 'When one cluster alone gives nothing, colour a second one with two new colours and look where the clusters touch.',
  },
  'multi-colors-2': {
    what:
      'A digit has two clusters with two colours each. A colour of one cluster sees both colours of the other. One of those is true, so the first ' +
      'colour is false, and its places lose the digit.',
    when: 'With two coloured clusters, look for a colour that touches both colours of the other cluster.',
  },
  medusa: {
    what:
      'Colours spread over all digits: the two places of a digit in a house, and the two candidates of a cell, get opposite colours. One colour is ' +
      'all true. A colour that contradicts itself is false; a candidate that both colours rule out goes.',
    when:
      'Start where many cells have two candidates, and colour the marks. Look for two candidates of one colour in a cell, or one digit twice in a ' +
      'house.',
  },
  'template-set': {
    what:
      'A template is one way to place a digit in all rows, columns and boxes at once. If a cell is in every template that is still possible for a ' +
      'digit, it holds that digit.',
    when: 'It is a method for computers. By hand it works only for a digit with few places left, whose ways can be listed.',
  },
  'template-delete': {
    what:
      'A template is one way to place a digit in all rows, columns and boxes at once. If a candidate is in no template that is still possible, it ' +
      'goes.',
    when: 'It is a method for computers: it finds all that can be said of one digit alone. By hand, fish and colours do the same in parts.',
  },
};
