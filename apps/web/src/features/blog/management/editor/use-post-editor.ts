import { useEffect, useState } from "react";
import type { ApiOutput } from "../../../../lib/api.ts";
import type { Post } from "../../post-types.ts";
import { findKeptDraft, forgetDraft, keepDraft } from "./kept-draft.ts";
import { differs, draftOf, emptyDraft, validateDraft } from "./post-draft.ts";
import type { DraftErrors, PostDraft } from "./post-draft.ts";
import { useAutosave } from "./use-autosave.ts";

type WorkingCopy = NonNullable<ApiOutput["blog"]["workingCopy"]>;

type Options = {
  post: Post | null;
  userId: string;
  /** The unsaved text on the server. */
  workingCopy: WorkingCopy | null;
};

/** Returns the newer of the drafts on this device and on the server. */
function newestKept(userId: string, postId: number | "new", copy: WorkingCopy | null) {
  const kept = findKeptDraft(userId, postId);
  if (copy === null) return kept;
  if (kept !== null && new Date(kept.keptAt) >= copy.savedAt) return kept;
  const baseUpdatedAt = copy.baseUpdatedAt?.toISOString() ?? null;
  return { draft: copy.draft, baseUpdatedAt, keptAt: copy.savedAt.toISOString() };
}

/** The state of the form. Unsaved text is kept on this device and on the server. */
export function usePostEditor({ post, userId, workingCopy }: Options) {
  const postId = post?.id ?? "new";
  const [saved, setSaved] = useState(() => (post ? draftOf(post) : emptyDraft));
  const [kept] = useState(() => newestKept(userId, postId, workingCopy));
  const isKeptNews = kept !== null && differs(kept.draft, saved);
  const [restoredAt, setRestoredAt] = useState(isKeptNews ? new Date(kept.keptAt) : null);
  const [draft, setDraft] = useState(isKeptNews ? kept.draft : saved);
  /** The version that this text is based on. */
  const [base, setBase] = useState(() => {
    const keptBase = isKeptNews ? kept.baseUpdatedAt : null;
    return keptBase === null ? (post?.updatedAt ?? null) : new Date(keptBase);
  });
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const [serverErrors, setServerErrors] = useState<DraftErrors>({});
  const isDirty = differs(draft, saved);
  const autosave = useAutosave({
    ...{ postId: post?.id ?? null, draft, base, isDirty },
    isStored: workingCopy !== null,
  });

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
    isDirty,
    autosave: autosave.state,
    restoredAt,
    errors: { ...serverErrors, ...(sentAt ? validateDraft(draft, sentAt) : {}) },
    setServerErrors,
    change: (make: (present: PostDraft) => PostDraft) => {
      setDraft(make);
      setServerErrors({});
    },
    /** Returns the first invalid field. After this call, all fields show their errors. */
    check: (): keyof PostDraft | undefined => {
      const now = new Date();
      setSentAt(now);
      const [first] = Object.keys(validateDraft(draft, now));
      // The keys of the errors are field names.
      return first as keyof PostDraft | undefined;
    },
    /** Bases the text on another version without changing it. */
    rebase: setBase,
    startFrom,
    /** Reverts to the saved post. */
    discard: () => startFrom(post ? draftOf(post) : emptyDraft, post?.updatedAt ?? null),
    forget: async () => {
      forgetDraft(userId, postId);
      await autosave.end();
    },
  };
}
