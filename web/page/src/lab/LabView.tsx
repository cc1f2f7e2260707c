// The laboratory of search: the tutorials' backtracking, watched, and raced against others.
import { useMemo, useState } from 'preact/hooks';
import type { Puzzle } from 'dokushin';
import { useErrorText } from '../engine/told';
import { usePaste } from '../reading/usePaste';
import { useKeptState } from '../useKeptState';
import { labWords } from '../words/lab';
import { useWords } from '../words/language';
import type { LabLink } from './link';
import { type Method, methods } from './methods';
import { OwnSheet } from './OwnSheet';
import { Race } from './Race';
import { OpenWhole, Share } from './Share';
import { type Choice, Shelf } from './Shelf';
import { exampleOf, shelf } from './shelf-puzzles';
import { TourPanel } from './TourPanel';
import { forgetAddress, useAddress } from './useAddress';
import { usePlayer } from './usePlayer';
import { type LabRead, useReading } from './useReading';
import { useSubject } from './useSubject';
import { Watch } from './Watch';
import './lab.css';
import './bench.css';
import './code.css';

interface Props {
  played: Puzzle | null;
  active: boolean;
  /** Board, counts and controls alone, in a frame of another page. */
  embedded?: boolean;
}

export function LabView({ played, active, embedded = false }: Props) {
  const words = useWords(labWords);
  const { readText, readLink } = useReading();
  const [first] = useState(() => readLink(location.hash));
  const linked = first && 'link' in first ? first.link : null;
  const [chosen, setChoice] = useKeptUnless<Choice>('laboratory.puzzle', usual, keptChoice, linked && choiceOf(linked.puzzle));
  const [method, setMethod] = useKeptUnless<Method>('laboratory.method', 'backtrack', keptMethod, linked && linked.method);
  const [opening, setOpening] = useState(linked);
  const [fault, setFault] = useState(first && 'fault' in first ? first.fault : '');
  const [asking, setAsking] = useState(false);
  const choice = chosen === 'played' && !played ? usual : chosen;
  const [subject, reason, choosing] = useSubject(choice, played, active);
  const puzzle = subject?.puzzle ?? null;
  const facts = subject?.facts ?? null;
  const controls = usePlayer({ puzzle, facts, method, opening }, active);
  const error = useErrorText(reason);

  const choose = (its: Choice) => {
    setFault('');
    setChoice(its);
    forgetAddress();
  };
  const chooseMethod = (its: Method) => {
    setMethod(its);
    forgetAddress();
  };
  const show = (its: LabRead): string | null => {
    if ('fault' in its) return its.fault;
    if ('puzzle' in its) return choose(choiceOf(its.puzzle)), null;
    choose(choiceOf(its.link.puzzle));
    setMethod(its.link.method);
    setOpening(its.link);
    return null;
  };
  usePaste(active && !embedded, async (text) => setFault(show(await readText(text)) ?? ''));

  const { player, playing, moving } = controls;
  const position = player?.replay.position ?? 0;
  const here = useMemo<LabLink | null>(() => (puzzle ? { puzzle, method, moment: position } : null), [puzzle, method, position]);
  const still = player !== null && !playing && moving === null;
  useAddress(active, still ? here : null, embedded, (hash) => {
    const its = readLink(hash);
    if (its) setFault(show(its) ?? '');
  });
  /** A tour's moments are those of the tutorials' method. */
  const visit = (moment: number) => {
    if (method === 'backtrack') return controls.goTo(moment);
    chooseMethod('backtrack');
    setOpening(puzzle && { puzzle, method: 'backtrack', moment });
  };

  const told = fault || (error && words.failed + error);
  return (
    <div class={embedded ? 'lab lab-embedded' : 'lab'}>
      <h2 class="unseen">{words.title}</h2>
      {!embedded && (
        <div class="lab-picker">
          <Shelf choice={choice} hasPlayed={played !== null} choose={choose} openOwn={() => setAsking(true)} />
          <MethodChoice method={method} choose={chooseMethod} />
        </div>
      )}
      {told && (
        <p class="lab-error" role="alert">
          {told}
        </p>
      )}
      <Watch puzzle={puzzle} facts={facts} method={method} controls={controls} />
      {embedded && here && <OpenWhole link={here} />}
      {!embedded && (
        <>
          <div class="lab-about">
            <p>{words.intro}</p>
            <TourPanel puzzle={puzzle} goTo={visit} />
          </div>
          {here && <Share link={here} />}
          <Race puzzle={puzzle} facts={facts} choosing={choosing} active={active} />
          <OwnSheet open={asking} close={() => setAsking(false)} read={async (text) => show(await readText(text))} />
        </>
      )}
    </div>
  );
}

function MethodChoice({ method, choose }: { method: Method; choose: (method: Method) => void }) {
  const words = useWords(labWords);
  return (
    <label class="method">
      <span>{words.method}</span>
      <select value={method} onChange={(event) => choose(event.currentTarget.value as Method)}>
        {methods.map((name) => (
          <option key={name} value={name}>
            {words.methods[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

const usual = shelf.findIndex(({ backtracks }) => backtracks === 220);

/** A puzzle of the shelf is chosen there. */
function choiceOf(puzzle: Puzzle): Choice {
  const example = exampleOf(puzzle);
  return example ? shelf.indexOf(example) : puzzle;
}

function keptChoice(kept: unknown): Choice | undefined {
  if (kept === 'played') return kept;
  if (typeof kept === 'number') return shelf[kept] && kept;
  const { shape, givens } = (kept ?? {}) as Partial<Puzzle>;
  return typeof shape === 'string' && Array.isArray(givens) ? { shape, givens } : undefined;
}

const keptMethod = (kept: unknown) => methods.find((name) => name === kept);

/** A kept choice, which a link's hides until somebody chooses anew. */
function useKeptUnless<T>(key: string, usual: T, read: (its: unknown) => T | undefined, linked: T | null) {
  const [kept, keep] = useKeptState<T>(key, usual, read);
  const [instead, setInstead] = useState(linked);
  const set = (value: T) => {
    setInstead(null);
    keep(value as Parameters<typeof keep>[0]);
  };
  return [instead ?? kept, set] as const;
}
