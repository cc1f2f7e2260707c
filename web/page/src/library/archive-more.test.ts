import { beforeEach, expect, it, vi } from 'vitest';
import { readArchive } from './archive';
import { archiveOf, importMore } from './archive-more';
import { sizeOf } from './collection-facts';
import { nameOfText } from './collection-name';
import { collectionFound, collectionText, factsOf, keepCollection, removeCollection } from './collections';
import { allMade, keepMade } from './made';
import { Store } from '../store-for-tests';

beforeEach(() => void vi.stubGlobal('localStorage', new Store()));

const games = '{"dokushin":"library","version":1,"games":[]}';
const text = `${'.'.repeat(80)}1\n${'.'.repeat(80)}2\n`;
const found = { statuses: Uint8Array.of(1, 2), ratings: Uint16Array.of(0, 701) };
const nothing = { added: 0, newer: 0, same: 0, bad: 0, refused: 0 };
const read = async (blob: Blob) => {
  const archive = readArchive(await blob.text());
  if (typeof archive === 'string') throw new Error(archive);
  return archive;
};

// There is no database here, so that each collection lasts as long as the page: it counts as refused.
it('a collection and a made puzzle go through a file, with what was found out', async () => {
  const facts = { id: await nameOfText(`\n${text}`), name: 'two.txt', at: 5, count: 2, solved: 1 };
  await keepCollection(facts, { text: { text }, found });
  keepMade({ id: 'mine', at: 7, link: 'p=1...............&s=4x4' });
  expect(sizeOf(facts)).toBe(text.length + 1 + 8);
  const archive = await read(await archiveOf([facts], games));
  expect((await importMore(archive)).collections).toEqual({ ...nothing, same: 1 });
  await removeCollection(facts.id);
  vi.stubGlobal('localStorage', new Store());
  expect(await importMore(archive)).toEqual({ made: { ...nothing, added: 1 }, collections: { ...nothing, refused: 1 } });
  expect(allMade().map(({ id }) => id)).toEqual(['mine']);
  expect([await collectionText(facts.id), await factsOf(facts.id), await collectionFound(facts.id)]).toEqual([{ text }, facts, found]);
});

it('an older file has games alone, and what is no collection is counted', async () => {
  const older = readArchive(games);
  expect(older).toEqual({ games: [], made: [], collections: [] });
  const odd = await read(new Blob([`${games.slice(0, -1)},"made":[{"id":3}],"collections":[null,{"id":"x","name":"","at":1,"count":1,"solved":0,"text":"another text"}]}`]));
  expect(await importMore(odd)).toEqual({ made: { ...nothing, bad: 1 }, collections: { ...nothing, bad: 2 } });
});

it('of a made puzzle the one that was saved later stays, and one without a board is counted as damaged', async () => {
  const link = (given: number) => `p=${given}...............&s=4x4`;
  keepMade({ id: 'mine', at: 7, link: link(1) });
  const take = async (...made: object[]) => (await importMore({ games: [], made, collections: [] })).made;
  expect(await take({ id: 'mine', at: 6, link: link(2) })).toEqual({ ...nothing, same: 1 });
  expect(await take({ id: 'mine', at: 8, link: link(3) })).toEqual({ ...nothing, newer: 1 });
  expect(await take({ id: 'a', at: 9, link: 'p=99' }, { id: 'b', at: 9, link: 'nothing' })).toEqual({ ...nothing, bad: 2 });
  expect(allMade().map((its) => its.link)).toEqual([link(3)]);
});
