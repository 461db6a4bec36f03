import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { keptCandidate, keptJob } from "./kept-sql.ts";

/** True if the column's value is the id of a candidate that is not marked as deleted. */
export const isKeptCandidate = (id: SQLWrapper): SQL => sql`${id} ${sql.raw(keptCandidate)}`;

/** True if the column's value is the id of a job that is not marked as deleted. */
export const isKeptJob = (id: SQLWrapper): SQL => sql`${id} ${sql.raw(keptJob)}`;
