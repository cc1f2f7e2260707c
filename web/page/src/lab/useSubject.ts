// The chosen puzzle with its board, once the engine has read it. Nothing starts before the
// laboratory is first looked at.
import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { factsOnce } from '../board/known-facts';
import { engine } from '../engine/engine';
import type { Choice } from './Shelf';
import { shelf } from './shelf-puzzles';

interface Subject {
  puzzle: Puzzle;
  facts: BoardFacts;
}

const nameOf = (puzzle: Puzzle) => `${puzzle.shape} ${puzzle.givens.join(' ')}`;

export function useSubject(choice: Choice, played: Puzzle | null, active: boolean): [Subject | null, unknown] {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [visited, setVisited] = useState(false);
  if (active && !visited) setVisited(true);
  const source = choice === 'played' ? played && nameOf(played) : typeof choice === 'object' ? nameOf(choice) : choice;

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
  const own = choice === 'played' ? played : choice;
  if (own === null) return null;
  const puzzle = typeof own === 'number' ? await worker.parse(shelf[own]!.puzzle) : { shape: own.shape, givens: own.givens };
  return { puzzle, facts: await factsOnce(worker, puzzle.shape) };
}
