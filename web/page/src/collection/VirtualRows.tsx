// This list draws only the rows that are seen, however many there are. All have the same height.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  count: number;
  /** Each row is so many pixels high. */
  height: number;
  label: string;
  /** When this changes, the list begins at its top again. */
  of: unknown;
  children: (index: number) => ComponentChildren;
  head?: ComponentChildren;
}

/** So many rows are drawn beyond each edge, so that none is missing while they move. */
const beyond = 6;

export function VirtualRows({ count, height, label, of, children, head }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, room: 800 });
  useLayoutEffect(() => {
    const element = place.current!;
    const look = () => setSeen({ top: element.scrollTop, room: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  useLayoutEffect(() => place.current?.scrollTo(0, 0), [of]);
  const first = Math.max(0, Math.floor(seen.top / height) - beyond);
  const end = Math.min(count, Math.ceil((seen.top + seen.room) / height) + beyond);
  return (
    <div ref={place} class="rows" role="table" aria-label={label} aria-rowcount={count + 1} tabIndex={0}>
      {head}
      <div role="rowgroup" class="rows-all" style={{ height: `${count * height}px` }}>
        <div role="presentation" style={{ transform: `translateY(${first * height}px)` }}>
          {Array.from({ length: Math.max(0, end - first) }, (_, at) => children(first + at))}
        </div>
      </div>
    </div>
  );
}
