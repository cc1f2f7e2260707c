import { describe, expect, it } from 'vitest';
import { commandOf, type Mode } from './keys';

const key = (its: string, code = '', more: Partial<KeyboardEvent> = {}) => ({ key: its, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }) as KeyboardEvent;
const fromNought = { lowest: 0, side: 6 };
const usual = { lowest: 1, side: 9 };

describe('a key', () => {
  it('is the digit of its value', () => {
    expect(commandOf(key('0', 'Digit0'), fromNought, 'digit')).toEqual({ command: 'digit', digit: 1, mode: 'digit' });
    expect(commandOf(key(')', 'Digit0', { shiftKey: true }), fromNought, 'digit')).toEqual({ command: 'digit', digit: 1, mode: 'corner' });
    expect(commandOf(key('5', 'Numpad5'), fromNought, 'centre')).toEqual({ command: 'digit', digit: 6, mode: 'centre' });
    expect(commandOf(key('6', 'Digit6'), fromNought, 'digit')).toBe(null);
  });

  it('erases with 0 where no digit is 0, and a colour anywhere', () => {
    const erase = { command: 'do', action: { do: 'erase' } };
    expect(commandOf(key('0', 'Digit0'), usual, 'digit')).toEqual(erase);
    expect(commandOf(key('0', 'Digit0'), fromNought, 'colour')).toEqual(erase);
    expect(commandOf(key('3', 'Digit3'), fromNought, 'colour')).toEqual({ command: 'digit', digit: 3, mode: 'colour' });
  });

  it('is a letter’s shortcut where letters are no digits', () => {
    const chosen = (size: typeof usual, mode: Mode = 'digit') => commandOf(key('c'), size, mode)?.command;
    expect([chosen(usual), chosen({ lowest: 0, side: 10 }), chosen({ lowest: 9, side: 4 }), chosen({ lowest: 1, side: 12 })]).toEqual(['mode', 'mode', 'digit', 'digit']);
  });
});
