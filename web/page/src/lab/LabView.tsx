// The laboratory of search: the tutorials' backtracking, watched, and raced against others.
import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from 'dokushin';
import { type BoardFacts, factsOf } from '../board/facts';
import { engine } from '../engine/engine';
import { useErrorText } from '../engine/told';
import { useKeptState } from '../make/keep';
import { labWords } from '../words/lab';
import { useWords } from '../words/language';
import { Race } from './Race';
import { Shelf, type Choice } from './Shelf';
import { shelf } from './shelf-puzzles';
import { Watch } from './Watch';
import './lab.css';

interface Subject {
  puzzle: Puzzle;
  facts: BoardFacts;
}

export function LabView({ played, active }: { played: Puzzle | null; active: boolean }) {
  const words = useWords(labWords);
  const [chosen, setChoice] = useKeptState<Choice>('laboratory.puzzle', usual, keptChoice);
  const choice = chosen === 'played' && !played ? usual : chosen;
  const [subject, reason] = useSubject(choice, played, active);
  const error = useErrorText(reason);
  return (
    <div class="lab">
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      <Shelf choice={choice} hasPlayed={played !== null} choose={setChoice} />
      {error && (
        <p class="lab-error" role="alert">
          {words.failed}
          {error}
        </p>
      )}
      <Watch puzzle={subject?.puzzle ?? null} facts={subject?.facts ?? null} active={active} />
      <Race puzzle={subject?.puzzle ?? null} facts={subject?.facts ?? null} active={active} />
    </div>
  );
}

const usual = shelf.findIndex(({ backtracks }) => backtracks === 220);
const keptChoice = (kept: unknown) =>
  kept === 'played' || (typeof kept === 'number' && shelf[kept]) ? (kept as Choice) : undefined;

/** The chosen puzzle with its board, once the engine has read it. Nothing starts before the
 * laboratory is first looked at. */
function useSubject(choice: Choice, played: Puzzle | null, active: boolean): [Subject | null, unknown] {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [visited, setVisited] = useState(false);
  if (active && !visited) setVisited(true);
  const source = choice === 'played' ? played && `${played.shape} ${played.givens.join(' ')}` : choice;

  useEffect(() => {
    if (!visited) return;
    let wanted = true;
    setError(null);
    read(choice, played)
      .then((read) => wanted && setSubject(read))
      .catch((reason: unknown) => wanted && (setSubject(null), setError(reason)));
    return () => {
      wanted = false;
    };
  }, [visited, source]);
  return [subject, error];
}

async function read(choice: Choice, played: Puzzle | null): Promise<Subject | null> {
  const worker = await engine('laboratory');
  if (choice === 'played' && !played) return null;
  const puzzle =
    choice === 'played' ? { shape: played!.shape, givens: played!.givens } : await worker.parse(shelf[choice]!.puzzle);
  return { puzzle, facts: await factsOf(worker, puzzle.shape) };
}
