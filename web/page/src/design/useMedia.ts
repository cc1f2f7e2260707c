import { useEffect, useState } from 'preact/hooks';

/** Whether the window is of a kind, now and when it changes. */
export function useMedia(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const tell = () => set(media.matches);
    tell();
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, [query]);
  return matches;
}
