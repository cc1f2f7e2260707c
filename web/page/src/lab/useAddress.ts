// The address while the laboratory is looked at: it names the puzzle, the method and the moment that
// one stands at, and what it is changed to is opened.
import { useEffect, useRef } from 'preact/hooks';
import { addressOf, partOf } from '../route/route';
import { type LabLink, toLabLink } from './link';

/** The browser refuses more than some changes a second. */
const pause = 250;

/** What was chosen anew is kept at once (LabView.tsx): the address must not name what was there before. */
export function forgetAddress(): void {
  if (partOf(location.hash) === 'laboratory') history.replaceState(null, '', addressOf('laboratory'));
}

/** `here`: null while it is not to be told, as something runs. */
export function useAddress(active: boolean, here: LabLink | null, embedded: boolean, open: (hash: string) => void) {
  const link = here && toLabLink(here) + (embedded ? '&embed' : '');
  useEffect(() => {
    if (!active || link === null) return;
    const tell = () => {
      if (partOf(location.hash) === 'laboratory') history.replaceState(null, '', addressOf('laboratory', link));
    };
    const timer = setTimeout(tell, pause);
    return () => clearTimeout(timer);
  }, [active, link]);

  const latest = useRef({ link, open });
  latest.current = { link, open };
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      if (partOf(hash) === 'laboratory' && hash !== addressOf('laboratory', latest.current.link ?? '')) latest.current.open(hash);
    };
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
}
