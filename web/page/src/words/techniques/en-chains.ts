// These are the English texts of chains, loops, forcing chains and the end.
import type { TechniqueTexts } from './text';

export const chains: TechniqueTexts = {
  'remote-pair': {
    what:
      'Four or more cells, an even number, have the same two candidates, each cell seeing the next. They hold the two digits in turn, so the two ' +
      'ends differ, and a cell that sees both ends loses both digits.',
    when:
      'When more than two cells have the same two candidates, join those that see each other and count: the ends must be an odd number of steps ' +
      'apart, at least three.',
  },
  'x-chain': {
    what:
      'Places of one digit form a chain with strong and weak links in turn, a strong one at each end. If the first is false, the last is true; so ' +
      'one of the ends is true, and what sees both loses the digit.',
    when: 'Draw the strong links of one digit and join their ends where they see each other. Skyscraper and kite are the shortest X-chains.',
  },
  'xy-chain': {
    what:
      'Cells with two candidates each follow each other; each sees the next and shares a digit with it. The first and the last have the same digit ' +
      'Z to spare: if the first isn’t Z, the last is. So what sees both loses Z.',
    when: 'Mark the cells with two candidates. Start at one, leave by one digit, and see where the other one comes out again.',
  },
  'x-cycle': {
    what:
      'Places of one digit form a ring with strong and weak links in turn. They are true in turn, one way round or the other. So of two places ' +
      'with a weak link one is true, and the rest of their house loses the digit.',
    when: 'When an X-chain comes back near its start, see whether its ends share a house. Then each weak link eliminates.',
  },
  'y-cycle': {
    what:
      'Cells with two candidates each form a ring; each sees the next and shares a digit with it. Whichever way round the ring is filled, one of ' +
      'two neighbours has their common digit. What sees both loses it.',
    when: 'When an XY-chain leads back to the cell it began with, look along each link of the ring.',
  },
  'xy-cycle': {
    what:
      'Candidates form a ring of strong and weak links in turn, some in cells, some in houses. They are true in turn, so of two with a weak link ' +
      'one is true: the rest of their house loses the digit, or their cell all else.',
    when: 'Follow chains that mix cells of two candidates with houses of two places. When one closes, look at every weak link.',
  },
  'forcing-x-chain': {
    what: 'A chain of one digit leads from a candidate to its opposite. If true makes it false, it is false; if false makes it true, it is true.',
    when: 'Take a digit with many strong links. Start at a place that sees two ends of them and ask what follows if it is true.',
  },
  'forcing-chain': {
    what:
      'A chain without branches, through cells with two candidates and houses with two places, leads from an assumption to its opposite. So the ' +
      'assumption is wrong.',
    when: 'Start at a candidate that would settle several cells with two candidates, and follow one line until it comes back to its cell or house.',
  },
  'discontinuous-nice-loop': {
    what:
      'An alternating chain comes back to its first cell, where strong and weak no longer take turns. Two strong links to one candidate make it ' +
      'true. Two weak ones to it make it false. A strong and a weak link to different candidates make the weak one false.',
    when:
      'Start at a cell with strong links or with few candidates, go on by strong and weak links in turn, and see what a chain back to this cell ' +
      'says.',
  },
  aic: {
    what:
      'An alternating inference chain joins candidates by strong and weak links in turn, a strong one at each end. If the first is false, the last ' +
      'is true; so one of the two is. A candidate that is at odds with both of them goes.',
    when:
      'Work from strong links: cells with two candidates, houses with two places. Join them by weak links until the ends see a common candidate, ' +
      'or each other’s cells.',
  },
  'continuous-nice-loop': {
    what:
      'An alternating chain closes, and its ends can’t both be true either. Then on each weak link exactly one candidate is true: where it lies in ' +
      'a house, the house loses the digit elsewhere; where it lies in a cell, the cell loses its other candidates.',
    when: 'When you have an AIC, see whether its ends are at odds with each other. Then check all weak links, since each may eliminate.',
  },
  'grouped-discontinuous-nice-loop': {
    what:
      'A loop as the discontinuous one, in which a node may be a group: the cells of a box in one line that are the places of a digit together. An ' +
      'almost locked set can carry a link, too. The candidate where the rhythm breaks is proved true or false.',
    when: 'When a chain stops because a house has three places, see whether two of them lie together in a box and a line and count as one.',
  },
  'grouped-aic': {
    what:
      'An alternating chain in which nodes may be groups of cells, in one box and one line, that hold a digit together, or links through an almost ' +
      'locked set. As in any AIC one of the ends is true, and what is at odds with both goes.',
    when: 'Look at boxes in which a digit’s places lie in two lines: each line’s part is a group, and the two are strongly linked.',
  },
  'grouped-continuous-nice-loop': {
    what:
      'An alternating chain with groups of cells or almost locked sets closes to a loop. On each weak link one side is true, so each one ' +
      'eliminates in its house or cell, and a set on the loop keeps all its digits.',
    when: 'When a grouped AIC has ends that are at odds with each other, go round the loop and check link by link.',
  },
  nishio: {
    what:
      'Assume one place of a digit and follow what becomes of that digit in the other houses (in HoDoKu’s order, of other digits as well). If a ' +
      'candidate comes out both true and false, the assumption is wrong.',
    when: 'Take a digit that is missing often and has few places in most houses. Test the places that see most of the others.',
  },
  'cell-forcing-chains': {
    what:
      'Each candidate of a cell is assumed in turn, and chains from all of them lead to the same result. One of the candidates is true, so the ' +
      'result holds.',
    when: 'Use cells with two or three candidates. Note in colours what each one causes and look for what all have in common.',
  },
  'house-forcing-chains': {
    what:
      'Each place of a digit in a house is assumed in turn, and chains from all of them lead to the same result. The digit stands in one of the ' +
      'places, so the result holds.',
    when: 'Use houses with two or three places for a digit. Follow each place and compare the results.',
  },
  'dynamic-contradiction': {
    what:
      'An assumption is followed with all its effects, and several of them together may give the next. In the end some candidate is both true and ' +
      'false. So the assumption is wrong.',
    when: 'It is for the hardest puzzles. On paper you would pencil in a digit and go on until the board breaks.',
  },
  'dynamic-double': {
    what:
      'What follows if a candidate is true, and what follows if it is false, is worked out with all effects joined. A result that both share holds ' +
      'in any case.',
    when: 'Use a candidate that decides much either way, such as one of two in a cell. Compare the two boards that arise.',
  },
  'dynamic-cell': {
    what:
      'Each candidate of a cell is assumed in turn, and all its effects are joined to get further. A result that follows from each of them holds, ' +
      'since one of them is true.',
    when: 'Use a cell with few candidates when plain cell forcing chains don’t meet. It takes a board for each case.',
  },
  'dynamic-house': {
    what:
      'Each place of a digit in a house is assumed in turn, and all its effects are joined to get further. A result that follows from each of them ' +
      'holds, since the digit stands in one.',
    when: 'Use a house with few places for a digit when plain chains don’t meet. It takes a board for each case.',
  },
  'trial-and-error': {
    what: 'No known technique gets further. A digit of the solution is filled in without reasoning.',
    when: 'Only when all else has failed. By hand: choose a cell with two candidates, try one of them, and go back if it leads nowhere.',
  },
};
