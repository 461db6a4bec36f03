import type { MadeCorrection } from "@resume-picker/domain/candidates/correction";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidateCorrections } from "../../schema/candidates.ts";
import type { ViewableCandidate } from "../allowed-rows.ts";

/** A correction with the CV's original value, its author and its time. */
export type StoredCorrection = Omit<typeof candidateCorrections.$inferInsert, "id" | "candidateId">;

/** In the order in which they were made. */
export async function listCorrections(
  db: Database,
  candidate: ViewableCandidate,
): Promise<StoredCorrection[]> {
  return db
    .select({
      field: candidateCorrections.field,
      subject: candidateCorrections.subject,
      value: candidateCorrections.value,
      asRead: candidateCorrections.asRead,
      correctedBy: candidateCorrections.correctedBy,
      correctedAt: candidateCorrections.correctedAt,
      readBy: candidateCorrections.readBy,
    })
    .from(candidateCorrections)
    .where(eq(candidateCorrections.candidateId, candidate.id))
    .orderBy(asc(candidateCorrections.correctedAt), asc(candidateCorrections.id))
    .all();
}

const chosen = prepareOnce((db: Database) =>
  db
    .select()
    .from(candidateCorrections)
    .where(
      inArray(
        candidateCorrections.candidateId,
        sql`(select value from json_each(${sql.placeholder("ids")}))`,
      ),
    )
    .orderBy(asc(candidateCorrections.correctedAt), asc(candidateCorrections.id))
    .prepare(),
);

/**
 * Returns the corrections by candidate.
 * @param ids a JSON list of candidates of an owned job.
 */
export function listCorrectionsOf(db: Database, ids: string): Map<number, StoredCorrection[]> {
  const byCandidate = new Map<number, StoredCorrection[]>();
  for (const correction of chosen(db).all({ ids })) {
    const list = byCandidate.get(correction.candidateId);
    if (list) list.push(correction);
    else byCandidate.set(correction.candidateId, [correction]);
  }
  return byCandidate;
}

/** Replaces all of the candidate's corrections with these. */
export function replaceCorrections(
  tx: Transaction,
  candidateId: number,
  corrections: readonly StoredCorrection[],
): void {
  tx.delete(candidateCorrections).where(eq(candidateCorrections.candidateId, candidateId)).run();
  if (corrections.length === 0) return;
  tx.insert(candidateCorrections)
    .values(corrections.map((correction) => ({ ...correction, candidateId })))
    .run();
}

/** Converts a stored correction to the form that the domain uses. */
export function toCorrection({ field, subject, value, readBy }: StoredCorrection): MadeCorrection {
  const made = { field, subject, value: value ?? null, readBy: readBy ?? null };
  // The API validated the value against its field's schema before storing it.
  return made as MadeCorrection;
}
