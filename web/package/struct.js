// The structs of c.h, c_figures.h, c_layout.h, c_many.h, c_photo.h and c_universal.h as they lie in the memory of a 32-bit WebAssembly module:
// members in the header's order, each at a multiple of its own size.

const kinds = {
  u8: { bytes: 1, get: 'getUint8', set: 'setUint8' },
  u16: { bytes: 2, get: 'getUint16', set: 'setUint16' },
  u32: { bytes: 4, get: 'getUint32', set: 'setUint32' },
  i32: { bytes: 4, get: 'getInt32', set: 'setInt32' },
  u64: { bytes: 8, get: 'getBigUint64', set: 'setBigUint64' },
  f64: { bytes: 8, get: 'getFloat64', set: 'setFloat64' },
};
kinds.pointer = { ...kinds.u32, text: true };

/** `members`: a kind a name, or [kind, how many] for an array; a struct may be a member. */
function struct(members) {
  const places = {};
  let end = 0;
  let widest = 1;
  for (const [name, member] of Object.entries(members)) {
    const [kind, many] = Array.isArray(member) ? member : [member, 1];
    const type = typeof kind === 'string' ? kinds[kind] : kind;
    const align = type.align ?? type.bytes;
    const at = Math.ceil(end / align) * align;
    places[name] = { at, type, many: Array.isArray(member) ? many : 0 };
    end = at + type.bytes * many;
    widest = Math.max(widest, align);
  }
  return { places, align: widest, bytes: Math.ceil(end / widest) * widest };
}

/** The struct at an address as an object. Arrays of members become typed arrays of bytes. */
export function readStruct(layout, view, address) {
  const value = {};
  for (const [name, { at, type, many }] of Object.entries(layout.places)) {
    value[name] = many
      ? new Uint8Array(view.buffer.slice(address + at, address + at + many))
      : type.places
        ? readStruct(type, view, address + at)
        : view[type.get](address + at, true);
  }
  return value;
}

/** Writes those members that `value` has. */
export function writeStruct(layout, view, address, value) {
  for (const [name, content] of Object.entries(value)) {
    const { at, type, many } = layout.places[name];
    if (many) {
      new Uint8Array(view.buffer, address + at, many).set(content);
    } else {
      view[type.set](address + at, content, true);
    }
  }
}

/** Is the member the address of a text? */
export function isText(layout, name) {
  return layout.places[name].type.text === true;
}

export const errorStruct = struct({
  code: 'i32',
  line: 'u32',
  column: 'u32',
  what: ['u8', 256],
  expected: ['u8', 256],
  packed_what: ['u8', 320],
  packed_expected: ['u8', 320],
});
export const shapeFacts = struct({
  side: 'u32',
  cells: 'u32',
  houses: 'u32',
  box_rows: 'u32',
  box_columns: 'u32',
  rows: 'u32',
  columns: 'u32',
  lowest: 'u32',
  variables: 'u32',
});
export const figureStruct = struct({
  kind: 'i32',
  is_above: 'i32',
  is_dashed: 'i32',
  has_fill: 'i32',
  fill: 'u32',
  stroke: 'u32',
  size: 'f64',
  width: 'f64',
  text: 'pointer',
  points: 'u32',
});
export const pointStruct = struct({ x: 'f64', y: 'f64' });
export const photoPixels = struct({ size: 'u32', bytes: 'u32', width: 'u32', height: 'u32', channels: 'u32' });
export const photoOptions = struct({ size: 'u32', keeps_handwritten: 'i32', stop: 'pointer' });
export const photoGrid = struct({ is_sure: 'i32', is_unique: 'i32', has_unread_rules: 'i32', cells: 'u32', crossings: 'u32', alternatives: 'u32' });
export const photoCell = struct({ digit: 'i32', is_doubtful: 'i32', is_changed: 'i32', handwritten: 'f64' });
export const formatFacts = struct({ name: 'pointer', description: 'pointer', can_write: 'i32' });
export const readOptions = struct({
  size: 'u32',
  format: 'pointer',
  shape: 'u32',
  alphabet: 'pointer',
  max_line: 'u32',
  max_document: 'u32',
  amid_lines: 'i32',
  unused: 'i32',
  ignore_unknown: 'i32',
});
export const flawStruct = struct({
  kind: 'i32',
  cell: 'u16',
  other: 'u16',
  house: 'u16',
  digit: 'u16',
});
export const solveOptions = struct({
  size: 'u32',
  method: 'pointer',
  solutions: 'u64',
  nodes: 'u64',
  microseconds: 'u64',
  stop: 'pointer',
});
export const answerStruct = struct({
  status: 'i32',
  ended: 'i32',
  solutions: 'u64',
  nodes: 'u64',
  guesses: 'u64',
  backtracks: 'u64',
  method: 'pointer',
});
export const batchAnswer = struct({
  status: 'i32',
  ended: 'i32',
  solutions: 'u32',
  nodes: 'u32',
  unreadable: 'i32',
});
export const eventStruct = struct({
  kind: 'u8',
  reason: 'u8',
  cell: 'u16',
  digit: 'u8',
  unused: ['u8', 3],
  depth: 'u32',
});
export const techniqueFacts = struct({
  key: 'pointer',
  english: 'pointer',
  japanese: 'pointer',
  chinese: 'pointer',
  needs_unique: 'i32',
  largest_side: 'u32',
});
export const walkOptions = struct({
  size: 'u32',
  order: 'pointer',
  hardest: 'pointer',
  not_proper: 'i32',
  nesting: 'u32',
  microseconds: 'u64',
  stop: 'pointer',
  techniques: 'pointer',
  no_sets_in_chains: 'i32',
});
const rated = struct({ tenths: 'u32', technique: 'pointer', nesting: 'u32' });
export const ratingStruct = struct({
  hardest: rated,
  pearl: rated,
  diamond: rated,
  solved: 'i32',
  stopped: 'i32',
});
export const provedRating = struct({ status: 'i32', unreadable: 'i32', rating: ratingStruct });
export const hodokuRating = struct({
  level: 'pointer',
  score: 'u32',
  hardest: 'pointer',
  solved: 'i32',
  guessed: 'i32',
  stopped: 'i32',
});
export const universalRating = struct({ kind: 'i32', value: 'u32' });
export const generateOptions = struct({
  size: 'u32',
  symmetry: 'pointer',
  not_minimal: 'u32',
  least_givens: 'u32',
  most_givens: 'u32',
  pattern: 'pointer',
  pattern_cells: 'u32',
  controlled_bias: 'u32',
  seed: 'u64',
  scale: 'pointer',
  least_rating: 'f64',
  most_rating: 'f64',
  level: 'pointer',
  needs: 'pointer',
  without: 'pointer',
  only_by_singles: 'u32',
  stop: 'pointer',
});
export const layoutOptions = struct({
  size: 'u32',
  kinds: 'pointer',
  symmetry: 'pointer',
  least_cage: 'u32',
  most_cage: 'u32',
  cages_in_boxes: 'u32',
  minimal: 'u32',
  no_givens: 'u32',
});
export const formStruct = struct({ code: 'i32', unreadable: 'i32', automorphisms: 'u64' });
export const transformStruct = struct({
  side: 'u32',
  transposed: 'u32',
  rows: ['u8', 16],
  columns: ['u8', 16],
  digits: ['u8', 16],
});
