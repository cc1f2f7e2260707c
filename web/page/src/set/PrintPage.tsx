// The puzzle as it is printed: its texts, and the board with its givens.
import { BoardView } from '../board/BoardView';
import type { BoardFacts } from '../board/facts';
import { useWords } from '../words/language';
import { setWords } from '../words/set';
import type { About } from '../game/about';

export function PrintPage({ facts, givens, texts }: { facts: BoardFacts; givens: readonly number[]; texts: About }) {
  const words = useWords(setWords).texts;
  return (
    <div class="set-print" aria-hidden="true">
      {texts.title && <h2>{texts.title}</h2>}
      {texts.author && <p>{words.by(texts.author)}</p>}
      <BoardView facts={facts} givens={givens} />
      {texts.rules && <p class="set-print-rules">{texts.rules}</p>}
    </div>
  );
}
