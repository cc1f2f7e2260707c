// The candidates that a search still has where it stands still, as the search itself tells them.
import { useEffect, useState } from 'preact/hooks';
import type { Player } from './player';
import type { Controls } from './usePlayer';

/** A moment that is further from each kept search is not gone to for this. */
const farthest = 3_000_000;

interface Known {
  player: Player;
  position: number;
  candidates: number[][];
}

/** Null while they are not known. */
export function useCandidates({ player, playing, moving }: Controls, wanted: boolean): readonly (readonly number[])[] | null {
  const [known, setKnown] = useState<Known | null>(null);
  const position = player?.replay.position ?? 0;
  const still = player !== null && wanted && !playing && moving === null;
  useEffect(() => {
    if (!player || !still || player.searches.distance(position) > farthest) return;
    let going = true;
    void (async () => {
      const search = await player.searches.between(position, position, () => going, () => undefined);
      try {
        if (!going || search.events !== position) return;
        const candidates = await search.trace.candidates();
        if (going) setKnown({ player, position, candidates });
      } finally {
        player.searches.give(search);
      }
    })().catch(() => undefined);
    return () => {
      going = false;
    };
  }, [player, still, position]);
  return still && known && known.player === player && known.position === position ? known.candidates : null;
}
