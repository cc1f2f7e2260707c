// What the keys of the board do besides moving.
import { penKeys } from '../board/penInput';
import type { Action } from '../game/game';
import { colours, digitOf } from '../game/position';

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

/** The digit of a key, Shift and Control or not: these change what event.key says. */
function digitKey(event: KeyboardEvent, side: number): number {
  const [, number] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  if (number) return Number(number) <= side ? Number(number) : 0;
  return digitOf(event.key, side);
}

export function commandOf(event: KeyboardEvent, side: number, mode: Mode): Command | null {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return null;
  if (['Backspace', 'Delete', '0', '.'].includes(event.key)) return doing(mode === 'pen' ? { do: 'erase pen' } : { do: 'erase' });
  const digit = digitKey(event, keyCount(mode, side));
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
  if (side <= 9 && event.key.toLowerCase() === 'h') return event.repeat ? null : { command: 'hint' };
  const chosen = side <= 9 ? 'zxcvb'.indexOf(event.key.toLowerCase()) : -1;
  return chosen >= 0 ? { command: 'mode', mode: modes[chosen]! } : null;
}
