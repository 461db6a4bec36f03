import { randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "@resume-picker/domain/accounts/mails";
import { createTransport } from "nodemailer";

export type Mailer = {
  kind: "smtp" | "outbox";
  /** The mail server; null where mails are only kept in the outbox. */
  host: string | null;
  /** Rejects when the mail could not be handed over; the queue tries again. */
  send(mail: Mail, userId: string | null): Promise<void>;
  /** Deletes what it has kept of an account's mails, also of those that name its address only. */
  forget(person: { userId: string; email: string | null }): Promise<void>;
  close(): void;
};

/** With an SMTP URL mail goes by SMTP; without one each becomes an `.eml` file in the outbox. */
export function createMailer(options: {
  smtpUrl: string | undefined;
  /** Asked for with each mail: the site's name may change meanwhile. */
  from: string | (() => string);
  outboxDirectory: string;
  /** Longest silence of the mail server. */
  timeoutMs?: number;
}): Mailer {
  const { smtpUrl, outboxDirectory, timeoutMs = 10_000 } = options;
  const from = () => (typeof options.from === "string" ? options.from : options.from());
  return smtpUrl === undefined ? outbox(from, outboxDirectory) : smtp(from, smtpUrl, timeoutMs);
}

const message = (from: string, { recipient, replyTo, subject, text, html }: Mail) => ({
  from,
  // One address, whatever is in it: a text could be read as several.
  to: { name: "", address: recipient },
  subject,
  text,
  html: html === "" ? undefined : html,
  ...(replyTo === undefined ? {} : { replyTo }),
  // Content comes from people: it never names a file or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtp(from: () => string, url: string, timeoutMs: number): Mailer {
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
  };
  const transport = createTransport({ url, ...timeouts });
  return {
    kind: "smtp",
    host: new URL(url).host,
    async send(mail) {
      await transport.sendMail(message(from(), mail));
    },
    // What was handed over is the mail server's.
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
}

/** A file in the outbox is opened by people, who copy the link in it: no line of it is encoded. */
const readableMessage = (from: string, mail: Mail) => {
  const { text, html, ...head } = message(from, mail);
  const part = (type: string, content: string) => ({
    raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`,
  });
  const asHtml = html === undefined ? [] : [part("text/html", html)];
  return { ...head, alternatives: [part("text/plain", text), ...asHtml] };
};

/** Whether a mail goes to or answers to the address. */
async function isFor(file: string, address: string | undefined): Promise<boolean> {
  if (address === undefined) return false;
  const text = await readFile(file, "latin1").catch(() => "");
  // Long lines are folded in transport; an address is never long enough to be.
  return text.replaceAll("=\n", "").toLowerCase().includes(address);
}

function outbox(from: () => string, directory: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    kind: "outbox",
    host: null,
    async send(mail, userId) {
      const sent = await transport.sendMail(readableMessage(from(), mail));
      await mkdir(directory, { recursive: true });
      const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
      const name = `${time}-${randomUUID().slice(0, 8)}${userId === null ? "" : `-of-${userId}`}`;
      const file = join(directory, `${name}.eml`);
      await writeFile(`${file}.part`, sent.message);
      await rename(`${file}.part`, file);
    },
    async forget({ userId, email }) {
      const address = email?.toLowerCase();
      for (const name of await readdir(directory).catch(() => [])) {
        const file = join(directory, name);
        if (name.endsWith(`-of-${userId}.eml`) || (await isFor(file, address))) {
          await rm(file, { force: true });
        }
      }
    },
    close: () => transport.close(),
  };
}
