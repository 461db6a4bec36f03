import { blindEventKinds } from "@resume-picker/domain/blind/blind-review";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { candidates } from "./candidates.ts";
import { flag, timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/**
 * The ledger of blind review: who switched it on or off, and who revealed whom and why. Rows are only
 * ever added (triggers refuse the rest) and go with candidate or job; of a deleted account the name is
 * taken out.
 */
export const blindEvents = sqliteTable(
  "blind_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Null for events of the whole job. */
    candidateId: integer("candidate_id").references(() => candidates.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: blindEventKinds }).notNull(),
    /** Whether schools were hidden, too. */
    hidesSchools: flag("hides_schools").notNull(),
    reason: text("reason"),
    /** No reference: a handed-over job keeps the events of an account that is gone. */
    doneBy: text("done_by"),
    /** As they were called then. */
    doneByName: text("done_by_name"),
    doneAt: timestamp("done_at").notNull(),
  },
  (table) => [
    index("blind_events_job").on(table.jobId, table.id),
    index("blind_events_candidate").on(table.candidateId, table.jobId),
    index("blind_events_by").on(table.doneBy),
  ],
);
