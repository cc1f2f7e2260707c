import { describe, expect, it } from 'vitest';
import { statisticsOf } from './statistics';

const day = (date: number, hour = 12) => new Date(2026, 10, date, hour).getTime();
const game = (solvedAt: number | null, rating: number | null = 1.2, spent = 1000, filled = false) => ({ solvedAt, rating, spent, filled });

describe('statistics', () => {
  it('count, best and median of each level', () => {
    const games = [game(day(1), 1.2, 3000), game(day(1), 1.5, 1000), game(day(2), 1.0, 2000), game(day(2), 4.4, 9000)];
    expect(statisticsOf(games, day(20)).levels).toEqual([
      { level: 'veryEasy', count: 3, best: 1000, median: 2000 },
      { level: 'hard', count: 1, best: 9000, median: 9000 },
    ]);
  });
  it('leave out what is not solved, what was filled in, and what has no time or rating', () => {
    const games = [game(null), game(day(1), 1.2, 1000, true), game(day(1), null), game(day(1), 1.2, 0)];
    expect(statisticsOf(games, day(20)).levels).toEqual([]);
  });
  it('a streak ends today or yesterday, and a day without a solved puzzle breaks it', () => {
    const games = [day(3), day(5), day(6, 0), day(7, 23), day(7)].map((time) => game(time));
    expect(statisticsOf(games, day(7)).streak).toBe(3);
    expect(statisticsOf(games, day(8)).streak).toBe(3);
    expect(statisticsOf(games, day(9)).streak).toBe(0);
    expect(statisticsOf([game(day(7), 1.2, 1, true)], day(7)).streak).toBe(0);
  });
  it('a streak goes over the end of a month, and the change of summer time', () => {
    const over = [new Date(2026, 9, 24, 12), new Date(2026, 9, 25, 12), new Date(2026, 9, 26, 0, 30)];
    expect(statisticsOf(over.map((date) => game(date.getTime())), over[2]!.getTime()).streak).toBe(3);
  });
});
