// This line reports that a part of the page could not be fetched, with a button that asks for it again.
import { useWords } from '../words/language';
import { loadedWords } from '../words/loaded';

interface Props {
  of: {
    failed: boolean;
    again: () => void;
  };
}

export function NotLoaded({ of: { failed, again } }: Props) {
  const words = useWords(loadedWords);
  if (!failed) return null;
  return (
    <p class="notice not-done" role="alert">
      {words.failed} <button onClick={again}>{words.again}</button>
    </p>
  );
}
