import type { Parts } from "@resume-picker/api/context";
import type { Watcher } from "@resume-picker/api/live/job-changes";
import { listOpenSessions } from "@resume-picker/db/queries/logs/logs";
import { AppError } from "@resume-picker/domain/errors";
import type { Hono } from "hono";
import type { Variables } from "../request-info.ts";

/** The stream of an ended session is closed within this time. */
const checkEveryMs = 1000;
/** Proxies close connections that are silent for a minute. */
const heartbeatMs = 25_000;
/** The limit per account. Browser tabs in the background have no stream. */
const maxPerAccount = 20;
const maxTotal = 1000;
/** Messages queued for a slow reader. Beyond this, the reader reconnects and reloads. */
const maxWaiting = 200;
/** The time after which a browser reconnects. */
const reconnectMs = 500;

type Needed = Pick<Parts, "db" | "sessions" | "jobChanges" | "clock">;

/** `GET /api/events`: streams other people's changes to the user's jobs as server-sent events. */
export function serveChanges(app: Hono<{ Variables: Variables }>, parts: Needed): void {
  const { jobChanges, sessions } = parts;
  setInterval(() => void endClosedSessions(parts).catch(() => undefined), checkEveryMs).unref();
  app.get("/api/events", async (c) => {
    const found = await sessions.find(c.req.header("cookie") ?? "");
    if (!found) throw new AppError("UNAUTHORIZED", "Unauthorized");
    const all = jobChanges.watchers();
    const own = all.filter(({ userId }) => userId === found.user.id);
    if (own.length >= maxPerAccount || all.length >= maxTotal) {
      const message = "Too many pages are open. Close some of them.";
      throw new AppError("TOO_MANY_REQUESTS", message, { retryAfter: 60 });
    }
    const ids = { userId: found.user.id, sessionId: found.sessionId };
    const body = streamOf(jobChanges, { ...ids, page: c.req.query("page") ?? "" });
    return c.body(body, 200, {
      "Content-Type": "text/event-stream",
      // Makes nginx forward each message immediately.
      "X-Accel-Buffering": "no",
    });
  });
}

function streamOf(
  jobChanges: Parts["jobChanges"],
  who: Pick<Watcher, "userId" | "sessionId" | "page">,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOver = false;
  let stop: () => void = () => undefined;
  return new ReadableStream(
    {
      start(controller) {
        const write = (text: string) => {
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const end = () => {
          if (isOver) return;
          stop();
          controller.close();
        };
        write(`retry: ${reconnectMs}\n\n`);
        const unwatch = jobChanges.watch({
          ...who,
          send: (message) => write(`data: ${JSON.stringify(message)}\n\n`),
          end,
        });
        const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
        stop = () => {
          isOver = true;
          clearInterval(heartbeat);
          unwatch();
        };
      },
      cancel: () => stop(),
    },
    { highWaterMark: maxWaiting },
  );
}

async function endClosedSessions({ db, jobChanges, clock }: Needed): Promise<void> {
  const watchers = jobChanges.watchers();
  if (watchers.length === 0) return;
  const ids = new Set(watchers.map(({ sessionId }) => sessionId));
  const open = await listOpenSessions(db, [...ids], clock());
  for (const watcher of watchers) if (!open.has(watcher.sessionId)) watcher.end();
}
