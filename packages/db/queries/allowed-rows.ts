import type { Job } from "@resume-picker/domain/jobs/job";
import type { candidates } from "../schema/candidates.ts";

/** Who asks for a job: queries of what some may not see yet read it. It enters no answer. */
export const askedBy: unique symbol = Symbol("asked by");
type Asked = { readonly [askedBy]: string };

declare const mayView: unique symbol;
declare const mayReview: unique symbol;
declare const mayEdit: unique symbol;
declare const mayOwn: unique symbol;

type Viewable = { readonly [mayView]: true };
type Reviewable = Viewable & { readonly [mayReview]: true };
type Editable = Reviewable & { readonly [mayEdit]: true };
type Owned = Editable & { readonly [mayOwn]: true };

/**
 * A job that was fetched for somebody who may do so much with it, and that is not marked as deleted.
 * Only `access.ts` and what makes a job give them; what may be more, may be less, too.
 */
export type ViewableJob = Job & Asked & Viewable;
export type ReviewableJob = Job & Asked & Reviewable;
export type EditableJob = Job & Asked & Editable;
export type OwnedJob = Job & Asked & Owned;

export type JobFor = {
  view: ViewableJob;
  review: ReviewableJob;
  edit: EditableJob;
  own: OwnedJob;
};

export type CandidateRow = typeof candidates.$inferSelect;
type Candidate = Omit<CandidateRow, "extractedText" | "deletedAt">;

/** The same of a candidate, who is seen through the jobs they are on. */
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
