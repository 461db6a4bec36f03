import type { Hold } from "@resume-picker/domain/talent-pool/retention";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { retentionHolds } from "../../schema/candidates.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import type { OwnedCandidate } from "../allowed-rows.ts";

const among = (ids: readonly number[]) =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** Returns the holds by candidate. */
export function listHolds(db: Database, ids: readonly number[]): Map<number, Hold> {
  const rows = db
    .select()
    .from(retentionHolds)
    .where(inArray(retentionHolds.candidateId, among(ids)))
    .all();
  return new Map(
    rows.map(({ candidateId, reason, heldByName: by, heldAt: at }) => [
      candidateId,
      { reason, by, at },
    ]),
  );
}

/** Whether any of the candidates is on hold and must not be deleted. */
export const isAnyHeld = (tx: Transaction, ids: readonly number[]): boolean =>
  tx
    .select({ id: retentionHolds.candidateId })
    .from(retentionHolds)
    .where(inArray(retentionHolds.candidateId, among(ids)))
    .limit(1)
    .get() !== undefined;

export function saveHold(
  db: Database,
  { id: candidateId }: OwnedCandidate,
  held: { reason: string; by: { id: string; name: string }; action: NewAction },
): void {
  const { reason, by, action } = held;
  const set = { reason, heldBy: by.id, heldByName: by.name, heldAt: action.now };
  db.transaction(
    (tx) => {
      tx.insert(retentionHolds)
        .values({ candidateId, ...set })
        .onConflictDoUpdate({ target: retentionHolds.candidateId, set })
        .run();
      insertAction(tx, action);
    },
    { behavior: "immediate" },
  );
}

export function deleteHold(db: Database, { id }: OwnedCandidate, action: NewAction): void {
  db.transaction(
    (tx) => {
      const { changes } = tx.delete(retentionHolds).where(eq(retentionHolds.candidateId, id)).run();
      if (changes > 0) insertAction(tx, action);
    },
    { behavior: "immediate" },
  );
}
