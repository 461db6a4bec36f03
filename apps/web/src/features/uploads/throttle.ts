/**
 * Runs immediately, then at most once every `ms`. A call in between runs at the end of the
 * interval.
 */
export function throttle(run: () => void, ms: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const call = () => {
    if (timer !== undefined) {
      isWanted = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWanted) return;
      isWanted = false;
      call();
    }, ms);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isWanted = false;
  };
  return { call, cancel };
}
