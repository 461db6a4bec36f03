import { connect } from "../connect.ts";
import type { Database } from "../connect.ts";
import { fillLog } from "./fill-log.ts";
import { fillUsers } from "./fill-users.ts";

type Server = { dataDir: string };

/** Fills the log of a running server with entries from before the last hour. */
export async function fillLogOf(
  server: Server,
  filling: { entries: number; errors: number },
): Promise<void> {
  const until = new Date(Date.now() - 60 * 60 * 1000);
  await onDatabase(server, (db) => fillLog(db, { ...filling, until, userIds: [null] }));
}

export const fillUsersOf = (server: Server, count: number): Promise<void> =>
  onDatabase(server, (db) => fillUsers(db, count, new Date()));

/** Opens the server's database from another process. */
async function onDatabase({ dataDir }: Server, fill: (db: Database) => unknown): Promise<void> {
  const db = connect(`${dataDir}/app.db`);
  try {
    await fill(db);
  } finally {
    db.$client.close();
  }
}
