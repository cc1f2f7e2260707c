// A text of many puzzles is read slice by slice, so that the first ones are there at once and the page goes on meanwhile.
// A short text, and one whose puzzles take several lines each, is read in one go. A large text with a puzzle a line is
// cut at the ends of lines; and where the engine reads lines of 81 characters in its beginning as usual boards, it is
// not asked about each of the others: a hundred thousand would take it many seconds.
import type { EngineWorker, Parsed, ParseOptions, Unreadable } from 'dokushin';
import { type Found, type Row, foundIn, plainRow } from './row';

export type Reader = Pick<EngineWorker, 'parseAll'>;

/** The engine reads so many characters in a moment. */
const shortText = 64_000;
const headLength = 24_000;
const linesASlice = 4_000;
/** So many puzzles are read of a text that is read in one go. */
export const mostAtOnce = 20_000;
/** Browsers can lay out no more rows one below the other: Firefox ends at 17,895,700 pixels, and a row has 60. */
export const mostRows = 290_000;

/** What stands on a line beside a usual board is its comment. */
const plain = /^([0-9.]{81})(?:[ \t]+(\S.*))?$/;
type Quick = (line: string, number: number) => Row | null;

const quickly: Quick = (line, number) => {
  const [, board, comment = ''] = plain.exec(line) ?? [];
  return board ? plainRow(board, number, comment.trim()) : null;
};
const never: Quick = () => null;

/** Tells whether each line is a record, but for blank ones, comments and a header. */
function isByLine(records: readonly (Parsed | Unreadable)[], lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() && !line.startsWith('#')).length;
  return records.length >= 0.9 * (filled - 1);
}

/** Takes lines of 81 characters for usual boards if the engine does so wherever they stand in the beginning. */
function quickFor(records: readonly (Parsed | Unreadable)[], lines: readonly string[], { shape }: ParseOptions): Quick {
  if (shape) return never;
  const byLine = new Map(records.map((record) => [record.line, record]));
  const same = lines.every((line, index) => {
    const row = quickly(line, index + 1);
    const its = byLine.get(index + 1);
    if (!row) return true;
    if (!its || !('puzzle' in its)) return false;
    const [read] = foundIn([its]).rows;
    return read?.givens === row.givens && read.shape === '9x9' && read.comment === row.comment && !read.puzzle;
  });
  return same ? quickly : never;
}

/** Lets the page do what else there is to do. */
const pause = () => new Promise<void>((done) => setTimeout(done));

function* linesFrom(text: string, from: number): Generator<string[]> {
  for (let at = from; at < text.length; ) {
    const lines: string[] = [];
    for (; at < text.length && lines.length < linesASlice; ) {
      const end = text.indexOf('\n', at);
      const to = end < 0 ? text.length : end;
      lines.push(text.slice(at, text[to - 1] === '\r' ? to - 1 : to));
      at = to + 1;
    }
    yield lines;
  }
}

async function readSlice(lines: readonly string[], before: number, quick: Quick, header: string | null, ask: (text: string) => Promise<(Parsed | Unreadable)[]>): Promise<Found> {
  const rows: Row[] = [];
  const others = lines.map((line, index) => {
    const row = quick(line, before + index + 1);
    if (row) rows.push(row);
    return row ? '' : line;
  });
  if (!others.some((line) => line.trim())) return { rows, unreadable: [] };
  const records = await ask((header === null ? [] : [header]).concat(others).join('\n'));
  const found = foundIn(records, before - (header === null ? 0 : 1));
  return { rows: rows.concat(found.rows).sort((a, b) => a.line - b.line), unreadable: found.unreadable };
}

/** Yields slices as they are read; `cut` is true in the last one if there is more. */
export async function* slicesOf(text: string, reader: Reader, options: ParseOptions = {}): AsyncGenerator<Found & { cut?: boolean }> {
  const whole = async () => {
    const records = await reader.parseAll(text, { ...options, most: mostAtOnce + 1 });
    return { ...foundIn(records.slice(0, mostAtOnce)), cut: records.length > mostAtOnce };
  };
  if (text.length <= shortText) return yield await whole();
  const end = text.lastIndexOf('\n', headLength) + 1;
  const head = text.slice(0, end);
  const headLines = head.split(/\r?\n/).slice(0, -1);
  const records = end > 0 ? await reader.parseAll(head, options) : [];
  if (!records.length || !isByLine(records, headLines)) return yield await whole();

  yield foundIn(records);
  const quick = quickFor(records, headLines, options);
  const isTable = records.some((its) => 'puzzle' in its && its.format === 'csv');
  const header = isTable ? headLines[0]! : null;
  let before = headLines.length;
  let count = records.length;
  for (const lines of linesFrom(text, end)) {
    if (count >= mostRows) return yield { rows: [], unreadable: [], cut: true };
    const found = await readSlice(lines, before, quick, header, (its) => reader.parseAll(its, options));
    before += lines.length;
    const room = mostRows - count;
    count += found.rows.length + found.unreadable.length;
    if (count > mostRows) return yield { rows: found.rows.slice(0, room), unreadable: found.unreadable.slice(0, Math.max(0, room - found.rows.length)), cut: true };
    yield found;
    await pause();
  }
}
