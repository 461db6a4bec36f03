import { z } from "zod";

type Limit = {
  max: number;
  what: string;
  /** What makes room again, as a command. */
  remedy: string;
  /** The setting by which the installation chooses another one. */
  variable?: string;
};

const fewerCandidates = "Delete candidates you no longer need";

/**
 * What one account may have at a time. Every table with an owner is here or in `keptNewest`, so that
 * no account can fill the database or make a request read without end.
 */
export const accountLimits = {
  jobs: {
    ...{ max: 500, what: "jobs", variable: "LIMIT_JOBS" },
    remedy: "Delete a job you no longer need",
  },
  candidates: {
    ...{ max: 100_000, what: "candidates", variable: "LIMIT_CANDIDATES" },
    remedy: fewerCandidates,
  },
  /** Of all stored CVs, older versions among them. */
  storageMb: {
    ...{ max: 2000, what: "MB of stored CVs", variable: "LIMIT_STORAGE_MB" },
    remedy: fewerCandidates,
  },
  /** Beyond it the oldest session ends. */
  sessions: {
    ...{ max: 100, what: "signed-in devices", variable: "LIMIT_SESSIONS" },
    remedy: "Sign out on a device you no longer use",
  },
  /** A quarter of them may belong to one session. */
  logSockets: {
    ...{ max: 20, what: "open live logs", variable: "LIMIT_LOG_SOCKETS" },
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

/** Histories of which the newest rows stay and the oldest go, so that nobody is ever refused. */
export const keptNewest = {
  /** Files listed in all upload reports of an account; whole reports go. */
  reportedFiles: 20_000,
  /** Upload reports of an account. */
  reports: 2000,
  aiRankingsOfJob: 20,
  /** Answers about one candidate that a model gave for AI rankings: three or four a posting. */
  rankAnswersOfCandidate: 200,
  /** Notes that name an account's user. */
  mentions: 500,
  /** Past sign-ins of an account. */
  signIns: 1000,
} as const;

/** Changes an account can make in 24 hours: each adds to the audit trail, which is never shortened. */
export const maxChangesPerDay = 50_000;
export const changesMessage = `Your account has made ${maxChangesPerDay.toLocaleString("en-US")} changes in the last 24 hours. Try again tomorrow.`;

/** Megabytes of CVs that all accounts of an installation may store together, unless it sets another limit. */
export const defaultTotalStorageMb = 50_000;

// The table has a row for each name.
export const limitNames = Object.keys(accountLimits) as LimitName[];

export const defaultLimits = Object.fromEntries(
  limitNames.map((name) => [name, accountLimits[name].max]),
) as AccountLimits;

const shownNames = ["jobs", "candidates", "storageMb", "sessions"] as const;

export const LimitUsage = z.object({
  name: z.enum(shownNames),
  used: z.number(),
  limit: z.number(),
  /** Four fifths of it or more: time to say so. */
  isNear: z.boolean(),
});
export type LimitUsage = z.infer<typeof LimitUsage>;

const nearFrom = 0.8;

export const usageOf = (
  used: Record<LimitUsage["name"], number>,
  limits: AccountLimits,
): LimitUsage[] =>
  shownNames.map((name) => {
    const isNear = used[name] >= limits[name] * nearFrom;
    return { name, used: used[name], limit: limits[name], isNear };
  });

/** For a person on an installation that is full. */
export const totalStorageMessage = (megabytes: number) =>
  `This server has reached its limit of ${megabytes.toLocaleString("en-US")} MB of stored CVs. Ask your administrator to raise TOTAL_STORAGE_MB.`;

/** For a person whose account is full. */
export function limitMessage(name: LimitName, limits: AccountLimits): string {
  const { what, remedy, variable }: Limit = accountLimits[name];
  const raise = variable === undefined ? "" : `, or ask your administrator to raise ${variable}`;
  return `Your account has reached its limit of ${limits[name].toLocaleString("en-US")} ${what}. ${remedy}${raise}.`;
}
