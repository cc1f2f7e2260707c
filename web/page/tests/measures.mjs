// What a page takes: from an input to the frame that shows its effect, tasks that are long, and what stays in memory.

/** Mulberry32, a generator of 32 bits: the same numbers for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Measures of a page, over the protocol of Chromium's developer tools. */
export async function measured(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(() => {
    const its = (window.measured = { input: 0, task: 0 });
    const note = (key) => (list) => list.getEntries().forEach(({ duration }) => (its[key] = Math.max(its[key], duration)));
    new PerformanceObserver(note('input')).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver(note('task')).observe({ type: 'longtask' });
  });
  /** Waits until the page has had nothing to do for a while; what it does by itself comes within that. */
  const idle = () => page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => setTimeout(next, 250));
    await new Promise((next) => requestIdleCallback(next, { timeout: 2000 }));
  });
  return {
    slowDown: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }),
    /** From now on is measured anew. */
    quiet: async () => {
      await idle();
      await page.evaluate(() => Object.assign(window.measured, { input: 0, task: 0 }));
    },
    /** The longest of each since then. */
    taken: async () => {
      await idle();
      return page.evaluate(() => ({ ...window.measured }));
    },
    /** What is still in use once the garbage is collected. */
    counted: async () => {
      for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const value = (name) => metrics.find((its) => its.name === name).value;
      return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
    },
  };
}
