import { useEffect, useState } from "react";
import type { Post } from "../../post-types.ts";
import { findKeptDraft, forgetDraft, keepDraft } from "./kept-draft.ts";
import { differs, draftOf, emptyDraft, validateDraft } from "./post-draft.ts";
import type { DraftErrors, PostDraft } from "./post-draft.ts";

type Options = { post: Post | null; userId: string };

/** The state of the form: what is typed, kept on this device until it is saved. */
export function usePostEditor({ post, userId }: Options) {
  const postId = post?.id ?? "new";
  const [saved, setSaved] = useState(() => (post ? draftOf(post) : emptyDraft));
  const [kept] = useState(() => findKeptDraft(userId, postId));
  const isKeptNews = kept !== null && differs(kept.draft, saved);
  const [restoredAt, setRestoredAt] = useState(isKeptNews ? new Date(kept.keptAt) : null);
  const [draft, setDraft] = useState(isKeptNews ? kept.draft : saved);
  /** The version that this text was begun from. */
  const [base, setBase] = useState(() => {
    const keptBase = isKeptNews ? kept.baseUpdatedAt : null;
    return keptBase === null ? (post?.updatedAt ?? null) : new Date(keptBase);
  });
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const [serverErrors, setServerErrors] = useState<DraftErrors>({});
  const isDirty = differs(draft, saved);

  useEffect(() => {
    if (isDirty) {
      const baseUpdatedAt = base?.toISOString() ?? null;
      keepDraft(userId, postId, { draft, baseUpdatedAt, keptAt: new Date().toISOString() });
    } else forgetDraft(userId, postId);
  }, [base, draft, isDirty, postId, userId]);

  const startFrom = (next: PostDraft, updatedAt: Date | null) => {
    setSaved(next);
    setDraft(next);
    setBase(updatedAt);
    setRestoredAt(null);
    setSentAt(null);
    setServerErrors({});
  };

  return {
    draft,
    base,
    restoredAt,
    errors: { ...serverErrors, ...(sentAt ? validateDraft(draft, sentAt) : {}) },
    setServerErrors,
    change: (make: (present: PostDraft) => PostDraft) => {
      setDraft(make);
      setServerErrors({});
    },
    /** The first field that breaks a rule; from now on all of them complain. */
    check: (): keyof PostDraft | undefined => {
      const now = new Date();
      setSentAt(now);
      const [first] = Object.keys(validateDraft(draft, now));
      // The keys of the errors are names of fields.
      return first as keyof PostDraft | undefined;
    },
    /** Another version becomes the one that this text is begun from; the text stays. */
    rebase: setBase,
    startFrom,
    /** Back to what is saved. */
    discard: () => startFrom(post ? draftOf(post) : emptyDraft, post?.updatedAt ?? null),
    forget: () => forgetDraft(userId, postId),
  };
}
