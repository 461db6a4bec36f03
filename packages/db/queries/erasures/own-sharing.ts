import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { jobMembers } from "../../schema/jobs.ts";
import { reviewLinks } from "../../schema/review-links.ts";
import { inSteps } from "./own-rows.ts";

const {
  tokenHash: _token,
  passphraseHash: _passphrase,
  ...shownOfLink
} = getTableColumns(reviewLinks);

/** The jobs that others share with the user, and the review links that the user made. */
export const listOwnSharing = (db: Database, userId: string) => ({
  jobMemberships: inSteps((limit, offset) =>
    db
      .select()
      .from(jobMembers)
      .where(eq(jobMembers.userId, userId))
      .limit(limit)
      .offset(offset)
      .all(),
  ),
  reviewLinks: inSteps((limit, offset) =>
    db
      .select(shownOfLink)
      .from(reviewLinks)
      .where(eq(reviewLinks.createdBy, userId))
      .limit(limit)
      .offset(offset)
      .all(),
  ),
});
