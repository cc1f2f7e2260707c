// This hook knows the collection that is paged through. Another puzzle hides it; it is there again when somebody goes back
// to one of its puzzles.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Games } from '../library/games';
import { currentCollection, openKept, readSource, take } from '../opened/current';
import { type Paging, placeOf } from '../opened/paging';
import { keep, kept } from '../store';

const storeKey = 'collection';

/** `name` is that of the puzzle that was shown last. Earlier versions kept the text here. */
interface KeptPage {
  id?: string;
  text?: string;
  shape?: string;
  index: number;
  name?: string;
}

/** Opens the collection of the last visit, if its puzzle is on the board. */
async function lastPage(name: string, games: Games): Promise<Paging | null> {
  const last = JSON.parse(kept(storeKey) ?? 'null') as KeptPage | null;
  if (!last || (last.name !== undefined && last.name !== name)) return null;
  let collection = last.id ? await openKept(last.id, games, true) : null;
  if (!collection && last.text) {
    collection = await readSource({ text: last.text, name: '', ...(last.shape && { shape: last.shape }) });
    if (!currentCollection()) take(collection, games);
  }
  if (!collection) return null;
  await collection.until(() => collection.rows.length > last.index);
  return { collection, order: null, index: Math.min(last.index, collection.rows.length - 1) };
}

export function usePaging(name: string, games: Games) {
  const [paging, setPaging] = useState<Paging | null>(null);
  const index = useMemo(() => (paging ? placeOf(paging, name) : -1), [paging, name]);

  // It is kept under a name that is there once all of it is read.
  useEffect(() => {
    if (!paging || index < 0) return;
    const { collection, order } = paging;
    let wanted = true;
    const note = () => {
      if (!wanted || collection.id === null) return;
      keep(storeKey, JSON.stringify({ id: collection.id, index: order ? order[index]! : index, name } satisfies KeptPage));
    };
    note();
    const end = collection.id === null ? collection.onChange(note) : null;
    return () => {
      wanted = false;
      end?.();
    };
  }, [paging, index, name]);

  useEffect(() => {
    void lastPage(name, games).then((its) => its && setPaging(its), () => keep(storeKey, null));
  }, []);

  return {
    /** It is null while another puzzle hides it. */
    shown: paging && index >= 0 ? { ...paging, index } : null,
    set: setPaging,
    putAway: () => {
      keep(storeKey, null);
      setPaging(null);
    },
  };
}
