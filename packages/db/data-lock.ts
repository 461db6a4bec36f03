import BetterSqlite3 from "better-sqlite3";

/** The message is shown to the person at the terminal. */
export class DataInUse extends Error {}

/**
 * Locks the data folder for one process until it ends, even by a crash. The lock is a transaction
 * that is never committed, and the operating system releases it with the process.
 *
 * @param file created if missing; stays empty.
 * @param waitMs how long to wait for a server that is shutting down.
 * @throws DataInUse if another process holds the lock.
 */
export function lockData(file: string, message: string, waitMs = 0): () => void {
  const client = new BetterSqlite3(file);
  try {
    client.pragma(`busy_timeout = ${waitMs}`);
    client.exec("begin exclusive");
  } catch (error) {
    client.close();
    const isBusy = error instanceof BetterSqlite3.SqliteError && error.code === "SQLITE_BUSY";
    throw isBusy ? new DataInUse(message) : error;
  }
  return () => client.close();
}
