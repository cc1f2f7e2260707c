// The shelves of the first page hear here that a file or the board brought them something.
const listeners = new Set<() => void>();

export const tellShelves = (): void => listeners.forEach((listener) => listener());

/** What is returned ends it. */
export function onShelves(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
