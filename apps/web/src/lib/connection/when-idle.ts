import { whenAnswered } from "./connection.ts";

type Connection = { saveData?: boolean };

/** Some browsers have no idle callback. They prefetch this long after the page has loaded. */
const momentMs = 2000;

/** All prefetches are sequential, so they never occupy every connection. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Runs each task when the browser is idle, no request is pending, and the previous task is done.
 * Runs none in data-saver mode. Returns a function that cancels the remaining tasks.
 */
export function whenIdle(tasks: readonly (() => Promise<unknown> | undefined)[]): () => void {
  // Missing in TypeScript's library and in some browsers.
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData === true) return () => undefined;
  let isOver = false;
  const inTurn = async () => {
    for (const task of tasks) {
      await idleMoment();
      if (isOver) return;
      // A failed prefetch is reported where the part is needed.
      await task()?.catch(() => undefined);
    }
  };
  before = before.then(inTurn);
  return () => {
    isOver = true;
  };
}

async function idleMoment(): Promise<void> {
  await whenAnswered();
  await new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, momentMs);
  });
}
