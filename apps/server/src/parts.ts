import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ArticleRenderer } from "@resume-picker/adapters/articles/article-renderer";
import { localPorts } from "@resume-picker/adapters/ai-openai/find-local-models";
import { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import { createDiskSpace } from "@resume-picker/adapters/file-store/disk-space";
import { FileStore } from "@resume-picker/adapters/file-store/file-store";
import type { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { createMediaStore } from "@resume-picker/adapters/media/media-store";
import { timedEngine } from "@resume-picker/adapters/logs/timed-engine";
import { createTimings } from "@resume-picker/adapters/logs/timings";
import { createMailer } from "@resume-picker/adapters/mailer/mailer";
import { createOpenIdProvider } from "@resume-picker/adapters/openid/openid-provider";
import { createPasswords } from "@resume-picker/adapters/passwords/passwords";
import { parseAiUses } from "@resume-picker/domain/settings/ai-uses";
import { createSecretBox } from "@resume-picker/adapters/secrets/secret-box";
import { createRateLimits } from "@resume-picker/api/accounts/sign-in/rate-limits";
import { migrateUsernames } from "@resume-picker/api/accounts/sign-up/migrate-usernames";
import { createSessions } from "@resume-picker/api/accounts/sessions/sessions";
import type { Parts } from "@resume-picker/api/context";
import { createErasures } from "@resume-picker/api/backup/settle-erasures";
import { settleLeftovers } from "@resume-picker/api/backup/settle-files";
import { JobChanges } from "@resume-picker/api/live/job-changes";
import { createLogStore } from "@resume-picker/api/logs/log-store";
import { notifyAlerts } from "@resume-picker/api/logs/notify-alerts";
import { reportSlowOperations } from "@resume-picker/api/logs/report-slow-operations";
import { MailDelivery } from "@resume-picker/api/mail/mail-delivery";
import { AiService } from "@resume-picker/api/settings/ai-service";
import { Settings } from "@resume-picker/api/settings/settings";
import type { EnvironmentSettings } from "@resume-picker/api/settings/settings";
import { createAiRuns } from "@resume-picker/api/scoring/ai-runs";
import { createJudgingRuns } from "@resume-picker/api/scoring/judging-runs";
import { watchErrors } from "@resume-picker/api/storage-health";
import { createUpdateCheck } from "@resume-picker/api/updates/update-check";
import { createBackgroundJobs } from "@resume-picker/api/background-jobs/background-jobs";
import { createKeyedLock } from "@resume-picker/api/uploads/keyed-lock";
import type { LandingText } from "@resume-picker/domain/landing/landing-text";
import { recordInterruptedMails } from "@resume-picker/db/queries/mails/mails";
import { failUnfinishedAiRankings } from "@resume-picker/db/queries/scoring/ai-rankings";
import { copyEarlierActions } from "@resume-picker/db/queries/accounts/copy-earlier-actions";
import { createCandidateSuggester } from "@resume-picker/db/suggested-candidates/candidate-suggester";
import { createRescorer } from "@resume-picker/db/rescore/rescorer";
import { createIntegrityCheck } from "@resume-picker/db/integrity/integrity-check";
import { watchQueries } from "@resume-picker/db/time-query";
import { limitsOf } from "./env.ts";
import type { Env } from "./env.ts";
import type { ServerLog } from "./logs/log.ts";
import { watchEventLoop } from "./health/watch-event-loop.ts";
import { openDatabase } from "./open-database.ts";
import { prepareDataFolder } from "./prepare-data-folder.ts";
import { readCommit } from "./version/read-commit.ts";
import { readVersion } from "./version/read-version.ts";
import { startBackgroundTasks } from "./background-tasks.ts";

export type ServerParts = Parts & {
  close: () => Promise<void>;
};

/** The workers' scripts in the bundle. When run from source, they are found automatically. */
export type Workers = { read: URL; suggest: URL; rescore: URL; damage: URL };

type ServerSettings = Omit<
  Env,
  "PORT" | "HOST" | "DATA_DIR" | "TRUST_PROXY" | "LOG_LEVEL" | "METRICS_TOKEN"
>;

/** Returns the environment's AI service, or an administrator's, or the built-in engine. */
function openAiService(
  {
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    OPENAI_MODEL,
    OPENAI_TOKEN_BUDGET,
    OPENAI_USES,
  }: ServerSettings,
  data: string,
  { db, timings, log }: Store,
): Promise<AiService> {
  return AiService.open({
    db,
    box: createSecretBox(join(data, "secrets.key")),
    environment: {
      ...{ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL },
      tokenBudget: OPENAI_TOKEN_BUDGET,
      ...(OPENAI_USES !== undefined && { uses: parseAiUses(OPENAI_USES) ?? [] }),
    },
    wrap: (engine) => timedEngine(engine, timings, log),
  });
}

/** Returns the sign-in provider, or null if the operator hasn't set one. */
function openIdOf(env: ServerSettings): Parts["openId"] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined) return null;
  const redirectUri = new URL("/api/auth/openid/callback", env.APP_URL).href;
  return {
    name: env.OIDC_NAME ?? new URL(issuer).hostname,
    provider: createOpenIdProvider({ issuer, clientId, clientSecret, redirectUri }),
  };
}

