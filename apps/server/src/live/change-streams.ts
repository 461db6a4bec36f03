import type { Parts } from "@resume-picker/api/context";
import type { Watcher } from "@resume-picker/api/live/job-changes";
import { listOpenSessions } from "@resume-picker/db/queries/logs/logs";
import { AppError } from "@resume-picker/domain/errors";
import type { Hono } from "hono";
import type { Variables } from "../request-info.ts";

/** The stream of an ended session is closed within this time. */
const checkEveryMs = 1000;
/** Proxies close what is silent for a minute. */
const beatEveryMs = 25_000;
/** A browser's pages out of sight have none. */
const maxOfAccount = 20;
const maxInAll = 1000;
/** Messages that may wait for a slow reader, who then comes back and reads everything again. */
const maxWaiting = 200;
/** After which a browser whose stream ended comes back. */
const comeBackMs = 500;

type Needed = Pick<Parts, "db" | "sessions" | "jobChanges" | "clock">;

/** `GET /api/events`: what others change on the jobs that the user may see, as server-sent events. */
export function serveChanges(app: Hono<{ Variables: Variables }>, parts: Needed): void {
  const { jobChanges, sessions } = parts;
  setInterval(() => void endClosedSessions(parts).catch(() => undefined), checkEveryMs).unref();
  app.get("/api/events", async (c) => {
    const found = await sessions.find(c.req.header("cookie") ?? "");
    if (!found) throw new AppError("UNAUTHORIZED", "Unauthorized");
    const all = jobChanges.watchers();
    const own = all.filter(({ userId }) => userId === found.user.id);
    if (own.length >= maxOfAccount || all.length >= maxInAll) {
      const message = "Too many pages are open. Close some of them.";
      throw new AppError("TOO_MANY_REQUESTS", message, { retryAfter: 60 });
    }
    const ids = { userId: found.user.id, sessionId: found.sessionId };
    const body = streamOf(jobChanges, { ...ids, page: c.req.query("page") ?? "" });
    return c.body(body, 200, {
      "Content-Type": "text/event-stream",
      // So that nginx sends each message as it comes.
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
        write(`retry: ${comeBackMs}\n\n`);
        const unwatch = jobChanges.watch({
          ...who,
          send: (message) => write(`data: ${JSON.stringify(message)}\n\n`),
          end,
        });
        const beat = setInterval(() => write(": still here\n\n"), beatEveryMs);
        stop = () => {
          isOver = true;
          clearInterval(beat);
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
