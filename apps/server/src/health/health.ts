import { statfs } from "node:fs/promises";
import type { Parts } from "@resume-picker/api/context";
import { countQueuedMails } from "@resume-picker/db/queries/mails/mails";
import { isDatabaseAnswering } from "@resume-picker/db/queries/candidates/scores";
import type { Hono } from "hono";
import type { Variables } from "../request-info.ts";

/**
 * `GET /api/health`: whether the server can work, for a load balancer. With `?details=true` also what
 * a person wants to know then. Needs no session, so nothing here tells of anybody.
 */
export function serveHealth(app: Hono<{ Variables: Variables }>, parts: Parts): void {
  app.get("/api/health", async (c) => {
    const isAnswering = await isDatabaseAnswering(parts.db).catch((error: unknown) => {
      parts.storage.note(error);
      return false;
    });
    if (!isAnswering || parts.storage.isDamaged()) return c.json({ status: "unavailable" }, 503);
    if (c.req.query("details") === undefined) return c.json({ status: "ok" });
    const disk = await statfs(parts.dataDirectory);
    return c.json({
      status: "ok",
      uptimeSeconds: Math.round(process.uptime()),
      database: "ok",
      disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
      queues: { mail: await countQueuedMails(parts.db), files: parts.reader.load() },
    });
  });
}
