import { z } from "zod";
import { supportCategories } from "../support/support-rules.ts";

export const supportStatuses = ["open", "answered"] as const;
export type SupportStatus = (typeof supportStatuses)[number];

export const ReceivedRequest = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  subject: z.string(),
  category: z.enum(supportCategories.map(({ value }) => value)),
  message: z.string(),
  status: z.enum(supportStatuses),
  createdAt: z.date(),
});
export type ReceivedRequest = z.infer<typeof ReceivedRequest>;

/** A mail as the admin sees it: never its text, in which links to accounts stand. */
export const QueuedMail = z.object({
  id: z.number().int(),
  recipient: z.string(),
  subject: z.string(),
  /** `unconfirmed`: a message to a candidate of which nobody knows whether it was sent. */
  status: z.enum(["queued", "sending", "sent", "kept", "failed", "unconfirmed"]),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.date(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  /** Messages to candidates are sent again by their sender alone. */
  canRetry: z.boolean(),
});
export type QueuedMail = z.infer<typeof QueuedMail>;

export const AuditEntry = z.object({
  id: z.number().int(),
  createdAt: z.date(),
  action: z.string(),
  resourceType: z.string().nullable(),
  resourceId: z.string().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  /** Who did it; null for the server, its operator, visitors and deleted accounts. */
  userId: z.string().nullable(),
  username: z.string().nullable(),
  /** The person who did it has deleted their account. */
  isUserErased: z.boolean(),
  /** To whom it was done. */
  subjectId: z.string().nullable(),
  subject: z.string().nullable(),
  isSubjectErased: z.boolean(),
  /** The network that it came from: /24 or /48. */
  address: z.string().nullable(),
  /** SHA-256 of the event and of the hash before it. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditFilter = z.object({
  /** Of what somebody did and what was done to them. */
  userId: z.string().max(100).optional(),
  action: z.string().max(50).optional(),
  /** In the words for the action, the names, or what it was done to; without case and accents. */
  text: z.string().trim().max(200).optional(),
  /** The first and the last day, by UTC. */
  from: z.iso.date().max(10).optional(),
  to: z.iso.date().max(10).optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

const verdictParts = ["database", "disk", "backup", "files", "mail", "reading", "version"] as const;

/** How a part of the installation is, and what to do about it. */
export const Verdict = z.object({
  part: z.enum(verdictParts),
  state: z.enum(["ok", "warning", "error"]),
  message: z.string(),
});
export type Verdict = z.infer<typeof Verdict>;

/** What is known of newer versions; "off" unless the operator named where to ask (UPDATE_CHECK_URL). */
export const UpdateState = z.discriminatedUnion("status", [
  z.object({ status: z.literal("off") }),
  z.object({ status: z.literal("waiting") }),
  z.object({ status: z.enum(["latest", "failed"]), checkedAt: z.date() }),
  z.object({
    status: z.literal("available"),
    version: z.string(),
    url: z.string().nullable(),
    checkedAt: z.date(),
  }),
]);
export type UpdateState = z.infer<typeof UpdateState>;

export const SystemFacts = z.object({
  version: z.string(),
  /** Of the source, shortened; null where nothing says it. */
  commit: z.string().nullable(),
  update: UpdateState,
  /** The clock of the server. */
  now: z.date(),
  /** Base of the links in mails. */
  appUrl: z.string(),
  node: z.string(),
  startedAt: z.date(),
  aiEngine: z.string(),
  /** Bytes. */
  storage: z.object({
    database: z.number(),
    uploads: z.number(),
    media: z.number(),
    backups: z.number(),
    free: z.number(),
    total: z.number(),
  }),
  /** The latest first. */
  backups: z.array(z.object({ name: z.string(), bytes: z.number(), createdAt: z.date() })),
  /** Whether the operator lets administrators download them (BACKUP_DOWNLOAD). */
  canDownloadBackups: z.boolean(),
  /** Files that were missing or damaged when the last backup was made; null before the first. */
  missingFiles: z.number().int().nullable(),
  isDatabaseDamaged: z.boolean(),
  /** CVs that are read now, and that wait for it. */
  reading: z.object({ running: z.number().int(), waiting: z.number().int() }),
  mails: z.object({
    queued: z.number().int(),
    sent: z.number().int(),
    kept: z.number().int(),
    failed: z.number().int(),
  }),
  /** The mail server; null where mails are only kept in the outbox. */
  mailHost: z.string().nullable(),
  /** Long work that is done now, and that was given up after a restart. */
  backgroundJobs: z.object({ running: z.number().int(), failed: z.number().int() }),
  logEntries: z.number().int(),
});
export type SystemFacts = z.infer<typeof SystemFacts>;

export const SystemStatus = SystemFacts.extend({ verdicts: z.array(Verdict) });
export type SystemStatus = z.infer<typeof SystemStatus>;
