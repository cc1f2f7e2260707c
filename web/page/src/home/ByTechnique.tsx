// A puzzle whose hardest step is a technique of the reader's choice.
import { useState } from 'preact/hooks';
import { withTechnique } from '../fresh/technique';
import type { Make } from '../fresh/useMaking';
import { offered } from '../techniques/by-hand';
import { useTechniques } from '../techniques/useTechniques';
import { homeWords } from '../words/home';
import { useLanguage, useWords } from '../words/language';
import { techniqueName } from '../words/technique-name';

interface Props {
  making: string | null;
  make: Make;
}

function Offered({ making, make }: Props) {
  const language = useLanguage();
  const techniques = useTechniques();
  if (!techniques.length) return null;
  return (
    <ul class="levels todays">
      {offered.map((key) => (
        <li key={key}>
          <button aria-busy={making === key} onClick={() => void make(key, (signal) => withTechnique(key, signal))}>
            {techniqueName(techniques, key, language)}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ByTechnique(props: Props) {
  const words = useWords(homeWords);
  const [opened, setOpened] = useState(false);
  return (
    <details class="by-technique" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{words.byTechnique}</summary>
      {opened && <Offered {...props} />}
    </details>
  );
}
