// What a player's solved games come to, level by level.
import { wordOfRating } from '../difficulty/scale';
import { levels, type Level } from '../fresh/levels';
import type { Progress } from '../game/progress';

export interface LevelStatistics {
  level: Level;
  count: number;
  /** Milliseconds. */
  best: number;
  median: number;
}
export interface Statistics {
  levels: readonly LevelStatistics[];
  /** Days in a row, up to today or yesterday, on each of which a puzzle was solved. */
  streak: number;
}

const dayNumber = (time: number) => {
  const date = new Date(time);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};

function streakOf(days: ReadonlySet<number>, today: number): number {
  const last = days.has(today) ? today : today - 1;
  let length = 0;
  while (days.has(last - length)) length++;
  return length;
}

/** Games that the engine filled in count nowhere; those without a rating or a time only in the streak. */
export function statisticsOf(games: readonly Progress[], now: number): Statistics {
  const solved = games.filter(({ solvedAt, filled }) => solvedAt !== null && !filled);
  const times = new Map<Level, number[]>();
  for (const { rating, spent } of solved) {
    const level = rating === null || !spent ? undefined : levels[wordOfRating(rating)];
    if (level) times.set(level, [...(times.get(level) ?? []), spent]);
  }
  return {
    levels: levels.flatMap((level) => {
      const sorted = (times.get(level) ?? []).sort((a, b) => a - b);
      if (!sorted.length) return [];
      return [{ level, count: sorted.length, best: sorted[0]!, median: sorted[Math.floor((sorted.length - 1) / 2)]! }];
    }),
    streak: streakOf(new Set(solved.map(({ solvedAt }) => dayNumber(solvedAt!))), dayNumber(now)),
  };
}
