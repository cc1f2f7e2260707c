// The link of a puzzle on the bench: that of a position (game/link.ts), and behind it
//   t=  title    a=  author    r=  rules in words
// each as encodeURIComponent() writes it. Versions that do not know these leave them out.
import { fromLink, toLink } from '../game/link';
import type { Position } from '../game/position';

export interface Texts {
  title: string;
  author: string;
  rules: string;
}
export const noTexts: Texts = { title: '', author: '', rules: '' };
const keys = { t: 'title', a: 'author', r: 'rules' } as const;

export function toBenchLink(position: Position, texts: Texts): string {
  const its = Object.entries(keys).map(([key, name]) => texts[name] && `&${key}=${encodeURIComponent(texts[name])}`);
  return toLink(position) + its.join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null if it holds no puzzle; throws as fromLink() does. */
export function fromBenchLink(link: string): { position: Position; texts: Texts } | null {
  const texts = { ...noTexts };
  const rest = link.split('&').filter((part) => {
    const name = part[1] === '=' ? keys[part[0] as keyof typeof keys] : undefined;
    if (name) texts[name] = decoded(part.slice(2));
    return !name;
  });
  const position = fromLink(rest.join('&'));
  return position && { position, texts };
}
