// This hook knows which puzzles of a collection are shown, and finds that anew when the filter or the puzzles change.
// An order holds for the rows of one collection: another one needs a component of its own (a key).
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Games } from '../library/games';
import { library } from '../library/library';
import { type OpenCollection } from '../opened/open';
import { seldom } from '../seldom';
import { statesIn } from '../opened/states';
import { type View, orderOf, wholeView } from './order';

/** While more is read or found, the order follows after so many milliseconds. */
const follows = 400;

export function useCollectionView(collection: OpenCollection, games: Games, active: boolean) {
  const [view, setView] = useState<View>(wholeView);
  const [tick, next] = useReducer((count: number) => count + 1, 0);
  const states = useMemo(() => statesIn(games), [active, tick]);
  const latest = useRef({ view, states });
  latest.current = { view, states };
  const [order, setOrder] = useState<Uint32Array>(() => new Uint32Array());
  const arrange = () => setOrder(orderOf(collection.rows, latest.current.view, latest.current.states));

  useEffect(arrange, [view, states]);
  useEffect(() => library().onChange(() => next(undefined)), []);
  useEffect(() => {
    if (!active) return;
    const { call, end } = seldom(arrange, follows);
    call();
    const unlisten = collection.onChange(call);
    return () => (end(), unlisten());
  }, [active]);
  return { view, setView, order, states };
}
