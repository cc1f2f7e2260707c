// A game: the position, all that came before and after it, and the cells that are selected.
// One reducer makes every change; drawing and storing look on.
import { type Entry, type Peers, applyStep, clear, enter, erase, fillMarks, restore, setEntering } from './edit';
import { type Stroke, draw, erasePen } from './pen';
import type { Position, Spot } from './position';

export interface Game {
  /** Under which it is kept among all games (library/games.ts). */
  readonly id: string;
  readonly now: Position;
  readonly past: readonly Position[];
  readonly future: readonly Position[];
  readonly saved: Position | null;
  /** In the order in which they were selected. */
  readonly selected: readonly number[];
  /** The cell that has the keyboard. */
  readonly cursor: number;
}

/** `open`: another game takes the place of this one. `follow`: the same game, as another tab went
 * on with it. `named`: it is kept under another name from now on. `draw`: with the pen; what goes
 * on with a drawing is the same move. */
export type Action =
  | { do: 'open'; game: Game }
  | { do: 'follow'; game: Game }
  | { do: 'named'; id: string }
  | { do: 'select'; cells: readonly number[]; how: 'only' | 'add' | 'toggle'; cursor?: number }
  | { do: 'cursor'; cell: number }
  | { do: 'enter'; digit: number; as: Entry; peers?: Peers | null; hidden?: ReadonlySet<number> | undefined }
  | { do: 'erase' }
  | { do: 'draw'; strokes: readonly Stroke[]; erase: boolean; goesOn: boolean }
  | { do: 'erase pen' }
  | { do: 'apply'; placements: readonly Spot[]; eliminations: readonly Spot[]; peers?: Peers | null }
  | { do: 'fill marks'; open: readonly number[] }
  | { do: 'restore'; eliminations: readonly Spot[] }
  | { do: 'clear' }
  | { do: 'entering'; on: boolean }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'save' }
  | { do: 'return' };

export const newGame = (position: Position, id: string): Game => ({
  id,
  now: position,
  past: [],
  future: [],
  saved: null,
  selected: [0],
  cursor: 0,
});

/** The position as a move: undo leads back. */
export function moveOn(game: Game, now: Position): Game {
  if (now === game.now) return game;
  return { ...game, now, past: [...game.past, game.now], future: [] };
}

/** What a puzzle's document says of it, and its fog, are of all its positions: no move takes them away, and none brings them. */
export function withDocument(game: Game, { about, fog }: Pick<Position, 'about' | 'fog'>): Game {
  const has = (position: Position) => (!about || position.about === about) && (!fog || position.fog === fog);
  const its = (position: Position) => (has(position) ? position : { ...position, ...(about && { about }), ...(fog && { fog }) });
  const { now, past, future, saved } = game;
  if ([...past, now, ...future, saved ?? now].every(has)) return game;
  return { ...game, now: its(now), past: past.map(its), future: future.map(its), saved: saved && its(saved) };
}

/** Whether there is the same to be kept of both. */
export const isSameWork = (a: Game, b: Game) =>
  a.now === b.now && a.past === b.past && a.future === b.future && a.saved === b.saved;

function drawOn(game: Game, now: Position, goesOn: boolean): Game {
  return goesOn && now !== game.now ? { ...game, now, future: [] } : moveOn(game, now);
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
    case 'open':
      return action.game;
    case 'follow':
      return action.game.id === game.id ? { ...action.game, selected: game.selected, cursor: game.cursor } : game;
    case 'named':
      return { ...game, id: action.id };
    case 'select':
      return select(game, action);
    case 'cursor':
      return { ...game, cursor: action.cell };
    case 'enter':
      return moveOn(game, enter(game.now, game.selected, action.digit, action.as, action.peers, action.hidden));
    case 'erase':
      return moveOn(game, erase(game.now, game.selected));
    case 'draw':
      return drawOn(game, draw(game.now, action.strokes, action.erase), action.goesOn);
    case 'erase pen':
      return moveOn(game, erasePen(game.now, game.selected));
    case 'apply':
      return moveOn(game, applyStep(game.now, action.placements, action.eliminations, action.peers));
    case 'fill marks':
      return moveOn(game, fillMarks(game.now, action.open));
    case 'restore':
      return moveOn(game, restore(game.now, action.eliminations));
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
