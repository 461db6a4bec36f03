import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLocalEngine } from "@resume-picker/adapters/ai-local/local-engine";
import { createOpenAiEngine } from "@resume-picker/adapters/ai-openai/openai-engine";
import { createResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import { createFileStore } from "@resume-picker/adapters/file-store/file-store";
import { createMediaStore } from "@resume-picker/adapters/media/media-store";
import { createMailer } from "@resume-picker/adapters/mailer/mailer";
import { createPasswords } from "@resume-picker/adapters/passwords/passwords";
import { createRateLimits } from "@resume-picker/api/accounts/rate-limits";
import { createSessions } from "@resume-picker/api/accounts/sessions";
import type { Parts } from "@resume-picker/api/context";
import { createMailDelivery } from "@resume-picker/api/mail/mail-delivery";
import { createKeyedLock } from "@resume-picker/api/uploads/keyed-lock";
import { connect } from "@resume-picker/db/connect";
import { migrate } from "@resume-picker/db/migrate";
import type { Env } from "./env.ts";
import type { ServerLog } from "./log.ts";

export type ServerParts = Parts & { close: () => Promise<void> };

type Settings = Omit<Env, "PORT" | "HOST" | "DATA_DIR" | "TRUST_PROXY" | "LOG_LEVEL">;

/** A service when one is named in the settings, else the built-in engine, which needs no network. */
function createEngine({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Settings) {
  if (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined) return createLocalEngine();
  return createOpenAiEngine({
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: OPENAI_MODEL,
  });
}

/** Opens the database, brings it up to date, and starts what the procedures work with. */
export async function createParts(
  env: Settings,
  folders: { root: URL; data: string },
  options: { log: ServerLog; workerUrl?: URL },
): Promise<ServerParts> {
  const { log, workerUrl } = options;
  mkdirSync(folders.data, { recursive: true });
  const db = connect(join(folders.data, "app.db"));
  const migrations = fileURLToPath(new URL("packages/db/migrations", folders.root));
  const migrated = migrate(db, { migrations, backups: join(folders.data, "backups") }, new Date());
  if (migrated.applied.length > 0) {
    log.info(
      { applied: migrated.applied, hasBackup: migrated.backup !== null },
      "database migrated",
    );
  }
  const files = createFileStore(join(folders.data, "uploads"));
  await files.sweep();
  const reader = createResumeReader(workerUrl ? { workerUrl } : {});
  const clock = () => new Date();
  const from = env.MAIL_FROM ?? `Resume Picker <no-reply@${new URL(env.APP_URL).hostname}>`;
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from,
    outboxDirectory: join(folders.data, "outbox"),
  });
  const mail = createMailDelivery({ db, mailer, log, clock });
  return {
    db,
    files,
    media: createMediaStore(join(folders.data, "media")),
    reader,
    log,
    sessions: createSessions(db, { isSecure: env.APP_URL.startsWith("https:") }),
    passwords: createPasswords(),
    rateLimits: createRateLimits(db),
    fileLock: createKeyedLock(),
    ai: createEngine(env),
    clock,
    appUrl: env.APP_URL,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    wakeMail: mail.wake,
    registration: env.REGISTRATION,
    sampleDataDirectory: fileURLToPath(new URL("apps/server/sample-data", folders.root)),
    async close() {
      await mail.stop();
      await reader.close();
      db.$client.close();
    },
  };
}
