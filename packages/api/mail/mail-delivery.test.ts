import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMailer } from "@resume-picker/adapters/mailer/mailer";
import { queueMail } from "@resume-picker/db/queries/mails/mails";
import { mails } from "@resume-picker/db/schema/mails";
import { makeTestDatabase } from "@resume-picker/db/testing/test-database";
import { supportMail, verificationMail } from "@resume-picker/domain/accounts/mails";
import { afterEach, expect, test } from "vitest";
import { makeMailServer } from "../testing/mail-server.ts";
import { MailDelivery } from "./mail-delivery.ts";

const siteName = "Resume Picker";
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startSmtp(answer?: () => Error | null) {
  const { received, listen, close } = makeMailServer(answer);
  closers.push(close);
  return { received, url: await listen() };
}

function setUp(smtpUrl: string | undefined, timeoutMs?: number) {
  let now = new Date("2026-03-01T12:00:00Z");
  const db = makeTestDatabase();
  const outboxDirectory = mkdtempSync(join(tmpdir(), "resume-picker-outbox-"));
  const quiet = () => undefined;
  const log = { info: quiet, warn: quiet, error: quiet };
  const mailer = createMailer({
    smtpUrl,
    from: "desk@example.com",
    outboxDirectory,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  const delivery = new MailDelivery({ db, mailer, log, clock: () => now });
  closers.push(() => delivery.stop());
  return {
    db,
    delivery,
    outboxDirectory,
    advance: (seconds: number) => (now = new Date(now.getTime() + seconds * 1000)),
    rows: () => db.select().from(mails).all(),
    queue: (
      mail = verificationMail(
        { email: "ada@example.org", firstName: "Ada", emailVerified: true, siteName },
        "http://localhost:3000/verify-email?token=abc",
      ),
    ) => queueMail(db, { mail, userId: null }, now),
  };
}

test("a queued mail reaches the mail server with its link, as text and as HTML", async () => {
  const smtp = await startSmtp();
  const desk = setUp(smtp.url);
  await desk.queue();
  await desk.delivery.deliverDue();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toContain("To: ada@example.org");
  expect(
    smtp.received[0]?.match(/verify-email\?token=3Dabc|verify-email\?token=abc/g)?.length,
  ).toBeGreaterThanOrEqual(2);
  expect(desk.rows()).toMatchObject([{ status: "sent", text: "", html: "" }]);
});

test("a mail server that refuses loses nothing: the mail goes out when it takes mail again", async () => {
  let isBroken = true;
  const smtp = await startSmtp(() => (isBroken ? new Error("451 try later") : null));
  const desk = setUp(smtp.url);
  await desk.queue();
  await desk.delivery.deliverDue();
  expect(desk.rows()).toMatchObject([{ status: "queued", attempts: 1 }]);
  isBroken = false;
  await desk.delivery.deliverDue();
  expect(smtp.received).toHaveLength(0);
  desk.advance(31);
  await desk.delivery.deliverDue();
  expect(smtp.received).toHaveLength(1);
});

test("a mail server that is down for good leaves the mail visible as stuck", async () => {
  const desk = setUp("smtp://127.0.0.1:9");
  await desk.queue();
  for (let i = 0; i < 8; i++) {
    await desk.delivery.deliverDue();
    desk.advance(25 * 3600);
  }
  expect(desk.rows()).toMatchObject([{ status: "failed", attempts: 8 }]);
  expect(desk.rows()[0]?.lastError).toMatch(/ECONNREFUSED|connect/);
  expect(desk.rows()[0]?.text).toContain("verify-email");
});

test("a mail server that hangs is given up for now, and the mail waits", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  closers.push(() => new Promise<void>((resolve) => silent.close(() => resolve())));
  // A server that listens on a port has an address of this type.
  const { port } = silent.address() as AddressInfo;
  const desk = setUp(`smtp://127.0.0.1:${port}`, 200);
  await desk.queue();
  await desk.delivery.deliverDue();
  expect(desk.rows()).toMatchObject([{ status: "queued", attempts: 1 }]);
  expect(desk.rows()[0]?.lastError).toMatch(/time|never received/i);
});

test("without SMTP each mail is an .eml file in the outbox, with a link that can be copied", async () => {
  const desk = setUp(undefined);
  const token = "a".repeat(43);
  await desk.queue(
    verificationMail(
      { email: "ada@example.org", firstName: "Zoë “the” Ærø", emailVerified: true, siteName },
      `http://localhost:3000/verify-email?token=${token}`,
    ),
  );
  await desk.delivery.deliverDue();
  expect(desk.rows()).toMatchObject([{ status: "kept", text: "" }]);
  const [name = ""] = readdirSync(desk.outboxDirectory);
  expect(name).toMatch(/\.eml$/);
  const file = readFileSync(join(desk.outboxDirectory, name), "utf8");
  expect(file).toContain("To: ada@example.org");
  // The link is whole and on one line in both the text and the HTML, because people copy it.
  const link = `http://localhost:3000/verify-email?token=${token}`;
  expect(file.split("\n").filter((line) => line.includes(link))).toHaveLength(2);
});

test("nothing that people write becomes a header of the mail", async () => {
  const smtp = await startSmtp();
  const desk = setUp(smtp.url);
  const evil = "Hi\r\nBcc: victim@example.net\r\n\r\nowned";
  await desk.queue(
    supportMail(
      { email: "help@example.org", siteName },
      {
        id: 1,
        categoryLabel: "Bug Report",
        subject: evil,
        message: "<script>alert(1)</script>",
        email: "ada@example.org",
        name: evil,
      },
    ),
  );
  await desk.delivery.deliverDue();
  const [raw = ""] = smtp.received;
  const headers = raw.split(/\r?\n\r?\n/)[0] ?? "";
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(raw.split("text/html")[1]).toContain("&lt;script&gt;");
  expect(raw.split("text/html")[1]).not.toContain("<script>");
  expect(headers).toMatch(/^Reply-To: ada@example\.org/m);
});
