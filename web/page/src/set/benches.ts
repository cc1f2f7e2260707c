// Each tab has a bench of its own, which the browser keeps under a name: so no other tab overwrites it, and one whose
// tab was closed comes back in the next tab that has none. A lock of the browser's tells which benches a tab has.
import { newId } from '../new-id';
import { keep, keepIfPossible, kept, keptKeys } from '../store';

const prefix = 'bench.';
/** A tab's own store has its bench here. The browser's had the one bench of all tabs here, before each had its own. */
const key = 'set';
/** So many are kept; the oldest ones go first. */
const most = 20;

export interface Claimed {
  id: string;
  /** As keepBench() had it; null for an empty bench. */
  text: string | null;
}

/** What is used of the browser's locks. */
export interface Holding {
  /** Whether the name could be taken for as long as the tab lives; `wait`: so many milliseconds at most. */
  hold: (name: string, wait: number) => Promise<boolean>;
}

/** Null where the browser has none, as on a page without encryption. */
export const browserLocks = (): Holding | null => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return null;
  const hold: Holding['hold'] = (name, wait) =>
    new Promise((done) => {
      const taken = (lock: Lock | null) => {
        done(lock !== null);
        // It ends with the tab.
        return lock ? new Promise<never>(() => undefined) : undefined;
      };
      const options: LockOptions = wait ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true };
      locks.request(name, options, taken).catch(() => done(false));
    });
  return { hold };
};

const field = (text: string, name: string): unknown => {
  try {
    return (JSON.parse(text) as Record<string, unknown> | null)?.[name];
  } catch {
    return undefined;
  }
};

/** When a bench was changed, from the beginning that keepBench() gives its text; 0 for one of before. */
const timeIn = (text: string): number => Number(/^\{"id":"[^"]*","at":(\d+)/.exec(text)?.[1] ?? 0);

/** Returns the benches that the browser has, the one that was changed last first. */
function benches(): { id: string; text: string; at: number }[] {
  const before = kept(key);
  if (before !== null && keep(prefix + 'first', before)) keep(key, null);
  const all = keptKeys(prefix).flatMap((name) => {
    const text = kept(name);
    return text === null ? [] : [{ id: name.slice(prefix.length), text, at: timeIn(text) }];
  });
  return all.sort((a, b) => b.at - a.at);
}

/** The page that is left by a reload still has its lock for a moment. */
const reloading = 1000;

/** Finds the bench of this tab. `fits` decides which one may come back, if the tab has none yet. */
export async function claimBench(fits: (text: string) => boolean, holding: Holding | null = browserLocks()): Promise<Claimed> {
  const mine = kept(key, 'tab');
  if (mine !== null) {
    const id = field(mine, 'id');
    // A tab that was duplicated has the same store as the other one.
    if (typeof id === 'string' && (!holding || (await holding.hold(prefix + id, reloading)))) return { id, text: mine };
    return fresh(mine, holding);
  }
  for (const { id, text } of benches().filter((its) => fits(its.text))) {
    // Without locks nobody knows whether a tab has it: this one goes on with a copy.
    if (!holding) return fresh(text, holding);
    if (await holding.hold(prefix + id, 0)) return { id, text };
  }
  return fresh(null, holding);
}

async function fresh(text: string | null, holding: Holding | null): Promise<Claimed> {
  const id = newId();
  await holding?.hold(prefix + id, 0);
  return { id, text };
}

/** Keeps a bench for its tab and for the browser. */
export function keepBench(id: string, its: object): void {
  const text = JSON.stringify({ id, at: Date.now(), ...its });
  keep(key, text, 'tab');
  makeRoom(id, text);
  if (!keep(prefix + id, text)) return;
  for (const old of benches().slice(most)) if (old.id !== id) keep(prefix + old.id, null);
}

/** Where the browser has no room for a bench, the oldest other ones make room for it. One that refuses even what is
 * no longer than these has other reasons: then the rest stays. */
function makeRoom(id: string, text: string): void {
  let freed = 0;
  while (!keepIfPossible(prefix + id, text) && freed <= text.length) {
    const oldest = benches().filter((other) => other.id !== id).at(-1);
    if (!oldest) return;
    keep(prefix + oldest.id, null);
    freed += oldest.text.length;
  }
}
