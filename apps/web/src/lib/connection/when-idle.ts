type Connection = { saveData?: boolean };

/** Some browsers have no idle callback: what is fetched ahead then comes a moment after the page. */
const momentMs = 2000;

/**
 * Runs each task when the browser has nothing else to do, one after the other; none where people
 * pay for what is loaded and not shown.
 */
export function whenIdle(tasks: readonly (() => void)[]): () => void {
  // Not in TypeScript's library yet, nor in every browser.
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData === true) return () => undefined;
  let isOver = false;
  const next = (at: number) => {
    const run = () => {
      const task = tasks[at];
      if (isOver || task === undefined) return;
      task();
      next(at + 1);
    };
    if ("requestIdleCallback" in window) window.requestIdleCallback(run);
    else setTimeout(run, momentMs);
  };
  next(0);
  return () => {
    isOver = true;
  };
}
