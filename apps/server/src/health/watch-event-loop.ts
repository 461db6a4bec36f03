import type { Timings } from "@resume-picker/adapters/logs/timings";

const everyMs = 500;
const noticedMs = 200;

/**
 * Records how long the event loop was blocked. A call that arrives then waits before its own timer
 * starts. Returns a function that stops the watch.
 */
export function watchEventLoop(timings: Pick<Timings, "record">): () => void {
  let due = performance.now() + everyMs;
  const timer = setInterval(() => {
    const late = performance.now() - due;
    due = performance.now() + everyMs;
    if (late > noticedMs) timings.record("wait", "server too busy to answer", late);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
