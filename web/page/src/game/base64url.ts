// Bytes as text that an address carries as it is: base64 with "-" and "_", without "=" at its end.

export function toBase64url(bytes: ArrayLike<number>): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
}

/** Decodes such a text; throws where it is none. */
export const fromBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
