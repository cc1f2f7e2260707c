// The link of a puzzle on the bench: that of a position with its title, author and rules (game/link.ts).
import { type About, noTexts } from '../game/about';
import { fromLink, toLink } from '../game/link';
import type { Position } from '../game/position';

export { noTexts };

/** Undefined if nothing is said. */
export const aboutOf = (texts: About): About | undefined => (Object.values(texts).some(Boolean) ? texts : undefined);

export function toBenchLink(position: Position, texts: About): string {
  const about = aboutOf(texts);
  return toLink({ ...position, ...(about && { about }) });
}

/** Null if it holds no puzzle; throws as fromLink() does. */
export function fromBenchLink(link: string): { position: Position; texts: About } | null {
  const linked = fromLink(link);
  if (!linked) return null;
  const { about = noTexts, ...position } = linked;
  return { position, texts: about };
}
