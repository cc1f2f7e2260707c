// The folders of src are rooms, which use each other in one direction only. A file beside them is a room of its own.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, textOf } from './files-for-tests';
import { parts } from './route/route';

const isBeside = (room: string) => !room.endsWith('/');
/** "play/" for what lies in that folder; a file beside the folders has its name without the ending. */
const roomOf = (path: string): string => /^[^/]+\//.exec(path)?.[0] ?? path.replace(/\.tsx?$/, '');

/** All that a file names of the page: what it imports at once or when it is needed, its types, its style sheets. */
const named = (path: string): string[] =>
  [...textOf(path).matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name = '']) => join(path, '..', name)).filter((its) => !its.startsWith('..'));

/** For each room the rooms that it uses, each with the files that use it. */
const uses = new Map<string, Map<string, Set<string>>>();
for (const file of filesIn('').filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))) {
  const room = roomOf(file);
  const its = uses.get(room) ?? new Map<string, Set<string>>();
  uses.set(room, its);
  for (const other of named(file).map(roomOf)) if (other !== room) its.set(other, (its.get(other) ?? new Set()).add(file));
}
const rooms = [...uses.keys()];
const usesOf = (room: string): string[] => [...(uses.get(room)?.keys() ?? [])];
/** "home/ uses play/ (home/Continue.tsx)": the files are named where they are few, as those that do not belong there are. */
function described(room: string, other: string): string {
  const files = [...uses.get(room)!.get(other)!];
  return `${room} uses ${other} (${files.length > 3 ? `${files.length} files` : files.join(', ')})`;
}

/** Returns the shortest path from a room to those that it uses, and on, until it is there again; null if there is none. */
function cycleFrom(room: string): string[] | null {
  const seen = new Set<string>();
  const paths = [[room]];
  for (const path of paths) {
    for (const next of usesOf(path.at(-1)!)) {
      if (next === room) return [...path, room];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return null;
}

it('rooms do not use each other in a cycle', () => {
  const cycles = rooms.flatMap((room) => {
    const cycle = cycleFrom(room);
    return cycle ? [cycle.slice(1).map((next, at) => described(cycle[at]!, next)).join(', ')] : [];
  });
  expect(cycles).toEqual([]);
});

it('a part of the page is used by the frame around it alone', () => {
  const shown = named('App.tsx').filter((path) => path.endsWith('View')).map(roomOf);
  expect(shown).toHaveLength(parts.length);
  const others = rooms.filter((room) => !isBeside(room));
  expect(others.flatMap((room) => usesOf(room).filter((its) => shown.includes(its)).map((part) => described(room, part)))).toEqual([]);
});

it('a file beside the rooms that they use knows no room', () => {
  const low = rooms.filter((file) => isBeside(file) && rooms.some((room) => !isBeside(room) && usesOf(room).includes(file)));
  expect(low).toContain('store');
  expect(low.flatMap((file) => usesOf(file).filter((room) => !isBeside(room)).map((room) => described(file, room)))).toEqual([]);
});
