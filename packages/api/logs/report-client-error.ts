import { createHash } from "node:crypto";
import { findLogByFingerprint } from "@resume-picker/db/queries/logs/logs";
import { keepAllowedFields } from "@resume-picker/domain/logs/allowed-fields";
import { readClientError } from "@resume-picker/domain/logs/client-error";
import type { ClientError, ReadClientError } from "@resume-picker/domain/logs/client-error";
import { diagnose, noSuggestion } from "@resume-picker/domain/logs/known-failures";
import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import type { Context } from "../context.ts";
import { toEntry } from "./log-store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Adds one entry per kind of error, user and day. Repetitions increase its count. */
export async function reportClientError(ctx: Context, report: ClientError): Promise<void> {
  await ctx.rateLimits.count("client-error-address", ctx.client.ipAddress ?? "unknown");
  // Visitors can only use up their own limit.
  await ctx.rateLimits.count("client-error-all", ctx.user ? "users" : "visitors");
  const read = readClientError(report);
  const fingerprint = fingerprintOf(read, ctx.user?.id ?? null);
  // Two simultaneous errors of one kind make one entry.
  await ctx.fileLock(`client-error:${fingerprint}`, () => keepReport(ctx, read, fingerprint));
}

async function keepReport(ctx: Context, read: ReadClientError, fingerprint: string): Promise<void> {
  const { logs, db } = ctx;
  const now = ctx.clock();
  const userId = ctx.user?.id ?? null;
  const since = new Date(now.getTime() - dayMs);
  const fresh = logs
    .recent()
    .find(
      (kept) =>
        kept.fingerprint === fingerprint && Date.parse(kept.entry.timestamp) >= since.getTime(),
    );
  if (fresh) {
    logs.put({ ...fresh, entry: countedAgain(fresh.entry, now) });
    return;
  }
  const stored = await findLogByFingerprint(db, { fingerprint, since });
  if (stored) {
    const { failure, origin } = stored;
    const entry = countedAgain(toEntry(stored), now);
    logs.put({ entry, origin, failure, fingerprint });
    return;
  }
  const { message, stack, file, line, page, browser } = read;
  const failure = diagnose({ category: "client", message });
  logs.put({
    origin: ctx.user ? "browserErrors" : "visitorErrors",
    fingerprint,
    failure: failure?.id ?? null,
    entry: {
      id: logs.nextId(now),
      timestamp: now.toISOString(),
      lastTimestamp: null,
      level: "error",
      category: failure?.category ?? "client",
      message,
      suggestion: failure?.suggestion ?? noSuggestion,
      stack,
      file,
      line,
      requestId: ctx.requestId,
      userId,
      details: keepAllowedFields({ page, browser }).details,
      count: 1,
    },
  });
}

const countedAgain = (entry: LogEntry, now: Date): LogEntry => ({
  ...entry,
  count: entry.count + 1,
  lastTimestamp: now.toISOString(),
});

function fingerprintOf({ message, file, line }: ReadClientError, userId: string | null): string {
  const kind = [message.replaceAll(/\d+/g, "0"), file, line, userId].join("\n");
  return createHash("sha256").update(kind).digest("hex").slice(0, 32);
}
