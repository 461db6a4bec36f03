import type { Database } from "@resume-picker/db/connect";
import { sweepSessions } from "@resume-picker/db/queries/accounts/own-sessions";
import { deleteExpiredRateLimits } from "@resume-picker/db/queries/accounts/rate-limits";
import type { Log } from "../../context.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How long a sign-in's address and device are kept after its session has ended. */
const keptDays = 30;

export type SignInSweep = { sweep: () => Promise<void>; stop: () => void };

/**
 * Deletes expired sessions, the addresses and devices of sessions that ended long ago, and expired
 * counters of attempts, now and once an hour.
 */
export function createSignInSweep(parts: {
  db: Database;
  clock: () => Date;
  log: Pick<Log, "error">;
}): SignInSweep {
  const { db, clock, log } = parts;
  const sweep = async () => {
    const now = clock();
    await sweepSessions(db, { now, endedBefore: new Date(now.getTime() - keptDays * dayMs) });
    await deleteExpiredRateLimits(db, now);
  };
  const run = () =>
    void sweep().catch((error: unknown) => {
      log.error({ category: "accounts", error }, "old sign-ins could not be forgotten");
    });
  run();
  const timer = setInterval(run, hourMs);
  timer.unref();
  return { sweep, stop: () => clearInterval(timer) };
}
