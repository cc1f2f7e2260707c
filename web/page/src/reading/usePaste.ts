// Text, or a picture, that is pasted anywhere on the page.
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { PictureContext, pictureIn } from './pictures';

/** A picture is opened by the page's frame, also one that is pasted into a dialog, where a text is the dialog's. */
export function usePaste(active: boolean, readIt: (text: string) => Promise<void>) {
  const openPicture = useContext(PictureContext);
  const latest = useRef({ readIt, openPicture });
  latest.current = { readIt, openPicture };
  // Whoever sees the board can paste: no moment lies between the two.
  useLayoutEffect(() => {
    if (!active) return;
    const onPaste = (event: ClipboardEvent) => {
      const isIn = (selector: string) => (event.target as Element).closest?.(selector);
      if (isIn('input, textarea')) return;
      const text = event.clipboardData?.getData('text') ?? '';
      const picture = pictureIn(event.clipboardData);
      if (text.trim()) {
        if (!isIn('dialog')) void latest.current.readIt(text);
      } else if (picture) {
        latest.current.openPicture(picture);
      }
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [active]);
}
