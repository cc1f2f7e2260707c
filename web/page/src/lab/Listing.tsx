// The method's text, as an outline or as a program to copy, with the line that runs marked: by a
// colour, a sign and for screen readers. It scrolls so that this line is seen.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Puzzle, ShapeFacts } from 'dokushin';
import { copyText } from '../bridges/clipboard';
import { highestOf } from '../game/size';
import { useKeptState } from '../useKeptState';
import { benchWords } from '../words/bench';
import { clipboardWords } from '../words/clipboard';
import { labWords } from '../words/lab';
import { useWords } from '../words/language';
import { listings, type LineName, type Method, placeOf } from './methods';
import { type CodeLanguage, codeLanguages, codeNames, isPlain, type ProgramLine, programOf, textOf } from './programs';

type Shown = 'outline' | CodeLanguage;
const all: readonly Shown[] = ['outline', ...codeLanguages];

interface Props {
  method: Method;
  puzzle: Puzzle | null;
  facts: ShapeFacts | null;
  running: LineName;
}

export function Listing({ method, puzzle, facts, running }: Props) {
  const words = useWords(labWords);
  const more = useWords(benchWords);
  const [chosen, choose] = useKeptState<Shown>('laboratory.language', 'outline', (kept) => all.find((name) => name === kept));
  const program = puzzle && facts && isPlain(facts) && chosen !== 'outline' ? programOf(method, chosen, puzzle, facts) : undefined;
  const lines: ProgramLine[] = program ?? listings[method];
  const names = new Map<Shown, string>([['outline', more.pseudocode], ...codeLanguages.map((name) => [name, codeNames[name]] as const)]);
  return (
    <section class="listing">
      <h4 id="listing-title" class="unseen">{words.code}</h4>
      <div class="listing-bar">
        <div class="tabs" role="group" aria-label={more.languages}>
          {all.map((name) => (
            <button key={name} class="plain" aria-pressed={chosen === name} onClick={() => choose(name)}>
              {names.get(name)}
            </button>
          ))}
        </div>
        {program && <CopyButton text={textOf(program)} name={more.copyCode} done={more.copied} />}
      </div>
      {chosen !== 'outline' && !program && facts && <p class="listing-note">{more.notRectangular}</p>}
      <Lines lines={lines} current={placeOf(lines, running)} method={method} values={facts ? `${facts.lowest}…${highestOf(facts)}` : '1…9'} notes={!program} />
    </section>
  );
}

export function CopyButton({ text, name, done }: { text: string; name: string; done: string }) {
  const { refused } = useWords(clipboardWords);
  /** The text that was asked for last, and whether it was copied. */
  const [asked, setAsked] = useState<{ text: string; copied: boolean } | null>(null);
  const its = asked?.text === text ? asked : null;
  const copy = async () => setAsked({ text, copied: await copyText(text) });
  return (
    <>
      <button class="copy" aria-live="polite" onClick={() => void copy()}>
        {its?.copied ? done : name}
      </button>
      {its && !its.copied && (
        <span class="faint" role="alert">
          {refused}
        </span>
      )}
    </>
  );
}

interface LinesProps {
  lines: readonly ProgramLine[];
  current: number;
  method: Method;
  /** "1…9" */
  values: string;
  notes: boolean;
}

function Lines({ lines, current, method, values, notes }: LinesProps) {
  const words = useWords(labWords);
  const list = useRef<HTMLOListElement>(null);
  const noteOf = (name: LineName) => (name === 'takeBack' && method !== 'backtrack' ? words.takeBackGuess : words.notes[name]);
  // Within the list alone: the page itself is not scrolled.
  useLayoutEffect(() => {
    const its = list.current;
    const line = its?.children[current] as HTMLElement | undefined;
    if (!its || !line) return;
    const [top, bottom] = [line.offsetTop, line.offsetTop + line.offsetHeight];
    const margin = Math.max(0, Math.min(line.offsetHeight, (its.clientHeight - line.offsetHeight) / 2));
    if (top - margin < its.scrollTop || bottom + margin > its.scrollTop + its.clientHeight) its.scrollTop = top - its.clientHeight / 2 + line.offsetHeight / 2;
  }, [current, lines.length, method]);
  return (
    <ol ref={list} aria-labelledby="listing-title" tabIndex={0}>
      {lines.map(({ name, code }, i) => (
        <li key={i} aria-current={i === current ? 'step' : undefined} style={{ '--indent': code.search(/\S|$/) }}>
          <code>{code.trim().replace('1…N', values)}</code>
          {notes && name && noteOf(name) && <span class="note"># {noteOf(name)}</span>}
          {i === current && <span class="unseen">({words.running})</span>}
        </li>
      ))}
    </ol>
  );
}
