import { channel } from "node:diagnostics_channel";

/** A verb and its object, such as "list candidates", and the duration in milliseconds. */
type TimedQuery = { operation: string; ms: number };

const queries = channel("resume-picker:query");

/**
 * Runs a query whose duration grows with the data, and reports the duration to subscribers. The
 * query's values are never reported.
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

/** Calls `onQuery` for each timed query until the returned function is called. */
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
