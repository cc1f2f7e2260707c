// Where a puzzle is played, checked and explained.
import type { Puzzle } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { useEffect, useRef } from 'preact/hooks';
import { useFacts } from '../board/useFacts';
import type { Game } from '../game/game';
import type { Ready } from '../fresh/ready';
import type { Games } from '../library/games';
import type { OpenCollection } from '../opened/open';
import type { Handed } from '../reading/handed';
import { appWords } from '../words/app';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { Table } from './Table';
import { useGame } from './useGame';
import './play.css';

export interface PlayProps {
  games: Games;
  handed: Handed | null;
  onPlayed: (puzzle: Puzzle) => void;
  active: boolean;
  home: () => void;
  /** Shows a collection as a list. */
  list: (collection: OpenCollection) => void;
  ready: Ready;
  play: (handed: Handed) => void;
}

/** Knows the game and its board; a link that names no board is told, and the game before it
 * goes on. */
export function PlayView(props: PlayProps) {
  const playing = useGame(props.games, props.active);
  const words = useWords(playWords);
  const { loading } = useWords(appWords);
  const { shape, side, cells } = playing.game.now;
  const facts = useFacts(shape);
  const failure = facts.state === 'failed' ? facts.error : null;
  const unknown = failure !== null && 'code' in failure;
  const mismatched = facts.state === 'done' && (facts.value.side !== side || facts.value.regions.length !== cells.length);

  useEffect(() => {
    if (!unknown && !mismatched) return;
    playing.refuse();
    playing.setFault(unknown ? 'shape' : 'size');
  }, [unknown, mismatched]);

  // While the engine is asked about a new board, the one before stays.
  const ready = useRef<{ facts: BoardFacts; game: Game } | null>(null);
  if (facts.state === 'done' && !mismatched) ready.current = { facts: facts.value, game: playing.game };

  if (!ready.current) {
    const failed = failure !== null && !unknown;
    return (
      <div class="play">
        <p class={`notice ${failed ? 'bad' : ''}`} role="status">
          {failed ? words.faults.engine : loading}
        </p>
      </div>
    );
  }
  return <Table {...props} playing={{ ...playing, game: ready.current.game }} facts={ready.current.facts} />;
}
