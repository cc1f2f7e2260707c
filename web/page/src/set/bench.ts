// The bench: a game's position and history (game/game.ts), with a setter's moves.
import type { SymmetryName } from 'dokushin';
import { type Action, type Game, moveOn, reduce } from '../game/game';
import { type Position, blankCell } from '../game/position';
import { clearGivens, enterGiven, eraseGivens, paintRegion, reserve, withGivens, withRegions, withShape } from './edits';

/** `regions`: painted ones become the board's own; part of the stroke that ended them. `position`: a
 * whole board, from a link or another part of the page. */
export type BenchAction =
  | Action
  | { do: 'given'; digit: number; symmetry: SymmetryName }
  | { do: 'rub out'; symmetry: SymmetryName }
  | { do: 'reserve'; symmetry: SymmetryName }
  | { do: 'paint'; region: number; regions: readonly number[] }
  | { do: 'regions'; shape: string }
  | { do: 'shape'; shape: string }
  | { do: 'givens'; givens: readonly number[] }
  | { do: 'clear givens' }
  | { do: 'position'; position: Position };

/** A position that came from elsewhere, without what a player did. */
export const onBench = (position: Position): Position => ({
  ...position,
  entering: true,
  cells: position.cells.map(({ given, colours, digit }) => (given || colours || digit ? { ...blankCell, given, colours: given ? 0 : colours, digit } : blankCell)),
});

function move(game: Game, action: BenchAction): Game {
  const { now, selected } = game;
  switch (action.do) {
    case 'given':
      return moveOn(game, enterGiven(now, selected, action.digit, action.symmetry));
    case 'rub out':
      return moveOn(game, eraseGivens(now, selected, action.symmetry));
    case 'reserve':
      return moveOn(game, reserve(now, selected, action.symmetry));
    case 'paint':
      return moveOn(game, paintRegion(now, selected, action.region, action.regions));
    case 'regions':
      return { ...game, now: withRegions(now, action.shape) };
    case 'shape':
      return moveOn(game, withShape(now, action.shape));
    case 'givens':
      return moveOn(game, withGivens(now, action.givens));
    case 'clear givens':
      return moveOn(game, clearGivens(now));
    case 'position':
      return moveOn(game, onBench(action.position));
    default:
      return reduce(game, action);
  }
}

export function reduceBench(game: Game, action: BenchAction): Game {
  const next = move(game, action);
  // Another board may not have the cells that were selected.
  return next.now.side === game.now.side && next.now.cells.length === game.now.cells.length ? next : { ...next, selected: [0], cursor: 0 };
}
