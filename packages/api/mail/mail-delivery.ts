import { classifyMailFailure } from "@resume-picker/adapters/mailer/classify-failure";
import type { Mailer } from "@resume-picker/adapters/mailer/mailer";
import type { Database } from "@resume-picker/db/connect";
import {
  listDueMails,
  markMailDone,
  markMailFailed,
  markMailSending,
} from "@resume-picker/db/queries/mails/mails";
import type { MailFailure, QueuedMail } from "@resume-picker/db/queries/mails/mails";
import type { Mail } from "@resume-picker/domain/accounts/mails";
import type { Log } from "../context.ts";

/** Waits between retries, in seconds. After the last one, the mail is marked as stuck. */
const retryAfterSeconds = [30, 120, 600, 3600, 4 * 3600, 12 * 3600, 24 * 3600];

const checkEveryMs = 15_000;

/** Sends queued mails and retries those that couldn't be sent. */
export class MailDelivery {
  readonly #parts: { db: Database; mailer: Mailer; log: Log; clock: () => Date };
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;

  constructor(parts: { db: Database; mailer: Mailer; log: Log; clock: () => Date }) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.wake(), checkEveryMs).unref();
  }

  /** Starts sending the due mails. Never fails, and requests don't wait for it. */
  wake(): void {
    setImmediate(
      () =>
        void this.deliverDue().catch(() =>
          this.#parts.log.error({}, "mail queue could not be read"),
        ),
    );
  }

  /** Sends the due mails and resolves when done. */
  async deliverDue(): Promise<void> {
    this.#running ??= this.#deliverAll().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** Sends a mail without the queue, and rejects with the mail server's reason. */
  sendNow(mail: Mail): Promise<void> {
    return this.#parts.mailer.send(mail, null);
  }

  /** Deletes the account's mails from the outbox, if it is used. */
  async forget(person: { userId: string; email: string | null }): Promise<void> {
    await this.#running;
    await this.#parts.mailer.forget(person);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    this.#parts.mailer.close();
  }

  async #deliverAll(): Promise<void> {
    for (const mail of await listDueMails(this.#parts.db, this.#parts.clock())) {
      await this.#deliver(mail);
    }
  }

  async #deliver(mail: QueuedMail): Promise<void> {
    const { db, mailer, log, clock } = this.#parts;
    try {
      const { recipient, replyTo, subject, text, html } = mail;
      // After a crash, an account's mail may be sent twice. A candidate's must not be.
      if (mail.candidateMessageId !== null) await markMailSending(db, mail.id);
      const reply = replyTo === null ? {} : { replyTo };
      await mailer.send({ recipient, subject, text, html, ...reply }, mail.userId);
      const isSent = mailer.kind === "smtp";
      await markMailDone(db, mail.id, { status: isSent ? "sent" : "kept", now: clock() });
      log.info(
        { category: "mail", mailId: mail.id, by: mailer.kind },
        isSent ? "mail sent" : "mail written to the outbox",
      );
    } catch (cause) {
      await this.#noteFailure(mail, cause);
    }
  }

  async #noteFailure(mail: QueuedMail, cause: unknown): Promise<void> {
    const { db, log } = this.#parts;
    const error = cause instanceof Error ? cause.message : String(cause);
    const attempts = mail.attempts + 1;
    await markMailFailed(db, mail.id, { attempts, error, ...this.#nextStep(mail, cause) });
    log.warn(
      { category: "mail", mailId: mail.id, attempts, error: cause },
      "mail could not be sent",
    );
  }

  #nextStep(mail: QueuedMail, cause: unknown): Pick<MailFailure, "status" | "nextAttemptAt"> {
    const judged = mail.candidateMessageId === null ? "later" : classifyMailFailure(cause);
    if (judged === "unknown") return { status: "unconfirmed", nextAttemptAt: null };
    const seconds = retryAfterSeconds[mail.attempts];
    if (judged === "never" || seconds === undefined)
      return { status: "failed", nextAttemptAt: null };
    const nextAttemptAt = new Date(this.#parts.clock().getTime() + seconds * 1000);
    return { status: "queued", nextAttemptAt };
  }
}
