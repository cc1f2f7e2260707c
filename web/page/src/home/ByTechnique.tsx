// A puzzle whose hardest step is a technique of the reader's choice.
import type { Technique } from 'dokushin';
import { useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { withTechnique } from '../fresh/technique';
import type { Make } from '../fresh/useMaking';
import { homeWords } from '../words/home';
import { useLanguage, useWords } from '../words/language';
import { techniqueName } from '../words/technique-name';

/** Techniques that people look for by hand and that puzzles with them as hardest step are found for
 * in seconds, from the easiest to the hardest. */
const offered = [
  'pointing', 'claiming', 'naked-pair', 'x-wing', 'hidden-pair', 'naked-triple', 'skyscraper', 'two-string-kite',
  'swordfish', 'xy-wing', 'xyz-wing', 'w-wing', 'empty-rectangle', 'unique-rectangle-1', 'bug-1', 'remote-pair',
  'x-chain', 'xy-chain',
] as const;

export function ByTechnique({ making, make }: { making: string | null; make: Make }) {
  const words = useWords(homeWords);
  const language = useLanguage();
  const [techniques, setTechniques] = useState<readonly Technique[]>([]);
  const open = () => void engine('technique').then((worker) => worker.techniques()).then(setTechniques, () => undefined);
  return (
    <details class="by-technique" onToggle={(event) => event.currentTarget.open && open()}>
      <summary>{words.byTechnique}</summary>
      {techniques.length > 0 && (
        <ul class="levels todays">
          {offered.map((key) => (
            <li key={key}>
              <button aria-busy={making === key} onClick={() => void make(key, (signal) => withTechnique(key, signal))}>
                {techniqueName(techniques, key, language)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
