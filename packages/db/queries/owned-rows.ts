import type { Job } from "@resume-picker/domain/jobs/job";
import type { candidates } from "../schema/candidates.ts";

declare const owned: unique symbol;

/** A job that was fetched for its owner and is not marked as deleted. Queries about its candidates take nothing less. */
export type OwnedJob = Job & { readonly [owned]: true };

export type CandidateRow = typeof candidates.$inferSelect;

/** A candidate that was fetched for its owner and is not marked as deleted. */
export type OwnedCandidate = Omit<CandidateRow, "extractedText" | "deletedAt"> & {
  readonly [owned]: true;
};
