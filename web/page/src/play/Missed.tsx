// The player's marks lack a digit: how many cells' marks do, and where on request.
import { useWords } from '../words/language';
import { playWords } from '../words/play';

export function Missed({ cells, select }: { cells: readonly number[]; select: (cells: number[]) => void }) {
  const { hint } = useWords(playWords);
  return (
    <>
      <p>{hint.missed(cells.length)}</p>
      <button onClick={() => select([...cells])}>{hint.showMissed}</button>
    </>
  );
}
