// The games of the library, with what home shows of each.
import type { Games } from '../game/games';
import type { Game } from '../game/game';
import { progressOf, type Progress } from '../game/progress';
import { hasGivens, shownDigit } from '../game/position';

export interface ShownGame extends Progress {
  game: Game;
  at: number;
  /** Cells that the player has filled, of those that were open. */
  filledCells: number;
  openCells: number;
}

const mostShown = 500;

/** The games that were begun, the one that was played last first. */
export function gamesShown(games: Games): ShownGame[] {
  return games
    .begun(mostShown)
    .filter(({ game }) => hasGivens(game.now) || game.now.cells.some(shownDigit))
    .map(({ game, at }) => {
      const open = game.now.cells.filter(({ given }) => !given);
      return { ...progressOf(game.id), game, at, filledCells: open.filter(shownDigit).length, openCells: open.length };
    });
}
