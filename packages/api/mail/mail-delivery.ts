import type { Mailer } from "@resume-picker/adapters/mailer/mailer";
import type { Database } from "@resume-picker/db/connect";
import { listDueMails, markMailDone, markMailFailed } from "@resume-picker/db/queries/mails/mails";
import type { QueuedMail } from "@resume-picker/db/queries/mails/mails";
import type { Log } from "../context.ts";

/** Waits between tries, in seconds; after the last one the mail counts as stuck. */
const retryAfterSeconds = [30, 120, 600, 3600, 4 * 3600, 12 * 3600, 24 * 3600];

export type MailDelivery = {
  /** Sends what is due, soon; never fails and is never waited for by a request. */
  wake: () => void;
  /** Sends what is due now and answers when done. */
  deliverDue: () => Promise<void>;
  /** Deletes what was written of mails to and from the address, in case of an outbox. */
  forget: (address: string) => Promise<void>;
  stop: () => Promise<void>;
};

export function createMailDelivery(parts: {
  db: Database;
  mailer: Mailer;
  log: Log;
  clock: () => Date;
}): MailDelivery {
  const { db, mailer, log, clock } = parts;
  let running: Promise<void> | null = null;

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      const { recipient, replyTo, subject, text, html } = mail;
      await mailer.send({
        recipient,
        subject,
        text,
        html,
        ...(replyTo === null ? {} : { replyTo }),
      });
      const status = mailer.kind === "smtp" ? "sent" : "kept";
      await markMailDone(db, mail.id, { status, now: clock() });
      log.info(
        { category: "mail", mailId: mail.id, by: mailer.kind },
        mailer.kind === "smtp" ? "mail sent" : "mail written to the outbox",
      );
    } catch (cause) {
      const seconds = retryAfterSeconds[mail.attempts];
      const nextAttemptAt =
        seconds === undefined ? null : new Date(clock().getTime() + seconds * 1000);
      const error = cause instanceof Error ? cause.message : String(cause);
      await markMailFailed(db, mail.id, { attempts: mail.attempts + 1, error, nextAttemptAt });
      const attempts = mail.attempts + 1;
      log.warn(
        { category: "mail", mailId: mail.id, attempts, error: cause },
        "mail could not be sent",
      );
    }
  }

  async function deliverDue(): Promise<void> {
    running ??= (async () => {
      for (const mail of await listDueMails(db, clock())) await deliver(mail);
    })().finally(() => {
      running = null;
    });
    await running;
  }

  const wake = () => {
    setImmediate(
      () => void deliverDue().catch(() => log.error({}, "mail queue could not be read")),
    );
  };
  const timer = setInterval(wake, 15_000);
  timer.unref();
  return {
    wake,
    deliverDue,
    async forget(address) {
      await running;
      await mailer.forget(address);
    },
    async stop() {
      clearInterval(timer);
      await running;
      mailer.close();
    },
  };
}
