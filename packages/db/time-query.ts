import { channel } from "node:diagnostics_channel";

/** A verb and what it is about, such as "list candidates", and its time in milliseconds. */
type TimedQuery = { operation: string; ms: number };

const queries = channel("resume-picker:query");

/**
 * Runs a query whose time grows with the data, and tells how long it took to whatever watches. No
 * value of a query is ever told.
 */
export function timeQuery<Result>(operation: string, run: () => Result): Result {
  if (!queries.hasSubscribers) return run();
  const started = performance.now();
  try {
    return run();
  } finally {
    const timed: TimedQuery = { operation: `sql ${operation}`, ms: performance.now() - started };
    queries.publish(timed);
  }
}

/** Calls `onQuery` for each query that is timed in this process, until what it returns is called. */
export function watchQueries(onQuery: (operation: string, ms: number) => void): () => void {
  const listener = (message: unknown) => {
    // Only `timeQuery` publishes here.
    const { operation, ms } = message as TimedQuery;
    onQuery(operation, ms);
  };
  queries.subscribe(listener);
  return () => {
    queries.unsubscribe(listener);
  };
}
