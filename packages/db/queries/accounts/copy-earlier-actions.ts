import { isAudited } from "@resume-picker/domain/admin/audited-actions";
import { asc } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { userActions } from "../../schema/accounts.ts";
import { auditEvents } from "../../schema/audit.ts";
import { appendAudit } from "../audit/append-audit.ts";
import { auditEventOf } from "./user-actions.ts";

/** Starts the audit trail with actions of versions that had none. Returns the number copied. */
export function copyEarlierActions(db: Database): number {
  return db.transaction(
    (tx) => {
      if (tx.select({ id: auditEvents.id }).from(auditEvents).limit(1).get()) return 0;
      let copied = 0;
      for (const row of tx.select().from(userActions).orderBy(asc(userActions.id)).all()) {
        const { userId, action, resourceType, resourceId, metadata, createdAt } = row;
        if (!isAudited(action)) continue;
        const resource =
          resourceType === null ? null : { type: resourceType, id: resourceId ?? "" };
        appendAudit(
          tx,
          auditEventOf({
            userId,
            action,
            ...(resource ? { resource } : {}),
            ...(metadata ? { metadata } : {}),
            now: createdAt,
          }),
        );
        copied += 1;
      }
      return copied;
    },
    { behavior: "immediate" },
  );
}
