import { homeWords } from '../words/home';
import { useWords } from '../words/language';

/** That a puzzle is being made, with a way out; or that none could be. */
export function Making({ making, failed, cancel }: { making: boolean; failed: boolean; cancel: () => void }) {
  const words = useWords(homeWords);
  return (
    <p class="making" role="status">
      {making && (
        <>
          {words.making} <button onClick={cancel}>{words.cancel}</button>
        </>
      )}
      {failed && words.failed}
    </p>
  );
}
