// What is wrong, in the language of who has to put it right.
import { errorStruct } from '../struct.js';
import { textOf } from '../memory.js';

/** As the struct has room for; what is longer is cut at a character's end. */
function cut(text, many = errorStruct.places.what.many) {
  const bytes = new Uint8Array(many);
  new TextEncoder().encodeInto(String(text), bytes.subarray(0, -1));
  return bytes;
}

/** A packed text that does not fit is none. */
function whole(packed) {
  const bytes = cut(packed, errorStruct.places.packed_what.many);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0))) === packed ? bytes : bytes.fill(0);
}

export function errorIn(host, error, language) {
  const { code = '', what = error?.message ?? String(error), expected = '', line = 0, column = 0 } = error ?? {};
  const { packed = ['', ''] } = error ?? {};
  return host.memory.scope((scope) => {
    const mistake = scope.struct(errorStruct, {
      what: cut(what),
      expected: cut(expected),
      packed_what: whole(packed[0]),
      packed_expected: whole(packed[1]),
    });
    const name = scope.text(language);
    const message = scope.taken((place) =>
      host.c.dokushin_error_message(mistake, name, place, scope.error),
    );
    scope.check(host.c.dokushin_error_in_language(mistake, name, mistake, scope.error));
    const told = scope.read(errorStruct, mistake);
    return { code, what: textOf(told.what), expected: textOf(told.expected), message, line, column, packed };
  });
}
