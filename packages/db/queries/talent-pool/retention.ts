import type { KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { retentionRules } from "../../schema/candidates.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { timeQuery } from "../../time-query.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import type { ViewableCandidate } from "../allowed-rows.ts";

export function findKeepMonths(db: Database, userId: string): KeepMonths {
  const isOwn = eq(retentionRules.userId, userId);
  return db.select().from(retentionRules).where(isOwn).get()?.keepMonths ?? null;
}

export function saveKeepMonths(
  db: Database,
  keepMonths: KeepMonths,
  action: NewAction & { userId: string },
): void {
  db.transaction(
    (tx) => {
      const { userId } = action;
      tx.delete(retentionRules).where(eq(retentionRules.userId, userId)).run();
      if (keepMonths !== null) tx.insert(retentionRules).values({ userId, keepMonths }).run();
      insertAction(tx, action);
    },
    { behavior: "immediate" },
  );
}

/** That no file of the candidate `c` came in on this day (`YYYY-MM-DD`) or later. */
export const isReceivedBefore = (day: string): SQL =>
  sql`not exists (select 1 from candidate_versions v
    where v.candidate_id = c.id and v.received_at >= ${startOf(day)})`;

export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export function countReceivedBefore(db: Database, ownerId: string, day: string): number {
  const row = timeQuery("count who is past their time", () =>
    db.get<{ n: number }>(sql`select count(*) as n from candidates c
      where c.created_by = ${ownerId} and c.deleted_at is null and ${isReceivedBefore(day)}`),
  );
  return row.n;
}

/** The first of them by their ids, as many as `limit`. */
export function listReceivedBefore(
  db: Database,
  ownerId: string,
  { day, limit }: { day: string; limit: number },
): number[] {
  const rows = db.all<{ id: number }>(sql`select c.id as id from candidates c
    where c.created_by = ${ownerId} and c.deleted_at is null and ${isReceivedBefore(day)}
    order by c.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** When the newest of a candidate's files came in. */
export function findLastReceived(db: Database, { id, createdAt }: ViewableCandidate): Date {
  const row = db
    .select({ last: sql<number | null>`max(${candidateVersions.receivedAt})` })
    .from(candidateVersions)
    .where(eq(candidateVersions.candidateId, id))
    .get();
  return typeof row?.last === "number" ? new Date(row.last) : createdAt;
}
