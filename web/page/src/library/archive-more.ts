// An archive (archive.ts) holds made puzzles and collections beside the games: they are written and read here.
import { fromLink } from '../game/link';
import { type Archive, exportAll } from './archive';
import { type Facts, type Found, isFacts, isFound } from './collection-facts';
import { nameOfText } from './collection-name';
import { type KeptText, collectionFound, collectionText, factsOf, keepCollection } from './collections';
import { allMade, isMade, keepMade, madeOf } from './made';
import { tellShelves } from './shelves';

/** A collection in a file; what was found out is base64 of the lists' bytes. */
interface Filed extends Facts, KeptText {
  found?: { statuses: string; ratings: string };
}

const stride = 0x8000;
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += stride) text += String.fromCharCode(...bytes.subarray(at, at + stride));
  return btoa(text);
}
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const filedFound = ({ statuses, ratings }: Found) => ({
  statuses: toBase64(statuses),
  ratings: toBase64(new Uint8Array(ratings.buffer, ratings.byteOffset, ratings.byteLength)),
});

function foundIn(its: unknown): Found | null {
  const { statuses, ratings } = Object(its) as { statuses?: unknown; ratings?: unknown };
  if (typeof statuses !== 'string' || typeof ratings !== 'string') return null;
  try {
    const found = { statuses: fromBase64(statuses), ratings: new Uint16Array(fromBase64(ratings).buffer) };
    return isFound(found) ? found : null;
  } catch {
    return null; // it is no base64, or half a number
  }
}

/** Writes the file: all games and made puzzles, and these collections. It is put together in parts, as collections may
 * be large. */
export async function archiveOf(collections: readonly Facts[], games = exportAll()): Promise<Blob> {
  // The object of the games goes on: without its last brace.
  const parts: string[] = [games.slice(0, -1), `,"made":${JSON.stringify(allMade())},"collections":[`];
  let separator = '';
  for (const facts of collections) {
    const [text, found] = await Promise.all([collectionText(facts.id), collectionFound(facts.id)]);
    if (!text) continue;
    const its: Filed = { ...facts, ...text, ...(found && { found: filedFound(found) }) };
    parts.push(separator, JSON.stringify(its));
    separator = ',';
  }
  parts.push(']}');
  return new Blob(parts, { type: 'application/json' });
}

export interface ImportedMore {
  added: number;
  /** They were saved later than the same ones here, whose place they took; none of a collection, whose text never changes. */
  newer: number;
  /** They are here already, as they are in the file or newer. */
  same: number;
  bad: number;
  /** The browser did not keep them. A collection lasts as long as the page then; a made puzzle is not there. */
  refused: number;
}

type Outcome = keyof ImportedMore;

async function takeCollection(its: unknown): Promise<Outcome> {
  const { text, shape, found: filed } = Object(its) as Partial<Record<keyof Filed, unknown>>;
  if (!isFacts(its) || typeof text !== 'string' || (shape !== undefined && typeof shape !== 'string')) return 'bad';
  const { id, name, at, count, solved } = its;
  if (id !== (await nameOfText(`${shape ?? ''}\n${text}`))) return 'bad';
  const found = foundIn(filed);
  const [here, foundHere] = await Promise.all([factsOf(id), collectionFound(id)]);
  if (here) {
    const more = found && !foundHere;
    return !more || (await keepCollection(here, { found })) ? 'same' : 'refused';
  }
  const kept = await keepCollection({ id, name, at, count, solved }, { text: shape === undefined ? { text } : { text, shape }, ...(found && { found }) });
  return kept ? 'added' : 'refused';
}

/** Whether a link holds a board. */
function holds(link: string): boolean {
  try {
    return fromLink(link) !== null;
  } catch {
    return false;
  }
}

/** Of two with one name the one that was saved later stays. */
function takeMade(its: unknown): Outcome {
  if (!isMade(its) || !holds(its.link)) return 'bad';
  const here = madeOf(its.id);
  if (here && here.at >= its.at) return 'same';
  if (!keepMade({ id: its.id, at: its.at, link: its.link })) return 'refused';
  return here ? 'newer' : 'added';
}

/** Takes in what an archive has beside its games; nothing is removed. */
export async function importMore({ made, collections }: Archive): Promise<{ made: ImportedMore; collections: ImportedMore }> {
  const counts = () => ({ added: 0, newer: 0, same: 0, bad: 0, refused: 0 });
  const imported = { made: counts(), collections: counts() };
  for (const its of made) imported.made[takeMade(its)]++;
  for (const its of collections) imported.collections[await takeCollection(its)]++;
  tellShelves();
  return imported;
}
