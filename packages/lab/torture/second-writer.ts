import BetterSqlite3 from "better-sqlite3";
import { connect } from "@resume-picker/db/connect";
import { insertAction } from "@resume-picker/db/queries/accounts/user-actions";

/**
 * A separate process that writes to the server's database with the product's own query, one
 * transaction at a time, at the given rate per second. Its lines are numbered without gaps. It
 * replies to any message with the number of the last committed line.
 */
const [file = "", perSecond = "0"] = process.argv.slice(2);
const db = connect(file);
const userId = String(db.$client.prepare("select id from users").pluck().get());
const everyMs = 20;
const started = performance.now();
let written = 0;

setInterval(() => {
  const due = ((performance.now() - started) / 1000) * Number(perSecond);
  // Delayed writes are made up for, but at most 50 at once.
  for (let burst = 0; written < due && burst < 50; burst += 1) {
    try {
      const metadata = { n: written + 1 };
      const entry = { userId, action: "job.update", metadata, now: new Date() } as const;
      db.transaction((tx) => insertAction(tx, entry), { behavior: "immediate" });
    } catch (error) {
      // Another process has held the lock for more than five seconds. The write is repeated later.
      if (error instanceof BetterSqlite3.SqliteError && error.code === "SQLITE_BUSY") return;
      throw error;
    }
    written += 1;
  }
}, everyMs);

process.on("message", () => process.send?.(written));
process.on("disconnect", () => process.exit(0));
