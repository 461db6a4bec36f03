import { useEffect, useRef, useState } from "react";
import { api } from "../../../../lib/api.ts";
import type { PostDraft } from "./post-draft.ts";

/** Milliseconds after the last key: long enough to finish a word, short enough to lose little. */
const pauseMs = 1500;

export type AutosaveState = { kind: "idle" | "saving" | "failed" } | { kind: "saved"; at: Date };

type Options = {
  postId: number | null;
  draft: PostDraft;
  base: Date | null;
  /** Whether the draft differs from the saved post. */
  isDirty: boolean;
  /** Whether the server has a working copy of this post. */
  isStored: boolean;
};

/**
 * Saves unsaved text to the server shortly after each change, and deletes that copy once the post
 * is saved.
 */
export function useAutosave({ postId, draft, base, isDirty, isStored }: Options) {
  const [state, setState] = useState<AutosaveState>({ kind: "idle" });
  const isOnServer = useRef(isStored);
  const isEnded = useRef(false);
  const { mutateAsync: keep } = api.blog.keepWorkingCopy.useMutation();
  const { mutateAsync: discard } = api.blog.discardWorkingCopy.useMutation();

  useEffect(() => {
    if (!isDirty && !isOnServer.current) return;
    const timer = setTimeout(() => {
      if (isEnded.current) return;
      const save = async () => {
        if (!isDirty) {
          await discard({ postId });
          isOnServer.current = false;
          setState({ kind: "idle" });
          return;
        }
        setState({ kind: "saving" });
        isOnServer.current = true;
        const { savedAt } = await keep({ postId, draft, baseUpdatedAt: base });
        setState({ kind: "saved", at: savedAt });
      };
      // The text is also stored on this device.
      void save().catch(() => setState({ kind: "failed" }));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [base, discard, draft, isDirty, keep, postId]);

  /** Stops saving, once the text is saved or discarded. */
  const end = async () => {
    isEnded.current = true;
    if (isOnServer.current) await discard({ postId }).catch(() => undefined);
  };
  return { state, end };
}
