// What was made: small boards with rating and seed, to be played or passed on.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Puzzle } from 'dokushin';
import { BoardView } from '../board/BoardView';
import { ShareSheet } from '../bridges/ShareSheet';
import { copyText } from '../bridges/clipboard';
import { fromPuzzle } from '../game/position';
import { makeWords } from '../words/make';
import { openerWords } from '../words/openers';
import { useWords } from '../words/language';
import type { Made } from './maker';
import { linkOf } from './share';
import { useLevelText } from './useLevelText';

interface Props {
  made: Made[];
  onPlay: (puzzle: Puzzle) => void;
  remove: (which: (one: Made) => boolean) => void;
  /** What was removed last, and can be brought back. */
  removed: { count: number; bringBack: () => void } | null;
}

export function Results({ made, onPlay, remove, removed }: Props) {
  const words = useWords(makeWords);
  /** The puzzle stays when the sheet is closed, so that the keyboard goes back to its button. */
  const [shared, setShared] = useState<Puzzle | null>(null);
  const [sharing, setSharing] = useState(false);
  const position = useMemo(() => shared && fromPuzzle(shared), [shared]);
  if (!made.length && !removed) return null;
  return (
    <section class="results">
      <div class="results-head">
        <h3>{words.results}</h3>
        {made.length > 0 && <button onClick={() => remove(() => true)}>{words.clear}</button>}
      </div>
      <p class="removed" role="status">
        {removed && words.removed(removed.count)}{' '}
        {removed && <button onClick={removed.bringBack}>{words.bringBack}</button>}
      </p>
      <ol>
        {made.map((one, i) => (
          <Card key={one.key} made={one} number={i + 1} onPlay={onPlay} share={() => (setShared(one.puzzle), setSharing(true))} remove={() => remove(({ key }) => key === one.key)} />
        ))}
      </ol>
      {position && <ShareSheet open={sharing} close={() => setSharing(false)} position={position} />}
    </section>
  );
}

interface CardProps {
  made: Made;
  number: number;
  onPlay: Props['onPlay'];
  share: () => void;
  remove: () => void;
}

function Card({ made, number, onPlay, share, remove }: CardProps) {
  const words = useWords(makeWords);
  const shareIt = useWords(openerWords).share.open;
  const [copied, setCopied] = useState<'' | 'copied' | 'shown'>('');
  const level = useLevelText();
  const rating = made.rating === null ? level(made.level) ?? words.unrated : words.rating(made.rating.toFixed(1));
  const name = words.puzzle(number);
  const copy = async () => {
    setCopied((await copyText(linkOf(made.puzzle))) ? 'copied' : 'shown');
  };
  return (
    <li class="card">
      <BoardView facts={made.facts} givens={made.puzzle.givens} label={name} caption={`${rating} · ${words.givens(made.givens)}`} />
      <small>{words.seedOf(made.seed, made.attempt)}</small>
      <div class="card-buttons">
        <button class="primary" aria-label={`${words.playIt}: ${name}`} onClick={() => onPlay(made.puzzle)}>
          {words.playIt}
        </button>
        <button aria-label={`${words.copyLink}: ${name}`} onClick={() => void copy()}>
          {words.copyLink}
        </button>
        <button aria-label={`${shareIt}: ${name}`} onClick={share}>
          {shareIt}
        </button>
        <button aria-label={`${words.remove}: ${name}`} onClick={remove}>
          {words.remove}
        </button>
      </div>
      <span role="status">{copied === 'copied' ? words.copied : ''}</span>
      {copied === 'shown' && <LinkToCopy link={linkOf(made.puzzle)} />}
    </li>
  );
}

/** The link, marked, so that the keyboard's copy takes it. */
function LinkToCopy({ link }: { link: string }) {
  const words = useWords(makeWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <label class="link-to-copy">
      {words.copyByHand}
      <input ref={field} readOnly value={link} />
    </label>
  );
}
