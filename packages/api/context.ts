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
import { actingUser } from "./accounts/sessions/required-two-step.ts";
import { findCaller } from "./accounts/tokens/find-caller.ts";
import type { CallingToken, Credentials } from "./accounts/tokens/find-caller.ts";
import type { BackgroundJobs } from "./background-jobs/background-jobs.ts";
import { Veils } from "./blind/veils.ts";
import type { JobChanges } from "./live/job-changes.ts";
import type { AiRuns } from "./scoring/ai-runs.ts";
import type { JudgingRuns } from "./scoring/judging-runs.ts";
import type { KeyedLock } from "./uploads/keyed-lock.ts";
import type { Lane } from "./turns/lane.ts";
import type { StorageHealth } from "./storage-health.ts";
import type { UpdateCheck } from "./updates/update-check.ts";

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

/** What the procedures work with; made once at boot, or by a test. */
export type Parts = {
  db: Database;
  sessions: Sessions;
  passwords: Passwords;
  rateLimits: RateLimits;
  files: FileStore;
  media: MediaStore;
  /** Renders articles as the web application does. */
  articles: ArticleRenderer;
  fileLock: KeyedLock;
  reader: ResumeReader;
  rescore: Rescorer;
  /** Tells open pages of what others change. */
  jobChanges: JobChanges;
  candidateSuggester: CandidateSuggester;
  /** The engine in use now; a request keeps the one with which it began. */
  ai: AiEngine;
  aiService: AiService;
  /** Where this machine may have a model of its own. */
  localModelPorts: readonly number[];
  aiRuns: AiRuns;
  /** Judgings by a model that run. */
  judgings: JudgingRuns;
  /** Checks whether a model answers the same, that run. */
  agreementChecks: JudgingRuns;
  log: Log;
  logs: LogHub;
  /** Writes the log's pending entries to the database. */
  flushLogs: () => Promise<void>;
  timings: Timings;
  clock: () => Date;
  /** The settings in force; those below are read from them with each request. */
  settings: Settings;
  registration: "open" | "closed";
  /** What each account may have. */
  limits: AccountLimits;
  /** Megabytes of CVs that all accounts may store together. */
  totalStorageMb: number;
  /** Base of the links in mails. */
  appUrl: string;
  /** Where support requests are mailed to, besides being stored. */
  supportEmail: string | null;
  /** The mail server; null where mails are only kept in the outbox, and reach nobody. */
  mailHost: string | null;
  /** Tells the mail queue that there is something to send. */
  wakeMail: () => void;
  /** Long work that a restart must know of. */
  backgroundJobs: BackgroundJobs;
  /** Whether the database can be trusted. */
  storage: StorageHealth;
  /** Whether there is room for more. */
  diskSpace: DiskSpace;
  /** Sends a mail at once, beside the queue; rejects with the mail server's reason. */
  sendMailNow: (mail: Mail) => Promise<void>;
  backups: Pick<DailyBackups, "list" | "countMissing" | "makeNow" | "open">;
  /** Whether administrators may download them: they hold everybody's candidates. */
  canDownloadBackups: boolean;
  /** Makes what was deleted unreadable, and remembered beside the database. */
  erasures: Erasures;
  /** Deletes the written mails to and from an address. */
  forgetMails: (person: { userId: string; email: string | null }) => Promise<void>;
  sampleDataDirectory: string;
  version: string;
  /** Of the source; null where nothing says it. */
  commit: string | null;
  /** Sign-in through an OpenID provider, and what it is called; null where none is set. */
  openId: { name: string; provider: OpenIdProvider } | null;
  /** Asked for before the first account is made from another machine; null where it never is. */
  setupToken: string | null;
  /** Whether a newer version is known; off unless the operator named where to ask. */
  updates: Pick<UpdateCheck, "state">;
  /** The operator's own words for the landing page. */
  landing: LandingText | null;
  /** Holds the database, the CVs, mails and backups. */
  dataDirectory: string;
};

/** Takes in the files of the request's form, each straight to the disk, when it is called. */
export type UploadedForm = () => Promise<FormData>;

export type Context = Parts & {
  requestId: string;
  client: Client;
  user: User | null;
  sessionId: string | null;
  /** The token of a program that calls in the user's name. */
  token: CallingToken | null;
  responseSizeLimit: ResponseSizeLimit;
  /** In which the calls of a batch take turns; null for a single call. */
  batch: Lane | null;
  /** Whom blind review hides from the caller. */
  veils: Veils;
  /** The jobs that this call changes; filled where access to them is asked for. */
  changedJobs: Set<number>;
  /** Which of the user's pages calls; null for one that doesn't say. */
  page: string | null;
  /** Whether the caller can send an answer while it is made; tRPC's plain links can't. */
  takesStreams: boolean;
  /** The cookies that came with the request, as they came. */
  cookieHeader: string;
  /** Adds a `Set-Cookie` header to the answer, over whichever path it goes. */
  setCookie: (value: string) => void;
  /** Of a request that uploads CVs; a form of any other is read into memory. */
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
    veils: new Veils(parts.db, found?.user.id ?? null),
    changedJobs: new Set(),
    page: page ?? null,
    takesStreams: true,
  };
}

async function identify(parts: Parts, credentials: Credentials) {
  try {
    const found = await findCaller(parts, credentials);
    return found && { ...found, user: actingUser(parts, found.user) };
  } catch (error) {
    parts.storage.note(error);
    throw error;
  }
}

/** A user who keeps working is written down every five minutes, not with every request. */
const activityInterval = 5 * 60 * 1000;

const isDue = ({ lastActivityAt }: User, now: Date): boolean =>
  now.getTime() - (lastActivityAt?.getTime() ?? 0) >= activityInterval;
