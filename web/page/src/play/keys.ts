// What the keys of the board do besides moving.
import type { Action } from '../game/game';
import { digitOf } from '../game/position';

export type Mode = 'digit' | 'corner' | 'centre' | 'colour';
export const modes: readonly Mode[] = ['digit', 'corner', 'centre', 'colour'];

/** `hint`: the next stage of a hint. `leave`: back from what the board shows instead of the game. */
export type Command = { command: 'hint' } | { command: 'leave' } | { command: 'mode'; mode: Mode } | { command: 'digit'; digit: number; mode: Mode } | { command: 'do'; action: Action };

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
  if (['Backspace', 'Delete', '0', '.'].includes(event.key)) return doing({ do: 'erase' });
  const digit = digitKey(event, side);
  if (digit && !(ctrl && !/^(Digit|Numpad)/.test(event.code))) {
    const marked = ctrl ? 'centre' : event.shiftKey && mode !== 'colour' ? 'corner' : mode;
    return { command: 'digit', digit, mode: marked };
  }
  if (ctrl) return withControl(event);
  if (event.key === ' ') return { command: 'mode', mode: modes[(modes.indexOf(mode) + 1) % modes.length]! };
  if (event.key === 'Escape') return { command: 'leave' };
  if (side <= 9 && event.key.toLowerCase() === 'h') return event.repeat ? null : { command: 'hint' };
  const chosen = side <= 9 ? 'zxcv'.indexOf(event.key.toLowerCase()) : -1;
  return chosen >= 0 ? { command: 'mode', mode: modes[chosen]! } : null;
}
