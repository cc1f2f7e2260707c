// Text, or a picture, that is pasted anywhere on the page.
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { PictureContext, pictureIn } from './pictures';

/** A picture is opened by the page's frame. */
export function usePaste(active: boolean, readIt: (text: string) => Promise<void>) {
  const openPicture = useContext(PictureContext);
  const latest = useRef({ readIt, openPicture });
  latest.current = { readIt, openPicture };
  // Whoever sees the board can paste: no moment lies between the two.
  useLayoutEffect(() => {
    if (!active) return;
    const onPaste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest?.('input, textarea, dialog')) return;
      const text = event.clipboardData?.getData('text') ?? '';
      if (text.trim()) return void latest.current.readIt(text);
      const picture = pictureIn(event.clipboardData);
      if (picture) latest.current.openPicture(picture);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [active]);
}
