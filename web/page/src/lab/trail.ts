// What is kept of a search that ran at the engine's own speed: how deep it was all along, in a few
// hundred points, and at some moments what stood on the board.
import type { Advanced } from 'dokushin';

export interface Mark {
  events: number;
  backtracks: number;
  milliseconds: number;
  grid: readonly number[];
}

const mostPoints = 500;
const mostMarks = 240;

export class Trail {
  /** So many events a point; doubled when there would be too many points. */
  every = 1;
  /** The least and the greatest depth of each point's events. */
  least: number[] = [];
  greatest: number[] = [];
  /** Events that it tells of. */
  reach = 0;
  /** The search's last event is among them. */
  ended = false;
  marks: Mark[] = [];

  /** What came behind the event `from`, told for each `every` events, and where that led. */
  add(from: number, { events, least, greatest, ended }: Advanced, every: number, mark: Mark): void {
    least.forEach((lowest, i) => this.note(Math.min(from + (i + 1) * every, from + events), lowest, greatest[i]!));
    this.reach = from + events;
    this.ended = ended;
    this.marks.push(mark);
    if (this.marks.length > mostMarks) this.marks = this.marks.filter((_, i) => i % 2 === 1 || i === this.marks.length - 1);
  }

  /** The search ended behind so many events. */
  end(events: number): void {
    this.reach = events;
    this.ended = true;
  }

  /** The mark that is nearest before that moment. */
  before(events: number): Mark | undefined {
    return this.marks.filter((mark) => mark.events <= events).at(-1);
  }

  /** How long the engine took up to there; undefined where it has not been. */
  millisecondsAt(events: number): number | undefined {
    const next = this.marks.find((mark) => mark.events >= events);
    if (!next) return undefined;
    const last = this.before(events) ?? { events: 0, milliseconds: 0 };
    const part = next.events > last.events ? (events - last.events) / (next.events - last.events) : 0;
    return last.milliseconds + part * (next.milliseconds - last.milliseconds);
  }

  private note(end: number, lowest: number, highest: number): void {
    for (let at = this.place(end); at >= mostPoints; at = this.place(end)) this.halve();
    const at = this.place(end);
    // Events that nobody told of were as deep as those before.
    while (this.least.length < at) {
      this.least.push(this.least.at(-1) ?? lowest);
      this.greatest.push(this.greatest.at(-1) ?? highest);
    }
    this.least[at] = Math.min(this.least[at] ?? Infinity, lowest);
    this.greatest[at] = Math.max(this.greatest[at] ?? 0, highest);
  }

  private place(end: number): number {
    return Math.floor((end - 1) / this.every);
  }

  private halve(): void {
    const pairs = (from: number[], pick: (...two: number[]) => number) =>
      Array.from({ length: Math.ceil(from.length / 2) }, (_, i) => pick(...from.slice(2 * i, 2 * i + 2)));
    this.least = pairs(this.least, Math.min);
    this.greatest = pairs(this.greatest, Math.max);
    this.every *= 2;
  }
}
