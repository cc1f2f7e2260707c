// Waiting: for a while, for the page to be seen, or until a signal ends it.

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves once the page is visible; where there is no page, at once. */
export async function visible(): Promise<void> {
  const page = globalThis.document;
  if (!page || page.visibilityState !== 'hidden') return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (page.visibilityState === 'hidden') return;
      page.removeEventListener('visibilitychange', look);
      resolve();
    };
    page.addEventListener('visibilitychange', look);
  });
}

/** Rejects with the signal's reason as soon as it is aborted, whatever becomes of the work. */
export function untilAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
