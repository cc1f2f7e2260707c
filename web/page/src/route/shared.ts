// What another app on the device shares with the installed page (share_target in its manifest): the
// address has it once, and is then that of the page again.
const fields = ['text', 'url', 'title'];

/** The shared text, which no longer stands in the address then; null if there is none. */
export function takeShared(): string | null {
  const shared = new URLSearchParams(location.search);
  const text = fields.flatMap((field) => shared.get(field)?.trim() || []).join('\n') || null;
  if (text) history.replaceState(null, '', location.pathname + location.hash);
  return text;
}
