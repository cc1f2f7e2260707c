// What is wrong, in the language of who has to put it right.
import { errorStruct } from '../struct.js';
import { textOf } from '../memory.js';

/** As the struct has room for; what is longer is cut at a character's end. */
function cut(text) {
  const bytes = new Uint8Array(errorStruct.places.what.many);
  new TextEncoder().encodeInto(String(text), bytes.subarray(0, -1));
  return bytes;
}

export function errorIn(host, error, language) {
  const { code = '', what = error?.message ?? String(error), expected = '', line = 0, column = 0 } = error ?? {};
  return host.memory.scope((scope) => {
    const mistake = scope.struct(errorStruct, { what: cut(what), expected: cut(expected) });
    const name = scope.text(language);
    const message = scope.taken((place) =>
      host.c.dokushin_error_message(mistake, name, place, scope.error),
    );
    scope.check(host.c.dokushin_error_in_language(mistake, name, mistake, scope.error));
    const told = scope.read(errorStruct, mistake);
    return { code, what: textOf(told.what), expected: textOf(told.expected), message, line, column };
  });
}
