// The page's addresses: which part is shown, and for play the link that holds puzzle and progress.
//   #/            home           #/play?p=…  a puzzle being played (game/link.ts)
//   #/collection  a file of many puzzles
//   #/lab         laboratory     #/make      the maker
//   #/set?p=…     a puzzle being set (set/link.ts)
//   #/learn/…     the course and the techniques (topic.ts)
// An address of earlier versions, #p=…, is that of a puzzle.
import { useEffect, useRef, useState } from 'preact/hooks';

export const parts = ['home', 'play', 'learn', 'laboratory', 'set', 'make', 'collection'] as const;
export type Part = (typeof parts)[number];
const names: Record<Part, string> = { home: '', play: 'play', learn: 'learn', laboratory: 'lab', set: 'set', make: 'make', collection: 'collection' };

/** Which part an address shows; an unknown one shows home. */
export function partOf(hash: string): Part {
  const [, name] = /^#\/([^?/]*)/.exec(hash) ?? [];
  if (name === undefined) return hash.length > 1 ? 'play' : 'home';
  return parts.find((part) => names[part] === name) ?? 'home';
}

/** The link in an address of a part, without "#"; empty where there is none. */
export function linkIn(hash: string, part: Part = 'play'): string {
  if (partOf(hash) !== part) return '';
  return hash.startsWith('#/') ? hash.slice(hash.indexOf('?') + 1 || hash.length) : hash.slice(1);
}

export const addressOf = (part: Part, link = '') => `#/${names[part]}${link && `?${link}`}`;

/** The part that the address shows, and how to go to another one: a step of the browser's history,
 * so that its Back leads here again. Play is come back to at the puzzle that it was left with, unless
 * `afresh`: another one is about to be opened there. */
export function usePart(): [Part, (part: Part, afresh?: boolean) => void] {
  const [part, setPart] = useState(() => partOf(location.hash));
  const played = useRef('');
  useEffect(() => {
    const follow = (event: Event) => {
      const left = event instanceof HashChangeEvent && event.oldURL ? new URL(event.oldURL).hash : '';
      // A link of the page's led away, not go().
      if (partOf(left) === 'play' && partOf(location.hash) !== 'play') played.current = linkIn(left);
      setPart(partOf(location.hash));
    };
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  const go = (to: Part, afresh = false) => {
    const from = partOf(location.hash);
    if (to === from) {
      // From one of its topics to all of them.
      if (to === 'learn') location.hash = addressOf(to);
      return;
    }
    if (from === 'play') played.current = linkIn(location.hash);
    history.pushState(null, '', addressOf(to, to === 'play' && !afresh ? played.current : ''));
    setPart(to);
  };
  return [part, go];
}
