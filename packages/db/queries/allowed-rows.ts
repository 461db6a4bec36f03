import type { Job } from "@resume-picker/domain/jobs/job";
import type { candidates } from "../schema/candidates.ts";

/**
 * The id of the user who fetched the job. Queries read it to hide what that user may not see yet.
 * It is never part of a response.
 */
export const requestedBy: unique symbol = Symbol("asked by");
type RequestedBy = { readonly [requestedBy]: string };

declare const mayView: unique symbol;
declare const mayReview: unique symbol;
declare const mayEdit: unique symbol;
declare const mayOwn: unique symbol;

type Viewable = { readonly [mayView]: true };
type Reviewable = Viewable & { readonly [mayReview]: true };
type Editable = Reviewable & { readonly [mayEdit]: true };
type Owned = Editable & { readonly [mayOwn]: true };

/**
 * A job fetched for a user with at least this permission, and not marked as deleted. Only
 * `access.ts` and the code that creates jobs produce these. A stronger permission includes the
 * weaker ones.
 */
export type ViewableJob = Job & RequestedBy & Viewable;
export type ReviewableJob = Job & RequestedBy & Reviewable;
export type EditableJob = Job & RequestedBy & Editable;
export type OwnedJob = Job & RequestedBy & Owned;

export type JobFor = {
  view: ViewableJob;
  review: ReviewableJob;
  edit: EditableJob;
  own: OwnedJob;
};

export type CandidateRow = typeof candidates.$inferSelect;
type Candidate = Omit<CandidateRow, "extractedText" | "deletedAt">;

/** The same for a candidate, whose visibility follows from their jobs. */
export type ViewableCandidate = Candidate & Viewable;
export type ReviewableCandidate = Candidate & Reviewable;
export type EditableCandidate = Candidate & Editable;
export type OwnedCandidate = Candidate & Owned;

export type CandidateFor = {
  view: ViewableCandidate;
  review: ReviewableCandidate;
  edit: EditableCandidate;
  own: OwnedCandidate;
};
