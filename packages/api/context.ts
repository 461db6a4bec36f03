import type { AiEngine } from "@resume-picker/adapters/ai/ai-engine";
import type { DiskRoom } from "@resume-picker/adapters/file-store/disk-room";
import type { FileStore } from "@resume-picker/adapters/file-store/file-store";
import type { MediaStore } from "@resume-picker/adapters/media/media-store";
import type { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { currentRequest } from "@resume-picker/adapters/logs/request-scope";
import type { Timings } from "@resume-picker/adapters/logs/timings";
import type { Passwords } from "@resume-picker/adapters/passwords/passwords";
import type { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import type { Database } from "@resume-picker/db/connect";
import type { Rediscoverer } from "@resume-picker/db/rediscover/rediscoverer";
import type { Rescorer } from "@resume-picker/db/rescore/rescorer";
import { recordActivity } from "@resume-picker/db/queries/accounts/users";
import type { AccountLimits } from "@resume-picker/domain/accounts/account-limits";
import type { User } from "@resume-picker/domain/accounts/user";
import type { Erasures } from "./backup/settle-erasures.ts";
import { answerRoom } from "./answer-room.ts";
import type { AnswerRoom } from "./answer-room.ts";
import type { RateLimits } from "./accounts/sign-in/rate-limits.ts";
import type { Client, Sessions } from "./accounts/sessions/sessions.ts";
import type { LeasedWork } from "./work/leased-work.ts";
import type { AiRuns } from "./scoring/ai-runs.ts";
import type { KeyedLock } from "./uploads/keyed-lock.ts";
import type { StorageHealth } from "./storage-health.ts";

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
  fileLock: KeyedLock;
  reader: ResumeReader;
  rescore: Rescorer;
  rediscoverer: Rediscoverer;
  ai: AiEngine;
  aiRuns: AiRuns;
  log: Log;
  logs: LogHub;
  timings: Timings;
  clock: () => Date;
  registration: "open" | "closed";
  /** What each account may have. */
  limits: AccountLimits;
  /** Base of the links in mails. */
  appUrl: string;
  /** Where support requests are mailed to, besides being stored. */
  supportEmail: string | null;
  /** The mail server; null where mails are only kept in the outbox, and reach nobody. */
  mailHost: string | null;
  /** Tells the mail queue that there is something to send. */
  wakeMail: () => void;
  /** Long work that a restart must know of. */
  work: LeasedWork;
  /** Whether the database can be trusted. */
  storage: StorageHealth;
  /** Whether there is room for more. */
  room: DiskRoom;
  /** Makes what was deleted unreadable, and remembered beside the database. */
  erasures: Erasures;
  /** Deletes the written mails to and from an address. */
  forgetMails: (address: string) => Promise<void>;
  sampleDataDirectory: string;
  version: string;
  /** Holds the database, the CVs, mails and backups. */
  dataDirectory: string;
};

export type Context = Parts & {
  requestId: string;
  client: Client;
  user: User | null;
  sessionId: string | null;
  answerRoom: AnswerRoom;
  /** The cookies that came with the request, as they came. */
  cookieHeader: string;
  /** Adds a `Set-Cookie` header to the answer, over whichever path it goes. */
  setCookie: (value: string) => void;
};

export type RequestInfo = {
  requestId: string;
  client: Client;
  cookieHeader: string;
  setCookie: (value: string) => void;
};

export async function createContext(parts: Parts, request: RequestInfo): Promise<Context> {
  const { requestId, client, cookieHeader, setCookie } = request;
  const found = cookieHeader === "" ? null : await findSession(parts, cookieHeader);
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
    user: found?.user ?? null,
    sessionId: found?.sessionId ?? null,
    answerRoom: answerRoom(found === null),
  };
}

async function findSession({ sessions, storage }: Parts, cookieHeader: string) {
  try {
    return await sessions.find(cookieHeader);
  } catch (error) {
    storage.note(error);
    throw error;
  }
}

/** A user who keeps working is written down every five minutes, not with every request. */
const activityInterval = 5 * 60 * 1000;

const isDue = ({ lastActivityAt }: User, now: Date): boolean =>
  now.getTime() - (lastActivityAt?.getTime() ?? 0) >= activityInterval;
