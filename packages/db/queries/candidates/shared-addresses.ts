import { sameEmailWarning } from "@resume-picker/domain/candidates/versions/same-email";
import type { CandidateWarning } from "@resume-picker/domain/candidates/candidate";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import type { ViewableJob } from "../allowed-rows.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidates } from "../../schema/candidates.ts";

const address = sql<string>`lower(${candidates.email})`;

const statements = prepareOnce((db: Database) => {
  const ofOwner = and(
    eq(candidates.createdBy, sql.placeholder("ownerId")),
    // Written this way to match the index.
    isNull(candidates.deletedAt),
    isNotNull(candidates.email),
  );
  const chosen = sql`(select value from json_each(${sql.placeholder("ids")}))`;
  return {
    shared: db
      .select({ address })
      .from(candidates)
      .where(ofOwner)
      .groupBy(address)
      .having(sql`count(*) > 1`)
      .prepare(),
    ofChosen: db
      .selectDistinct({ address })
      .from(candidates)
      .where(and(inArray(candidates.id, chosen), isNotNull(candidates.email)))
      .prepare(),
    sharers: db
      .select({
        id: candidates.id,
        who: sql<string>`coalesce(${candidates.name}, ${candidates.fileName})`,
      })
      .from(candidates)
      .where(and(ofOwner, sql`${address} = ${sql.placeholder("address")}`))
      .orderBy(candidates.id)
      .prepare(),
  };
});

/**
 * Returns warnings by candidate for the owner's candidates who share an e-mail address with others.
 * @param ids a JSON list of the owner's candidates to check; all of them if omitted.
 */
export function listSameEmailWarnings(
  db: Database,
  ownerId: string,
  ids?: string,
): Map<number, CandidateWarning> {
  const { shared, ofChosen, sharers } = statements(db);
  const rows = ids === undefined ? shared.all({ ownerId }) : ofChosen.all({ ownerId, ids });
  const warnings = new Map<number, CandidateWarning>();
  for (const row of rows) {
    const people = sharers.all({ ownerId, address: row.address });
    if (people.length < 2) continue;
    for (const { id } of people) {
      const others = people.filter((other) => other.id !== id);
      warnings.set(id, sameEmailWarning(others.map(({ who }) => who)));
    }
  }
  return warnings;
}

/** The same for a list of the job, for its owner only: members must not see the owner's pool. */
export const sameEmailOnJob = (
  db: Database,
  job: ViewableJob,
  ids?: string,
): Map<number, CandidateWarning> =>
  job.role === "owner"
    ? listSameEmailWarnings(db, job.createdBy, ids)
    : new Map<number, CandidateWarning>();
