// A fact that comes a moment after what causes it is waited for: a slow machine only takes longer to show it.
import { AssertionError } from 'node:assert/strict';

/** Tries assertions, each time on what is read anew, until they hold; what they say if they don't within as long as
 * Playwright waits for an element. */
export async function eventually(holds, within = 30_000) {
  const began = performance.now();
  for (;;) {
    try {
      return await holds();
    } catch (error) {
      if (!(error instanceof AssertionError) || performance.now() - began > within) throw error;
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}
