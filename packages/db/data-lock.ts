import BetterSqlite3 from "better-sqlite3";

/** Thrown with a line for the person at the terminal. */
export class DataInUse extends Error {}

/**
 * Takes the data folder for one process, until it ends in whatever way: the operating system holds
 * the lock, by a transaction that is never ended, and a crash leaves nothing behind.
 *
 * @param file is made where it is missing and stays empty.
 * @param waitMs for a server that is just stopping.
 * @throws DataInUse when another process has the folder.
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
