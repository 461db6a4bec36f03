import type { Database } from "@resume-picker/db/connect";
import { sweepSessions } from "@resume-picker/db/queries/accounts/own-sessions";
import type { Log } from "../../context.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** How long a sign-in's address and device are kept after its session has ended. */
const keptDays = 30;

export type SessionSweep = { sweep: () => Promise<void>; stop: () => void };

/** Deletes the addresses and devices of sessions that ended long ago, now and once a day. */
export function createSessionSweep(parts: {
  db: Database;
  clock: () => Date;
  log: Pick<Log, "error">;
}): SessionSweep {
  const { db, clock, log } = parts;
  const sweep = async () => {
    const now = clock();
    await sweepSessions(db, { now, endedBefore: new Date(now.getTime() - keptDays * dayMs) });
  };
  const run = () =>
    void sweep().catch((error: unknown) => {
      log.error({ category: "accounts", error }, "old sign-ins could not be forgotten");
    });
  run();
  const timer = setInterval(run, dayMs);
  timer.unref();
  return { sweep, stop: () => clearInterval(timer) };
}
