// This list tells which texts of a file can't be read, each with its place.
import { useMemo } from 'preact/hooks';
import { useTold } from '../engine/told';
import type { OpenCollection } from '../opened/open';
import { faultText } from '../reading/reading';
import { collectionWords } from '../words/collection';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { VirtualRows } from './VirtualRows';

const height = 60;

/** Each asks for its own words, so that the engine tells what is seen and no more. */
function Fault({ collection, index }: { collection: OpenCollection; index: number }) {
  const words = useWords(collectionWords);
  const { faults } = useWords(playWords);
  const its = collection.unreadable[index]!;
  const [told] = useTold(useMemo(() => [its], [its]));
  return (
    <div role="row" class="row unreadable" aria-rowindex={index + 2}>
      <strong role="cell">{words.place(its.line, its.column)}</strong>
      <span role="cell">{told && faultText(told.error as Parameters<typeof faultText>[0], faults)}</span>
    </div>
  );
}

export function UnreadableRows({ collection }: { collection: OpenCollection }) {
  const words = useWords(collectionWords);
  return (
    <VirtualRows count={collection.unreadable.length} height={height} label={words.statuses.unreadable} of={collection}>
      {(index) => <Fault key={index} collection={collection} index={index} />}
    </VirtualRows>
  );
}
