// The peers of each cell: those of its houses at once, and those by other rules as the engine tells
// them, the cell with the keyboard first.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type BoardFacts, peersOf } from '../board/facts';
import { rulePeersOf } from '../board/rulePeers';
import { engine } from '../engine/engine';
import type { Peers } from '../game/edit';
import { isSquare } from '../game/size';

/** Of boards that were on the screen: for each cell the peers by rules, once they are known. */
const known = new WeakMap<BoardFacts, (readonly number[] | undefined)[]>();
/** The board is drawn anew after so many answers. */
const batch = 9;

function joined(facts: BoardFacts): Peers {
  const further = known.get(facts);
  const houses = peersOf(facts);
  return further ? houses.map((peers, cell) => (further[cell]?.length ? [...peers, ...further[cell]] : peers)) : houses;
}

export function usePeers(facts: BoardFacts, cursor: number): Peers {
  const [peers, setPeers] = useState<{ facts: BoardFacts; peers: Peers } | null>(null);
  const near = useRef(cursor);
  near.current = cursor;
  useEffect(() => {
    // Of lines that are shorter than all digits, the engine knows the peers as it knows those of rules.
    if (!facts.rules.length && isSquare(facts)) return;
    const further = known.get(facts) ?? facts.regions.map(() => undefined);
    known.set(facts, further);
    let ended = false;
    const tell = () => setPeers({ facts, peers: joined(facts) });
    const ask = async () => {
      const worker = await engine('board');
      for (let asked = 0; !ended; asked++) {
        const cell = further[near.current] === undefined ? near.current : further.indexOf(undefined);
        if (cell < 0 || cell >= further.length) break;
        further[cell] = await rulePeersOf(worker, facts, cell);
        if (!ended && (cell === near.current || asked % batch === 0)) tell();
      }
      if (!ended) tell();
    };
    // Without the engine, the houses' peers are all that is known.
    ask().catch(() => undefined);
    return () => void (ended = true);
  }, [facts]);
  return peers?.facts === facts ? peers.peers : joined(facts);
}
