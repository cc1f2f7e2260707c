// Text that is pasted anywhere on the page.
import { useLayoutEffect, useRef } from 'preact/hooks';

export function usePaste(active: boolean, readIt: (text: string) => Promise<void>) {
  const latest = useRef(readIt);
  latest.current = readIt;
  // Whoever sees the board can paste: no moment lies between the two.
  useLayoutEffect(() => {
    if (!active) return;
    const onPaste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest?.('input, textarea, dialog')) return;
      const text = event.clipboardData?.getData('text') ?? '';
      if (text.trim()) void latest.current(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [active]);
}
