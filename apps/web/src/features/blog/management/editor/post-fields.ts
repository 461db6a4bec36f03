import type { DraftErrors, PostDraft } from "./post-draft.ts";

/** The props of every part of the form. */
export type PostFields = {
  draft: PostDraft;
  errors: DraftErrors;
  change: (make: (present: PostDraft) => PostDraft) => void;
};
