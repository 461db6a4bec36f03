import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { candidates } from "./candidates.ts";
import { timestamp } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** Links for people without an account to review selected candidates of a job. */
export const reviewLinks = sqliteTable(
  "review_links",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link; the token itself is not stored. */
    tokenHash: text("token_hash").notNull(),
    passphraseHash: text("passphrase_hash"),
    /** The recipient, as entered by the link's creator. */
    label: text("label").notNull(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    revokedAt: timestamp("revoked_at"),
    opens: integer("opens").notNull().default(0),
    lastOpenedAt: timestamp("last_opened_at"),
  },
  (table) => [
    uniqueIndex("review_links_token").on(table.tokenHash),
    index("review_links_job").on(table.jobId),
    index("review_links_maker").on(table.createdBy),
  ],
);

export const reviewLinkCandidates = sqliteTable(
  "review_link_candidates",
  {
    linkId: integer("link_id")
      .notNull()
      .references(() => reviewLinks.id, { onDelete: "cascade" }),
    candidateId: integer("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    /** The position on the page, from 0, as the link's creator saw it. */
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.candidateId] }),
    index("review_link_candidates_candidate").on(table.candidateId),
  ],
);
