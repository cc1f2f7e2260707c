// The link to the moment that one stands at, the text that puts it into another page, and the sheet that shares its
// puzzle.
import { useMemo, useState } from 'preact/hooks';
import { ShareSheet } from '../bridges/ShareSheet';
import { Sheet } from '../design/Sheet';
import { fromPuzzle } from '../game/position';
import { addressOf } from '../route/route';
import { benchWords } from '../words/bench';
import { openerWords } from '../words/openers';
import { labWords } from '../words/lab';
import { useWords } from '../words/language';
import { CopyButton } from './Listing';
import { frameOf, type LabLink, toLabLink } from './link';

const addressTo = (link: LabLink, more = '') => location.href.replace(/#.*$/s, '') + addressOf('laboratory', toLabLink(link) + more);

export function Share({ link }: { link: LabLink }) {
  const words = useWords(benchWords);
  const { title } = useWords(labWords);
  const sheet = useWords(openerWords).share;
  const [open, setOpen] = useState(false);
  const [sharing, setSharing] = useState(false);
  const position = useMemo(() => fromPuzzle(link.puzzle), [link.puzzle]);
  const frame = frameOf(addressTo(link, '&embed'), title);
  return (
    <>
      <div class="share">
        <CopyButton text={addressTo(link)} name={words.link} done={words.copied} />
        <button onClick={() => setOpen(true)}>{words.embed}</button>
        <button onClick={() => setSharing(true)}>{sheet.open}</button>
      </div>
      <ShareSheet open={sharing} close={() => setSharing(false)} position={position} />
      <Sheet open={open} close={() => setOpen(false)} title={words.embedTitle} closing={words.close}>
        <p>{words.embedText}</p>
        <textarea class="frame-text" readOnly rows={4} value={frame} aria-label={words.embedTitle} />
        <p>
          <CopyButton text={frame} name={words.embedCopy} done={words.copied} />
        </p>
      </Sheet>
    </>
  );
}

/** In a frame: the way to the whole laboratory, in a window of its own. */
export function OpenWhole({ link }: { link: LabLink }) {
  const words = useWords(benchWords);
  return (
    <a class="open-whole" href={addressTo(link)} target="_blank" rel="noopener">
      {words.open}
    </a>
  );
}
