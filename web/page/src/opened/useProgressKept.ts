// This hook keeps how many puzzles of the open collection are solved, whenever somebody goes to another part or leaves.
import { useEffect } from 'preact/hooks';
import type { Games } from '../library/games';
import type { Part } from '../route/route';
import { currentCollection } from './current';
import { keepProgress } from './keeping';

export function useProgressKept(games: Games, part: Part): void {
  useEffect(() => {
    const keep = () => {
      const collection = currentCollection();
      if (collection) void keepProgress(collection, games);
    };
    keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [part]);
}
