import { isAudited } from "@resume-picker/domain/admin/audited-actions";
import type { AuditedAction } from "@resume-picker/domain/admin/audited-actions";
import type { Database, Transaction } from "../../connect.ts";
import { userActions } from "../../schema/accounts.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { NewAuditEvent } from "../audit/append-audit.ts";

/** Visitors' page views and clicks. They are counted but not audited. */
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

/** Contains ids and counts only, never a name, an address or text of a CV. */
export type NewAction = {
  userId: string | null;
  action: UserAction;
  resource?: { type: ResourceType; id: string | number };
  metadata?: Record<string, string | number | boolean>;
  /** The client's IP address, for the audit trail. */
  address?: string | null;
  now: Date;
};

export async function recordAction(db: Database, entry: NewAction): Promise<void> {
  db.transaction((tx) => insertAction(tx, entry), { behavior: "immediate" });
}

/** The same as `recordAction`, within a transaction. Also adds audited actions to the trail. */
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

/** A user acted on becomes the event's subject, so the name is erased with the account. */
export function auditEventOf({ userId, resource, ...entry }: Audited): NewAuditEvent {
  if (resource?.type !== "user") return { ...entry, actorId: userId, resource };
  const subjectId = String(resource.id);
  return { ...entry, actorId: userId, subjectId: subjectId === userId ? null : subjectId };
}
