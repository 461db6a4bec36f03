import { isAudited } from "@resume-picker/domain/admin/audited-actions";
import type { AuditedAction } from "@resume-picker/domain/admin/audited-actions";
import type { Database, Transaction } from "../../connect.ts";
import { userActions } from "../../schema/accounts.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { NewAuditEvent } from "../audit/append-audit.ts";

/** What visitors read is counted, too; it stands in no audit trail. */
type ReadingAction = "blog.view" | "blog.share" | "blog.category-filter";
export type UserAction = AuditedAction | ReadingAction;

type ResourceType =
  | "mail"
  | "job"
  | "candidate"
  | "user"
  | "invitation"
  | "token"
  | "support-request"
  | "blog-post"
  | "blog-category"
  | "media";

/** Ids and counts only: no name, address or text of a CV ever enters here. */
export type NewAction = {
  userId: string | null;
  action: UserAction;
  resource?: { type: ResourceType; id: string | number };
  metadata?: Record<string, string | number | boolean>;
  /** Where it came from, for the audit trail. */
  address?: string | null;
  now: Date;
};

export async function recordAction(db: Database, entry: NewAction): Promise<void> {
  db.transaction((tx) => insertAction(tx, entry), { behavior: "immediate" });
}

/** The same as part of a transaction. What is audited goes into the audit trail with it. */
export function insertAction(tx: Transaction, entry: NewAction): void {
  const { userId, action, resource, metadata, now } = entry;
  tx.insert(userActions)
    .values({
      userId,
      action,
      resourceType: resource?.type ?? null,
      resourceId: resource === undefined ? null : String(resource.id),
      metadata: metadata ?? null,
      createdAt: now,
    })
    .run();
  if (isAudited(action)) appendAudit(tx, auditEventOf({ ...entry, action }));
}

type Audited = Omit<NewAction, "action" | "resource"> & {
  action: AuditedAction;
  resource?: { type: string; id: string | number };
};

/** A user as what was acted on is a person, whose name goes with the account. */
export function auditEventOf({ userId, resource, ...entry }: Audited): NewAuditEvent {
  if (resource?.type !== "user") return { ...entry, actorId: userId, resource };
  const subjectId = String(resource.id);
  return { ...entry, actorId: userId, subjectId: subjectId === userId ? null : subjectId };
}
