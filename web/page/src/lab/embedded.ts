// Whether an address is that of the laboratory in a frame. Every visit asks this, and most need nothing else of it.
const isLab = /^#\/lab\?/;

/** The parts of an address of the laboratory (link.ts). */
export const partsOf = (hash: string): string[] => hash.slice(hash.indexOf('?') + 1).split('&');

export const isEmbedded = (hash: string): boolean => isLab.test(hash) && partsOf(hash).includes('embed');
