import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { makeTestDatabase } from "@resume-picker/db/testing/test-database";
import { mails } from "@resume-picker/db/schema/mails";
import { expect, onTestFinished, test } from "vitest";
import { notifyAlerts } from "./notify-alerts.ts";

const start = new Date("2026-03-01T12:00:00Z").getTime();
const minute = 60_000;

async function startWebhook() {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      received.push(JSON.parse(text));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  // The server listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/` };
}

test("errors that keep happening are mailed and sent to the webhook, once an hour", async () => {
  const db = makeTestDatabase();
  const webhook = await startWebhook();
  const logs = new LogHub();
  let now = start;
  const ignore = () => undefined;
  notifyAlerts({
    ...{ db, logs, log: { info: ignore, warn: ignore, error: ignore }, wakeMail: ignore },
    clock: () => new Date(now),
    appUrl: "https://desk.example.com",
    siteName: () => "Resume Picker",
    targets: () => ({ email: "ops@example.com", webhookUrl: webhook.url }),
  });
  const alertAt = (minutes: number, category = "mail") => {
    now = start + minutes * minute;
    logs.send({ type: "alert", category, count: 5, suggestion: "Check SMTP_URL." }, null);
  };
  alertAt(0);
  alertAt(1, "database");
  expect(db.select().from(mails).all()).toEqual([]);
  alertAt(10);
  alertAt(20);
  alertAt(69);
  await expect.poll(() => webhook.received).toHaveLength(1);
  alertAt(71);
  await expect.poll(() => webhook.received).toHaveLength(2);
  const sent = db.select().from(mails).all();
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ["ops@example.com", "Errors in mail keep happening"],
    ["ops@example.com", "Errors in mail keep happening"],
  ]);
  const link = "https://desk.example.com/logs?level=error%2B&category=mail&range=1h";
  expect(sent[0]?.text).toContain(link);
  expect(webhook.received[0]).toEqual({
    ...{ category: "mail", count: 5, suggestion: "Check SMTP_URL.", link },
  });
});
