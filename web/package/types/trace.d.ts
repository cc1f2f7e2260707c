// A search that is stepped.
import type { CallOptions } from './solve.js';

export interface TraceEvent {
  kind: 'place' | 'take_back' | 'eliminate' | 'solved' | 'exhausted';
  reason: 'trial' | 'naked_single' | 'hidden_single' | 'peer' | 'end';
  /** −1 and 0 of solved and exhausted. */
  cell: number;
  digit: number;
  /** Trials that are standing, this one included. */
  depth: number;
}
export interface TraceOptions extends CallOptions {
  method?: 'backtrack' | 'mrv' | 'singles' | 'dlx';
  /** End after so many solutions (1). */
  solutions?: number;
}
export interface AdvanceOptions {
  /** Tell the least and the greatest depth among each so many events. */
  every?: number;
  /** Stop behind the first event that places a digit in this cell or takes one back. */
  cell?: number;
}
/** What advance() did. */
export interface Advanced {
  events: number;
  /** How many of them placed a digit. */
  placed: number;
  /** The depth at the last event, and that event; null if there was none. */
  depth: number;
  last: TraceEvent | null;
  /** Nothing is left to search. */
  ended: boolean;
  /** The last event changed the cell of the options. */
  stopped: boolean;
  milliseconds: number;
  /** One number for each `every` events, the last one perhaps for fewer. */
  least: number[];
  greatest: number[];
}
/** A digit that a search has placed and not taken back. */
export interface Standing {
  cell: number;
  digit: number;
  reason: TraceEvent['reason'];
}
/** A search that can be stepped. Free it with close(). */
export interface Trace extends Iterable<TraceEvent> {
  /** Up to so many further events; ends early behind solved and exhausted. Empty at the end. */
  nextEvents(most: number): TraceEvent[];
  /** Goes on by up to `most` events at the engine's own speed, without an object for each. Ask for
   * some 10 ms at a time where a stop shall get through. */
  advance(most: number, options?: AdvanceOptions): Advanced;
  /** What stands, in the order of its placing. */
  standing(): Standing[];
  grid(): number[];
  candidates(): number[][];
  counters(): { nodes: number; guesses: number; backtracks: number };
  close(): void;
}
export interface AsyncTrace extends AsyncIterable<TraceEvent> {
  nextEvents(most: number): Promise<TraceEvent[]>;
  advance(most: number, options?: AdvanceOptions): Promise<Advanced>;
  standing(): Promise<Standing[]>;
  grid(): Promise<number[]>;
  candidates(): Promise<number[][]>;
  counters(): Promise<{ nodes: number; guesses: number; backtracks: number }>;
  close(): Promise<void>;
}
