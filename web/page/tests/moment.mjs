// How long the page takes, measured in the page: a test's own clock would count the way to it.

/** Clicks and returns the milliseconds until an element that matches has that text. */
export const clickUntil = (button, selector, text) =>
  button.evaluate(async (element, [selector, text]) => {
    const began = performance.now();
    const there = () => [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text));
    element.click();
    while (!there() && performance.now() - began < 30_000) await new Promise((next) => setTimeout(next, 5));
    return performance.now() - began;
  }, [selector, text]);
