import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ArticleRenderer } from "@resume-picker/adapters/articles/article-renderer";
import { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import { FileStore } from "@resume-picker/adapters/file-store/file-store";
import { createMediaStore } from "@resume-picker/adapters/media/media-store";
import { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { createTimings } from "@resume-picker/adapters/logs/timings";
import { createMailer } from "@resume-picker/adapters/mailer/mailer";
import { createPasswords } from "@resume-picker/adapters/passwords/passwords";
import { createSecretBox } from "@resume-picker/adapters/secrets/secret-box";
import { createCandidateSuggester } from "@resume-picker/db/suggested-candidates/candidate-suggester";
import { createRescorer } from "@resume-picker/db/rescore/rescorer";
import { createIntegrityCheck } from "@resume-picker/db/integrity/integrity-check";
import { makeTestDatabase } from "@resume-picker/db/testing/test-database";
import {
  defaultLimits,
  defaultTotalStorageMb,
} from "@resume-picker/domain/accounts/account-limits";
import { undoMs } from "@resume-picker/domain/deletion/undo-time";
import { createRateLimits } from "../accounts/sign-in/rate-limits.ts";
import { createDailyBackups } from "../backup/daily-backups.ts";
import { createErasures } from "../backup/settle-erasures.ts";
import { createSessions } from "../accounts/sessions/sessions.ts";
import { createContext } from "../context.ts";
import type { Parts } from "../context.ts";
import { createCaller } from "../root.ts";
import type { Api } from "../root.ts";
import { AiService } from "../settings/ai-service.ts";
import { Settings } from "../settings/settings.ts";
import { createAiRuns } from "../scoring/ai-runs.ts";
import { createJudgingRuns } from "../scoring/judging-runs.ts";
import { finishDeletions } from "../background-jobs/finish-deletions.ts";
import { JobChanges } from "../live/job-changes.ts";
import { createBackgroundJobs } from "../background-jobs/background-jobs.ts";
import { createStorageHealth, watchErrors } from "../storage-health.ts";
import { createKeyedLock } from "../uploads/keyed-lock.ts";

export type TestLogEntry = { fields: Record<string, unknown>; message: string };

/** Shared by all desks of a test worker, because a process takes two seconds to start. */
const sharedReader = new ResumeReader({ processes: 1 });

/** The product without its server, with a real database, files and parser. The clock is fixed. */
export async function makeTestDesk(overrides: Partial<Parts> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "resume-picker-test-"));
  const uploads = join(folder, "uploads");
  const db = overrides.db ?? makeTestDatabase();
  const logged: TestLogEntry[] = [];
  const log = (fields: Record<string, unknown>, message: string) =>
    void logged.push({ fields, message });
  const logFunctions = { info: log, warn: log, error: log };
  const mailer = createMailer({
    ...{ smtpUrl: undefined, from: "desk@example.com" },
    outboxDirectory: join(folder, "outbox"),
  });
  const storage = createStorageHealth(db, logFunctions);
  const box = createSecretBox(join(folder, "secrets.key"));
  const aiService = await AiService.open({ db, box });
  const parts: Parts = {
    db,
    files: new FileStore(uploads),
    articles: new ArticleRenderer(null),
    media: createMediaStore(join(folder, "media")),
    reader: sharedReader,
    rescore: createRescorer(db),
    jobChanges: new JobChanges(db),
    candidateSuggester: createCandidateSuggester(db),
    log: watchErrors(logFunctions, storage),
    storage,
    logs: new LogHub(),
    // No log entries are pending, since nothing writes the log to the database here.
    flushLogs: () => Promise.resolve(),
    timings: createTimings(),
    sessions: createSessions(db, {
      isSecure: overrides.appUrl?.startsWith("https:") ?? false,
      clock: () => parts.clock(),
    }),
    passwords: createPasswords(),
    rateLimits: createRateLimits(db),
    fileLock: createKeyedLock(),
    aiService,
    get ai() {
      return this.aiService.engine();
    },
    localModelPorts: [],
    aiRuns: createAiRuns(),
    judgings: createJudgingRuns(),
    agreementChecks: createJudgingRuns(),
    clock: () => new Date("2026-03-01T12:00:00Z"),
    settings: new Settings(db, { locked: {}, fixed: [] }),
    registration: "open",
    limits: defaultLimits,
    totalStorageMb: defaultTotalStorageMb,
    appUrl: "http://localhost:3000",
    supportEmail: null,
    mailHost: "mail.example.com",
    wakeMail: () => undefined,
    sendMailNow: (mail) => mailer.send(mail, null),
    backups: createDailyBackups(
      {
        ...{ db, dataDirectory: folder, version: "0.0.0", clock: () => parts.clock() },
        ...{ findDamage: createIntegrityCheck(), log: logFunctions },
      },
      () => 7,
    ),
    canDownloadBackups: false,
    erasures: await createErasures({
      db,
      dataDirectory: folder,
      log: { error: log },
    }),
    backgroundJobs: createBackgroundJobs({ db, clock: () => new Date("2026-03-01T12:00:00Z") }),
    diskSpace: {
      isFull: () => false,
      releaseReserve: () => undefined,
      stop: () => Promise.resolve(),
    },
    deleteOutboxMails: () => Promise.resolve(),
    sampleDataDirectory: join(folder, "sample"),
    dataDirectory: folder,
    ...{ version: "0.0.0", commit: null, landing: null, setupToken: null, openId: null },
    updates: { state: () => ({ status: "off" }) },
    ...overrides,
  };
  return {
    parts,
    logged,
    uploads,
    visitor: (ipAddress?: string) => makeClient(parts, ipAddress),
    /** Signs up and returns a client for the user. The first user is the admin. */
    async signUp(username: string): Promise<Client> {
      const client = makeClient(parts);
      await (await client.api()).accounts.signUp(profileOf(username));
      return client;
    },
    /** Runs the erasure that the server does after the time for Undo. */
    eraseDeleted: () =>
      finishDeletions({ ...parts, clock: () => new Date(parts.clock().getTime() + undoMs) }),
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

export const password = "correct horse 7";

export const profileOf = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password,
  firstName: username,
  lastName: "Tester",
});

