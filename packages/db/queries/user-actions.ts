import type { Database, Transaction } from "../connect.ts";
import { userActions } from "../schema/accounts.ts";

export type UserAction =
  | "sign-up"
  | "sign-in"
  | "sign-out"
  | "session.end"
  | "second-factor.on"
  | "second-factor.off"
  | "session.end-all"
  | "account.export"
  | "password.change"
  | "password.reset"
  | "job.create"
  | "job.update"
  | "job.delete"
  | "job.sample"
  | "candidate.upload"
  | "candidate.delete"
  | "candidate.download"
  | "candidate.correct"
  | "candidate.reread"
  | "job.manual-rank"
  | "job.ai-rank"
  | "job.rescore"
  | "shortlist.export"
  | "support.request"
  | "support.status"
  | "mail.retry"
  | "audit.export"
  | "user.rename"
  | "user.role"
  | "user.status"
  | "blog.create"
  | "blog.update"
  | "blog.publish"
  | "blog.delete"
  | "blog.view"
  | "blog.share"
  | "blog.category-filter"
  | "category.create"
  | "category.delete"
  | "media.upload"
  | "media.delete";

type ResourceType =
  | "mail"
  | "job"
  | "candidate"
  | "user"
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
  now: Date;
};

export async function recordAction(db: Database, entry: NewAction): Promise<void> {
  insertAction(db, entry);
}

/** The same as part of a transaction. */
export function insertAction(tx: Transaction | Database, entry: NewAction): void {
  tx.insert(userActions)
    .values({
      userId: entry.userId,
      action: entry.action,
      resourceType: entry.resource?.type ?? null,
      resourceId: entry.resource === undefined ? null : String(entry.resource.id),
      metadata: entry.metadata ?? null,
      createdAt: entry.now,
    })
    .run();
}
