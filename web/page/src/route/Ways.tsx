// The two ways to a new puzzle, by hand and by machine: each view begins with links to both.
import { type Part, addressOf } from './route';
import { useWords } from '../words/language';
import { setWords } from '../words/set';
import './ways.css';

interface Props {
  part: 'set' | 'make';
  go: (part: Part) => void;
}

export function Ways({ part, go }: Props) {
  const words = useWords(setWords);
  const follow = (event: MouseEvent, to: Part) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div class="ways" role="group" aria-label={words.ways}>
      {(['set', 'make'] as const).map((to) => (
        <a key={to} href={addressOf(to)} aria-current={part === to ? 'true' : undefined} onClick={(event) => follow(event, to)}>
          {to === 'set' ? words.byHand : words.byMachine}
        </a>
      ))}
    </div>
  );
}