export type TestDesk = Awaited<ReturnType<typeof makeTestDesk>>;
/** A browser that keeps its cookies. */
export type Client = { api: () => Promise<Api>; cookie: () => string; setCookieHeaders: string[] };

function makeClient(parts: Parts, ipAddress = "127.0.0.1"): Client {
  const setCookieHeaders: string[] = [];
  const cookie = () => {
    const pairs = setCookieHeaders.map((header) => header.split(";")[0] ?? "");
    const latest = new Map(pairs.map((pair) => [pair.split("=")[0], pair]));
    return [...latest.values()].join("; ");
  };
  return {
    setCookieHeaders,
    cookie,
    api: async () =>
      createCaller(
        await createContext(parts, {
          requestId: "test-request",
          client: { ipAddress, userAgent: "test" },
          cookieHeader: cookie(),
          authorization: "",
          setCookie: (value) => setCookieHeaders.push(value),
        }),
      ),
  };
}

/** Returns a short text CV of an invented person. */
export function resumeText(person: {
  name: string;
  email: string;
  skills?: string;
  title?: string;
}) {
  const {
    name,
    email,
    skills = "TypeScript, PostgreSQL, Node.js",
    title = "Backend Engineer",
  } = person;
  return `${name}
${email} | +44 20 7946 0018 | Leeds

EXPERIENCE

${title}, Northwind Ltd
January 2021 - Present
- Built payment services with ${skills}
- Looked after deployments and on-call rota

Junior Developer, Harbour Studio
March 2018 - December 2020
- Maintained booking software for ferries

EDUCATION

BSc Computer Science, University of Leeds, 2014 - 2017

SKILLS
${skills}
`;
}

export function formOf(
  files: { name: string; content: string | Uint8Array<ArrayBuffer> }[],
  jobId?: number,
): FormData {
  const form = new FormData();
  for (const { name, content } of files) form.append("files", new File([content], name));
  if (jobId !== undefined) form.append("jobId", String(jobId));
  return form;
}

export const backendJob = {
  title: "Backend Engineer",
  description:
    "We look for a backend engineer with 3+ years of experience who builds payment services in TypeScript.",
  requirements: { must: ["TypeScript", "PostgreSQL"], nice: ["Kubernetes"] },
  status: "active" as const,
};
