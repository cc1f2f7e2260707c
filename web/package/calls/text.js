// Puzzles from text and to text.
import { end } from '../codes.js';
import { DokushinError } from '../errors.js';

export function parse(host, text, options = {}) {
  return host.memory.scope((scope) =>
    host.puzzles.object(scope, host.puzzles.parsed(scope, text, options)),
  );
}

export function parseAll(host, text, { most = Infinity, ...options } = {}) {
  return host.memory.scope((scope) => {
    const [address, length] = scope.span(text);
    const how = host.puzzles.reading(scope, options);
    const reader = scope.handle('dokushin_reader_free', (place) =>
      host.c.dokushin_reader_open(address, length, how, place, scope.error),
    );
    const records = [];
    while (records.length < most) {
      const record = host.memory.scope((inner) => nextRecord(host, inner, reader));
      if (record === null) break;
      records.push(record);
    }
    return records;
  });
}

/** The reader's next puzzle, or what is wrong with it; null at the end. */
function nextRecord(host, scope, reader) {
  const made = scope.block(4);
  try {
    const code = scope.check(host.c.dokushin_reader_next(reader, made, scope.error), end);
    if (code === end) return null;
  } catch (error) {
    if (!(error instanceof DokushinError)) throw error;
    const { code, what, expected, message, line, column, packed } = error;
    return { error: { code, what, expected, message, packed }, line, column };
  }
  const puzzle = scope.u32(made);
  try {
    const at = scope.block(12);
    const place = host.c.dokushin_reader_place(reader, at, at + 4, at + 8);
    scope.check(place);
    return {
      puzzle: host.puzzles.object(scope, puzzle),
      format: host.memory.text(scope.u32(at + 8)),
      line: scope.i32(at),
      column: scope.i32(at + 4),
      comment: scope.taken((to) => host.c.dokushin_reader_comment(reader, to)),
    };
  } finally {
    host.c.dokushin_puzzle_free(puzzle);
  }
}

export function format(host, like, format = 'line', comment = undefined) {
  return host.with(like, (scope, puzzle) => {
    const [name, beside] = [scope.text(format), scope.text(comment)];
    const text = scope.taken((place) =>
      host.c.dokushin_puzzle_format_with(puzzle, name, beside, place, scope.error),
    );
    return text.replace(/\n$/, '');
  });
}
