// Keys and places that select cells.
import type { Action } from '../game/game';
import { type Size, cellAtPoint, cellCount, cellRows, heightOf } from '../game/size';

interface Where {
  size: Size;
  selected: readonly number[];
  cursor: number;
}

/** Where the keyboard goes; the board's edges join, so that far cells are near. The last row may be shorter. */
export function cellOfKey(key: string, ctrl: boolean, { size, cursor }: Omit<Where, 'selected'>): number | null {
  const rows = cellRows(size);
  const [row, column] = [Math.floor(cursor / size.columns), cursor % size.columns];
  const at = (r: number, c: number) => rows.at(r % rows.length)!.at(Math.min(c, rows.at(r % rows.length)!.length - 1))!;
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, (column + 1) % rows[row]!.length);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return ctrl ? 0 : at(row, 0);
    case 'End':
      return ctrl ? cellCount(size) - 1 : at(row, size.columns);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(rows.length - 1, column);
    default:
      return null;
  }
}

/** What a key selects; null if it is no such key. */
export function selectionOf(event: KeyboardEvent, where: Where): Action | null {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return null;
  const cell = cellOfKey(event.key, ctrl, where);
  if (cell !== null) {
    if (ctrl && event.key.startsWith('Arrow')) return { do: 'cursor', cell };
    return { do: 'select', cells: [cell], how: event.shiftKey ? 'add' : 'only' };
  }
  if (event.key === ' ' && ctrl) return { do: 'select', cells: [where.cursor], how: 'toggle' };
  if (event.key === 'Escape') return { do: 'select', cells: [where.cursor], how: 'only' };
  if (ctrl && event.key.toLowerCase() === 'a') {
    const cells = Array.from({ length: cellCount(where.size) }, (_, index) => index);
    return { do: 'select', cells, how: 'only', cursor: where.cursor };
  }
  return null;
}

const scrolling = ['Home', 'End', 'PageUp', 'PageDown', ' '];

/** Whether a key that was pressed anywhere on the page is the board's: not one that a field, a
 * dialog, a button or a list that scrolls has a use for itself. */
export function isForBoard(event: KeyboardEvent, board: Element | null): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if (board?.contains(target)) return true;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return false;
  const ctrl = event.ctrlKey || event.metaKey;
  if (scrolling.includes(event.key) || (ctrl && event.key.toLowerCase() === 'a')) return false;
  return !(event.key.startsWith('Arrow') && target.closest('.reasoning, .steps'));
}

/** The cell under a pointer. Dragging leaves out the cells' `margin`, so that a diagonal drag
 * does not touch the cells beside it. */
export function cellAt(event: MouseEvent, board: HTMLElement, size: Size, margin = 0): number | null {
  const box = board.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * size.columns;
  const y = ((event.clientY - box.top) / box.height) * heightOf(size);
  return cellAtPoint(x, y, size, margin);
}
