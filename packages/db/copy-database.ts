import type { Database } from "./connect.ts";

/** Half a megabyte at a time: between two parts the server answers others. */
const pagesAtOnce = 128;

/**
 * A consistent copy of the database as it is at the end of the call, while it is written to.
 *
 * @param from `"server"` where this process is the one that writes: its changes are taken along as
 * the copy goes. Another process has to copy in one go, since each write would make it begin again.
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
 * Moves everything from the write-ahead log into the database and cuts the log to nothing.
 * @returns false when another connection is in the way; this one doesn't wait for it.
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
