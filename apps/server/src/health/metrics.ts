import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { Parts } from "@resume-picker/api/context";
import { countActiveUsers, countUsage } from "@resume-picker/db/queries/accounts/admin";
import { countMails, countQueuedMails } from "@resume-picker/db/queries/mails/mails";
import type { Hono } from "hono";
import { Gauge, Histogram, Registry } from "prom-client";
import type { Variables } from "../request-info.ts";

/** Serves `GET /metrics` to callers with the token. If no token is set, the page doesn't exist. */
export function serveMetrics(
  app: Hono<{ Variables: Variables }>,
  parts: Parts,
  token: string | undefined,
): void {
  if (token === undefined) return;
  const metrics = createMetrics(parts);
  app.get("/metrics", async (c) => {
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
      return c.json({ message: "Unauthorized", code: "UNAUTHORIZED" }, 401);
    }
    c.header("Content-Type", metrics.contentType);
    c.header("Cache-Control", "no-store");
    return c.body(await metrics.metrics());
  });
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** Creates a registry for this server. The default one of prom-client is per process. */
function createMetrics({ db, timings, backups, dataDirectory }: Parts): Registry {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge("process_uptime_seconds", "Since the server started.", () => process.uptime());
  gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  gauge(
    "nodejs_heap_used_bytes",
    "Of it the JavaScript heap.",
    () => process.memoryUsage().heapUsed,
  );
  gauge(
    "nodejs_external_memory_bytes",
    "Of it buffers beside the heap.",
    () => process.memoryUsage().external,
  );
  gauge("resume_picker_mail_queue", "Mails that wait to be sent.", () => countQueuedMails(db));
  gauge(
    "resume_picker_mails_failed",
    "Mails that could not be sent.",
    async () => (await countMails(db)).failed,
  );
  gauge("resume_picker_users", "Accounts that are active.", () => countActiveUsers(db));
  gauge(
    "resume_picker_candidates",
    "Candidates of all accounts.",
    async () => (await countUsage(db)).totalCandidates,
  );
  gauge("resume_picker_disk_free_bytes", "Where the data folder is.", async () => {
    const disk = await statfs(dataDirectory);
    return disk.bavail * disk.bsize;
  });
  gauge(
    "resume_picker_last_backup_timestamp_seconds",
    "When the last backup was made; 0 before the first.",
    async () => ((await backups.list())[0]?.createdAt.getTime() ?? 0) / 1000,
  );
  const operations = new Histogram({
    name: "resume_picker_operation_seconds",
    help: "How long procedures, routes, SQL statements and AI calls take.",
    labelNames: ["kind", "operation"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  timings.onRecorded(({ kind, operation, ms }) => {
    operations.observe({ kind, operation }, ms / 1000);
  });
  return registry;
}
