import BetterSqlite3 from "better-sqlite3";
import { connect } from "@resume-picker/db/connect";
import { insertAction } from "@resume-picker/db/queries/accounts/user-actions";

/**
 * A process of its own that writes to the server's database by the product's own query, a
 * transaction at a time, as often a second as it is told; its lines are numbered without a gap.
 * Asked by any message, it answers with the number of the last one that was committed.
 */
const [file = "", perSecond = "0"] = process.argv.slice(2);
const db = connect(file);
const userId = String(db.$client.prepare("select id from users").pluck().get());
const everyMs = 20;
const started = performance.now();
let written = 0;

setInterval(() => {
  const due = ((performance.now() - started) / 1000) * Number(perSecond);
  // What a busy moment held up is caught up with, yet never all at once.
  for (let burst = 0; written < due && burst < 50; burst += 1) {
    try {
      const metadata = { n: written + 1 };
      const entry = { userId, action: "job.update", metadata, now: new Date() } as const;
      db.transaction((tx) => insertAction(tx, entry), { behavior: "immediate" });
    } catch (error) {
      // Somebody else writes for longer than five seconds: it is tried again.
      if (error instanceof BetterSqlite3.SqliteError && error.code === "SQLITE_BUSY") return;
      throw error;
    }
    written += 1;
  }
}, everyMs);

process.on("message", () => process.send?.(written));
process.on("disconnect", () => process.exit(0));
