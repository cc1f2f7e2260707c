// The first screen has a shelf of collections, which tells how many puzzles of each are solved.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import type { Facts } from '../library/collection-facts';
import { type Removed, collectionsKept, keepCollection, removeCollection } from '../library/collections';
import type { Games } from '../library/games';
import { onShelves, tellShelves } from '../library/shelves';
import { currentCollection, setCurrent } from '../opened/current';
import { countSolved, statesIn } from '../opened/states';
import { collectionWords } from '../words/collection';
import { useLocale, useWords } from '../words/language';
import { playWords } from '../words/play';
import { BringBack } from './BringBack';
import './cards.css';
import './collection-shelf.css';

interface Props {
  open: (id: string) => void;
  games: Games;
}

/** Names a collection after its file; without one, after the day when it was opened. */
export function useCollectionName(): (its: { name: string; at: number }) => string {
  const words = useWords(collectionWords);
  const locale = useLocale();
  return ({ name, at }) => name || words.pasted(new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' }));
}

/** Counts anew what is solved of the collection that is open. */
async function factsNow(games: Games): Promise<Facts[]> {
  const open = currentCollection();
  const all = await collectionsKept();
  return all.map((its) => (its.id === open?.id ? { ...its, solved: countSolved(open.rows, statesIn(games)) } : its));
}

export function CollectionShelf({ open, games }: Props) {
  const words = useWords(collectionWords);
  const { remove } = useWords(playWords).begun;
  const nameOf = useCollectionName();
  const [all, setAll] = useState<Facts[]>([]);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const asked = useRef(0);
  const refresh = async () => {
    const mine = ++asked.current;
    const facts = await factsNow(games);
    // A later answer may have come first.
    if (mine === asked.current) setAll(facts);
  };
  useEffect(() => {
    void refresh();
    return onShelves(() => void refresh());
  }, []);
  const takeAway = async (id: string) => {
    const open = currentCollection();
    if (open?.id === id) {
      open.id = null; // so that nothing of it is kept any more
      setCurrent(null);
    }
    setRemoved(await removeCollection(id));
    tellShelves();
  };
  const undo = async () => {
    if (removed) await keepCollection(removed.facts, removed);
    setRemoved(null);
    tellShelves();
  };
  if (!all.length && !removed) return null;
  return (
    <section class="collections" aria-labelledby="collections-title">
      <h3 id="collections-title">
        {words.title} <span class="faint">{all.length}</span>
      </h3>
      <ul class="game-cards">
        {all.map((its) => (
          <li key={its.id} class="game-card">
            <button class="game" onClick={() => open(its.id)}>
              <Icon name="list" />
              <span class="collection-text">
                <strong>{nameOf(its)}</strong>
                <span class="faint">{words.solvedOf(its.solved, its.count)}</span>
                <progress max={its.count} value={its.solved} aria-hidden="true" />
              </span>
            </button>
            <button class="icon plain" aria-label={`${remove}: ${nameOf(its)}`} title={remove} onClick={() => void takeAway(its.id)}>
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      <BringBack report={removed && words.removed} takesFocus={false} undo={() => void undo()} />
    </section>
  );
}
