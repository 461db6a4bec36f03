import { randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "@resume-picker/domain/accounts/mails";
import { createTransport } from "nodemailer";

export type Mailer = {
  kind: "smtp" | "outbox";
  /** The mail server; null if mails are only saved to the outbox. */
  host: string | null;
  /** Rejects if the mail could not be sent; the queue retries it. */
  send(mail: Mail, userId: string | null): Promise<void>;
  /** Deletes the saved mails of an account, including those that contain only its address. */
  forget(person: { userId: string; email: string | null }): Promise<void>;
  close(): void;
};

/**
 * Creates a mailer that sends by SMTP if there is an SMTP URL, and otherwise saves each mail as an
 * `.eml` file in the outbox.
 */
export function createMailer(options: {
  smtpUrl: string | undefined;
  /** A function is called for each mail, because the site's name may change. */
  from: string | (() => string);
  outboxDirectory: string;
  /** How long the mail server may not respond, in milliseconds. */
  timeoutMs?: number;
}): Mailer {
  const { smtpUrl, outboxDirectory, timeoutMs = 10_000 } = options;
  const from = () => (typeof options.from === "string" ? options.from : options.from());
  return smtpUrl === undefined ? outbox(from, outboxDirectory) : smtp(from, smtpUrl, timeoutMs);
}

const message = (from: string, { recipient, replyTo, subject, text, html }: Mail) => ({
  from,
  // An object is always a single address; a string could be parsed as several.
  to: { name: "", address: recipient },
  subject,
  text,
  html: html === "" ? undefined : html,
  ...(replyTo === undefined ? {} : { replyTo }),
  // The content comes from users and must never refer to a file or a URL to fetch.
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
    // Sent mails are on the mail server and can't be deleted.
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
}

/** Builds a message without encoded lines, because people copy links from the outbox files. */
const readableMessage = (from: string, mail: Mail) => {
  const { text, html, ...head } = message(from, mail);
  const part = (type: string, content: string) => ({
    raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`,
  });
  const asHtml = html === undefined ? [] : [part("text/html", html)];
  return { ...head, alternatives: [part("text/plain", text), ...asHtml] };
};

/** Whether the address is a mail's recipient or reply-to address. */
async function isFor(file: string, address: string | undefined): Promise<boolean> {
  if (address === undefined) return false;
  const text = await readFile(file, "latin1").catch(() => "");
  // Long lines are folded for transport, but addresses are never that long.
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
