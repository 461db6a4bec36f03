import type { DraftErrors, PostDraft } from "./post-draft.ts";

/** What every part of the form works with. */
export type PostFields = {
  draft: PostDraft;
  errors: DraftErrors;
  change: (make: (present: PostDraft) => PostDraft) => void;
};
