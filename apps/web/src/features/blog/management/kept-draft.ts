import type { PostDraft } from "./post-draft.ts";

/** What somebody has typed and not saved, with the version of the post that they began from. */
export type KeptDraft = { draft: PostDraft; baseUpdatedAt: string | null; keptAt: string };

const keyOf = (userId: string, postId: number | "new") =>
  `resume-picker:post:${userId}:${String(postId)}`;

/** On this device, so that the text outlives a reload, a lost session and a failed save. */
export function keepDraft(userId: string, postId: number | "new", kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(userId, postId), JSON.stringify(kept));
  } catch {
    // Storage may be full or forbidden; the text then lives as long as the page.
  }
}

export function findKeptDraft(userId: string, postId: number | "new"): KeptDraft | null {
  try {
    const text = localStorage.getItem(keyOf(userId, postId));
    // Written by `keepDraft` alone.
    return text === null ? null : (JSON.parse(text) as KeptDraft);
  } catch {
    return null;
  }
}

export function forgetDraft(userId: string, postId: number | "new"): void {
  try {
    localStorage.removeItem(keyOf(userId, postId));
  } catch {
    // Nothing was kept then.
  }
}
