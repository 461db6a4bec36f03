/** Longest time for which work of many steps keeps others from being answered. */
const turnMs = 20;

/** To be awaited between the steps of long work: others get their turn where one has been long. */
export function createGiveWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
