import { homeWords } from '../words/home';
import { useWords } from '../words/language';

/** Says that a puzzle is being made, with a button that cancels it; or that none could be made. */
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
