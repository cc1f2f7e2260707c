// Puzzles in pictures. The module for this is dokushin-photo.wasm: the others have no such function.
import { end } from '../codes.js';
import { photoCell, photoGrid, photoOptions, photoPixels, pointStruct } from '../struct.js';

/** How many probabilities a cell has: of blank, and of the digits 1 to 9. */
const each = 10;

export function readPhoto(host, picture, { handwritten = false } = {}) {
  if (!host.c.dokushin_photo_read) throw new Error('this module reads no pictures; dokushin-photo.wasm does');
  return host.memory.scope((scope) => {
    const pixels = scope.struct(photoPixels, pixelsOf(scope, picture));
    const options = scope.struct(photoOptions, { keeps_handwritten: handwritten ? 1 : 0 });
    const photo = scope.handle('dokushin_photo_free', (place) =>
      host.c.dokushin_photo_read(pixels, options, place, scope.error),
    );
    const place = scope.struct(photoGrid);
    const grids = [];
    while (scope.check(host.c.dokushin_photo_grid_at(photo, grids.length, place, scope.error), end) === 0) {
      grids.push(gridOf(host, photo, grids.length, scope.read(photoGrid, place)));
    }
    return grids;
  });
}

/** The struct for a picture, which has the members of ImageData, and may have fewer channels. */
function pixelsOf(scope, { data, width, height, channels = 4 }) {
  const isBytes = (all) => all.every((its) => Number.isInteger(its) && its >= 0 && its <= 255);
  if (!ArrayBuffer.isView(data) && !isBytes(data)) throw new RangeError('pixels are whole numbers from 0 to 255');
  const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : Uint8Array.from(data);
  if (bytes.length !== width * height * channels) {
    throw new RangeError(`${bytes.length} bytes; expected ${width} × ${height} × ${channels}`);
  }
  return { bytes: scope.copy(bytes), width, height, channels };
}

function gridOf(host, photo, at, facts) {
  return host.memory.scope((scope) => {
    const puzzle = (reading) => {
      const handle = scope.handle('dokushin_puzzle_free', (place) =>
        host.c.dokushin_photo_puzzle(photo, at, reading, place, scope.error),
      );
      return host.puzzles.object(scope, handle);
    };
    const filled = (call, count, bytes) => {
      const place = scope.block(bytes * count);
      scope.check(host.c[call](photo, at, place, count, scope.error));
      return place;
    };
    const numbers = (place, count) => new Float64Array(host.memory.bytes(place, 8 * count).slice().buffer);

    const cells = filled('dokushin_photo_cells', facts.cells, photoCell.bytes);
    const probabilities = numbers(filled('dokushin_photo_probabilities', each * facts.cells, 8), each * facts.cells);
    const flat = numbers(filled('dokushin_photo_crossings', facts.crossings, pointStruct.bytes), 2 * facts.crossings);
    return {
      puzzle: puzzle(0),
      isSure: facts.is_sure !== 0,
      isUnique: facts.is_unique !== 0,
      hasUnreadRules: facts.has_unread_rules !== 0,
      alternatives: Array.from({ length: facts.alternatives }, (_, other) => puzzle(other + 1)),
      crossings: Array.from({ length: facts.crossings }, (_, point) => ({ x: flat[2 * point], y: flat[2 * point + 1] })),
      cells: Array.from({ length: facts.cells }, (_, cell) => {
        const its = scope.read(photoCell, cells + cell * photoCell.bytes);
        return {
          digit: its.digit,
          isDoubtful: its.is_doubtful !== 0,
          isChanged: its.is_changed !== 0,
          handwritten: its.handwritten,
          probabilities: Array.from(probabilities.subarray(each * cell, each * (cell + 1))),
        };
      }),
    };
  });
}
