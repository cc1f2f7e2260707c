// The words of hints beyond their stages: reasoning line by line, what is open, a checklist of one's own.
import { fetched } from './fetched';

const en = {
  walk: {
    title: 'The reasoning, line by line',
    previous: 'Previous line',
    next: 'Next line',
    at: (line: number, count: number) => `Line ${line} of ${count}`,
    whole: 'The whole step',
    all: 'Show all of it',
  },
  open: {
    ask: 'What have I missed?',
    looking: 'Looking through the techniques…',
    title: 'Open on your board',
    none: 'None of the usual techniques applies here. A hint looks further.',
    digits: (count: number) => (count === 1 ? 'One mark has its digit in a house already.' : `${count} marks have their digit in a house already.`),
    excluded: (count: number) =>
      count === 1 ? 'One mark has a digit that a house or another rule excludes already.' : `${count} marks have a digit that a house or another rule excludes already.`,
    count: (name: string, count: number) => (count === 1 ? name : `${name}: ${count}`),
    where: 'Where?',
  },
  own: {
    title: 'My techniques',
    help: 'Hints and paths use these alone, from the first to the last.',
    all: 'All',
    nobody: 'None',
    count: (chosen: number, all: number) => `${chosen} of ${all}`,
    stuck: 'None of your techniques gets further from here.',
    beyond: 'Look beyond my techniques',
  },
  whips: { stuck: 'No whip gets further from here.', beyond: 'Look for other techniques' },
  learn: (name: string) => `Learn: ${name}`,
  found: (count: number) => (count === 1 ? '1 step so far…' : `${count} steps so far…`),
};

export type CoachWords = typeof en;

export const coachWords = fetched<CoachWords>(en, {
  ja: () => import('./coach.ja').then(({ ja }) => ja),
  zh: () => import('./coach.zh').then(({ zh }) => zh),
});
