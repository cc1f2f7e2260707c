// This line reports that a part of the page could not be fetched, with a button that asks for it again.
import { useWords } from '../words/language';
import { loadedWords } from '../words/loaded';
import type { Loaded } from './useLoaded';

export function NotLoaded({ of: { failed, again } }: { of: Pick<Loaded<unknown>, 'failed' | 'again'> }) {
  const words = useWords(loadedWords);
  if (!failed) return null;
  return (
    <p class="notice bad" role="alert">
      {words.failed} <button onClick={again}>{words.again}</button>
    </p>
  );
}
