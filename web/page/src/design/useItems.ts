// A list of which one item is current, marked with aria-current: that one is scrolled into sight, and up and
// down go from item to item.
import { useEffect, useRef } from 'preact/hooks';

export function useItems<List extends HTMLElement>(current: number | null, count: number, go: (to: number) => void) {
  const list = useRef<List>(null);
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector('[aria-current]')?.closest('li');
    if (!box || !item) return;
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [current]);
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = current === null ? 0 : current + by;
    if (!by || next < 0 || next >= count) return;
    event.preventDefault();
    go(next);
  };
  return { list, onKey };
}
