// Which pen is in the hand: each of its keys is a colour or a tool; one more takes letters instead.
import { useState } from 'preact/hooks';
import { type Pen, penTools } from '../board/penInput';
import { penColours } from '../game/pen';

export interface PenKeys extends Pen {
  /** A key of the pen, from 1: the colours come first, then the tools. */
  press: (key: number) => void;
  /** Letters are written; a drag selects cells then. */
  letters: boolean;
  setLetters: (on: boolean) => void;
}

export function usePenKeys(): PenKeys {
  const [pen, setPen] = useState<Pen>({ tool: 'line', colour: 1 });
  const [letters, setLetters] = useState(false);
  return {
    ...pen,
    letters,
    setLetters,
    press: (key) => {
      const tool = penTools[key - penColours - 1];
      setPen((before) => (tool ? { ...before, tool } : { ...before, colour: key }));
      if (tool) setLetters(false);
    },
  };
}
