// Text, or a picture, that is pasted anywhere on the page.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isPicture } from './useDrops';

export function usePaste(active: boolean, readIt: (text: string) => Promise<void>, openPicture?: (file: File) => void) {
  const latest = useRef({ readIt, openPicture });
  latest.current = { readIt, openPicture };
  // Whoever sees the board can paste: no moment lies between the two.
  useLayoutEffect(() => {
    if (!active) return;
    const onPaste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest?.('input, textarea, dialog')) return;
      const text = event.clipboardData?.getData('text') ?? '';
      if (text.trim()) return void latest.current.readIt(text);
      const picture = [...(event.clipboardData?.files ?? [])].find(isPicture);
      if (picture) latest.current.openPicture?.(picture);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [active]);
}