/** Quotes a display name, which keeps special characters from having a meaning in the address. */
const quoted = (name: string): string => `"${name.replaceAll(/["\\\p{Cc}]/gu, "")}"`;

/** Creates the mailer, which sends mail or writes it to the outbox. */
function mailerOf(env: ServerSettings, dataDirectory: string, siteName: () => string) {
  return createMailer({
    smtpUrl: env.SMTP_URL,
    from: () =>
      env.MAIL_FROM ?? `${quoted(siteName())} <no-reply@${new URL(env.APP_URL).hostname}>`,
    outboxDirectory: join(dataDirectory, "outbox"),
  });
}

type Folders = { root: URL; data: string };
type Options = {
  log: ServerLog;
  logs: LogHub;
  settings: EnvironmentSettings;
  landing?: LandingText | null;
  setupToken?: string;
  workers?: Workers;
};

const clock = () => new Date();

/** Locks the data folder, opens and migrates the database, and starts monitoring both. */
async function openStore(folders: Folders, options: Options) {
  const findDamage = createIntegrityCheck(options.workers?.damage);
  const unlock = await prepareDataFolder(folders.data, options.log);
  const timings = createTimings();
  const stopWatching = watchQueries((operation, ms) => timings.record("sql", operation, ms));
  const migrations = fileURLToPath(new URL("packages/db/migrations", folders.root));
  const { db, storage } = await openDatabase(
    { data: folders.data, migrations },
    { log: options.log, findDamage },
  );
  const log = watchErrors(options.log, storage);
  copyEarlierActions(db);
  await failUnfinishedAiRankings(db, clock());
  recordInterruptedMails(db);
  const close = () => {
    log.flush();
    stopWatching();
    db.$client.close();
    unlock();
  };
  return { db, storage, timings, log, findDamage, close };
}

type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the stores of CVs, pictures and mails, and cleans up after a crash or an older version. */
async function openFolders(
  env: ServerSettings,
  folders: Folders,
  { db, log, settings }: Pick<Store, "db" | "log"> & { settings: Settings },
) {
  const files = new FileStore(join(folders.data, "uploads"));
  const media = createMediaStore(join(folders.data, "media"));
  const mailer = mailerOf(env, folders.data, () => settings.current().SITE_NAME);
  const mail = new MailDelivery({ db, mailer, log, clock });
  await settleLeftovers({ db, files, media, forgetMails: (person) => mailer.forget(person) });
  await migrateUsernames({ db, log, clock, settings });
  const erasures = await createErasures({ db, dataDirectory: folders.data, log });
  return {
    files,
    media,
    mail,
    mailHost: mailer.host,
    erasures,
    diskSpace: createDiskSpace(folders.data),
  };
}

/** Starts the parts that run in threads and processes. */
function startWorkers({ db, log }: Store, workers: Workers | undefined) {
  return {
    reader: new ResumeReader({
      ...(workers ? { script: workers.read } : {}),
      onUnexpected: (what) => log.warn({ category: "uploads", what }, "a file could not be read"),
    }),
    jobChanges: new JobChanges(db),
    rescore: createRescorer(db, workers ? { workerUrl: workers.rescore } : {}),
    candidateSuggester: createCandidateSuggester(db, workers ? { workerUrl: workers.suggest } : {}),
  };
}

