// The shelf of puzzles that somebody made on the bench and saved; each is opened there again.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { fromLink } from '../game/link';
import { type OwnPuzzle, allMade, isMadeKey, keepMade, removeMade, setOpening } from '../library/made';
import { onShelves } from '../library/shelves';
import { summaryOf } from '../library/summary';
import { newGame } from '../game/game';
import { addressOf } from '../route/route';
import { shapeName } from '../shapes/shapes';
import { onKept } from '../store';
import { useLocale, useWords } from '../words/language';
import { madeWords } from '../words/made';
import { playWords } from '../words/play';
import { BringBack } from './BringBack';
import { Thumbnail } from './Thumbnail';
import './cards.css';

/** Null where the link is damaged. */
function positionOf({ link }: OwnPuzzle) {
  try {
    return fromLink(link);
  } catch {
    return null;
  }
}

function Card({ its, remove }: { its: OwnPuzzle; remove: () => void }) {
  const words = useWords(madeWords);
  const play = useWords(playWords);
  const when = new Date(its.at).toLocaleDateString(useLocale(), { dateStyle: 'medium' });
  const position = positionOf(its);
  if (!position) return null;
  const name = position.about?.title || shapeName(position.shape, play);
  const open = () => {
    setOpening(its);
    location.hash = addressOf('set', its.link);
  };
  return (
    <li class="game-card">
      <button class="game" onClick={open}>
        <Thumbnail summary={summaryOf(newGame(position, its.id))} />
        <span class="game-text">
          <strong>{name}</strong>
          <span class="faint">{words.about(position.cells.filter(({ given }) => given).length, when)}</span>
        </span>
      </button>
      <button class="icon plain" aria-label={`${play.begun.remove}: ${name}, ${when}`} title={play.begun.remove} onClick={remove}>
        <Icon name="remove" />
      </button>
    </li>
  );
}

export function MadeShelf() {
  const words = useWords(madeWords);
  const [all, setAll] = useState(allMade);
  const [removed, setRemoved] = useState<OwnPuzzle | null>(null);
  useEffect(() => {
    const refresh = () => setAll(allMade());
    const ends = [onShelves(refresh), onKept((key) => isMadeKey(key) && refresh())];
    return () => ends.forEach((end) => end());
  }, []);
  const remove = (its: OwnPuzzle) => {
    removeMade(its.id);
    setRemoved(its);
    setAll(allMade());
  };
  const undo = () => {
    // What the browser refuses may have room later.
    if (removed && !keepMade(removed)) return;
    setRemoved(null);
    setAll(allMade());
  };
  if (!all.length && !removed) return null;
  return (
    <section class="made" aria-labelledby="made-title">
      <h3 id="made-title">
        {words.title} <span class="faint">{all.length}</span>
      </h3>
      <ul class="game-cards">
        {all.map((its) => (
          <Card key={its.id} its={its} remove={() => remove(its)} />
        ))}
      </ul>
      <BringBack report={removed && words.removed} undo={undo} />
    </section>
  );
}
