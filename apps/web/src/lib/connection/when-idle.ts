import { whenAnswered } from "./connection.ts";

type Connection = { saveData?: boolean };

/** Some browsers have no idle callback: what is fetched ahead then comes a moment after the page. */
const momentMs = 2000;

/** All that is fetched ahead stands in one line, so that it never keeps all connections busy. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Runs each task when the browser has nothing else to do, no call waits for its answer, and the task
 * before is done; none where people pay for what is loaded and not shown.
 */
export function whenIdle(tasks: readonly (() => Promise<unknown> | undefined)[]): () => void {
  // Not in TypeScript's library yet, nor in every browser.
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData === true) return () => undefined;
  let isOver = false;
  const inTurn = async () => {
    for (const task of tasks) {
      await idleMoment();
      if (isOver) return;
      // What can't be fetched is told of where it is needed.
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
