import type { Database } from "./connect.ts";

/** Half a megabyte per step, because the server answers other requests between two steps. */
const pagesAtOnce = 128;

/**
 * Makes a consistent copy of the database, as of the end of the call, while it is being written to.
 *
 * @param from `"server"` if this process is the only writer: its changes are included while the
 * copy runs. Any other process has to copy in one step, because each write would restart the copy.
 */
export async function copyDatabase(
  db: Database,
  target: string,
  from: "server" | "outside",
): Promise<void> {
  const pages = from === "server" ? pagesAtOnce : 0x7fff_ffff;
  await db.$client.backup(target, { progress: () => pages });
}

/**
 * Moves all pages from the write-ahead log into the database and truncates the log.
 * @returns false if another connection blocks it; the call doesn't wait for that connection.
 */
export function emptyWriteAheadLog(db: Database): boolean {
  const { $client } = db;
  const before = $client.pragma("busy_timeout", { simple: true });
  $client.pragma("busy_timeout = 0");
  try {
    return $client.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) === 0;
  } catch {
    return false;
  } finally {
    $client.pragma(`busy_timeout = ${String(before)}`);
  }
}
