// These functions give something out of the page: to the clipboard, to a file, or to what the device offers for sharing.

/** Returns false where the browser has no clipboard or refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canCopyPictures = () => typeof ClipboardItem === 'function' && Boolean(navigator.clipboard?.write);

/** The clipboard is asked at once, while the press counts; the picture may come later. */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}

/** Has the browser save a file. */
export function save(content: Blob | string, name: string, type = 'text/plain;charset=utf-8') {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const canShare = () => typeof navigator.share === 'function';

/** Opens the device's own dialog. It rejects if somebody closes that, which is no fault. */
export const share = (what: ShareData) => void navigator.share(what).catch(() => undefined);
