// Files and texts that are dropped on the page. What takes them is there as soon as it is seen.
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PictureContext, pictureIn } from './pictures';

/** A text that is dragged into a field belongs to the field. */
function belongsToField(event: DragEvent): boolean {
  const field = event.target instanceof Element && event.target.closest('input:not([type=file]), textarea');
  return Boolean(field) && !event.dataTransfer?.types.includes('Files');
}

/** Without this, a browser leaves the page for a file that is dropped where nobody takes it. */
export function useDropGuard() {
  useLayoutEffect(() => {
    const guard = (event: DragEvent) => {
      if (!belongsToField(event)) event.preventDefault();
    };
    document.addEventListener('dragover', guard);
    document.addEventListener('drop', guard);
    return () => {
      document.removeEventListener('dragover', guard);
      document.removeEventListener('drop', guard);
    };
  }, []);
}

/** A text and the name of its file, if it had one. Null if nothing was dropped that could be read; a folder
 * reads as an empty text. */
async function dropped({ dataTransfer }: DragEvent): Promise<[text: string, name?: string] | null> {
  const [file] = dataTransfer?.files ?? [];
  if (file) return [await file.text().catch(() => ''), file.name];
  const text = dataTransfer?.getData('text');
  return text ? [text] : null;
}

/** Reads what is dropped anywhere on the page; tells whether something is held over it. A picture is opened by the page's
 * frame, after `beforePicture`. */
export function useDrops(active: boolean, readIt: (text: string, name?: string) => Promise<void>, beforePicture?: () => void): boolean {
  const [over, setOver] = useState(false);
  const openPicture = useContext(PictureContext);
  const latest = useRef({ readIt, beforePicture, openPicture });
  latest.current = { readIt, beforePicture, openPicture };
  useLayoutEffect(() => {
    if (!active) return;
    const onOver = (event: DragEvent) => setOver(!belongsToField(event));
    const onLeave = () => setOver(false);
    const onDrop = async (event: DragEvent) => {
      setOver(false);
      if (belongsToField(event)) return;
      const picture = pictureIn(event.dataTransfer);
      if (picture) {
        latest.current.beforePicture?.();
        return latest.current.openPicture(picture);
      }
      const its = await dropped(event);
      if (its) await latest.current.readIt(...its);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      setOver(false);
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [active]);
  return over;
}
