import { isSuccessfulRead } from "@resume-picker/domain/logs/match-entry";
import { logOrigins, logQuotas } from "@resume-picker/domain/logs/log-origins";
import type { LogOrigin } from "@resume-picker/domain/logs/log-origins";
import type { Database } from "../connect.ts";
import { saveLogEntries } from "../queries/logs/logs.ts";
import type { LogRow } from "../queries/logs/logs.ts";
import { logEntries } from "../schema/logs.ts";

const routes = ["/api/jobs", "/api/jobs/:id/candidates", "/api/candidates/:id", "/api/uploads"];

/** Distributes entries over the origins in proportion to their quotas. */
function originOf(index: number): LogOrigin {
  const kept = Object.values(logQuotas).reduce((sum, quota) => sum + quota, 0);
  let place = (index * 1000) % kept;
  return logOrigins.find((origin) => (place -= logQuotas[origin]) < 0) ?? "users";
}

type Filling = {
  entries: number;
  /** Number of errors, spread over the older half, beyond a list of the latest entries. */
  errors: number;
  /** The time of the last entry. There is one entry every two seconds. */
  until: Date;
  /** The entries are assigned to these users in turn. */
  userIds: readonly (string | null)[];
};

/** Replaces the log with that of a busy server, where nearly all entries are successes. */
export async function fillLog(db: Database, filling: Filling): Promise<void> {
  const { entries, errors } = filling;
  const gap = Math.floor(entries / 2 / errors);
  const rows = Array.from({ length: entries }, (_, index) => {
    const isError = index % gap === 0 && index < gap * errors;
    return makeRow(index, isError, filling);
  });
  db.delete(logEntries).run();
  // In batches, so a server that writes to the same file waits for one batch at most.
  for (let start = 0; start < rows.length; start += 5000) {
    await saveLogEntries(db, rows.slice(start, start + 5000), []);
  }
}

function makeRow(index: number, isError: boolean, { entries, until, userIds }: Filling): LogRow {
  const timestamp = new Date(until.getTime() - (entries - index) * 2000);
  const method = index % 11 === 0 ? "POST" : "GET";
  const route = routes[index % routes.length] ?? "/api/jobs";
  const status = index % 50 === 0 ? 404 : 200;
  const level = isError ? "error" : "info";
  const failed = { procedure: "jobs.update", errorName: "TypeError" };
  const details = isError ? failed : { method, route, procedure: "", status, ms: index % 90 };
  return {
    id: timestamp.getTime() * 1000,
    ...{ timestamp, lastTimestamp: null, level, details, count: 1 },
    isRead: isSuccessfulRead({ level, details }),
    category: isError ? "jobs" : (route.split("/")[2] ?? "requests"),
    message: isError ? "procedure failed" : `${method} ${route} answered ${status}`,
    failure: null,
    file: isError ? "packages/api/jobs/jobs.router.ts" : null,
    line: isError ? 42 : null,
    stack: null,
    requestId: `request-${String(index).padStart(8, "0")}`,
    userId: userIds[index % userIds.length] ?? null,
    origin: originOf(index),
    fingerprint: null,
  };
}
