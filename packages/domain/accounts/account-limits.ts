import { z } from "zod";

type Limit = {
  max: number;
  what: string;
  /** `what` for a limit of 1, where the limit can be set. */
  one?: string;
  /** How to free up space, written as a command. */
  remedy: string;
  /** The environment variable that sets another limit. */
  variable?: string;
};

const fewerCandidates = "Delete candidates you no longer need";

/**
 * The most that one account may own at a time. Every table with an owner has a limit here or in
 * `historyLimits`, because otherwise one account could fill the database or make a request read
 * without end.
 */
export const accountLimits = {
  jobs: {
    ...{ max: 500, what: "jobs", one: "job", variable: "LIMIT_JOBS" },
    remedy: "Delete a job you no longer need",
  },
  candidates: {
    ...{ max: 100_000, what: "candidates", one: "candidate", variable: "LIMIT_CANDIDATES" },
    remedy: fewerCandidates,
  },
  /** For all stored CVs, including older versions. */
  storageMb: {
    ...{ max: 2000, what: "MB of stored CVs", variable: "LIMIT_STORAGE_MB" },
    remedy: fewerCandidates,
  },
  /** Beyond the limit, the oldest session ends. */
  sessions: {
    ...{ max: 100, what: "signed-in devices", one: "signed-in device", variable: "LIMIT_SESSIONS" },
    remedy: "Sign out on a device you no longer use",
  },
  /** One session may use at most a quarter of them. */
  logSockets: {
    ...{ max: 20, what: "open live logs", one: "open live log", variable: "LIMIT_LOG_SOCKETS" },
    remedy: "Close a tab with the live log",
  },
  notes: { max: 5000, what: "notes on candidates", remedy: fewerCandidates },
  decisions: {
    ...{ max: 15_000, what: "recorded decisions" },
    remedy: "Delete jobs or candidates you no longer need",
  },
  messages: {
    ...{ max: 20_000, what: "messages to candidates" },
    remedy: "Delete jobs or candidates you no longer need",
  },
  messageTemplates: {
    ...{ max: 50, what: "message templates" },
    remedy: "Delete a template you no longer need",
  },
  corrections: {
    ...{ max: 20_000, what: "edited details" },
    remedy: "Undo edits or delete candidates you no longer need",
  },
  correctionsOfCandidate: {
    ...{ max: 200, what: "edited details of one candidate" },
    remedy: "Undo edits you no longer need",
  },
  evidenceReviews: {
    ...{ max: 20_000, what: "reviewed CV lines" },
    remedy: "Undo reviews or delete candidates you no longer need",
  },
  evidenceReviewsOfCandidate: {
    ...{ max: 500, what: "reviewed CV lines of one candidate" },
    remedy: "Undo reviews you no longer need",
  },
  acceptedPhrases: {
    ...{ max: 5000, what: "accepted phrases" },
    remedy: "Remove accepted phrases you no longer need",
  },
  acceptedPhrasesOfJob: {
    ...{ max: 100, what: "accepted phrases in one job" },
    remedy: "Remove accepted phrases you no longer need",
  },
  versions: { max: 20_000, what: "older CV versions", remedy: fewerCandidates },
  versionsOfCandidate: {
    ...{ max: 100, what: "CV versions of one candidate" },
    remedy: "Delete the candidate and upload only the CVs you need",
  },
  filesOfReport: {
    ...{ max: 5000, what: "files in one upload report" },
    remedy: "Start another upload for the rest",
  },
  supportRequests: {
    ...{ max: 100, what: "open support requests" },
    remedy: "Wait for an answer before you send another one",
  },
  apiTokens: { max: 100, what: "API tokens", remedy: "Revoke one you no longer need" },
  invitations: { max: 500, what: "open invitations", remedy: "Revoke one you no longer need" },
  articles: { max: 500, what: "articles", remedy: "Delete an article you no longer need" },
  workingCopies: {
    ...{ max: 200, what: "unsaved articles" },
    remedy: "Save or discard an unsaved article",
  },
  images: { max: 2000, what: "images", remedy: "Delete an image you no longer need" },
  categories: { max: 200, what: "categories", remedy: "Delete a category you no longer need" },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof accountLimits;
export type AccountLimits = Record<LimitName, number>;

/**
 * Histories that keep only their newest rows. The oldest are deleted instead of rejecting new ones.
 */
export const historyLimits = {
  /** Files listed in all upload reports of an account. Whole reports are deleted. */
  reportedFiles: 20_000,
  /** Upload reports of an account. */
  reports: 2000,
  aiRankingsOfJob: 20,
  /** Answers about one candidate that a model gave for AI rankings: three or four a posting. */
  rankAnswersOfCandidate: 200,
  /** Notes that name an account's user. */
  mentions: 500,
  /** Past sign-ins of a user. */
  signIns: 1000,
} as const;

/**
 * The most changes an account can make in 24 hours. Each adds to the audit trail, which is never
 * shortened.
 */
export const maxChangesPerDay = 50_000;
export const changeLimitMessage = `Your account has made ${maxChangesPerDay.toLocaleString("en-US")} changes in the last 24 hours. Try again tomorrow.`;

/**
 * Megabytes of CVs that all accounts of an installation may store together, unless configured
 * otherwise.
 */
export const defaultTotalStorageMb = 50_000;

// `accountLimits` has exactly these keys.
export const limitNames = Object.keys(accountLimits) as LimitName[];

export const defaultLimits = Object.fromEntries(
  limitNames.map((name) => [name, accountLimits[name].max]),
) as AccountLimits;

const shownNames = ["jobs", "candidates", "storageMb", "sessions"] as const;

export const LimitUsage = z.object({
  name: z.enum(shownNames),
  used: z.number(),
  limit: z.number(),
  /** True from four fifths of the limit, when the user should be warned. */
  isNear: z.boolean(),
});
export type LimitUsage = z.infer<typeof LimitUsage>;

const warningShare = 0.8;

export const usageOf = (
  used: Record<LimitUsage["name"], number>,
  limits: AccountLimits,
): LimitUsage[] =>
  shownNames.map((name) => {
    const isNear = used[name] >= limits[name] * warningShare;
    return { name, used: used[name], limit: limits[name], isNear };
  });

/** The message when the whole installation is full. */
export const totalStorageMessage = (megabytes: number) =>
  `This server has reached its limit of ${megabytes.toLocaleString("en-US")} MB of stored CVs. Ask your administrator to raise TOTAL_STORAGE_MB.`;

/** The message when one account is full. */
export function limitMessage(name: LimitName, limits: AccountLimits): string {
  const { what, one = what, remedy, variable }: Limit = accountLimits[name];
  const limit = limits[name];
  const raise = variable === undefined ? "" : `, or ask your administrator to raise ${variable}`;
  return `Your account has reached its limit of ${limit.toLocaleString("en-US")} ${limit === 1 ? one : what}. ${remedy}${raise}.`;
}
