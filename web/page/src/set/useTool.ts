// The tool in hand, its clue, and what a stroke or Enter does with it.
import type { SymmetryName } from 'dokushin';
import { useRef, useState } from 'preact/hooks';
import type { BoardFacts } from '../board/facts';
import { type Size, digitTyped } from '../game/size';
import { isPaintable, jigsawOf, regionState } from './regions';
import { adding, moved } from './rules';
import { type Lack, type Tool, rulesOf, toolOf } from './tools';
import type { Benching } from './useBench';
import type { RuleChanging } from './useRuleChange';

/** `givens`, `reserved`, `regions` and `rule`, or the key of a tool that draws a rule (tools.ts). */
export type ToolName = string;

export interface InHand {
  name: ToolName;
  tool: Tool | undefined;
  choose: (name: ToolName) => void;
  clue: string;
  setClue: (clue: string) => void;
  /** Writes at its end. */
  typeClue: (more: string) => void;
  region: number;
  setRegion: (region: number) => void;
  lack: Lack | null;
  /** Uses it on the selected cells. */
  use: () => void;
  /** A stroke of the pointer has ended: what needs no clue is done at once. */
  stroke: () => void;
  /** A key of the keypad. */
  press: (digit: number) => void;
  erase: () => void;
}

/** The tool that is chosen, if the board can have it. */
export const inHand = (chosen: ToolName, size: Size): ToolName => (chosen === 'regions' && !isPaintable(size) ? 'givens' : chosen);

export function useTool(bench: Benching, facts: BoardFacts, symmetry: SymmetryName, changing: RuleChanging): InHand {
  const [chosen, setName] = useState<ToolName>('givens');
  const name = inHand(chosen, facts);
  const [clue, drawClue] = useState('');
  /** As it is at this moment: a press may come before the last one is drawn. */
  const typed = useRef('');
  const setClue = (to: string) => {
    typed.current = to;
    drawClue(to);
  };
  const held = useRef(name);
  held.current = name;
  const [region, setRegion] = useState(1);
  const [lack, setLack] = useState<Lack | null>(null);
  const { dispatch, latest } = bench;
  const tool = toolOf(name);

  const addRule = async () => {
    const { selected } = latest().game;
    const used = typed.current;
    const rules = tool ? rulesOf(tool, selected, used, facts) : used.trim() ? [used.trim()] : 'clue';
    if (typeof rules === 'string') return setLack(rules);
    setLack(null);
    const added = await changing.change((worker, shape) => adding(worker, shape, rules));
    // What was typed or chosen meanwhile stays.
    if (added && typed.current === used && held.current === name) setClue(tool?.usual ?? '');
  };
  const paint = () => {
    // The regions of a board that is new are known in a moment.
    if (latest().game.now.shape !== bench.game.now.shape) return;
    dispatch({ do: 'paint', region: Math.min(region, facts.side), regions: facts.regions });
    const { cells } = latest().game.now;
    if (regionState(cells, facts.regions, facts.side).wrong.length) return;
    const holds = () => latest().game.now.cells === cells;
    void changing.change((worker, shape) => moved(worker, shape, jigsawOf(cells, facts.regions)), 'regions', holds);
  };
  const use = () => {
    if (name === 'givens') return;
    if (name === 'reserved') dispatch({ do: 'reserve', symmetry });
    else if (name === 'regions') paint();
    else void addRule();
  };
  const isTyped = name === 'rule' || (tool !== undefined && tool.clue !== 'none');
  return {
    name,
    tool,
    choose: (to) => {
      setName(to);
      setClue(toolOf(to)?.usual ?? '');
      setLack(null);
      changing.forget();
    },
    clue,
    setClue: (to) => {
      setClue(to);
      setLack(null);
    },
    typeClue: (more) => {
      setClue(typed.current + more);
      setLack(null);
    },
    region: Math.min(region, facts.side),
    setRegion,
    lack,
    use,
    stroke: () => {
      // A single press may be the beginning of more, or only a look.
      const { selected } = latest().game;
      if (name === 'reserved' || name === 'regions' || (tool?.clue === 'none' && selected.length >= tool.least)) use();
    },
    press: (digit) => {
      if (name === 'givens') dispatch({ do: 'given', digit, symmetry });
      else if (name === 'regions') setRegion(digit);
      else if (isTyped) setClue(typed.current + String(digit));
    },
    erase: () => {
      if (isTyped && typed.current) setClue(typed.current.slice(0, -1));
      else dispatch({ do: 'rub out', symmetry });
    },
  };
}

/** What a key does that does not move on the board; true if it was one of ours. */
export function typeKey(event: KeyboardEvent, hand: InHand, size: Size, dispatch: Benching['dispatch']): boolean {
  const key = event.key.toLowerCase();
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return false;
    dispatch({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    return true;
  }
  if (event.key === 'Enter') {
    // A button or a link that has the focus is pressed by it.
    if (event.target instanceof Element && event.target.closest('button, a, summary')) return false;
    hand.use();
    return true;
  }
  if (event.key === 'Escape') {
    hand.choose('givens');
    return true;
  }
  if (event.key === 'Backspace' || event.key === 'Delete') {
    hand.erase();
    return true;
  }
  const clued = hand.tool !== undefined && hand.tool.clue !== 'none';
  if (clued && /^[0-9 ]$/.test(event.key)) {
    hand.typeClue(event.key);
    return true;
  }
  if (hand.name === 'givens' && (event.key === '.' || (event.key === '0' && size.lowest > 0))) {
    hand.erase();
    return true;
  }
  const digit = digitTyped(event.key, size);
  if (!digit || (hand.name !== 'givens' && hand.name !== 'regions')) return false;
  hand.press(digit);
  return true;
}
