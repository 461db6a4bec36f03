import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { keptCandidate, keptJob } from "./kept-sql.ts";

/** That a column names a candidate who is not marked as deleted. */
export const isKeptCandidate = (id: SQLWrapper): SQL => sql`${id} ${sql.raw(keptCandidate)}`;

/** That a column names a job that is not marked as deleted. */
export const isKeptJob = (id: SQLWrapper): SQL => sql`${id} ${sql.raw(keptJob)}`;
