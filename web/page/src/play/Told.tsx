// The words under the board: the verdict, a notice, and what to do while givens are typed.
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { type Judged, Verdict } from './CheckPanel';
import type { LiveCheck } from './useCheck';
import type { Notice } from './useNotice';

interface Props {
  check: LiveCheck;
  judged: Judged;
  notice: Notice | null;
  entering: boolean;
  /** The givens stand. */
  begin: () => void;
}

export function Told({ check, judged, notice, entering, begin }: Props) {
  const words = useWords(playWords).tools;
  return (
    <div class="told">
      <Verdict check={check} judged={judged} />
      <p class={`notice ${notice?.bad ? 'bad' : ''}`} role="status">
        {notice?.text ?? (entering ? words.editHelp : '')}
      </p>
      {entering && (
        <button class="primary" onMouseDown={(event) => event.preventDefault()} onClick={begin}>
          {words.play}
        </button>
      )}
    </div>
  );
}
