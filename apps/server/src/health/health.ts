import { statfs } from "node:fs/promises";
import type { Parts } from "@resume-picker/api/context";
import { countQueuedMails } from "@resume-picker/db/queries/mails/mails";
import { writeHeartbeat } from "@resume-picker/db/queries/heartbeat";
import { isDatabaseAnswering } from "@resume-picker/db/queries/candidates/scores";
import type { Hono } from "hono";
import type { Variables } from "../request-info.ts";

/** The result is cached because the endpoint is public and each check writes to the disk. */
const readyLastsMs = 1000;

/**
 * `GET /api/health`: whether the server works, for a load balancer. With `?details=true` it adds
 * the details an operator needs. It requires no session, and therefore reveals nothing about users.
 *
 * `GET /api/ready`: whether the server can also write, for a load balancer that sends requests.
 */
export function serveHealth(app: Hono<{ Variables: Variables }>, parts: Parts): void {
  const isReady = readyOnce(parts);
  app.get("/api/ready", async (c) =>
    (await isReady()) ? c.json({ status: "ready" }) : c.json({ status: "unavailable" }, 503),
  );
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

function readyOnce(parts: Parts): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | null = null;
  const tryToWrite = async (): Promise<boolean> => {
    if (parts.storage.isDamaged() || parts.diskSpace.isFull()) return false;
    try {
      await writeHeartbeat(parts.db, parts.clock());
      return true;
    } catch (error) {
      parts.storage.note(error);
      return false;
    }
  };
  return () => {
    const at = performance.now();
    if (last === null || at - last.at > readyLastsMs) last = { at, answer: tryToWrite() };
    return last.answer;
  };
}
