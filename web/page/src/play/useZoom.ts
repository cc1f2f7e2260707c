// A large board on a small screen: two fingers, a wheel, buttons or keys make it larger in its place,
// and two fingers move it. One finger selects as ever.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

const step = 1.5;
/** So large that about eight cells fill the place. */
const cellsAtMost = 8;

interface Pinch {
  zoom: number;
  distance: number;
  /** The point between the fingers, as a part of the board. */
  part: [number, number];
}
export interface Zoom {
  view: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  zoom: number;
  most: number;
  /** A step nearer or further away; 0: the whole board. */
  go: (way: -1 | 0 | 1) => void;
}

/** Where a point of the screen lies on the board, from 0 to 1, however it is moved. */
function partAt(content: HTMLElement, x: number, y: number): [number, number] {
  const box = content.getBoundingClientRect();
  return [(x - box.left) / box.width, (y - box.top) / box.height];
}

/** Enlarges the board, and moves it so that a part of it is at a point of the screen. */
function show(view: HTMLElement, content: HTMLElement, zoom: number, [across, down]: readonly [number, number], x: number, y: number) {
  // Between two drawings of the page, a pinch goes on.
  view.classList.toggle('zoomed', zoom > 1);
  content.style.width = `${zoom * 100}%`;
  const box = view.getBoundingClientRect();
  view.scrollLeft = across * content.offsetWidth - (x - box.left);
  view.scrollTop = down * content.offsetHeight - (y - box.top);
}

/** Moves a cell that has the keyboard into sight. */
function bringIntoSight(view: HTMLElement, cell: Element | null) {
  if (!cell) return;
  const [box, its] = [view.getBoundingClientRect(), cell.getBoundingClientRect()];
  const beyond = (from: number, to: number, start: number, end: number, room: number) =>
    from - room < start ? from - room - start : to + room > end ? to + room - end : 0;
  view.scrollLeft += beyond(its.left, its.right, box.left, box.right, its.width / 2);
  view.scrollTop += beyond(its.top, its.bottom, box.top, box.bottom, its.height / 2);
}

export function useZoom(side: number, cursor: number, board: string): Zoom {
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const most = side > 9 ? Math.max(2, side / cellsAtMost) : 1;
  const latest = useRef(zoom);
  latest.current = zoom;
  const clamp = (to: number) => Math.max(1, Math.min(most, to));
  const cellOf = () => content.current?.querySelector(`[data-cell="${cursor}"]`) ?? null;

  useLayoutEffect(() => setZoom(1), [board]);
  useLayoutEffect(() => {
    if (zoom > 1 && view.current) bringIntoSight(view.current, cellOf());
  }, [cursor]);

  useEffect(() => {
    const [place, its] = [view.current, content.current];
    if (most === 1 || !place || !its) return;
    const fingers = new Map<number, PointerEvent>();
    let pinch: Pinch | null = null;
    /** Until the last finger is lifted: what they do alone is not for the board. */
    let pinched = false;
    let cancelled: Event | null = null;
    /** What the first finger began on the board ends, and does nothing. */
    const cancel = ({ target, pointerId, pointerType }: PointerEvent) => {
      cancelled = new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true });
      target?.dispatchEvent(cancelled);
    };
    const between = () => {
      const [a, b] = [...fingers.values()] as [PointerEvent, PointerEvent];
      return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1 };
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const [first] = fingers.values();
      fingers.set(event.pointerId, event);
      if (fingers.size < 2) return;
      event.stopPropagation();
      if (first && !pinched) cancel(first);
      pinched = true;
      const { x, y, distance } = between();
      pinch = { zoom: latest.current, distance, part: partAt(its, x, y) };
    };
    const onMove = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      if (pinched) event.stopPropagation();
      if (!pinch) return;
      const { x, y, distance } = between();
      latest.current = clamp((pinch.zoom * distance) / pinch.distance);
      show(place, its, latest.current, pinch.part, x, y);
    };
    const onUp = (event: PointerEvent) => {
      if (event === cancelled) return;
      fingers.delete(event.pointerId);
      if (pinched) event.stopPropagation();
      pinched &&= fingers.size > 0;
      if (!pinch) return;
      pinch = null;
      setZoom(latest.current);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current = clamp(latest.current * Math.exp(-event.deltaY / 200));
      show(place, its, latest.current, partAt(its, event.clientX, event.clientY), event.clientX, event.clientY);
      setZoom(latest.current);
    };
    const capture = { capture: true };
    place.addEventListener('pointerdown', onDown, capture);
    place.addEventListener('pointermove', onMove, capture);
    place.addEventListener('pointerup', onUp, capture);
    place.addEventListener('pointercancel', onUp, capture);
    place.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      place.removeEventListener('pointerdown', onDown, capture);
      place.removeEventListener('pointermove', onMove, capture);
      place.removeEventListener('pointerup', onUp, capture);
      place.removeEventListener('pointercancel', onUp, capture);
      place.removeEventListener('wheel', onWheel);
    };
  }, [most]);

  const go = (way: -1 | 0 | 1) => {
    const [place, its, cell] = [view.current, content.current, cellOf()];
    if (!place || !its || !cell) return;
    const to = way ? clamp(zoom * step ** way) : 1;
    const [box, at] = [place.getBoundingClientRect(), cell.getBoundingClientRect()];
    const part = partAt(its, at.left + at.width / 2, at.top + at.height / 2);
    show(place, its, to, part, box.left + box.width / 2, box.top + box.height / 2);
    setZoom(to);
  };
  return { view, content, zoom, most, go };
}
