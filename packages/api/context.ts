import type { ArticleRenderer } from "@resume-picker/adapters/articles/article-renderer";
import type { AiEngine } from "@resume-picker/adapters/ai/ai-engine";
import type { DiskSpace } from "@resume-picker/adapters/file-store/disk-space";
import type { FileStore } from "@resume-picker/adapters/file-store/file-store";
import type { MediaStore } from "@resume-picker/adapters/media/media-store";
import type { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { currentRequest } from "@resume-picker/adapters/logs/request-scope";
import type { Timings } from "@resume-picker/adapters/logs/timings";
import type { OpenIdProvider } from "@resume-picker/adapters/openid/openid-provider";
import type { Passwords } from "@resume-picker/adapters/passwords/passwords";
import type { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import type { Database } from "@resume-picker/db/connect";
import type { CandidateSuggester } from "@resume-picker/db/suggested-candidates/candidate-suggester";
import type { Rescorer } from "@resume-picker/db/rescore/rescorer";
import { recordActivity } from "@resume-picker/db/queries/accounts/users";
import type { AccountLimits } from "@resume-picker/domain/accounts/account-limits";
import type { Mail } from "@resume-picker/domain/accounts/mails";
import type { LandingText } from "@resume-picker/domain/landing/landing-text";
import type { User } from "@resume-picker/domain/accounts/user";
import type { DailyBackups } from "./backup/daily-backups.ts";
import type { Erasures } from "./backup/settle-erasures.ts";
import { responseSizeLimit } from "./response-size-limit.ts";
import type { ResponseSizeLimit } from "./response-size-limit.ts";
import type { AiService } from "./settings/ai-service.ts";
import type { Settings } from "./settings/settings.ts";
import type { RateLimits } from "./accounts/sign-in/rate-limits.ts";
import type { Client, Sessions } from "./accounts/sessions/sessions.ts";
import { withEffectiveRole } from "./accounts/sessions/required-two-step.ts";
import { findCaller } from "./accounts/tokens/find-caller.ts";
import type { CallingToken, Credentials } from "./accounts/tokens/find-caller.ts";
import type { BackgroundJobs } from "./background-jobs/background-jobs.ts";
import { IdentityFilter } from "./blind/identity-filter.ts";
import type { JobChanges } from "./live/job-changes.ts";
import type { AiRuns } from "./scoring/ai-runs.ts";
import type { JudgingRuns } from "./scoring/judging-runs.ts";
import type { KeyedLock } from "./uploads/keyed-lock.ts";
import type { ConcurrencyLimiter } from "./turns/concurrency-limiter.ts";
import type { StorageHealth } from "./storage-health.ts";
import type { UpdateCheck } from "./updates/update-check.ts";

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

/** The dependencies of the procedures, created once at boot or by a test. */
export type Parts = {
  db: Database;
  sessions: Sessions;
  passwords: Passwords;
  rateLimits: RateLimits;
  files: FileStore;
  media: MediaStore;
  /** Renders articles like the web application. */
  articles: ArticleRenderer;
  fileLock: KeyedLock;
  reader: ResumeReader;
  rescore: Rescorer;
  /** Notifies open pages of other people's changes. */
  jobChanges: JobChanges;
  candidateSuggester: CandidateSuggester;
  /** The current engine. A request keeps the engine that it started with. */
  ai: AiEngine;
  aiService: AiService;
  /** Ports on which this machine may run a model. */
  localModelPorts: readonly number[];
  aiRuns: AiRuns;
  /** The judgings by a model that are running. */
  judgings: JudgingRuns;
  /** The model agreement checks that are running. */
  agreementChecks: JudgingRuns;
  log: Log;
  logs: LogHub;
  /** Writes the log's pending entries to the database. */
  flushLogs: () => Promise<void>;
  timings: Timings;
  clock: () => Date;
  /** The current settings. The fields below are read from them for each request. */
  settings: Settings;
  registration: "open" | "closed";
  /** The limits of each account. */
  limits: AccountLimits;
  /** Megabytes of CVs that all accounts together may store. */
  totalStorageMb: number;
  /** The base of links in mails. */
  appUrl: string;
  /** The address that support requests are mailed to. They are always stored too. */
  supportEmail: string | null;
  /** The mail server. Null if mails are only written to the outbox and not sent. */
  mailHost: string | null;
  /** Makes the mail queue send pending mails. */
  wakeMail: () => void;
  /** Long-running jobs that must survive a restart. */
  backgroundJobs: BackgroundJobs;
  /** Whether the database is intact. */
  storage: StorageHealth;
  /** Whether there is enough free disk space. */
  diskSpace: DiskSpace;
  /** Sends a mail immediately, without the queue. Rejects with the mail server's reason. */
  sendMailNow: (mail: Mail) => Promise<void>;
  backups: Pick<DailyBackups, "list" | "countMissing" | "makeNow" | "open">;
  /** Whether administrators may download backups, which contain everybody's candidates. */
  canDownloadBackups: boolean;
  /** Makes deleted data unreadable and records the erasure outside the database. */
  erasures: Erasures;
  /** Deletes the outbox files with mails to and from an address. */
  deleteOutboxMails: (person: { userId: string; email: string | null }) => Promise<void>;
  sampleDataDirectory: string;
  version: string;
  /** The commit of the source, or null if unknown. */
  commit: string | null;
  /** The OpenID provider for signing in and its name, or null if none is set. */
  openId: { name: string; provider: OpenIdProvider } | null;
  /** Required to create the first account from another machine. Null if not needed. */
  setupToken: string | null;
  /** Whether a newer version exists. Off unless the operator has set an address for this. */
  updates: Pick<UpdateCheck, "state">;
  /** The operator's texts for the landing page. */
  landing: LandingText | null;
  /** The folder with the database, CVs, mails and backups. */
  dataDirectory: string;
};

/** Receives the files of the request's form and streams each to the disk when called. */
export type UploadedForm = () => Promise<FormData>;

export type Context = Parts & {
  requestId: string;
  client: Client;
  user: User | null;
  sessionId: string | null;
  /** The API token of a program that acts for the user. */
  token: CallingToken | null;
  responseSizeLimit: ResponseSizeLimit;
  /** Runs the calls of a batch one at a time. Null for a single call. */
  batch: ConcurrencyLimiter | null;
  /** The candidates that blind review hides from the caller. */
  identityFilter: IdentityFilter;
  /** The jobs changed by this call. Filled by the access checks. */
  changedJobs: Set<number>;
  /** The user's page that sent the call, or null if unknown. */
  page: string | null;
  /** Whether the caller accepts streamed responses, which tRPC's plain links don't. */
  acceptsStreams: boolean;
  /** The request's cookies as sent. */
  cookieHeader: string;
  /** Adds a `Set-Cookie` header to the response, over tRPC and REST. */
  setCookie: (value: string) => void;
  /** Set for uploads of CVs. The forms of other requests are read into memory. */
  uploadedForm?: UploadedForm | undefined;
};

export type RequestInfo = Credentials & {
  requestId: string;
  client: Client;
  setCookie: (value: string) => void;
  uploadedForm?: UploadedForm | undefined;
  page?: string | undefined;
};

export async function createContext(parts: Parts, request: RequestInfo): Promise<Context> {
  const { requestId, client, cookieHeader, setCookie, uploadedForm, page } = request;
  const found = await identify(parts, request);
  if (found?.setCookie) setCookie(found.setCookie);
  if (found) {
    const scope = currentRequest();
    if (scope)
      Object.assign(scope, { userId: found.user.id, isAdmin: found.user.role === "admin" });
    const now = parts.clock();
    if (isDue(found.user, now) && !parts.storage.isDamaged())
      await recordActivity(parts.db, found.user.id, now);
  }
  return {
    ...parts,
    requestId,
    client,
    cookieHeader,
    setCookie,
    uploadedForm,
    user: found?.user ?? null,
    sessionId: found?.sessionId ?? null,
    token: found?.token ?? null,
    responseSizeLimit: responseSizeLimit(found === null),
    batch: null,
    identityFilter: new IdentityFilter(parts.db, found?.user.id ?? null),
    changedJobs: new Set(),
    page: page ?? null,
    acceptsStreams: true,
  };
}

async function identify(parts: Parts, credentials: Credentials) {
  try {
    const found = await findCaller(parts, credentials);
    return found && { ...found, user: withEffectiveRole(parts, found.user) };
  } catch (error) {
    parts.storage.note(error);
    throw error;
  }
}

/** A user's activity is saved every five minutes at most, not for every request. */
const activityInterval = 5 * 60 * 1000;

const isDue = ({ lastActivityAt }: User, now: Date): boolean =>
  now.getTime() - (lastActivityAt?.getTime() ?? 0) >= activityInterval;
