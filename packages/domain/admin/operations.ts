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

/** A mail as the admin sees it. The text is left out because it contains links to accounts. */
export const QueuedMail = z.object({
  id: z.number().int(),
  recipient: z.string(),
  subject: z.string(),
  /** `unconfirmed`: a message to a candidate that may or may not have been sent. */
  status: z.enum(["queued", "sending", "sent", "kept", "failed", "unconfirmed"]),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.date(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  /** Messages to candidates can be retried only by their sender. */
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
  /** The user who acted. Null for the server, its operator, visitors and deleted accounts. */
  userId: z.string().nullable(),
  username: z.string().nullable(),
  /** The acting user has deleted their account. */
  isUserErased: z.boolean(),
  /** The user who was affected. */
  subjectId: z.string().nullable(),
  subject: z.string().nullable(),
  isSubjectErased: z.boolean(),
  /** The network of the request: /24 or /48. */
  address: z.string().nullable(),
  /** SHA-256 of the event and the previous hash. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditFilter = z.object({
  /** Matches the user who acted or was affected. */
  userId: z.string().max(100).optional(),
  action: z.string().max(50).optional(),
  /** Searches the action's name, user names and the target, ignoring case and accents. */
  text: z.string().trim().max(200).optional(),
  /** The first and last day, in UTC. */
  from: z.iso.date().max(10).optional(),
  to: z.iso.date().max(10).optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

const verdictParts = ["database", "disk", "backup", "files", "mail", "reading", "version"] as const;

/** The state of one part of the installation and what to do about it. */
export const PartStatus = z.object({
  part: z.enum(verdictParts),
  state: z.enum(["ok", "warning", "error"]),
  message: z.string(),
});
export type PartStatus = z.infer<typeof PartStatus>;

/** The result of the last update check. It is "off" unless the operator set UPDATE_CHECK_URL. */
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
  /** The abbreviated commit of the source, or null if unknown. */
  commit: z.string().nullable(),
  update: UpdateState,
  /** The server's current time. */
  now: z.date(),
  /** The base URL of links in mails. */
  appUrl: z.string(),
  node: z.string(),
  startedAt: z.date(),
  aiEngine: z.string(),
  /** In bytes. */
  storage: z.object({
    database: z.number(),
    uploads: z.number(),
    media: z.number(),
    backups: z.number(),
    free: z.number(),
    total: z.number(),
  }),
  /** Newest first. */
  backups: z.array(z.object({ name: z.string(), bytes: z.number(), createdAt: z.date() })),
  /** Whether the operator allows administrators to download backups (BACKUP_DOWNLOAD). */
  canDownloadBackups: z.boolean(),
  /**
   * Files that were missing or damaged when the last backup was made. Null before the first backup.
   */
  missingFiles: z.number().int().nullable(),
  isDatabaseDamaged: z.boolean(),
  /** CVs that are being parsed or are waiting. */
  reading: z.object({ running: z.number().int(), waiting: z.number().int() }),
  mails: z.object({
    queued: z.number().int(),
    sent: z.number().int(),
    kept: z.number().int(),
    failed: z.number().int(),
  }),
  /** The mail server. Null if mails are only kept in the outbox. */
  mailHost: z.string().nullable(),
  /** Background jobs that are running, or failed after a restart. */
  backgroundJobs: z.object({ running: z.number().int(), failed: z.number().int() }),
  logEntries: z.number().int(),
});
export type SystemFacts = z.infer<typeof SystemFacts>;

export const SystemStatus = SystemFacts.extend({ verdicts: z.array(PartStatus) });
export type SystemStatus = z.infer<typeof SystemStatus>;
