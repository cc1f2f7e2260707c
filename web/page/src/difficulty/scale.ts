// Sudoku Explainer's scale in words.

/** From which rating on each of the scale's words is said (words/path.en.ts, `words`). */
export const bounds = [1.0, 1.6, 2.4, 3.9, 5.7, 7.1, 8.5, 10.5];
/** Returns which of the scale's words a rating has. */
export const wordOfRating = (rating: number) => Math.max(0, bounds.filter((bound) => rating >= bound).length - 1);
