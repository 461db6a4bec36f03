import { useEffect, useState } from "react";
import { findKeptText, forgetText, keepText } from "../../lib/kept/kept-text.ts";
import { useSession } from "../../lib/session/session.ts";
import { differs } from "./job-draft.ts";
import type { JobDraft } from "./job-draft.ts";

/**
 * The draft, stored on this device until it is saved. `restored` is true if a stored draft was
 * found.
 */
export function useKeptDraft(jobId: number | null, saved: JobDraft) {
  const { user } = useSession();
  const name = `job:${user?.id ?? ""}:${String(jobId ?? "new")}`;
  // Only the effect below writes this value.
  const [kept] = useState(() => findKeptText(name) as JobDraft | null);
  const isNews = kept !== null && differs(kept, saved);
  const [draft, setDraft] = useState(isNews ? kept : saved);
  const isDirty = differs(draft, saved);
  useEffect(() => {
    if (isDirty) keepText(name, draft);
    else forgetText(name);
  }, [draft, isDirty, name]);
  return { draft, setDraft, isDirty, isRestored: isNews, forget: () => forgetText(name) };
}
