// Pictures that somebody pasted, dropped or opened go to the sheet that reads them, which the page's frame has.
import { createContext } from 'preact';

export const PictureContext = createContext<(picture: File) => void>(() => undefined);

/** Drawings are texts. */
export const isPicture = (file: File): boolean => file.type.startsWith('image/') && file.type !== 'image/svg+xml';

/** The first picture of what was pasted or dropped. */
export const pictureIn = (data: DataTransfer | null): File | undefined => [...(data?.files ?? [])].find(isPicture);
