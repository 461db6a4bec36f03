import { eq } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { blindEvents, candidateNotes, decisions } from "../../schema/decisions.ts";
import { acceptedPhrases, evidenceReviews } from "../../schema/evidence.ts";
import { retentionHolds } from "../../schema/candidates.ts";
import { candidateMessages } from "../../schema/messages.ts";

/** Removes a deleted account's name from its decisions, reviews and notes on others' candidates. */
export function eraseReviewerName(tx: Transaction, userId: string): void {
  tx.update(decisions)
    .set({ decidedBy: null, decidedByName: null })
    .where(eq(decisions.decidedBy, userId))
    .run();
  tx.update(candidateNotes)
    .set({ authorId: null, authorName: null })
    .where(eq(candidateNotes.authorId, userId))
    .run();
  tx.update(candidateMessages)
    .set({ sentBy: null, sentByName: null })
    .where(eq(candidateMessages.sentBy, userId))
    .run();
  tx.update(retentionHolds)
    .set({ heldBy: null, heldByName: null })
    .where(eq(retentionHolds.heldBy, userId))
    .run();
  tx.update(evidenceReviews)
    .set({ reviewedBy: null, reviewedByName: null })
    .where(eq(evidenceReviews.reviewedBy, userId))
    .run();
  tx.update(blindEvents)
    .set({ doneBy: null, doneByName: null })
    .where(eq(blindEvents.doneBy, userId))
    .run();
  tx.update(acceptedPhrases)
    .set({ acceptedBy: null, acceptedByName: null })
    .where(eq(acceptedPhrases.acceptedBy, userId))
    .run();
}
