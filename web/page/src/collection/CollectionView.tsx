// This part shows a file of many puzzles, a line each: they can be sorted, filtered, rated, saved, and played.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { engine } from '../engine/engine';
import type { Games } from '../library/games';
import { currentOpening, openKept, take, useCurrent } from '../opened/current';
import { keepFound } from '../opened/keeping';
import type { OpenCollection } from '../opened/open';
import type { Handed } from '../reading/handed';
import { readMany } from '../reading/reading';
import { useDrops } from '../reading/useDrops';
import { usePaste } from '../reading/usePaste';
import { useCollectionName } from '../shelves/CollectionShelf';
import { keep, kept } from '../store';
import { collectionWords } from '../words/collection';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { Filters } from './Filters';
import { PuzzleRow } from './PuzzleRow';
import { Save } from './Save';
import { UnreadableRows } from './UnreadableRows';
import { VirtualRows } from './VirtualRows';
import { findStatuses } from './finding';
import { useCollectionView } from './useCollectionView';
import { useRating } from './useRating';
import './collection.css';

interface Props {
  active: boolean;
  games: Games;
  play: (handed: Handed) => void;
  home: () => void;
}

const rowHeight = 60;
/** The tab keeps here which collection the part showed last. */
const shownKey = 'collection.shown';

/** Finds out about the puzzles while they are shown, once they are read. */
function useStatuses(collection: OpenCollection | null, games: Games, active: boolean) {
  useEffect(() => {
    if (!collection || !active) return;
    let stopped = false;
    const find = async () => {
      await collection.until(() => false);
      if (collection.rows.every(({ status }) => status !== null)) return;
      await findStatuses(collection, await engine('collection'), () => stopped);
      await keepFound(collection, games);
    };
    void find().catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, [collection, active]);
}

/** Opens the collection that was shown before a reload. */
function useLastShown(collection: OpenCollection | null, games: Games, active: boolean): boolean {
  const [missing, setMissing] = useState(false);
  const id = collection?.id;
  useEffect(() => {
    if (id) keep(shownKey, id, 'tab');
  }, [id]);
  useEffect(() => {
    const last = kept(shownKey, 'tab');
    if (!active || collection || !last) return;
    void openKept(last, games).then((its) => its || setMissing(true), () => setMissing(true));
  }, [active, collection === null]);
  return missing;
}

function Nothing({ missing, home }: { missing: boolean; home: () => void }) {
  const words = useWords(collectionWords);
  return (
    <div class="no-collection">
      <h2>{missing ? words.missing : words.nothing}</h2>
      <p class="faint">{words.nothingHelp}</p>
      <button onClick={home}>{words.toHome}</button>
    </div>
  );
}

function Open({ collection, games, play, active }: Omit<Props, 'home'> & { collection: OpenCollection }) {
  const words = useWords(collectionWords);
  const nameOf = useCollectionName();
  const { view, setView, order, states } = useCollectionView(collection, games, active);
  const { progress, start, stop } = useRating(collection, games);
  const { rows, unreadable, reading, cut } = collection;
  const [openedAt] = useState(() => Date.now());
  const [wide] = useState(() => matchMedia('(min-width: 60rem)').matches);
  const playAt = (index: number) => play({ page: { collection, order, index } });
  const playNext = () => {
    const index = order.findIndex((at) => states(rows[at]!) !== 'solved');
    if (index >= 0) playAt(index);
  };
  const unchecked = reading ? 0 : rows.reduce((count, { status }) => count + Number(status === null), 0);
  const told = progress ? words.rated(progress.done, progress.of) : reading ? words.reading(rows.length) : unchecked ? words.checking(unchecked) : cut ? words.cut : '';
  return (
    <>
      <div class="collection-head">
        <h2>{nameOf({ name: collection.source.name, at: openedAt })}</h2>
        <p class="faint">
          <span class="count">{view.status === 'unreadable' ? words.statuses.unreadable : words.puzzles(rows.length, order.length)}</span>
          {unreadable.length > 0 && view.status !== 'unreadable' && (
            <button class="plain" onClick={() => setView({ ...view, status: 'unreadable' })}>
              {words.statuses.unreadable}: {unreadable.length}
            </button>
          )}
          <span role="status">{told}</span>
        </p>
        <div class="buttons">
          <button class="primary with-icon" disabled={!order.length} onClick={playNext}>
            <Icon name="play" />
            {words.next}
          </button>
          {progress ? <button onClick={stop}>{words.stop}</button> : <button disabled={!order.length} onClick={() => void start(order)}>{words.rate}</button>}
          <Save collection={collection} order={order} states={states} />
        </div>
      </div>
      <details class="filter-place" open={wide}>
        <summary>{words.filters}</summary>
        <Filters view={view} setView={setView} />
      </details>
      {view.status === 'unreadable' ? (
        <UnreadableRows collection={collection} />
      ) : (
        <VirtualRows count={order.length} height={rowHeight} label={words.rows} of={view} head={<Head />}>
          {(at) => {
            const index = order[at]!;
            const row = rows[index]!;
            return <PuzzleRow key={index} row={row} index={index} at={at} game={states(row)} play={() => playAt(at)} />;
          }}
        </VirtualRows>
      )}
      {!order.length && !reading && view.status !== 'unreadable' && <p class="faint">{words.none}</p>}
    </>
  );
}

function Head() {
  const { columns } = useWords(collectionWords);
  return (
    <div role="row" class="row head" aria-rowindex={1}>
      {Object.entries(columns).map(([key, name]) => (
        <span key={key} role="columnheader" class={key}>
          {name}
        </span>
      ))}
    </div>
  );
}

export function CollectionView({ active, games, play, home }: Props) {
  const { start } = useWords(playWords);
  const collection = useCurrent();
  const missing = useLastShown(collection, games, active);
  useStatuses(collection, games, active);
  const readIt = async (text: string, name = '') => {
    const many = await readMany(text, name).catch(() => null);
    if (many) take(many, games);
    else play({ text, name });
  };
  usePaste(active, readIt);
  const over = useDrops(active, readIt);
  // It stays when another part is shown, so that the filter and the place in the list are there again.
  if (!active && !collection) return null;
  return (
    <div class={over ? 'collection over' : 'collection'} data-drop={start.drop}>
      {collection ? <Open key={currentOpening()} collection={collection} games={games} play={play} active={active} /> : <Nothing missing={missing} home={home} />}
    </div>
  );
}
