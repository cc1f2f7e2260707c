// All games, made puzzles and collections as one file, for another browser or to be safe; and such a file taken in.
import { useEffect, useState } from 'preact/hooks';
import { save } from '../bridges/clipboard';
import { FileButton } from '../design/FileButton';
import { Icon } from '../design/Icon';
import { dayOf } from '../fresh/today';
import { type Facts, sizeOf } from '../library/collection-facts';
import { collectionsKept } from '../library/collections';
import { allMade } from '../library/made';
import { onShelves } from '../library/shelves';
import { archiveWords } from '../words/archive';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';
import { loadedWords } from '../words/loaded';

/** What reads and writes the file is fetched when somebody wants to. */
const loadGames = () => import('../library/archive');
const loadMore = () => import('../library/archive-more');

/** Collections that take more bytes than this go along only if somebody wants them to. */
const large = 10e6;

export function LibraryFile({ any, changed }: { any: boolean; changed: () => void }) {
  const words = useWords(homeWords);
  const more = useWords(archiveWords);
  const loaded = useWords(loadedWords);
  const [told, setTold] = useState('');
  const [collections, setCollections] = useState<readonly Facts[]>([]);
  const [chosen, setChosen] = useState<boolean | null>(null);
  useEffect(() => {
    const refresh = () => void collectionsKept().then(setCollections);
    refresh();
    return onShelves(refresh);
  }, []);
  const bytes = collections.reduce((sum, its) => sum + sizeOf(its), 0);
  const along = chosen ?? bytes <= large;
  const give = async () => {
    setTold(more.writing);
    try {
      const { archiveOf } = await loadMore();
      // Some may have come or gone since.
      save(await archiveOf(along ? await collectionsKept() : []), `dokushin-${dayOf(new Date())}.json`);
      setTold('');
    } catch {
      setTold(more.notWritten);
    }
  };
  const take = async (file: File) => {
    const parts = await Promise.all([loadGames(), loadMore()]).catch(() => null);
    if (!parts) return setTold(loaded.failed);
    const [{ readArchive, importGames }, { importMore }] = parts;
    const archive = readArchive(await file.text().catch(() => ''));
    if (typeof archive === 'string') return setTold(words.faults[archive]);
    const games = importGames(archive);
    const others = await importMore(archive);
    setTold([words.imported(games.added, games.newer, games.bad), more.made(others.made), more.collections(others.collections)].filter(Boolean).join(' '));
    changed();
  };
  return (
    <section class="library-file">
      <div class="buttons">
        {(any || collections.length > 0 || allMade().length > 0) && (
          <button class="with-icon" onClick={() => void give()}>
            <Icon name="download" />
            {words.exportAll}
          </button>
        )}
        {collections.length > 0 && (
          <label class="with-collections">
            <input type="checkbox" checked={along} onChange={(event) => setChosen(event.currentTarget.checked)} />
            {more.withCollections(collections.length, bytes)}
          </label>
        )}
        <FileButton name={words.importAll} icon="upload" accept=".json,application/json" open={(file) => void take(file)} />
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