/** Opens the data folder and creates everything the procedures need. */
export async function createParts(
  env: ServerSettings,
  folders: Folders,
  options: Options,
): Promise<ServerParts> {
  const { logs } = options;
  const store = await openStore(folders, options);
  const { db, storage, timings, log, findDamage } = store;
  const settings = new Settings(db, options.settings);
  const siteName = () => settings.current().SITE_NAME;
  const logStore = await createLogStore({
    db,
    hub: logs,
    clock,
    days: () => settings.current().LOG_DAYS,
  });
  const aiService = await openAiService(env, folders.data, store);
  const asksService = () => aiService.engine().host !== null;
  reportSlowOperations(timings, { log, logs, asksService });
  const { mail, ...kept } = await openFolders(env, folders, { ...store, settings });
  const workers = startWorkers(store, options.workers);
  const fileLock = createKeyedLock();
  const stopAlerts = notifyAlerts({
    ...{ db, logs, log, clock, siteName, appUrl: env.APP_URL, wakeMail: () => mail.wake() },
    targets: () => ({
      email: settings.current().ALERT_EMAIL ?? null,
      webhookUrl: env.ALERT_WEBHOOK_URL ?? null,
    }),
  });
  const stopWatching = watchEventLoop(timings);
  const version = readVersion(folders.root);
  const updates = createUpdateCheck(env.UPDATE_CHECK_URL, { version, clock, log });
  const shared = { db, storage, fileLock, clock, log, version, dataDirectory: folders.data };
  // Send the mails that were queued when the last process ended.
  mail.wake();
  const backgroundTasks = startBackgroundTasks(
    { ...shared, ...kept },
    {
      findDamage,
      keptBackups: () => settings.current().BACKUP_KEEP,
      mail: {
        ...{ appUrl: env.APP_URL, mailHost: kept.mailHost, settings },
        wakeMail: () => mail.wake(),
      },
    },
  );
  return {
    ...shared,
    ...kept,
    ...workers,
    ...{ updates, commit: readCommit(folders.root), landing: options.landing ?? null },
    ...{ setupToken: options.setupToken ?? null, openId: openIdOf(env) },
    logs,
    timings,
    articles: new ArticleRenderer(fileURLToPath(new URL("apps/web/dist", folders.root))),
    flushLogs: logStore.flush,
    sessions: createSessions(db, { isSecure: env.APP_URL.startsWith("https:"), clock }),
    passwords: createPasswords(),
    rateLimits: createRateLimits(db),
    aiService,
    get ai() {
      return aiService.engine();
    },
    localModelPorts: localPorts,
    aiRuns: createAiRuns(),
    judgings: createJudgingRuns(),
    agreementChecks: createJudgingRuns(),
    appUrl: env.APP_URL,
    settings,
    get supportEmail() {
      return settings.current().SUPPORT_EMAIL ?? null;
    },
    wakeMail: () => mail.wake(),
    sendMailNow: (sent) => mail.sendNow(sent),
    backups: backgroundTasks.backups,
    canDownloadBackups: env.BACKUP_DOWNLOAD === "on",
    get registration() {
      return settings.current().REGISTRATION;
    },
    get limits() {
      return limitsOf(settings.current());
    },
    get totalStorageMb() {
      return settings.current().TOTAL_STORAGE_MB;
    },
    sampleDataDirectory: fileURLToPath(new URL("apps/server/sample-data", folders.root)),
    backgroundJobs: createBackgroundJobs({ db, clock }),
    deleteOutboxMails: (person) => mail.forget(person),
    async close() {
      stopAlerts();
      updates.stop();
      stopWatching();
      await mail.stop();
      await workers.reader.close();
      await kept.diskSpace.stop();
      await backgroundTasks.stop();
      await workers.candidateSuggester.stop();
      kept.erasures.stop();
      await logStore.stop();
      store.close();
    },
  };
}
