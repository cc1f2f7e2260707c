// The moment when a puzzle is solved.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Game } from '../game/game';
import { progressOf, setProgress } from '../game/progress';
import { shownDigit } from '../game/position';
import { tellShelves } from '../library/shelves';
import type { LiveCheck } from './useCheck';

/** Whether the board is full and right. `onSolved` is called once, when it becomes so while it is
 * played; a board that was opened solved is no such moment. */
export function useSolved(game: Game, check: LiveCheck, onSolved: () => void): boolean {
  const { now, id } = game;
  const full = !now.entering && now.cells.every(shownDigit) && now.cells.some(({ digit }) => digit);
  const solved = full && check.verdict?.here.status === 'unique';
  const before = useRef({ id: '', open: false });
  useLayoutEffect(() => {
    if (before.current.id !== id) before.current = { id, open: false };
    if (!full) before.current.open = true;
    if (!solved || !before.current.open) return;
    before.current.open = false;
    if (progressOf(id).solvedAt === null) setProgress(id, { solvedAt: Date.now() });
    // The verdict may come after the player has gone to the first screen.
    tellShelves();
    onSolved();
  }, [id, full, solved]);
  return solved;
}
