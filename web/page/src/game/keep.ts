// A game as text for the browser's store, history and all: the first position as a link, then for
// each further one only the cells that changed.
import { aboutFrom, aboutText } from './about';
import { fogFrom, fogText } from './fog';
import type { Game } from './game';
import { fromLink, toLink } from './link';
import { penFrom, penText, withoutPen } from './pen';
import { type Cell, type Position, digitsOf, maskOf, nameOf } from './position';
import { sizeIn, sizeOf } from './size';

type PackedCell = [given: number, digit: number, corner: number, centre: number, struck: number, colour: number];
type Delta = [cell: number, ...PackedCell][];
/** A position in full, or what changed since the one before; `pen` is all that is drawn, `about` what is
 * said of the puzzle, and `fog` what hides its cells, if it changed. */
type Packed = { link: string } | { entering: boolean; delta: Delta; pen?: string; about?: string; fog?: string };
/** As version 1 had a position in full. */
type PackedBefore = { shape: string; side: number; entering: boolean; cells: PackedCell[] };

interface Text<P> {
  positions: P[];
  /** Which of these is now. */
  now: number;
  saved: P | null;
  selected: number[];
  cursor: number;
}
interface Kept extends Text<Packed> {
  version: 2;
  id: string;
  /** When, in milliseconds since 1970. */
  at: number;
}
/** Version 1 had one game, and the one that it took the place of. */
interface KeptBefore extends Text<Packed | PackedBefore> {
  version: 1;
  left: KeptBefore | null;
}

export interface KeptGame {
  game: Game;
  at: number;
}

/** One colour is kept by its number, as when a cell had no more than one; several are a set, above these. */
const packColours = (set: number) => (digitsOf(set).length > 1 ? set << 4 : (digitsOf(set)[0] ?? 0));
const unpackColours = (packed: number) => (packed >> 4 ? packed >> 4 : packed ? maskOf([packed]) : 0);

const pack = (cell: Cell): PackedCell => [cell.given, cell.digit, cell.corner, cell.centre, cell.struck, packColours(cell.colours)];
const unpack = ([given, digit, corner, centre, struck, colour]: PackedCell): Cell => ({
  given,
  digit,
  corner,
  centre,
  struck,
  colours: unpackColours(colour),
});

/** What changed from one position to the next is found once: the whole history is written at each move. */
const packedAfter = new WeakMap<Position, { before: Position; packed: Packed }>();

function packAfter(position: Position, before: Position | undefined): Packed {
  const known = packedAfter.get(position);
  if (before && known?.before === before) return known.packed;
  const packed = packAnew(position, before);
  if (before) packedAfter.set(position, { before, packed });
  return packed;
}

function packAnew(position: Position, before: Position | undefined): Packed {
  if (!before || before.shape !== position.shape) return { link: toLink(position) };
  const delta: Delta = [];
  position.cells.forEach((cell, index) => {
    if (cell !== before.cells[index]) delta.push([index, ...pack(cell)]);
  });
  const pen = position.pen === before.pen ? {} : { pen: penText(position.pen ?? [], sizeOf(position).columns) };
  const about = position.about === before.about ? {} : { about: position.about ? aboutText(position.about) : '' };
  const fog = position.fog === before.fog ? {} : { fog: position.fog ? fogText(position.fog) : '' };
  return { entering: position.entering, delta, ...pen, ...about, ...fog };
}

function penOf(text: string, position: Position): Pick<Position, 'pen'> {
  const { columns, rows } = sizeOf(position);
  const pen = penFrom(text, columns, rows);
  if (!pen) throw new Error('a stroke that the board does not have');
  return pen.length ? { pen } : {};
}

/** What is said of a puzzle is left out if it is damaged, and so is its fog. */
function aboutOf({ about: text }: { about?: string }, { about, ...position }: Position): Position {
  const its = text === undefined ? about : aboutFrom(text);
  return its ? { ...position, about: its } : position;
}

function fogOf({ fog: text }: { fog?: string }, { fog, ...position }: Position): Position {
  const its = text === undefined ? fog : fogFrom(text, sizeOf(position));
  return its ? { ...position, fog: its } : position;
}

function unpackAfter(packed: Packed | PackedBefore, before: Position | undefined): Position {
  if ('link' in packed) return fromLink(packed.link)!;
  if ('cells' in packed) return { ...packed, cells: packed.cells.map(unpack) };
  if (!before) throw new Error('a first position must be in full');
  const cells = [...before.cells];
  for (const [index, ...cell] of packed.delta) {
    if (!(index in cells)) throw new Error('a cell that the board does not have');
    cells[index] = unpack(cell);
  }
  const next = fogOf(packed, aboutOf(packed, { ...before, entering: packed.entering, cells }));
  return packed.pen === undefined ? next : { ...withoutPen(next), ...penOf(packed.pen, before) };
}

export function toText(game: Game, at: number): string {
  const positions = [...game.past, game.now, ...game.future];
  const kept: Kept = {
    version: 2,
    id: game.id,
    at,
    positions: positions.map((position, index) => packAfter(position, positions[index - 1])),
    now: game.past.length,
    saved: game.saved && packAfter(game.saved, undefined),
    selected: [...game.selected],
    cursor: game.cursor,
  };
  return JSON.stringify(kept);
}

function unpackGame(kept: Text<Packed | PackedBefore>, id: string): Game | null {
  const positions: Position[] = [];
  for (const packed of kept.positions) positions.push(unpackAfter(packed, positions.at(-1)));
  const now = positions[kept.now];
  if (!now || sizeIn(now.shape, now.cells.length)?.side !== now.side) return null;
  return {
    id,
    now,
    past: positions.slice(0, kept.now),
    future: positions.slice(kept.now + 1),
    saved: kept.saved && unpackAfter(kept.saved, undefined),
    selected: kept.selected,
    cursor: kept.cursor,
  };
}

/** Null if the text is none of ours. */
export function fromText(text: string | null): KeptGame | null {
  try {
    const kept = JSON.parse(text ?? '') as Kept;
    const game = kept.version === 2 && typeof kept.id === 'string' ? unpackGame(kept, kept.id) : null;
    return game && { game, at: Number(kept.at) || 0 };
  } catch {
    return null;
  }
}

/** The games of a text of version 1, the last one first; none if it is no such text. */
export function fromTextBefore(text: string | null): Game[] {
  const games: Game[] = [];
  try {
    let kept = JSON.parse(text ?? '') as KeptBefore | null;
    for (; kept?.version === 1; kept = kept.left) {
      const game = unpackGame(kept, '');
      if (game) games.push({ ...game, id: nameOf(game.now) });
    }
  } catch {
    // None of ours, from here on.
  }
  return games;
}
