import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { undeletedCandidate, undeletedJob } from "./undeleted-sql.ts";

/** True if the column's value is the id of a candidate that is not marked as deleted. */
export const isUndeletedCandidate = (id: SQLWrapper): SQL =>
  sql`${id} ${sql.raw(undeletedCandidate)}`;

/** True if the column's value is the id of a job that is not marked as deleted. */
export const isUndeletedJob = (id: SQLWrapper): SQL => sql`${id} ${sql.raw(undeletedJob)}`;
