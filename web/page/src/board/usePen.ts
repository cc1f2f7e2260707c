// Pointers that draw. What the first stroke of a drag does, the whole drag does: where it is there
// already, drawing again erases.
import { useRef } from 'preact/hooks';
import type { Action } from '../game/game';
import { type Point, type Stroke, isDrawn } from '../game/pen';
import { heightOf, type Size } from '../game/size';
import { type Pen, edgeAt, isMark, markAt, pointAt, strokesBetween } from './penInput';

interface Drag {
  last: Point | null;
  /** Null until the first stroke. */
  erase: boolean | null;
  /** Where a dot or a cross is set once the pointer is released. */
  mark: Point | null;
}
type Pointed = PointerEvent & { currentTarget: HTMLElement };

export function usePenPointer(pen: Pen | null, strokes: readonly Stroke[], grid: Size, dispatch: (action: Action) => void) {
  const drag = useRef<Drag | null>(null);
  if (!pen) return null;
  const { tool, colour } = pen;
  const place = ({ clientX, clientY, currentTarget }: Pointed): [number, number] => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * grid.columns, ((clientY - box.top) / box.height) * heightOf(grid)];
  };
  const draw = (its: readonly Stroke[]) => {
    const [first] = its;
    if (!first) return;
    const before = drag.current?.erase ?? null;
    const erase = before ?? isDrawn(strokes, first);
    if (drag.current) drag.current.erase = erase;
    dispatch({ do: 'draw', strokes: its, erase, goesOn: before !== null });
  };
  return {
    onPointerDown(event: Pointed) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const [x, y] = place(event);
      drag.current = { last: pointAt(x, y, tool, grid), erase: null, mark: isMark(tool) ? markAt(x, y, grid) : null };
      if (tool === 'line') {
        const cell = Math.floor(y) * grid.columns + Math.floor(x);
        if (pointAt(x, y, tool, grid)) dispatch({ do: 'select', cells: [cell], how: 'only' });
      }
    },
    onPointerMove(event: Pointed) {
      const its = drag.current;
      if (!its || (tool !== 'line' && tool !== 'edge') || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const point = pointAt(...place(event), tool, grid);
      if (!point) return;
      if (its.last) draw(strokesBetween(its.last, point, pen));
      its.last = point;
    },
    onPointerUp(event: Pointed) {
      const mark = drag.current?.mark;
      if (mark && isMark(tool)) draw([{ ...mark, kind: tool, colour }]);
      // An edge that was tapped is drawn by itself.
      if (drag.current && tool === 'edge' && drag.current.erase === null) {
        const edge = edgeAt(...place(event), colour, grid);
        if (edge) draw([edge]);
      }
      drag.current = null;
    },
    onPointerCancel() {
      drag.current = null;
    },
    onDblClick() {},
  };
}
