// What the bench says of boards that are not square.
import type { Language } from 'dokushin';

const en = {
  noRating: 'Only square boards are rated: as many rows and columns as digits, and no cells outside the grid.',
  noMaking: 'Puzzles are made for square boards only. On this one, set givens by hand, or begin with a random solution and take givens away.',
};
type OblongWords = typeof en;

const ja: OblongWords = {
  noRating: '難易度を判定できるのは、行と列の数が数字の種類の数と同じで、盤外のマスがない盤面だけです。',
  noMaking: '自動作成ができるのは正方形の盤面だけです。この盤面では、問題の数字を手で置くか、ランダムな解答を入れてから数字を減らしてください。',
};

const zh: OblongWords = {
  noRating: '只有行数和列数都等于数字个数、且没有盘外格的盘面才能评定难度。',
  noMaking: '只能为正方形盘面自动出题。在此盘面上，请手动填入已知数，或先填入随机解再逐个去掉。',
};

export const oblongWords: Record<Language, OblongWords> = { en, ja, zh };
