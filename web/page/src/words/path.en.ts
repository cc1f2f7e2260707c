// The words of a whole solution path and of ratings.
export const en = {
  path: {
    title: 'Solution path and rating',
    ask: 'Explain the whole puzzle',
    working: 'Working it out…',
    cancel: 'Cancel',
    cancelled: 'Cancelled.',
    steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
    list: 'Steps',
    previous: 'Previous step',
    next: 'Next step',
    leave: 'Back to my board',
    unsolved: 'The known techniques end here; the puzzle is not solved by them.',
    gaveUp: 'A search was given up for its time.',
    notUnique: 'Only a puzzle with exactly one solution has a path.',
    show: (step: number, count: number, name: string) => `Step ${step} of ${count}: ${name}`,
  },
  rating: {
    working: 'Rating…',
    scale: 'Place on the scale',
    hardest: 'Hardest step (ER)',
    hardestStep: 'Hardest step',
    pearl: 'Up to the first digit (EP)',
    diamond: 'First step (ED)',
    hodoku: 'HoDoKu',
    score: (level: string, score: string) => `${level}, ${score} points`,
    levels: { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' } as Record<string, string>,
    beyond: 'beyond the techniques',
    nothing: '–',
    words: ['very easy', 'easy', 'moderate', 'hard', 'very hard', 'fiendish', 'extreme', 'beyond almost everyone'],
    at: (rating: string, word: string) => `${rating} of 1.0 to 11+: ${word}`,
  },
};

export type PathWords = typeof en;
