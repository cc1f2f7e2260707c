// What the keys of the board do besides moving.
import type { Action } from '../game/game';
import { colours } from '../game/position';
import { type Size, digitTyped, highestOf } from '../game/size';
import { penKeys } from './penInput';

/** How many keys a mode has on a board of so many digits. */
export function keyCount(mode: Mode, side: number): number {
  return mode === 'colour' ? colours : mode === 'pen' ? penKeys : side;
}

export type Mode = 'digit' | 'corner' | 'centre' | 'colour' | 'pen';
export const modes: readonly Mode[] = ['digit', 'corner', 'centre', 'colour', 'pen'];

/** The keys that enlarge a board: plus is often typed as the key of the equals sign. */
const zooming: Record<string, -1 | 1> = { '+': 1, '=': 1, '-': -1, '−': -1 };

/** `hint`: the next stage of a hint. `leave`: back from what the board shows instead of the game. */
export type Command = { command: 'hint' } | { command: 'leave' } | { command: 'zoom'; way: -1 | 0 | 1 } | { command: 'mode'; mode: Mode } | { command: 'digit'; digit: number; mode: Mode } | { command: 'do'; action: Action };

const doing = (action: Action): Command => ({ command: 'do', action });

function withControl(event: KeyboardEvent): Command | null {
  const key = event.key.toLowerCase();
  if (key === 'z') return doing({ do: event.shiftKey ? 'redo' : 'undo' });
  return key === 'y' ? doing({ do: 'redo' }) : null;
}

type Values = Pick<Size, 'side' | 'lowest'>;

/** The digit of a key, Shift and Control or not: these change what event.key says. */
function digitKey(event: KeyboardEvent, values: Values): number {
  const [, number] = /^(?:Digit|Numpad)([0-9])$/.exec(event.code) ?? [];
  return digitTyped(number ?? event.key, values);
}

/** Erases; a 0 does where it is none of the board's digits. */
const isErasing = ({ key }: KeyboardEvent, mode: Mode, { lowest }: Values): boolean =>
  ['Backspace', 'Delete', '.'].includes(key) || (key === '0' && (lowest > 0 || mode === 'pen' || mode === 'colour'));

/** What a key means by its number: a digit of the board, a colour, or a key of the pen. */
const valuesOf = (mode: Mode, size: Values): Values => (mode === 'pen' || mode === 'colour' ? { lowest: 1, side: keyCount(mode, size.side) } : size);

export function commandOf(event: KeyboardEvent, size: Values, mode: Mode): Command | null {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return null;
  if (isErasing(event, mode, size)) return doing(mode === 'pen' ? { do: 'erase pen' } : { do: 'erase' });
  const digit = digitKey(event, valuesOf(mode, size));
  if (digit && !(ctrl && !/^(Digit|Numpad)/.test(event.code))) {
    const isDrawing = mode === 'pen' || mode === 'colour';
    const marked = ctrl && mode !== 'pen' ? 'centre' : event.shiftKey && !isDrawing ? 'corner' : mode;
    return { command: 'digit', digit, mode: marked };
  }
  if (ctrl) return withControl(event);
  const way = event.shiftKey && event.code === 'Digit0' ? 0 : zooming[event.key];
  if (way !== undefined) return { command: 'zoom', way };
  if (event.key === ' ') return { command: 'mode', mode: modes[(modes.indexOf(mode) + 1) % modes.length]! };
  if (event.key === 'Escape') return { command: 'leave' };
  // Letters are digits, where the board has so many.
  const letters = highestOf(size) <= 9;
  if (letters && event.key.toLowerCase() === 'h') return event.repeat ? null : { command: 'hint' };
  const chosen = letters ? 'zxcvb'.indexOf(event.key.toLowerCase()) : -1;
  return chosen >= 0 ? { command: 'mode', mode: modes[chosen]! } : null;
}
