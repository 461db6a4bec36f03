/** The longest time for which work of many steps may block other requests. */
const maxBlockingMs = 20;

/** Returns a function to await between steps of long work, which yields after a long step. */
export function createYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxBlockingMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
