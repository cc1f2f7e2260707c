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
interface Reading {
  /** What was chosen when this was read; undefined while another one is being read. */
  source: string | number | null | undefined;
  subject: Subject | null;
  error: unknown;
}

const nameOf = (puzzle: Puzzle) => `${puzzle.shape} ${puzzle.givens.join(' ')}`;

/** The subject, why it could not be read, and whether another one has been chosen that is still being read. */
export function useSubject(choice: Choice, played: Puzzle | null, active: boolean): [Subject | null, unknown, boolean] {
  const [reading, setReading] = useState<Reading>({ source: undefined, subject: null, error: null });
  const [visited, setVisited] = useState(false);
  if (active && !visited) setVisited(true);
  const source = choice === 'played' ? played && nameOf(played) : typeof choice === 'object' ? nameOf(choice) : choice;

  useEffect(() => {
    if (!visited) return;
    let wanted = true;
    setReading(({ subject }) => ({ source: undefined, subject, error: null }));
    read(choice, played)
      .then((subject) => wanted && setReading({ source, subject, error: null }))
      .catch((error: unknown) => wanted && setReading({ source, subject: null, error }));
    return () => {
      wanted = false;
    };
  }, [visited, source]);
  return [reading.subject, reading.error, reading.source !== source];
}

async function read(choice: Choice, played: Puzzle | null): Promise<Subject | null> {
  const worker = await engine('laboratory');
  const own = choice === 'played' ? played : choice;
  if (own === null) return null;
  const puzzle = typeof own === 'number' ? await worker.parse(shelf[own]!.puzzle) : { shape: own.shape, givens: own.givens };
  return { puzzle, facts: await factsOnce(worker, puzzle.shape) };
}
