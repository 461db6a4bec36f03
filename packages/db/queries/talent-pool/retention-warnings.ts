import { sql } from "drizzle-orm";
import type { Mail } from "@resume-picker/domain/accounts/mails";
import type { Database } from "../../connect.ts";
import { retentionWarnings } from "../../schema/candidates.ts";
import { insertMail } from "../mails/mails.ts";

export type Warned = {
  id: string;
  email: string;
  firstName: string | null;
  /** Null if no warning was mailed yet. */
  warnedUntil: string | null;
};

/** Lists the owners of a retention rule who have an e-mail address. */
export const listRuleOwners = (db: Database): Warned[] =>
  db.all<Warned>(sql`select u.id as id, u.email as email, u.first_name as firstName,
      w.warned_until as warnedUntil
    from users u left join retention_warnings w on w.user_id = u.id
    where u.is_active = 1 and u.email_verified = 1 and u.email is not null and u.id in (
      select user_id from retention_rules
      union select j.created_by from job_retention r join jobs j on j.id = r.job_id)`);

/** Queues the mail and saves the day up to which it warns, in one transaction. */
export function saveWarning(
  db: Database,
  userId: string,
  { warnedUntil, mail, now }: { warnedUntil: string; mail: Mail; now: Date },
): void {
  db.transaction(
    (tx) => {
      tx.insert(retentionWarnings)
        .values({ userId, warnedUntil })
        .onConflictDoUpdate({ target: retentionWarnings.userId, set: { warnedUntil } })
        .run();
      insertMail(tx, { mail, userId }, now);
    },
    { behavior: "immediate" },
  );
}
