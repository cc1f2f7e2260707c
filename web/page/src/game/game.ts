// A game: the position, all that came before and after it, and the cells that are selected.
// One reducer makes every change; drawing and storing look on.
import { type Entry, type Placement, applyStep, clear, enter, erase, setEntering } from './edit';
import { type Position, emptyPosition } from './position';

export interface Game {
  readonly now: Position;
  readonly past: readonly Position[];
  readonly future: readonly Position[];
  readonly saved: Position | null;
  /** The game that this one took the place of. */
  readonly left: Game | null;
  /** In the order in which they were selected. */
  readonly selected: readonly number[];
  /** The cell that has the keyboard. */
  readonly cursor: number;
}

/** `comeBack` changes places with the game that was left; `refuse` goes back to it, because this
 * one can't be played. */
export type Action =
  | { do: 'start'; position: Position }
  | { do: 'comeBack' }
  | { do: 'refuse' }
  | { do: 'select'; cells: readonly number[]; how: 'only' | 'add' | 'toggle'; cursor?: number }
  | { do: 'cursor'; cell: number }
  | { do: 'enter'; digit: number; as: Entry }
  | { do: 'erase' }
  | { do: 'apply'; placements: readonly Placement[]; eliminations: readonly Placement[] }
  | { do: 'clear' }
  | { do: 'entering'; on: boolean }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'save' }
  | { do: 'return' };

export const newGame = (position: Position): Game => ({
  now: position,
  past: [],
  future: [],
  saved: null,
  left: null,
  selected: [0],
  cursor: 0,
});

/** Nobody wants an empty board back. Only one game is kept, not those before it. */
function worthKeeping(game: Game): Game | null {
  const bare = game.now.cells.every((cell) => Object.values(cell).every((part) => part === 0));
  return bare ? game.left : { ...game, left: null };
}

function moveOn(game: Game, now: Position): Game {
  if (now === game.now) return game;
  return { ...game, now, past: [...game.past, game.now], future: [] };
}

function undo(game: Game): Game {
  const now = game.past.at(-1);
  if (!now) return game;
  return { ...game, now, past: game.past.slice(0, -1), future: [game.now, ...game.future] };
}

function redo(game: Game): Game {
  const [now, ...future] = game.future;
  return now ? { ...game, now, past: [...game.past, game.now], future } : game;
}

function select(game: Game, { cells, how, cursor }: Extract<Action, { do: 'select' }>): Game {
  const chosen = new Set(how === 'only' ? [] : game.selected);
  for (const cell of cells) {
    if (how === 'toggle' && chosen.has(cell)) chosen.delete(cell);
    else chosen.add(cell);
  }
  return { ...game, selected: [...chosen], cursor: cursor ?? cells.at(-1) ?? game.cursor };
}

export function reduce(game: Game, action: Action): Game {
  switch (action.do) {
    case 'start':
      return { ...newGame(action.position), left: worthKeeping(game) };
    case 'comeBack':
      return game.left ? { ...game.left, left: worthKeeping(game) } : game;
    case 'refuse':
      return game.left ?? newGame(emptyPosition('9x9', 9));
    case 'select':
      return select(game, action);
    case 'cursor':
      return { ...game, cursor: action.cell };
    case 'enter':
      return moveOn(game, enter(game.now, game.selected, action.digit, action.as));
    case 'erase':
      return moveOn(game, erase(game.now, game.selected));
    case 'apply':
      return moveOn(game, applyStep(game.now, action.placements, action.eliminations));
    case 'clear':
      return moveOn(game, clear(game.now));
    case 'entering':
      return moveOn(game, setEntering(game.now, action.on));
    case 'undo':
      return undo(game);
    case 'redo':
      return redo(game);
    case 'save':
      return { ...game, saved: game.now };
    case 'return':
      return game.saved ? moveOn(game, game.saved) : game;
  }
}
