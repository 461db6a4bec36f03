import type { LogHub } from "@resume-picker/adapters/logs/log-hub";
import type { Database } from "@resume-picker/db/connect";
import { queueMail } from "@resume-picker/db/queries/mails/mails";
import { alertMail } from "@resume-picker/domain/accounts/mails";
import type { LogMessage } from "@resume-picker/domain/logs/log-entry";
import type { Log } from "../context.ts";

const hourMs = 60 * 60 * 1000;
const webhookPatienceMs = 10_000;

type Alert = Extract<LogMessage, { type: "alert" }>;

export type AlertTargets = {
  /** Null if no mail is sent. */
  email: string | null;
  webhookUrl: string | null;
};

type Parts = {
  db: Database;
  logs: LogHub;
  log: Log;
  clock: () => Date;
  appUrl: string;
  siteName: () => string;
  wakeMail: () => void;
  targets: () => AlertTargets;
};

/**
 * Sends an alert by mail and webhook if it occurs twice within an hour, at most once per hour. It
 * contains only categories and counts, and no personal data.
 */
export function notifyAlerts(parts: Parts): () => void {
  const seenAt = new Map<string, number>();
  const sentAt = new Map<string, number>();
  return parts.logs.listen((message) => {
    if (message.type !== "alert") return;
    const { category } = message;
    const now = parts.clock().getTime();
    const isRepeated = now - (seenAt.get(category) ?? -Infinity) < hourMs;
    seenAt.set(category, now);
    if (!isRepeated || now - (sentAt.get(category) ?? -Infinity) < hourMs) return;
    sentAt.set(category, now);
    void send(parts, message).catch((error: unknown) =>
      parts.log.warn({ category: "system", error }, "alert could not be sent"),
    );
  });
}

async function send(parts: Parts, { category, count, suggestion }: Alert): Promise<void> {
  const { email, webhookUrl } = parts.targets();
  const link = new URL("/logs", parts.appUrl);
  link.search = new URLSearchParams({ level: "error+", category, range: "1h" }).toString();
  if (email !== null) {
    const mail = alertMail(
      { email, siteName: parts.siteName() },
      { category, count, suggestion },
      link.href,
    );
    await queueMail(parts.db, { mail, userId: null }, parts.clock());
    parts.wakeMail();
  }
  if (webhookUrl === null) return;
  const response = await fetch(webhookUrl, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ category, count, suggestion, link: link.href }),
    // Redirects aren't followed, since the operator approved only this address.
    redirect: "error",
    signal: AbortSignal.timeout(webhookPatienceMs),
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}
