// Changes come faster than anybody can see, so that only some are shown.

/** The pause is so many milliseconds. */
const usual = 250;

/** Acts at once, and then no more often than after each pause; the last call is not lost. */
export function seldom(act: () => void, pause = usual): { call: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let again = false;
  const call = () => {
    if (timer !== null) {
      again = true;
      return;
    }
    timer = setTimeout(() => {
      timer = null;
      if (!again) return;
      again = false;
      call();
    }, pause);
    act();
  };
  return { call, end: () => timer !== null && clearTimeout(timer) };
}
