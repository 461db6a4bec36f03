import { and, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { noteMentions } from "../../schema/decisions.ts";
import { jobMembers, jobs } from "../../schema/jobs.ts";
import { candidateMessages, messageTemplates } from "../../schema/messages.ts";
import { reviewLinks } from "../../schema/review-links.ts";
import { isUndeletedCandidate, isUndeletedJob } from "../undeleted-rows.ts";
import { inBatches } from "./own-rows.ts";

const {
  tokenHash: _token,
  passphraseHash: _passphrase,
  ...shownOfLink
} = getTableColumns(reviewLinks);

/** The jobs shared with the user, the notes that mention the user, and the user's review links. */
export const listOwnSharing = (db: Database, userId: string) => ({
  jobMemberships: inBatches((limit, offset) =>
    db
      .select()
      .from(jobMembers)
      .where(eq(jobMembers.userId, userId))
      .limit(limit)
      .offset(offset)
      .all(),
  ),
  mentions: inBatches((limit, offset) =>
    db
      .select()
      .from(noteMentions)
      .where(eq(noteMentions.userId, userId))
      .limit(limit)
      .offset(offset)
      .all(),
  ),
  reviewLinks: inBatches((limit, offset) =>
    db
      .select(shownOfLink)
      .from(reviewLinks)
      .where(eq(reviewLinks.createdBy, userId))
      .limit(limit)
      .offset(offset)
      .all(),
  ),
});

/** The user's templates, and the messages sent to candidates of the user's jobs. */
export const listOwnMessages = (db: Database, userId: string) => ({
  messageTemplates: inBatches((limit, offset) =>
    db
      .select()
      .from(messageTemplates)
      .where(eq(messageTemplates.userId, userId))
      .limit(limit)
      .offset(offset)
      .all(),
  ),
  candidateMessages: inBatches((limit, offset) =>
    db
      .select(getTableColumns(candidateMessages))
      .from(candidateMessages)
      .innerJoin(jobs, eq(jobs.id, candidateMessages.jobId))
      .where(
        and(
          eq(jobs.createdBy, userId),
          isUndeletedJob(jobs.id),
          isUndeletedCandidate(candidateMessages.candidateId),
        ),
      )
      .limit(limit)
      .offset(offset)
      .all(),
  ),
});
